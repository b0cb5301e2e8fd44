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
    // People (store/people). A seat with a person has no secret. `secret`, `code` and `card` are
    // hashes; `full_at` is when a bucket of attempts will be as if nobody had tried. Numbers of
    // `counters` have no gaps.
    R"(
CREATE TABLE people (
    id       TEXT NOT NULL PRIMARY KEY,
    name     TEXT NOT NULL,
    folded   TEXT NOT NULL UNIQUE,
    role     TEXT NOT NULL,
    created  INTEGER NOT NULL,
    made_by  TEXT NOT NULL,
    code     BLOB,
    card     BLOB UNIQUE,
    password TEXT
) STRICT;
CREATE TABLE devices (
    id      TEXT NOT NULL PRIMARY KEY,
    person  TEXT NOT NULL REFERENCES people,
    label   TEXT NOT NULL,
    created INTEGER NOT NULL,
    seen    INTEGER NOT NULL,
    secret  BLOB NOT NULL UNIQUE
) STRICT;
CREATE INDEX devices_person ON devices (person);
CREATE TABLE counters (
    name TEXT NOT NULL PRIMARY KEY,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO counters (name, last) VALUES ('session changes', 0), ('moderation', 0);
CREATE TABLE session_changes (
    number INTEGER PRIMARY KEY,
    person TEXT NOT NULL,
    device TEXT NOT NULL
) STRICT;
CREATE TABLE groups (
    id      TEXT NOT NULL PRIMARY KEY,
    name    TEXT NOT NULL,
    teacher TEXT NOT NULL REFERENCES people,
    created INTEGER NOT NULL
) STRICT;
CREATE INDEX groups_teacher ON groups (teacher);
CREATE TABLE members (
    group_id  TEXT NOT NULL REFERENCES groups,
    person    TEXT NOT NULL REFERENCES people,
    real_name TEXT NOT NULL,
    accepted  INTEGER NOT NULL,
    PRIMARY KEY (group_id, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX members_person ON members (person);
CREATE TABLE attempts (
    key     BLOB NOT NULL PRIMARY KEY,
    tokens  REAL NOT NULL,
    at      INTEGER NOT NULL,
    full_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX attempts_full_at ON attempts (full_at);
CREATE TABLE known_addresses (
    person  TEXT NOT NULL REFERENCES people,
    address BLOB NOT NULL,
    at      INTEGER NOT NULL,
    PRIMARY KEY (person, address)
) STRICT, WITHOUT ROWID;
CREATE TABLE policies (
    name  TEXT NOT NULL PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE administrator_links (
    secret  BLOB NOT NULL PRIMARY KEY,
    expires INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE TABLE moderation (
    number   INTEGER PRIMARY KEY,
    at       INTEGER NOT NULL,
    by       TEXT NOT NULL,
    action   TEXT NOT NULL,
    person   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    text     TEXT NOT NULL
) STRICT;
CREATE INDEX moderation_by ON moderation (by);
CREATE INDEX moderation_person ON moderation (person);
CREATE TABLE key_check (
    one_row INTEGER NOT NULL PRIMARY KEY CHECK (one_row = 1),
    value   BLOB NOT NULL
) STRICT;
ALTER TABLE seats ADD COLUMN person TEXT;
CREATE INDEX seats_person ON seats (person, table_key) WHERE person IS NOT NULL;
CREATE INDEX seats_person_touched ON seats (person, touched, table_key)
    WHERE person IS NOT NULL AND touched IS NOT NULL;
)",
    // Finished games of people are numbered, and whoever records them (store/history) goes by these
    // numbers: `recorded` is the last one. `opponent` is a person, `level-3`, or empty; `nth`
    // counts the rated games of a person in a game, and is null in others.
    //
    // Slow games (store/slow). `deadline`: when the player to move loses by time, in a game with
    // days per move that is being played. `lines` are a secret of their seat. A row of
    // `notifications` is made by the one node that sends it.
    R"(
ALTER TABLE people ADD COLUMN hides TEXT NOT NULL DEFAULT '';
ALTER TABLE tables ADD COLUMN finish_number INTEGER;
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
    person           TEXT NOT NULL,
    ended            INTEGER NOT NULL,
    number           INTEGER NOT NULL,
    table_id         TEXT NOT NULL,
    game             TEXT NOT NULL,
    player           INTEGER NOT NULL,
    opponent         TEXT NOT NULL,
    result           TEXT NOT NULL,
    speed            TEXT NOT NULL,
    listed           INTEGER NOT NULL,
    nth              INTEGER,
    rating_before    REAL,
    deviation_before REAL,
    rating           REAL,
    deviation        REAL,
    volatility       REAL,
    PRIMARY KEY (person, ended, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX history_game ON history (person, game, ended, number);
CREATE INDEX history_opponent ON history (person, opponent, ended, number);
CREATE INDEX history_result ON history (person, result, ended, number);
CREATE INDEX history_speed ON history (person, speed, ended, number);
CREATE INDEX history_number ON history (number);
CREATE UNIQUE INDEX history_nth ON history (person, game, nth) WHERE nth IS NOT NULL;
CREATE TABLE results (
    person   TEXT NOT NULL,
    listed   INTEGER NOT NULL,
    opponent TEXT NOT NULL,
    game     TEXT NOT NULL,
    won      INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    lost     INTEGER NOT NULL,
    last     INTEGER NOT NULL,
    PRIMARY KEY (person, listed, opponent, game)
) STRICT, WITHOUT ROWID;
CREATE TABLE ratings (
    person     TEXT NOT NULL,
    game       TEXT NOT NULL,
    rating     REAL NOT NULL,
    deviation  REAL NOT NULL,
    volatility REAL NOT NULL,
    games      INTEGER NOT NULL,
    last_game  INTEGER NOT NULL,
    PRIMARY KEY (person, game)
) STRICT, WITHOUT ROWID;
ALTER TABLE tables ADD COLUMN deadline INTEGER;
CREATE INDEX tables_deadline ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE TABLE conditional_moves (
    table_id         TEXT NOT NULL,
    player           INTEGER NOT NULL,
    position_version INTEGER NOT NULL,
    plies            INTEGER NOT NULL,
    lines            TEXT NOT NULL,
    PRIMARY KEY (table_id, player)
) STRICT, WITHOUT ROWID;
CREATE TABLE notifications (
    key TEXT NOT NULL PRIMARY KEY,
    at  INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX notifications_at ON notifications (at);
CREATE INDEX seats_waiting ON seats (table_key) WHERE kind IN ('open', 'person');
)",
    // Programs of people (store/people/programs.hpp): a program is a person too, and `secret` is
    // the hash of its token; null without one. Greetings that a teacher has switched off.
    R"(
CREATE TABLE programs (
    id         TEXT NOT NULL PRIMARY KEY REFERENCES people,
    owner      TEXT NOT NULL REFERENCES people,
    challenges TEXT NOT NULL,
    token      TEXT NOT NULL,
    secret     BLOB UNIQUE,
    scopes     TEXT NOT NULL,
    expires    INTEGER NOT NULL,
    seen       INTEGER
) STRICT;
CREATE INDEX programs_owner ON programs (owner);
ALTER TABLE groups ADD COLUMN greetings INTEGER NOT NULL DEFAULT 1;
CREATE INDEX groups_without_greetings ON groups (id) WHERE greetings = 0;
)",
    // Tournaments (store/tournaments): `last` is the number of the last event, `group_id` is empty
    // where anybody may see the tournament.
    R"(
CREATE TABLE tournaments (
    id       TEXT NOT NULL PRIMARY KEY,
    number   INTEGER NOT NULL UNIQUE,
    created  INTEGER NOT NULL,
    director TEXT NOT NULL,
    group_id TEXT NOT NULL,
    last     INTEGER NOT NULL,
    finished INTEGER NOT NULL,
    summary  TEXT NOT NULL
) STRICT;
CREATE INDEX tournaments_unfinished ON tournaments (director) WHERE finished = 0;
CREATE INDEX tournaments_director ON tournaments (director);
CREATE TABLE tournament_events (
    tournament TEXT NOT NULL REFERENCES tournaments,
    number     INTEGER NOT NULL,
    at         INTEGER NOT NULL,
    by         TEXT NOT NULL,
    command_id TEXT NOT NULL,
    text       TEXT NOT NULL,
    PRIMARY KEY (tournament, number)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX tournament_events_command ON tournament_events (tournament, by, command_id)
    WHERE command_id <> '';
CREATE INDEX tournament_events_by ON tournament_events (by) WHERE by <> '';
CREATE TABLE tournament_people (
    person     TEXT NOT NULL,
    tournament TEXT NOT NULL REFERENCES tournaments,
    PRIMARY KEY (person, tournament)
) STRICT, WITHOUT ROWID;
)",
    // The course (store/course). A hand-in that waits has no `report`; `program` is what a version
    // is
    // called at tables, and `seats_engine` finds these. `winner` is empty while a game is played.
    R"(
CREATE TABLE assignments (
    id             TEXT NOT NULL PRIMARY KEY,
    number         INTEGER NOT NULL UNIQUE,
    teacher        TEXT NOT NULL,
    group_id       TEXT NOT NULL,
    created        INTEGER NOT NULL,
    opens          INTEGER,
    closes         INTEGER,
    text           TEXT NOT NULL,
    ladder_running INTEGER NOT NULL,
    final          TEXT NOT NULL
) STRICT;
CREATE INDEX assignments_teacher ON assignments (teacher);
CREATE INDEX assignments_group ON assignments (group_id);
CREATE TABLE hand_ins (
    id         TEXT NOT NULL PRIMARY KEY,
    number     INTEGER NOT NULL UNIQUE,
    assignment TEXT NOT NULL REFERENCES assignments,
    student    TEXT NOT NULL,
    at         INTEGER NOT NULL,
    file       TEXT NOT NULL,
    bytes      INTEGER NOT NULL,
    examined   INTEGER NOT NULL,
    version    INTEGER NOT NULL,
    program    TEXT UNIQUE,
    hash       TEXT NOT NULL,
    passed     INTEGER NOT NULL,
    failed     INTEGER NOT NULL,
    report     TEXT NOT NULL
) STRICT;
CREATE INDEX hand_ins_student ON hand_ins (student);
CREATE INDEX hand_ins_assignment ON hand_ins (assignment, student);
CREATE INDEX hand_ins_waiting ON hand_ins (number) WHERE examined = 0;
CREATE TABLE hand_in_files (
    hand_in TEXT NOT NULL PRIMARY KEY REFERENCES hand_ins,
    source  BLOB NOT NULL,
    program BLOB NOT NULL
) STRICT;
CREATE TABLE ladder_games (
    assignment     TEXT NOT NULL REFERENCES assignments,
    number         INTEGER NOT NULL,
    table_id       TEXT NOT NULL UNIQUE,
    first_hand_in  TEXT NOT NULL,
    second_hand_in TEXT NOT NULL,
    at             INTEGER NOT NULL,
    winner         TEXT NOT NULL,
    failed         TEXT NOT NULL,
    failure        TEXT NOT NULL,
    PRIMARY KEY (assignment, number)
) STRICT, WITHOUT ROWID;
CREATE INDEX ladder_games_first ON ladder_games (first_hand_in, number);
CREATE INDEX ladder_games_second ON ladder_games (second_hand_in, number);
CREATE INDEX ladder_games_playing ON ladder_games (assignment, number) WHERE winner = '';
CREATE TABLE course_work (
    one_row INTEGER NOT NULL PRIMARY KEY CHECK (one_row = 1),
    node    TEXT NOT NULL,
    until   INTEGER NOT NULL
) STRICT;
CREATE INDEX seats_engine ON seats (name) WHERE kind = 'engine';
)",
    // Teams of students (store/course/teams); a hand-in without a team is its student's alone.
    // Batteries (store/course/batteries).
    R"(
CREATE TABLE teams (
    id         TEXT NOT NULL PRIMARY KEY,
    assignment TEXT NOT NULL REFERENCES assignments,
    name       TEXT NOT NULL,
    folded     TEXT NOT NULL,
    code       TEXT NOT NULL,
    joinable   INTEGER NOT NULL,
    created    INTEGER NOT NULL,
    UNIQUE (assignment, folded),
    UNIQUE (assignment, code)
) STRICT;
CREATE TABLE team_members (
    assignment TEXT NOT NULL REFERENCES assignments,
    person     TEXT NOT NULL,
    team       TEXT NOT NULL REFERENCES teams,
    PRIMARY KEY (assignment, person)
) STRICT, WITHOUT ROWID;
CREATE INDEX team_members_team ON team_members (team);
CREATE INDEX team_members_person ON team_members (person);
ALTER TABLE hand_ins ADD COLUMN team TEXT REFERENCES teams;
CREATE INDEX hand_ins_team ON hand_ins (team) WHERE team IS NOT NULL;
DROP INDEX hand_ins_assignment;
CREATE INDEX hand_ins_author ON hand_ins (assignment, coalesce(team, student));
CREATE TABLE assignment_batteries (
    assignment TEXT NOT NULL PRIMARY KEY REFERENCES assignments,
    names      TEXT NOT NULL,
    files      BLOB NOT NULL
) STRICT;
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
