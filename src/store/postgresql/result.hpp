// The rows that a statement gave, in binary form; rows and columns are counted from 0.
#pragma once

#include <libpq-fe.h>

#include <cstdint>
#include <memory>
#include <string>

#include "store/sql/rows.hpp"

namespace tabuleiro::store::postgresql {

class Result {
  public:
    explicit Result(PGresult* result) : result_(result) {}

    int rows() const { return PQntuples(result_.get()); }
    bool is_null(int row, int column) const { return PQgetisnull(result_.get(), row, column) == 1; }
    // Of any type of whole numbers, and of flags.
    std::int64_t number(int row, int column) const;
    // Any bytes; none for null.
    std::string text(int row, int column) const;

    sql::Rows to_rows() const;

    PGresult* handle() const { return result_.get(); }
    bool failed() const;
    // The failure is that of the connection, not of the statement.
    bool lost() const;
    // PostgreSQL's code of the failure (SQLSTATE); empty: none.
    std::string code() const;
    // What PostgreSQL says of the failure.
    std::string cause() const;

  private:
    struct Clear {
        void operator()(PGresult* result) const { PQclear(result); }
    };

    std::unique_ptr<PGresult, Clear> result_;
};

} // namespace tabuleiro::store::postgresql
