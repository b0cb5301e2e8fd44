// Statements on a connection to PostgreSQL that is in a transaction.
#pragma once

#include "store/postgresql/connection.hpp"
#include "store/sql/transaction.hpp"

namespace tabuleiro::store::postgresql {

class SqlTransaction final : public sql::Transaction {
  public:
    explicit SqlTransaction(Connection& connection) : connection_(connection) {}

  private:
    Expected<sql::Rows> carry_out(std::string_view statement,
                                  const std::vector<sql::Value>& values) override {
        Command command{statement};
        for (const sql::Value& value : values) {
            command.parameters.add_value(value);
        }
        return connection_.run(command).map([](const Result& result) { return result.to_rows(); });
    }

    Connection& connection_;
};

} // namespace tabuleiro::store::postgresql
