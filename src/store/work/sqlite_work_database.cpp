#include "store/work/sqlite_work_database.hpp"

#include <fcntl.h>

#include "files/descriptor.hpp"

namespace tabuleiro::store {
namespace {

constexpr int work_patience_ms = 5000;
constexpr std::int64_t work_version = 1;

constexpr const char* work_schema = R"(
BEGIN IMMEDIATE;
CREATE TABLE IF NOT EXISTS workers (
    name      TEXT PRIMARY KEY,
    key       BLOB NOT NULL UNIQUE,
    kinds     TEXT NOT NULL,
    created   INTEGER NOT NULL,
    seen      INTEGER NOT NULL DEFAULT 0,
    signature TEXT NOT NULL DEFAULT '',
    revoked   INTEGER NOT NULL DEFAULT 0,
    suspended INTEGER NOT NULL DEFAULT 0,
    done      INTEGER NOT NULL DEFAULT 0,
    failed    INTEGER NOT NULL DEFAULT 0
) STRICT;
CREATE TABLE IF NOT EXISTS jobs (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    owner       INTEGER NOT NULL,
    kind        TEXT NOT NULL,
    text        TEXT NOT NULL,
    signature   TEXT NOT NULL,
    rank        INTEGER NOT NULL,
    lease       INTEGER NOT NULL,
    not_by      TEXT NOT NULL,
    created     INTEGER NOT NULL,
    tries       INTEGER NOT NULL DEFAULT 0,
    worker      TEXT NOT NULL DEFAULT '',
    last_worker TEXT NOT NULL DEFAULT '',
    lease_end   INTEGER NOT NULL DEFAULT 0,
    answer      TEXT NOT NULL DEFAULT ''
) STRICT;
CREATE INDEX IF NOT EXISTS jobs_owner ON jobs (owner);
CREATE INDEX IF NOT EXISTS jobs_rank ON jobs (rank, id);
CREATE TABLE IF NOT EXISTS evaluations (
    key       BLOB NOT NULL,
    signature TEXT NOT NULL,
    text      TEXT NOT NULL,
    worker    TEXT NOT NULL,
    PRIMARY KEY (key, signature)
) STRICT, WITHOUT ROWID;
CREATE INDEX IF NOT EXISTS evaluations_worker ON evaluations (worker);
PRAGMA user_version = 1;
COMMIT;
)";

// Keys are in it as hashes only; even so it is its owner's alone.
void make_private_work_file(const std::string& path) {
    const Descriptor closed(::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0600));
}

} // namespace

void SqliteWorkDatabase::Rows::add(const Row& row, int columns) {
    auto& cells = rows_.emplace_back();
    for (int column = 0; column < columns; ++column) {
        cells.push_back({row.number(column), row.text(column)});
    }
}

Expected<SqliteWorkDatabase> SqliteWorkDatabase::open(const std::string& path, Missing missing) {
    if (missing == Missing::Make) {
        make_private_work_file(path); // if it fails and there is none, opening says so
    }
    auto connection =
        Connection::open(path, SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX, std::string());
    if (!connection) {
        return tl::unexpected(connection.error());
    }
    sqlite3_busy_timeout(connection->handle(), work_patience_ms);
    std::int64_t version = 0;
    auto done =
        connection->select("PRAGMA user_version", [&](const Row& row) { version = row.number(0); });
    if (done && version > work_version) {
        return fail("The file {path} was written by a newer version of this program: it has schema "
                    "{schema}, and this program knows up to {known}.",
                    path, version, work_version);
    }
    for (const char* const sql :
         {"PRAGMA journal_mode = WAL", "PRAGMA synchronous = NORMAL", work_schema}) {
        if (done) {
            done = connection->execute(sql);
        }
    }
    if (!done) {
        return tl::unexpected(done.error());
    }
    return SqliteWorkDatabase(*std::move(connection));
}

} // namespace tabuleiro::store
