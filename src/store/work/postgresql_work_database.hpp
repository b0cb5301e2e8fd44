// The tables of workers in the database of a house. Jobs lie in a table without a log: after a
// crash of PostgreSQL it is empty, and those who wait do their jobs themselves.
#pragma once

#include <string>
#include <utility>

#include "store/postgresql/opening.hpp"
#include "store/postgresql/reader.hpp"
#include "store/work/work_store.hpp"

namespace tabuleiro::store {

class PostgresqlWorkDatabase {
  public:
    // SKIP LOCKED: two nodes that ask at the same moment get two different jobs.
    static constexpr std::string_view lease_statement =
        "UPDATE jobs SET worker = $1, last_worker = $1, tries = tries + 1, lease_end = $2 + lease"
        " WHERE id = (SELECT id FROM jobs WHERE signature = $3 AND tries < $4"
        "  AND strpos($5, ' ' || kind || ' ') > 0 AND answer = '' AND lease_end < $2"
        "  AND last_worker <> $1 AND not_by <> $1 AND EXISTS (SELECT 1 FROM workers"
        "   WHERE name = $1 AND revoked = 0 AND suspended = 0) ORDER BY rank, id LIMIT 1"
        "  FOR UPDATE SKIP LOCKED)"
        " RETURNING id, tries, kind, text, not_by";

    [[nodiscard]] static Expected<PostgresqlWorkDatabase> open(const std::string& address);

    // If the connection was lost the statement is sent again on a new one; then it may have been
    // carried out twice. A job that is leased and not handed out is leased again later.
    template <class... Values>
    [[nodiscard]] Expected<postgresql::Result> rows(std::string_view statement,
                                                    const Values&... values) {
        return reader_([&](postgresql::Connection& connection) {
            return connection.run({statement, postgresql::Parameters().add(values...)});
        });
    }

  private:
    explicit PostgresqlWorkDatabase(postgresql::Reader reader) : reader_(std::move(reader)) {}

    postgresql::Reader reader_;
};

} // namespace tabuleiro::store
