-- A store as version 4 of the schema wrote it. Never changed: it stands for the files that people have.
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
PRAGMA application_id = 0x54616275;
PRAGMA user_version = 4;
COMMIT;
