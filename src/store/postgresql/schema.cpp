#include "store/postgresql/schema.hpp"

#include <array>

namespace tabuleiro::store::postgresql {
namespace {

// Step N leads from version N to N + 1.
constexpr std::array steps{
    // Texts of the house may be any bytes (bytea); words are compared byte by byte (COLLATE "C").
    //
    // A table's row counts its events: appending one is a compare-and-set on `last`. `epoch` is the
    // number of the node that hosts the table, 0 if there is only one. Only `last` and `touched`
    // change at each event, neither has an index, and pages are filled to 70 %, so that the
    // new row stays on its page and no index is touched.
    //
    // Events have no foreign key: the statement that writes one has just locked its table's row.
    R"(
CREATE TABLE tabuleiro (
    one_row        boolean PRIMARY KEY DEFAULT true CHECK (one_row),
    version        integer NOT NULL,
    oldest_program integer NOT NULL
);
INSERT INTO tabuleiro (version, oldest_program) VALUES (0, 0);
CREATE TABLE tables (
    key      bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id       text COLLATE "C" NOT NULL UNIQUE,
    game     text COLLATE "C" NOT NULL,
    settings bytea NOT NULL,
    created  bigint NOT NULL,
    ended    bigint,
    winner   smallint,
    ending   text,
    rule     text,
    adopted  boolean NOT NULL DEFAULT false,
    counted  boolean NOT NULL DEFAULT false,
    epoch    bigint NOT NULL DEFAULT 0,
    last     integer NOT NULL DEFAULT 0,
    touched  bigint NOT NULL
) WITH (fillfactor = 70);
CREATE TABLE seats (
    table_key  bigint NOT NULL REFERENCES tables,
    player     smallint NOT NULL CHECK (player IN (0, 1)),
    kind       text NOT NULL,
    name       bytea NOT NULL,
    level      text COLLATE "C" NOT NULL,
    secret     bytea,
    invitation bytea,
    open       boolean NOT NULL,
    PRIMARY KEY (table_key, player)
);
CREATE INDEX seats_secret ON seats (secret, open) WHERE secret IS NOT NULL;
CREATE TABLE events (
    table_key  bigint NOT NULL,
    number     integer NOT NULL,
    at         bigint NOT NULL,
    seat       smallint,
    kind       text NOT NULL,
    text       bytea NOT NULL,
    command_id text,
    PRIMARY KEY (table_key, number)
);
CREATE UNIQUE INDEX events_command ON events (table_key, seat, command_id)
    WHERE command_id IS NOT NULL;
CREATE TABLE standings (
    name      bytea NOT NULL,
    game      text COLLATE "C" NOT NULL,
    level     text COLLATE "C" NOT NULL,
    victories bigint NOT NULL,
    draws     bigint NOT NULL,
    defeats   bigint NOT NULL,
    games     bigint NOT NULL GENERATED ALWAYS AS (victories + draws + defeats) STORED,
    PRIMARY KEY (name, game, level)
);
CREATE INDEX standings_games ON standings (games);
)",
};

// The oldest version whose programs can use what this program writes.
constexpr int oldest_program = 1;

Expected<std::int64_t> number_of(Connection& connection, std::string_view statement) {
    const auto result = connection.run({statement});
    if (!result) {
        return tl::unexpected(result.error());
    }
    return result->rows() == 0 ? 0 : result->number(0, 0);
}

} // namespace

int schema_version() {
    return static_cast<int>(steps.size());
}

Expected<int> version_of(Connection& connection) {
    const auto ours = number_of(connection, "SELECT to_regclass('tabuleiro') IS NOT NULL");
    const auto things = number_of(
        connection,
        "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema::regnamespace");
    for (const auto* number : {&ours, &things}) {
        if (!*number) {
            return tl::unexpected(number->error());
        }
    }
    if (*ours == 0 && *things > 0) {
        return fail("The database belongs to another program: it has tables that are not those "
                    "of a house.");
    }
    if (*ours == 0) {
        return 0;
    }
    const auto version = connection.run({"SELECT version, oldest_program FROM tabuleiro"});
    if (!version) {
        return tl::unexpected(version.error());
    }
    if (version->rows() != 1 || version->number(0, 1) > schema_version()) {
        return fail("The database was written by a newer version of this program: it has schema "
                    "{schema}, and this program knows up to {known}.",
                    version->rows() == 1 ? version->number(0, 0) : 0, schema_version());
    }
    return static_cast<int>(version->number(0, 0));
}

Expected<void> migrate(Connection& connection, int version) {
    if (version >= schema_version()) {
        return {};
    }
    std::string sql = "BEGIN;";
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
        sql += steps[step];
    }
    sql += "UPDATE tabuleiro SET version = " + std::to_string(schema_version()) +
           ", oldest_program = " + std::to_string(oldest_program) + ";COMMIT";
    auto done = connection.execute(sql.c_str());
    if (!done && connection.alive()) {
        static_cast<void>(connection.execute("ROLLBACK"));
    }
    return done;
}

} // namespace tabuleiro::store::postgresql
