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
    // People (store/people). A seat with a person has no secret. `secret`, `code` and `card` are
    // hashes; `full_at` is when a bucket of attempts will be as if nobody had tried. Numbers of
    // `counters` have no gaps and are in the order of the commits. `seated`, when a person last sat
    // down, is written by whoever seats them, so that a removal at the same time notices.
    R"(
CREATE TABLE people (
    id       text COLLATE "C" PRIMARY KEY,
    name     bytea NOT NULL,
    folded   bytea NOT NULL UNIQUE,
    role     text COLLATE "C" NOT NULL,
    created  bigint NOT NULL,
    made_by  text COLLATE "C" NOT NULL,
    code     bytea,
    card     bytea UNIQUE,
    password text,
    seated   bigint NOT NULL DEFAULT 0
);
CREATE TABLE devices (
    id      text COLLATE "C" PRIMARY KEY,
    person  text COLLATE "C" NOT NULL REFERENCES people,
    label   bytea NOT NULL,
    created bigint NOT NULL,
    seen    bigint NOT NULL,
    secret  bytea NOT NULL UNIQUE
);
CREATE INDEX devices_person ON devices (person);
CREATE TABLE counters (
    name text COLLATE "C" PRIMARY KEY,
    last bigint NOT NULL
);
INSERT INTO counters (name, last) VALUES ('session changes', 0), ('moderation', 0);
CREATE TABLE session_changes (
    number bigint PRIMARY KEY,
    person text COLLATE "C" NOT NULL,
    device text COLLATE "C" NOT NULL
);
CREATE TABLE groups (
    id      text COLLATE "C" PRIMARY KEY,
    name    bytea NOT NULL,
    teacher text COLLATE "C" NOT NULL REFERENCES people,
    created bigint NOT NULL
);
CREATE INDEX groups_teacher ON groups (teacher);
CREATE TABLE members (
    group_id  text COLLATE "C" NOT NULL REFERENCES groups,
    person    text COLLATE "C" NOT NULL REFERENCES people,
    real_name bytea NOT NULL,
    accepted  bigint NOT NULL,
    PRIMARY KEY (group_id, person)
);
CREATE INDEX members_person ON members (person);
CREATE TABLE attempts (
    key     bytea PRIMARY KEY,
    tokens  double precision NOT NULL,
    at      bigint NOT NULL,
    full_at bigint NOT NULL
);
CREATE INDEX attempts_full_at ON attempts (full_at);
CREATE TABLE known_addresses (
    person  text COLLATE "C" NOT NULL REFERENCES people,
    address bytea NOT NULL,
    at      bigint NOT NULL,
    PRIMARY KEY (person, address)
);
CREATE TABLE policies (
    name  text COLLATE "C" PRIMARY KEY,
    value bytea NOT NULL
);
CREATE TABLE administrator_links (
    secret  bytea PRIMARY KEY,
    expires bigint NOT NULL
);
CREATE TABLE moderation (
    number   bigint PRIMARY KEY,
    at       bigint NOT NULL,
    by       text COLLATE "C" NOT NULL,
    action   text COLLATE "C" NOT NULL,
    person   text COLLATE "C" NOT NULL,
    table_id text COLLATE "C" NOT NULL,
    text     bytea NOT NULL
);
CREATE INDEX moderation_by ON moderation (by);
CREATE INDEX moderation_person ON moderation (person);
CREATE TABLE key_check (
    one_row bigint PRIMARY KEY CHECK (one_row = 1),
    value   bytea NOT NULL
);
ALTER TABLE seats ADD COLUMN person text COLLATE "C";
CREATE INDEX seats_person ON seats (person, table_key) WHERE person IS NOT NULL;
CREATE INDEX seats_person_open ON seats (person) WHERE person IS NOT NULL AND open;
)",
    // Finished games of people are numbered, in the order of the commits, and whoever records them
    // (store/history) goes by these numbers: `recorded` is the last one. `opponent` is a person,
    // `level-3`, or empty; `nth` counts the rated games of a person in a game, and is null in
    // others.
    //
    // Slow games (store/slow). `deadline`: when the player to move loses by time, in a game with
    // days per move that is being played. `lines` are a secret of their seat. A row of
    // `notifications` is made by the one node that sends it.
    R"(
ALTER TABLE people ADD COLUMN hides text NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN finish_number bigint;
UPDATE tables SET finish_number = n.number FROM
    (SELECT key, row_number() OVER (ORDER BY ended, key) AS number FROM tables
     WHERE ended IS NOT NULL
         AND key IN (SELECT table_key FROM seats WHERE person IS NOT NULL)) AS n
    WHERE n.key = tables.key;
CREATE UNIQUE INDEX tables_finish_number ON tables (finish_number)
    WHERE finish_number IS NOT NULL;
INSERT INTO counters (name, last)
    SELECT 'finishes', coalesce(max(finish_number), 0) FROM tables UNION ALL SELECT 'recorded', 0;
CREATE TABLE history (
    person           text COLLATE "C" NOT NULL,
    ended            bigint NOT NULL,
    number           bigint NOT NULL,
    table_id         text COLLATE "C" NOT NULL,
    game             text COLLATE "C" NOT NULL,
    player           bigint NOT NULL,
    opponent         text COLLATE "C" NOT NULL,
    result           text COLLATE "C" NOT NULL,
    speed            text COLLATE "C" NOT NULL,
    listed           bigint NOT NULL,
    nth              bigint,
    rating_before    double precision,
    deviation_before double precision,
    rating           double precision,
    deviation        double precision,
    volatility       double precision,
    PRIMARY KEY (person, ended, number)
);
CREATE INDEX history_game ON history (person, game, ended, number);
CREATE INDEX history_opponent ON history (person, opponent, ended, number);
CREATE INDEX history_result ON history (person, result, ended, number);
CREATE INDEX history_speed ON history (person, speed, ended, number);
CREATE INDEX history_number ON history (number);
CREATE UNIQUE INDEX history_nth ON history (person, game, nth) WHERE nth IS NOT NULL;
CREATE TABLE results (
    person   text COLLATE "C" NOT NULL,
    listed   bigint NOT NULL,
    opponent text COLLATE "C" NOT NULL,
    game     text COLLATE "C" NOT NULL,
    won      bigint NOT NULL,
    drawn    bigint NOT NULL,
    lost     bigint NOT NULL,
    last     bigint NOT NULL,
    PRIMARY KEY (person, listed, opponent, game)
);
CREATE TABLE ratings (
    person     text COLLATE "C" NOT NULL,
    game       text COLLATE "C" NOT NULL,
    rating     double precision NOT NULL,
    deviation  double precision NOT NULL,
    volatility double precision NOT NULL,
    games      bigint NOT NULL,
    last_game  bigint NOT NULL,
    PRIMARY KEY (person, game)
);
ALTER TABLE tables ADD COLUMN deadline bigint;
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE conditional_moves (
    table_id         text COLLATE "C" NOT NULL,
    player           bigint NOT NULL,
    position_version bigint NOT NULL,
    plies            bigint NOT NULL,
    lines            bytea NOT NULL,
    PRIMARY KEY (table_id, player)
);
CREATE TABLE notifications (
    key text COLLATE "C" PRIMARY KEY,
    at  bigint NOT NULL
);
CREATE INDEX notifications_at ON notifications (at);
CREATE INDEX seats_waiting ON seats (table_key) WHERE kind IN ('open', 'person');
CREATE TABLE lobby_entries (
    epoch  bigint NOT NULL,
    kind   bigint NOT NULL,
    id     text COLLATE "C" NOT NULL,
    number bigint NOT NULL,
    at     bigint NOT NULL,
    value  bytea NOT NULL,
    gone   bigint NOT NULL,
    PRIMARY KEY (epoch, kind, id)
);
CREATE UNIQUE INDEX lobby_entries_number ON lobby_entries (number);
INSERT INTO counters (name, last) VALUES ('lobby', 0);
)",
    // Programs of people (store/people/programs.hpp): a program is a person too, and `secret` is
    // the hash of its token; null without one. Greetings that a teacher has switched off.
    R"(
CREATE TABLE programs (
    id         text COLLATE "C" PRIMARY KEY REFERENCES people,
    owner      text COLLATE "C" NOT NULL REFERENCES people,
    challenges text COLLATE "C" NOT NULL,
    token      text COLLATE "C" NOT NULL,
    secret     bytea UNIQUE,
    scopes     text COLLATE "C" NOT NULL,
    expires    bigint NOT NULL,
    seen       bigint
);
CREATE INDEX programs_owner ON programs (owner);
ALTER TABLE groups ADD COLUMN greetings bigint NOT NULL DEFAULT 1;
CREATE INDEX groups_without_greetings ON groups (id) WHERE greetings = 0;
)",
    // Tournaments (store/tournaments): `last` is the number of the last event, `group_id` is empty
    // where anybody may see the tournament.
    R"(
CREATE TABLE tournaments (
    id       text COLLATE "C" PRIMARY KEY,
    number   bigint NOT NULL UNIQUE,
    created  bigint NOT NULL,
    director text COLLATE "C" NOT NULL,
    group_id text COLLATE "C" NOT NULL,
    last     bigint NOT NULL,
    finished bigint NOT NULL,
    summary  text NOT NULL
);
CREATE INDEX tournaments_unfinished ON tournaments (director) WHERE finished = 0;
CREATE INDEX tournaments_director ON tournaments (director);
CREATE TABLE tournament_events (
    tournament text COLLATE "C" NOT NULL REFERENCES tournaments,
    number     bigint NOT NULL,
    at         bigint NOT NULL,
    by         text COLLATE "C" NOT NULL,
    command_id text COLLATE "C" NOT NULL,
    text       text NOT NULL,
    PRIMARY KEY (tournament, number)
);
CREATE UNIQUE INDEX tournament_events_command ON tournament_events (tournament, by, command_id)
    WHERE command_id <> '';
CREATE INDEX tournament_events_by ON tournament_events (by) WHERE by <> '';
CREATE TABLE tournament_people (
    person     text COLLATE "C" NOT NULL,
    tournament text COLLATE "C" NOT NULL REFERENCES tournaments,
    PRIMARY KEY (person, tournament)
);
)",
    // The course (store/course). A hand-in that waits has no `report`; `program` is what a version
    // is
    // called at tables, and `seats_engine` finds these. `winner` is empty while a game is played.
    R"(
CREATE TABLE assignments (
    id             text COLLATE "C" PRIMARY KEY,
    number         bigint NOT NULL UNIQUE,
    teacher        text COLLATE "C" NOT NULL,
    group_id       text COLLATE "C" NOT NULL,
    created        bigint NOT NULL,
    opens          bigint,
    closes         bigint,
    text           bytea NOT NULL,
    ladder_running bigint NOT NULL,
    final          text COLLATE "C" NOT NULL
);
CREATE INDEX assignments_teacher ON assignments (teacher);
CREATE INDEX assignments_group ON assignments (group_id);
CREATE TABLE hand_ins (
    id         text COLLATE "C" PRIMARY KEY,
    number     bigint NOT NULL UNIQUE,
    assignment text COLLATE "C" NOT NULL REFERENCES assignments,
    student    text COLLATE "C" NOT NULL,
    at         bigint NOT NULL,
    file       bytea NOT NULL,
    bytes      bigint NOT NULL,
    examined   bigint NOT NULL,
    version    bigint NOT NULL,
    program    bytea UNIQUE,
    hash       text COLLATE "C" NOT NULL,
    passed     bigint NOT NULL,
    failed     bigint NOT NULL,
    report     bytea NOT NULL
);
CREATE INDEX hand_ins_student ON hand_ins (student);
CREATE INDEX hand_ins_assignment ON hand_ins (assignment, student);
CREATE INDEX hand_ins_waiting ON hand_ins (number) WHERE examined = 0;
CREATE TABLE hand_in_files (
    hand_in text COLLATE "C" PRIMARY KEY REFERENCES hand_ins,
    source  bytea NOT NULL,
    program bytea NOT NULL
);
CREATE TABLE ladder_games (
    assignment     text COLLATE "C" NOT NULL REFERENCES assignments,
    number         bigint NOT NULL,
    table_id       text COLLATE "C" NOT NULL UNIQUE,
    first_hand_in  text COLLATE "C" NOT NULL,
    second_hand_in text COLLATE "C" NOT NULL,
    at             bigint NOT NULL,
    winner         text COLLATE "C" NOT NULL,
    failed         text COLLATE "C" NOT NULL,
    failure        bytea NOT NULL,
    PRIMARY KEY (assignment, number)
);
CREATE INDEX ladder_games_first ON ladder_games (first_hand_in, number);
CREATE INDEX ladder_games_second ON ladder_games (second_hand_in, number);
CREATE INDEX ladder_games_playing ON ladder_games (assignment, number) WHERE winner = '';
CREATE TABLE course_work (
    one_row bigint PRIMARY KEY CHECK (one_row = 1),
    node    text COLLATE "C" NOT NULL,
    until   bigint NOT NULL
);
CREATE INDEX seats_engine ON seats (name) WHERE kind = 'engine';
)",
    // Teams of students (store/course/teams); a hand-in without a team is its student's alone.
    // Batteries (store/course/batteries).
    R"(
CREATE TABLE teams (
    id         text COLLATE "C" PRIMARY KEY,
    assignment text COLLATE "C" NOT NULL REFERENCES assignments,
    name       text COLLATE "C" NOT NULL,
    folded     text COLLATE "C" NOT NULL,
    code       text COLLATE "C" NOT NULL,
    joinable   bigint NOT NULL,
    created    bigint NOT NULL,
    UNIQUE (assignment, folded),
    UNIQUE (assignment, code)
);
CREATE TABLE team_members (
    assignment text COLLATE "C" NOT NULL REFERENCES assignments,
    person     text COLLATE "C" NOT NULL,
    team       text COLLATE "C" NOT NULL REFERENCES teams,
    PRIMARY KEY (assignment, person)
);
CREATE INDEX team_members_team ON team_members (team);
CREATE INDEX team_members_person ON team_members (person);
ALTER TABLE hand_ins ADD COLUMN team text COLLATE "C" REFERENCES teams;
CREATE INDEX hand_ins_team ON hand_ins (team) WHERE team IS NOT NULL;
DROP INDEX hand_ins_assignment;
CREATE INDEX hand_ins_author ON hand_ins (assignment, coalesce(team, student));
CREATE TABLE assignment_batteries (
    assignment text COLLATE "C" PRIMARY KEY REFERENCES assignments,
    names      bytea NOT NULL,
    files      bytea NOT NULL
);
)",
};

// The oldest version whose programs can use what this program writes. Those before version 4 would
// give an invited person's seat to somebody else, those before version 5 would not number finished
// games, those before version 6 would not know events of programs, those before version 7 would let
// tables of tournaments be aborted, those before version 8 those of ladders, and those before
// version 9 would take a hand-in of a team for its student's.
constexpr int oldest_program = 9;

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
