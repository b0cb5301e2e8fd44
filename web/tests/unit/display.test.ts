import assert from "node:assert/strict";
import test from "node:test";
import type { State } from "../../src/messages.ts";
import { heard, type SeenTables } from "../../src/tournaments/display/use_tables.ts";
import { neighbour, next_table, queued, waits_for_host } from "../../src/tournaments/display/walk.ts";
import { new_draft, tournament_settings } from "../../src/tournaments/draft.ts";
import type { Tournament } from "../../src/tournaments/messages.ts";
import { news_between } from "../../src/tournaments/news.ts";
import { game_path } from "../../src/tournaments/state.ts";

const tables = ["a", "b", "c", "d"];

test("in order: the next board where somebody waits, as if they stood in a circle", () => {
  assert.equal(next_table(tables, "a", ["d", "b"], "boards"), "b");
  assert.equal(next_table(tables, "c", ["b", "d"], "boards"), "d");
  assert.equal(next_table(tables, "d", ["c", "b"], "boards"), "b");
  assert.equal(next_table(tables, null, ["c", "b"], "boards"), "b");
  assert.equal(next_table(tables, "b", ["b"], "boards"), null);
});

test("to whoever moved first, and not to where one is", () => {
  assert.equal(next_table(tables, "a", ["d", "b"], "moves"), "d");
  assert.equal(next_table(tables, "d", ["d", "b"], "moves"), "b");
  assert.equal(next_table(tables, "d", ["d"], "moves"), null);
});

test("whoever waits longest is first, and whoever was answered waits anew", () => {
  const first = queued([], ["a", "b"]);
  const second = queued(first, ["b", "c"]);
  assert.deepEqual(second, ["b", "c"]);
  assert.deepEqual(queued(second, ["a", "b", "c"]), ["b", "c", "a"]);
});

test("keys go through all boards", () => {
  assert.equal(neighbour(tables, "d", 1), "a");
  assert.equal(neighbour(tables, "a", -1), "d");
  assert.equal(neighbour(tables, null, 1), "a");
  assert.equal(neighbour([], null, 1), null);
});

const state = (more: Partial<State> = {}) =>
  ({
    table: "a",
    version: 1,
    phase: "playing",
    turn: "first",
    you: "first",
    curtain: null,
    offer: null,
    history: { from: 0, moves: [] },
    seats: {},
    ...more,
  }) as State;

test("a board waits for the host's move, or for an answer to an offer", () => {
  assert.equal(waits_for_host(state()), true);
  assert.equal(waits_for_host(state({ turn: "second" })), false);
  assert.equal(waits_for_host(state({ turn: "second", offer: { what: "draw", by: "second", number: 1 } })), true);
  assert.equal(waits_for_host(state({ turn: "second", offer: { what: "draw", by: "first", number: 1 } })), false);
  assert.equal(waits_for_host(state({ phase: "over", turn: null })), false);
});

test("tables are known from their states and changes; answers to commands change nothing", () => {
  const none: SeenTables = new Map();
  assert.equal(heard(none, "a", { version: 2, turn: "second" }, 5), none, "a change of nothing");
  const once = heard(none, "a", state(), 5);
  assert.equal(once.get("a")!.clocks_at, 5);
  const twice = heard(once, "a", { version: 2, turn: "second" }, 9);
  assert.equal(twice.get("a")!.state.turn, "second");
  assert.equal(twice.get("a")!.clocks_at, 5, "no clocks came");
  assert.equal(heard(twice, "a", { refused: "turn", reasons: [] }, 10), twice);
});

test("the host's games are on one page, and begin once", () => {
  const display = (results: number, entrant: number) =>
    ({
      id: "x",
      settings: { form: "simultaneous" },
      phase: "running",
      host: 1,
      you: { director: false, entrant, may_enter: false, table: entrant === 2 ? "t1" : null },
      played: [
        {
          round: 1,
          state: results < 2 ? "playing" : "complete",
          boards: [1, 2].map((board) => ({ board, first: 1, second: board + 1, result: board <= results ? {} : null })),
          byes: [],
        },
      ],
    }) as unknown as Tournament;
  const entry = { ...display(0, 1), phase: "entry", played: [] } as Tournament;
  assert.equal(game_path(entry), null);
  assert.equal(game_path(display(0, 1)), "/tournament/x/display");
  assert.equal(game_path(display(2, 1)), null);
  assert.equal(game_path(display(0, 2)), "/table/t1");
  const yours = (before: Tournament, after: Tournament) => news_between(before, after).some(({ is }) => is === "your-game");
  assert.deepEqual([yours(entry, display(0, 1)), yours(display(0, 1), display(1, 1))], [true, false]);
});

test("the settings of a display have no tie-breaks, and a clock of the host only beside one of the others", () => {
  const made = { ...new_draft("chess"), form: "simultaneous", host_clock: false, host_side: "alternating" } as const;
  const without = tournament_settings(made);
  assert.deepEqual(
    [without.host_side, without.host_clock, without.tie_breaks, without.rounds],
    ["alternating", true, undefined, undefined],
  );
  const timed = { ...made, draft: { ...made.draft, time: { kind: "increment", minutes: 3, seconds: 2, moves: 40 } } } as const;
  assert.equal(tournament_settings(timed).host_clock, false);
});
