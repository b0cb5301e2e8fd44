#include "store/schema.hpp"

#include <array>
#include <cassert>

namespace tabuleiro::store {
namespace {

// "Tabu": so that the file of another program is never taken for ours.
constexpr std::int64_t application_id = 0x54616275;

// Step N leads from version N to N + 1.
constexpr std::array steps{
    // Entries lie by table and number, so that a table is read in one piece; a table that has not
    // ended has no `ended`.
    R"(
CREATE TABLE tables (
    key      INTEGER PRIMARY KEY,
    id       TEXT NOT NULL UNIQUE,
    game     TEXT NOT NULL,
    settings TEXT NOT NULL,
    created  INTEGER NOT NULL,
    ended    INTEGER,
    winner   INTEGER,
    ending   TEXT,
    rule     TEXT
) STRICT;
CREATE INDEX tables_ended ON tables (ended);
CREATE TABLE seats (
    table_key  INTEGER NOT NULL REFERENCES tables,
    player     INTEGER NOT NULL CHECK (player IN (0, 1)),
    kind       TEXT NOT NULL,
    name       TEXT NOT NULL,
    level      TEXT NOT NULL,
    owner      BLOB,
    invitation BLOB,
    PRIMARY KEY (table_key, player)
) STRICT, WITHOUT ROWID;
CREATE INDEX seats_owner ON seats (owner) WHERE owner IS NOT NULL;
CREATE TABLE entries (
    table_key INTEGER NOT NULL REFERENCES tables,
    number    INTEGER NOT NULL,
    at        INTEGER NOT NULL,
    seat      INTEGER,
    deed      TEXT NOT NULL,
    text      TEXT NOT NULL,
    PRIMARY KEY (table_key, number)
) STRICT, WITHOUT ROWID;
)",
    // Tables from elsewhere are kept to be looked at: 1 if it came by import.
    R"(
ALTER TABLE tables ADD COLUMN adopted INTEGER NOT NULL DEFAULT 0;
)",
    // Lists that are asked for often are read from an index, however long they are. `touched`: when
    // the last thing happened at the seat's table; none once that has ended. Standings are what
    // counting all tables that have ended gives.
    R"(
ALTER TABLE seats ADD COLUMN touched INTEGER;
UPDATE seats SET touched =
    (SELECT max(t.created, coalesce((SELECT max(at) FROM entries e WHERE e.table_key = t.key), 0))
     FROM tables t WHERE t.key = seats.table_key AND t.ended IS NULL);
CREATE INDEX seats_touched ON seats (owner, touched, table_key)
    WHERE owner IS NOT NULL AND touched IS NOT NULL;
CREATE TABLE standings (
    name      TEXT NOT NULL,
    game      TEXT NOT NULL,
    level     TEXT NOT NULL,
    victories INTEGER NOT NULL,
    draws     INTEGER NOT NULL,
    defeats   INTEGER NOT NULL,
    games     INTEGER NOT NULL GENERATED ALWAYS AS (victories + draws + defeats),
    PRIMARY KEY (name, game, level)
) STRICT, WITHOUT ROWID;
CREATE INDEX standings_games ON standings (games);
INSERT INTO standings (name, game, level, victories, draws, defeats)
    SELECT s.name, t.game, other.level, count(t.winner) FILTER (WHERE t.winner = s.player),
        count(*) FILTER (WHERE t.winner IS NULL),
        count(t.winner) FILTER (WHERE t.winner <> s.player)
    FROM tables t JOIN seats s ON s.table_key = t.key
    JOIN seats other ON other.table_key = t.key AND other.player = 1 - s.player
    WHERE t.ended IS NOT NULL AND s.kind <> 'computer' AND s.name <> ''
        AND NOT (t.winner IS NULL AND t.ending = 'abandonment')
    GROUP BY s.name, t.game, other.level;
)",
    // The words of today. The id of a command is kept with its event, so that a command that is
    // sent again is not carried out again.
    R"(
DROP INDEX seats_owner;
ALTER TABLE seats RENAME COLUMN owner TO secret;
CREATE INDEX seats_secret ON seats (secret) WHERE secret IS NOT NULL;
ALTER TABLE entries RENAME TO events;
ALTER TABLE events RENAME COLUMN deed TO kind;
ALTER TABLE events ADD COLUMN command_id TEXT;
CREATE UNIQUE INDEX events_command ON events (table_key, seat, command_id)
    WHERE command_id IS NOT NULL;
)",
};

Expected<std::int64_t> number_of(Connection& connection, std::string_view sql) {
    std::int64_t number = 0;
    const auto done = connection.select(sql, [&](const Row& row) { number = row.number(0); });
    if (!done) {
        return tl::unexpected(done.error());
    }
    return number;
}

} // namespace

int schema_version() {
    return static_cast<int>(steps.size());
}

Expected<int> version_of(Connection& connection) {
    const auto program = number_of(connection, "PRAGMA application_id");
    const auto version = number_of(connection, "PRAGMA user_version");
    const auto things = number_of(connection, "SELECT count(*) FROM sqlite_schema");
    for (const auto* number : {&program, &version, &things}) {
        if (!*number) {
            return tl::unexpected(number->error());
        }
    }
    if (*program == 0 && *version == 0 && *things == 0) {
        return 0;
    }
    if (*program != application_id || *version < 1) {
        return fail("The file {path} belongs to another program.", connection.path());
    }
    if (*version > schema_version()) {
        return fail("The file {path} was written by a newer version of this program: it has schema "
                    "{schema}, and this program knows up to {known}.",
                    connection.path(), *version, schema_version());
    }
    return static_cast<int>(*version);
}

Expected<void> migrate(Connection& connection, int version) {
    assert(version >= 0 && version <= schema_version());
    if (version == schema_version()) {
        return {};
    }
    std::string sql = "BEGIN IMMEDIATE;";
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
        sql += steps[step];
    }
    sql += "PRAGMA application_id = " + std::to_string(application_id) + ";" +
           "PRAGMA user_version = " + std::to_string(schema_version()) + ";COMMIT;";
    auto done = connection.execute(sql.c_str());
    if (!done && connection.in_transaction()) {
        static_cast<void>(connection.execute("ROLLBACK"));
    }
    return done;
}

} // namespace tabuleiro::store
