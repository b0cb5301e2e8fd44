// A transaction in SQL that SQLite and PostgreSQL both understand.
//
// In PostgreSQL every whole number is sent as a bigint and a text as text or bytea, whichever the
// statement compares it with: so columns are of these types, and where an older one is not, the
// statement says CAST($1 AS bigint).
#pragma once

#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/error.hpp"
#include "store/sql/rows.hpp"

namespace tabuleiro::store::sql {

class Transaction {
  public:
    virtual ~Transaction() = default;

    // The statement is a literal with $1, $2 and so on, numbered in the order in which they first
    // appear. After a failure nothing more is carried out, and all that was is taken back.
    [[nodiscard]] Expected<Rows> run(std::string_view statement, std::vector<Value> values = {}) {
        if (failure_) {
            return tl::unexpected(*failure_);
        }
        auto rows = carry_out(statement, values);
        if (!rows) {
            failure_ = rows.error();
        }
        return rows;
    }

    // Why a statement failed, if one did.
    const std::optional<Error>& failure() const { return failure_; }

  private:
    virtual Expected<Rows> carry_out(std::string_view statement,
                                     const std::vector<Value>& values) = 0;

    std::optional<Error> failure_;
};

} // namespace tabuleiro::store::sql
