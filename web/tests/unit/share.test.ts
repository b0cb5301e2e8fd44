import assert from "node:assert/strict";
import test from "node:test";
import { table_api } from "../../src/api.ts";
import { number_of_query, table_path, table_study_path } from "../../src/router.ts";
import { linked_line, shared_path } from "../../src/share/position_link.ts";
import { spent_text } from "../../src/speech.ts";
import { clock_notes, judged_notes, notes_of, signs_of, times_of, variations_at, type Note } from "../../src/study/notes.ts";
import { new_analysis, reduce } from "../../src/study/state.ts";
import { tab_sign, tab_title } from "../../src/table/tab_sign.ts";
import { shared_position } from "../../src/table/viewing.ts";
import { set_language } from "../../src/text.ts";
import type { Evaluation, MoveList, PlayedMove, State, StudyGame } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

set_language("en");

const texts = ["e2e4", "e7e5", "g1f3"];
const line: MoveList = { game: "chess", options: {}, start: null, moves: texts };
const noted = (...notes: Note[]): StudyGame => ({ move_list: line, tags: {}, result: "*", notes: JSON.stringify(notes) });

test("names of tables never bend an address", () => {
  assert.equal(table_api("../../X?y#z", "record"), "/api/tables/..%2F..%2FX%3Fy%23z/record");
  assert.equal(table_path("a/b"), "/table/a%2Fb");
  assert.equal(table_study_path("a/b", 3), "/study/table/a%2Fb?ply=3");
});

test("a link to a position says the whole line", () => {
  const start = "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1";
  for (const place of [
    { line, ply: 3 },
    { line, ply: 1 },
    { line: { ...line, start, moves: [] }, ply: 0 },
    { line: { ...line, options: { draws: "fide", start: 12 } }, ply: 0 },
    { line: { ...line, game: "renpaarden" as const, moves: ["b1-c3"] }, ply: 1 },
  ]) {
    const path = shared_path(place);
    assert.match(path, /^\/study\/line\?[\w.+%=&-]+$/);
    assert.deepEqual(linked_line(path.slice(path.indexOf("?"))), place);
  }
  assert.equal(shared_path({ table: "abc", ply: 7 }), "/study/table/abc?ply=7");
});

test("other addresses are not position links", () => {
  for (const query of ["", "?game=go", "?game=chess&options=[1]", "?game=chess&options={", "?game=chess&options=null"])
    assert.equal(linked_line(query), null, query);
  assert.equal(linked_line("?game=chess&moves=e2e4&ply=99")!.ply, 1, "no further than the line goes");
  assert.equal(number_of_query("?ply=1e9", "ply"), null);
});

test("positions are shared unless that would help a player or reveal hidden pieces", () => {
  const chess = table_state("chess") as State;
  assert.ok(shared_position(chess, 0));
  const seats = { ...chess.seats, second: { ...chess.seats.second, kind: "link" as const } };
  assert.equal(shared_position({ ...chess, seats }, 0), null, "a person elsewhere");
  assert.equal(shared_position(table_state("wargame") as State, 0), null, "War Game");
});

const evaluation = (ply: number, score: number | null, mate: number | null = null): Evaluation => ({
  reply_to: 1,
  ply,
  chances: 0.5,
  score,
  mate,
  depth: 12,
  variations: [],
});

test("what the computer said is written beside the moves, and what the text said stays", () => {
  const played = texts.map((text, index) => ({ text, by: index % 2 ? "second" : "first" }) as PlayedMove);
  let analysis = new_analysis(line, played);
  for (const said of [evaluation(0, 20), evaluation(1, 30), evaluation(2, null, -3), evaluation(3, null, 0)])
    analysis = reduce(analysis, { type: "evaluated", evaluation: said });
  const moves = [
    { ply: 0, loss: 0.2, judgement: "blunder" as const },
    { ply: 1, loss: 0.06, judgement: "inaccuracy" as const },
  ];
  analysis = reduce(analysis, { type: "judged", moves, accuracy: { first: 50, second: 50 } });
  const game = noted({ ply: 1, nags: [1, 14], comment: "bold" }, { ply: 2, evaluation: { centipawns: 7 } });
  assert.deepEqual(JSON.parse(judged_notes(game, analysis)!), [
    { ply: 1, nags: [1, 14], comment: "bold", evaluation: { centipawns: 30, depth: 12 } },
    { ply: 2, evaluation: { centipawns: 7 }, nags: [6] },
  ]);
  assert.deepEqual(JSON.parse(judged_notes({ ...game, notes: undefined }, analysis)!), [
    { ply: 1, nags: [4], evaluation: { centipawns: 30, depth: 12 } },
    { ply: 2, nags: [6], evaluation: { mate: -3, depth: 12 } },
  ]);
  assert.equal(judged_notes({ ...game, notes: undefined }, new_analysis(line, played)), undefined);
});

test("signs and variations stand at their moves", () => {
  const variation = { moves: ["f1c4"], notes: [] };
  const game = noted({ ply: 1, nags: [5, 99] }, { ply: 3, nags: [18], variations: [variation] });
  assert.deepEqual(signs_of(game, line), ["!?", undefined, "+−"]);
  assert.deepEqual(variations_at(game, line, 3), [variation]);
  assert.deepEqual(variations_at(game, line, 1), []);
  assert.deepEqual(variations_at(game, { ...line, moves: ["d2d4", ...texts.slice(1)] }, 3), [], "of another line");
});

test("times of moves are those that were said, or what the clocks tell", () => {
  const clocked = noted({ ply: 1, clock: 60_000 }, { ply: 2, clock: 59_000, elapsed: 500 }, { ply: 3, clock: 55_000 });
  assert.deepEqual(times_of(clocked, line), [undefined, 500, 5_000]);
  assert.deepEqual(times_of({ ...clocked, tags: { TimeControl: "60+2" } }, line), [undefined, 500, 7_000]);
  const times = [
    { left: 300_000, spent: null },
    { left: null, spent: null },
    { left: 290_000, spent: 10_000 },
  ];
  assert.deepEqual(notes_of({ ...clocked, notes: clock_notes(times) }), [
    { ply: 1, clock: 300_000 },
    { ply: 3, clock: 290_000, elapsed: 10_000 },
  ]);
  assert.equal(clock_notes(), undefined);
});

test("times are short to read", () => {
  assert.deepEqual([340, 9_949, 9_960, 59_400, 59_600, 65_000, 3_600_000].map(spent_text), [
    "0.3s",
    "9.9s",
    "10s",
    "59s",
    "1:00",
    "1:05",
    "60:00",
  ]);
});

test("the tab shows what the player has not seen yet", () => {
  const chess = table_state("chess") as State;
  const over = { ...chess, phase: "over" as const, turn: null, result: { winner: "first", ending: "resignation", rule: "" } } as State;
  assert.equal(tab_sign(chess, false), "Your turn.");
  assert.equal(tab_sign({ ...chess, turn: "second" }, false), null);
  assert.equal(tab_sign({ ...chess, you: "both" }, false), null);
  assert.equal(tab_sign({ ...chess, you: "watcher" }, false), null);
  assert.equal(tab_sign(over, false), "You won!");
  assert.equal(tab_sign(over, true), null, "the end had been seen");
  assert.equal(tab_title("Chess", "Your turn."), "● Your turn · Chess · Tabuleiro");
  assert.equal(tab_title("Chess", null), "Chess · Tabuleiro");
});
