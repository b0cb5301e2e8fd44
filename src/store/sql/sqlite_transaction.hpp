// Statements on a connection to SQLite that is in a transaction.
#pragma once

#include "store/sql/transaction.hpp"
#include "store/sqlite.hpp"

namespace tabuleiro::store::sql {

class SqliteTransaction final : public Transaction {
  public:
    explicit SqliteTransaction(Connection& connection) : connection_(connection) {}

  private:
    Expected<Rows> carry_out(std::string_view statement, const std::vector<Value>& values) override;

    Connection& connection_;
};

} // namespace tabuleiro::store::sql
