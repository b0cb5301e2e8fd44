-- A house in PostgreSQL as version 2 of the schema kept it.
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
UPDATE tabuleiro SET version = 2, oldest_program = 2;
SELECT nextval('epochs');
INSERT INTO nodes (epoch, address, heartbeat) VALUES (1, 'a:1', now() - interval '1 hour');
INSERT INTO tables (id, game, settings, created, ended, winner, ending, rule, counted, last, touched, epoch) VALUES
    ('old-1', 'chess', '{"game":"chess"}', 1000, 1002, 0, 'resignation', '', true, 2, 1002, 0),
    ('old-2', 'chess', '{"game":"chess"}', 2000, NULL, NULL, NULL, NULL, false, 0, 2000, 1);
INSERT INTO seats (table_key, player, kind, name, level, secret, open) VALUES
    (1, 0, 'here', 'Ana', '', '\x0101010101010101010101010101010101010101010101010101010101010101', false), (1, 1, 'computer', '', '3', NULL, false),
    (2, 0, 'here', 'Ana', '', '\x0101010101010101010101010101010101010101010101010101010101010101', true), (2, 1, 'computer', '', '3', NULL, true);
INSERT INTO events (table_key, number, at, seat, kind, text, command_id) VALUES
    (1, 1, 1001, 0, 'play', 'e2e4', 'k1'), (1, 2, 1002, 1, 'resign', '', NULL);
INSERT INTO standings (name, game, level, victories, draws, defeats) VALUES ('Ana', 'chess', '3', 1, 0, 0);
