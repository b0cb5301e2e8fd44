-- A store as version 9 of the schema wrote it. Never changed: it stands for the files that people have.
BEGIN;
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
ALTER TABLE tables ADD COLUMN adopted INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN touched INTEGER;
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
DROP INDEX seats_owner;
ALTER TABLE seats RENAME COLUMN owner TO secret;
CREATE INDEX seats_secret ON seats (secret) WHERE secret IS NOT NULL;
ALTER TABLE entries RENAME TO events;
ALTER TABLE events RENAME COLUMN deed TO kind;
ALTER TABLE events ADD COLUMN command_id TEXT;
CREATE UNIQUE INDEX events_command ON events (table_key, seat, command_id)
    WHERE command_id IS NOT NULL;
INSERT INTO tables VALUES
    (1, 'won', 'chess', '{"game":"chess"}', 1000, 1002, 0, 'resignation', '', 0),
    (2, 'drawn', 'chess', '{"game":"chess"}', 1003, 1009, NULL, 'agreement', '', 0),
    (3, 'lost', 'chess', '{"game":"chess"}', 1010, 1011, 1, 'rule', 'checkmate', 1),
    (4, 'void', 'chess', '{"game":"chess"}', 1012, 1013, NULL, 'abandonment', '', 0),
    (5, 'open-1', 'chess', '{"game":"chess"}', 3002, NULL, NULL, NULL, NULL, 0),
    (6, 'open-2', 'chess', '{"game":"chess"}', 3001, NULL, NULL, NULL, NULL, 0),
    (7, 'adopted', 'chess', '{"game":"chess"}', 3003, NULL, NULL, NULL, NULL, 1);
INSERT INTO seats VALUES
    (1, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, NULL), (1, 1, 'computer', '', '3', NULL, NULL, NULL),
    (2, 0, 'computer', '', '3', NULL, NULL, NULL), (2, 1, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, NULL),
    (3, 0, 'here', 'Ana', '', NULL, NULL, NULL), (3, 1, 'link', 'Bob', '', NULL, NULL, NULL),
    (4, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, NULL), (4, 1, 'link', '', '', NULL, x'0202020202020202020202020202020202020202020202020202020202020202', NULL),
    (5, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, 3002), (5, 1, 'link', 'Bob', '', x'0202020202020202020202020202020202020202020202020202020202020202', NULL, 3002),
    (6, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, 3005), (6, 1, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL, 3005),
    (7, 0, 'here', 'Ana', '', NULL, NULL, 3003), (7, 1, 'here', 'Bob', '', NULL, NULL, 3003);
INSERT INTO standings (name, game, level, victories, draws, defeats) VALUES
    ('Ana', 'chess', '', 0, 0, 1), ('Ana', 'chess', '3', 1, 1, 0), ('Bob', 'chess', '', 1, 0, 0);
INSERT INTO events VALUES (6, 1, 3004, 0, 'play', 'e2e4', 'k1'), (6, 2, 3005, 1, 'play', 'e7e5', NULL);
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
INSERT INTO people (id, name, folded, role, created, made_by) VALUES ('id-Eva', 'Eva', 'eva', 'player', 4000, ''), ('id-Rui', 'Rui', 'rui', 'player', 4000, '');
INSERT INTO tables VALUES
    (8, 'later', 'chess', '{"game":"chess"}', 5000, 5009, 0, 'resignation', '', 0),
    (9, 'earlier', 'chess', '{"game":"chess"}', 5001, 5002, NULL, 'agreement', '', 0),
    (10, 'open-3', 'chess', '{"game":"chess"}', 5003, NULL, NULL, NULL, NULL, 0);
INSERT INTO seats (table_key, player, kind, name, level, touched, person) VALUES
    (8, 0, 'here', '', '', NULL, 'id-Eva'), (8, 1, 'computer', '', '3', NULL, NULL),
    (9, 0, 'here', '', '', NULL, 'id-Rui'), (9, 1, 'link', '', '', NULL, 'id-Eva'),
    (10, 0, 'here', '', '', 5003, 'id-Eva'), (10, 1, 'computer', '', '3', 5003, NULL);
INSERT INTO events VALUES (8, 1, 5005, 0, 'play', 'e2e4', NULL), (8, 2, 5009, 1, 'resign', '', NULL);
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
INSERT INTO assignments VALUES
    ('a1', 1, 'id-Eva', 'g1', 6000, NULL, 9000, '{"assignment":{"title":"A player"}}', 1, '');
INSERT INTO hand_ins VALUES
    ('h1', 1, 'a1', 'id-Ana', 6001, 'player.tar.gz', 4, 1, 1, 'v1-k3f9x2ab', 'abc', 3, 0, '{"accepted":true}'),
    ('h2', 2, 'a1', 'id-Ana', 6002, 'player.tar.gz', 4, 0, 0, NULL, '', 0, 0, '');
INSERT INTO hand_in_files VALUES ('h1', CAST('abcd' AS BLOB), CAST('prog' AS BLOB)), ('h2', CAST('efgh' AS BLOB), CAST('' AS BLOB));
INSERT INTO ladder_games VALUES ('a1', 1, 'won', 'h1', 'h1', 6003, 'first', '', '');
PRAGMA application_id = 0x54616275;
PRAGMA user_version = 9;
COMMIT;
