// `workers.db` beside the file of a house. Commits are not synchronised one by one: after a power
// loss the last ones may be missing, which costs nothing.
#pragma once

#include <string>
#include <variant>
#include <vector>

#include "store/sqlite.hpp"
#include "store/work/work_store.hpp"

namespace tabuleiro::store {

class SqliteWorkDatabase {
  public:
    class Rows {
      public:
        int rows() const { return static_cast<int>(rows_.size()); }
        std::int64_t number(int row, int column) const { return at(row, column).number; }
        const std::string& text(int row, int column) const { return at(row, column).text; }

        void add(const Row& row, int columns);

      private:
        struct Cell {
            std::int64_t number = 0;
            std::string text;
        };
        const Cell& at(int row, int column) const {
            return rows_[static_cast<std::size_t>(row)][static_cast<std::size_t>(column)];
        }

        std::vector<std::vector<Cell>> rows_;
    };

    static constexpr std::string_view lease_statement =
        "UPDATE jobs SET worker = $1, last_worker = $1, tries = tries + 1, lease_end = $2 + lease"
        " WHERE id = (SELECT id FROM jobs WHERE signature = $3 AND tries < $4"
        "  AND instr($5, ' ' || kind || ' ') > 0 AND answer = '' AND lease_end < $2"
        "  AND last_worker <> $1 AND not_by <> $1 AND EXISTS (SELECT 1 FROM workers"
        "   WHERE name = $1 AND revoked = 0 AND suspended = 0) ORDER BY rank, id LIMIT 1)"
        " RETURNING id, tries, kind, text, not_by";

    [[nodiscard]] static Expected<SqliteWorkDatabase> open(const std::string& path,
                                                           Missing missing);

    template <class... Values>
    [[nodiscard]] Expected<Rows> rows(std::string_view statement, const Values&... values) {
        Rows rows;
        const auto done = connection_.select(
            statement, [&](const Row& row) { rows.add(row, row.columns()); }, values...);
        if (!done) {
            return tl::unexpected(done.error());
        }
        return rows;
    }

  private:
    explicit SqliteWorkDatabase(Connection connection) : connection_(std::move(connection)) {}

    Connection connection_;
};

} // namespace tabuleiro::store
