-- A store as version 1 of the schema wrote it. Never changed: it stands for the files that people have.
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
INSERT INTO tables VALUES (1, 'old-1', 'chess', '{"game":"chess"}', 1000, 1002, 0, 'resignation', '');
INSERT INTO tables VALUES (2, 'old-2', 'chess', '{"game":"chess"}', 1003, NULL, NULL, NULL, NULL);
INSERT INTO seats VALUES
    (1, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL),
    (1, 1, 'computer', '', '3', NULL, NULL),
    (2, 0, 'here', 'Ana', '', x'0101010101010101010101010101010101010101010101010101010101010101', NULL),
    (2, 1, 'link', '', '', NULL, x'0909090909090909090909090909090909090909090909090909090909090909');
INSERT INTO entries VALUES (1, 1, 1001, 0, 'play', 'e2e4'), (1, 2, 1002, 1, 'resign', '');
PRAGMA application_id = 0x54616275;
PRAGMA user_version = 1;
COMMIT;
