#include "store/postgresql/schema.hpp"

#include <array>

#include "store/postgresql/locks.hpp"

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
    // Many nodes. `taken_from` is the epoch of the host before, 0 if that had released the table;
    // `seized` is when the table was last taken from a host that was unreachable. `lost_tables`
    // waits for the heartbeat of the node that is to hear of it. The key is made of PostgreSQL's
    // strong random numbers, 122 bits in each uuid.
    R"(
ALTER TABLE tabuleiro ADD COLUMN node_key bytea;
UPDATE tabuleiro SET node_key = sha256(convert_to(
    concat(gen_random_uuid(), gen_random_uuid(), gen_random_uuid()), 'UTF8'));
CREATE SEQUENCE epochs AS integer;
CREATE TABLE nodes (
    epoch     bigint PRIMARY KEY,
    address   text NOT NULL,
    heartbeat timestamptz NOT NULL,
    ended     boolean NOT NULL DEFAULT false
) WITH (fillfactor = 50);
CREATE TABLE lost_tables (
    epoch bigint NOT NULL,
    id    text COLLATE "C" NOT NULL
);
CREATE INDEX lost_tables_epoch ON lost_tables (epoch);
ALTER TABLE tables
    ADD COLUMN taken_from bigint NOT NULL DEFAULT 0,
    ADD COLUMN seized timestamptz;
)",
    // Workers, their jobs and what they found (store/work). Jobs need not survive a crash.
    R"(
CREATE TABLE workers (
    name      text COLLATE "C" PRIMARY KEY,
    key       bytea NOT NULL UNIQUE,
    kinds     text NOT NULL,
    created   bigint NOT NULL,
    seen      bigint NOT NULL DEFAULT 0,
    signature text NOT NULL DEFAULT '',
    revoked   bigint NOT NULL DEFAULT 0,
    suspended bigint NOT NULL DEFAULT 0,
    done      bigint NOT NULL DEFAULT 0,
    failed    bigint NOT NULL DEFAULT 0
);
CREATE UNLOGGED TABLE jobs (
    id          bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    owner       bigint NOT NULL,
    kind        text NOT NULL,
    text        text NOT NULL,
    signature   text NOT NULL,
    rank        bigint NOT NULL,
    lease       bigint NOT NULL,
    not_by      text NOT NULL,
    created     bigint NOT NULL,
    tries       bigint NOT NULL DEFAULT 0,
    worker      text NOT NULL DEFAULT '',
    last_worker text NOT NULL DEFAULT '',
    lease_end   bigint NOT NULL DEFAULT 0,
    answer      text NOT NULL DEFAULT ''
);
CREATE INDEX jobs_owner ON jobs (owner);
CREATE TABLE evaluations (
    key       bytea NOT NULL,
    signature text NOT NULL,
    text      text NOT NULL,
    worker    text COLLATE "C" NOT NULL,
    PRIMARY KEY (key, signature)
);
CREATE INDEX evaluations_worker ON evaluations (worker);
)",
};

// The oldest version whose programs can use what this program writes. Those of version 1 have no
// epoch.
constexpr int oldest_program = 2;

// The statements from a version to the present one, up to the end of the transaction.
std::string steps_from(int version) {
    std::string sql;
    for (auto step = static_cast<std::size_t>(version); step < steps.size(); ++step) {
        sql += steps[step];
    }
    if (!sql.empty()) {
        sql += "UPDATE tabuleiro SET version = " + std::to_string(steps.size()) +
               ", oldest_program = " + std::to_string(oldest_program) + ";";
    }
    return sql + "COMMIT";
}

} // namespace

int schema_version() {
    return static_cast<int>(steps.size());
}

Expected<int> version_of(Connection& connection) {
    // One statement: another program may just be making the tables.
    const auto things = connection.run(
        {"SELECT count(*) FILTER (WHERE relname = 'tabuleiro'), count(*) FROM pg_class"
         " WHERE relnamespace = current_schema::regnamespace"});
    if (!things) {
        return tl::unexpected(things.error());
    }
    const bool ours = things->number(0, 0) > 0;
    if (!ours && things->number(0, 1) > 0) {
        return fail("The database belongs to another program: it has tables that are not those "
                    "of a house.");
    }
    if (!ours) {
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

Expected<void> migrate(Connection& connection) {
    auto version = version_of(connection);
    if (!version || *version >= schema_version()) {
        return version.map([](int) {});
    }
    auto done = connection.execute("BEGIN; SELECT pg_advisory_xact_lock(" SCHEMA_LOCK ")");
    if (done) {
        version = version_of(connection); // another program may just have done it
        done = version ? connection.execute(steps_from(*version).c_str())
                       : tl::unexpected(version.error());
    }
    if (!done && connection.alive()) {
        static_cast<void>(connection.execute("ROLLBACK"));
    }
    return done;
}

} // namespace tabuleiro::store::postgresql
