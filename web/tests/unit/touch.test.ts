import assert from "node:assert/strict";
import test from "node:test";
import { placings, shapes_of, targets_of, touch_cell } from "../../src/touch/choices.ts";
import type { Board, Choice } from "../../src/messages.ts";

const step = (from: string, to: string, kind: Choice["kind"] = "step", choice: string | null = null): Choice => ({
  move: `${from}${to}${choice ?? ""}`,
  path: [from, to],
  kind,
  choice,
  touches: [],
});
const offered = (...moves: Choice[]) => ({ choices: moves, next_cells: null });

test("the first touch picks, the second plays", () => {
  const state = offered(step("e2", "e4"), step("e2", "e3"), step("d2", "d4"));
  assert.deepEqual(touch_cell(state, [], "e2").picked, ["e2"]);
  assert.equal(touch_cell(state, ["e2"], "e4").play?.move, "e2e4");
});

test("a king that is put on its rook castles", () => {
  const castle: Choice = { move: "e1g1", path: ["e1", "g1"], kind: "castle", choice: "castle-short", touches: [], also: ["h1"] };
  const state = offered(castle, step("h1", "h2"));
  assert.equal(touch_cell(state, ["e1"], "h1").play, castle);
  assert.deepEqual([...targets_of(state, ["e1"])], [["g1", "castle"]]);
});

test("touching the picked cell again drops it", () => {
  assert.deepEqual(touch_cell(offered(step("e2", "e4")), ["e2"], "e2"), { picked: [], asking: [], play: null, impossible: null });
});

test("another own piece is picked instead", () => {
  assert.deepEqual(touch_cell(offered(step("e2", "e4"), step("d2", "d4")), ["e2"], "d2").picked, ["d2"]);
});

test("a cell that cannot be reached is reported as impossible only if something was picked", () => {
  const state = offered(step("e2", "e4"));
  assert.deepEqual(touch_cell(state, ["e2"], "e5").impossible, ["e2", "e5"]);
  assert.equal(touch_cell(state, [], "a6").impossible, null);
});

test("several choices with the same ends are asked about", () => {
  const state = offered(step("c7", "c8", "step", "queen"), step("c7", "c8", "step", "rook"));
  const touched = touch_cell(state, ["c7"], "c8");
  assert.equal(touched.play, null);
  assert.deepEqual(
    touched.asking.map((choice) => choice.choice),
    ["queen", "rook"],
  );
});

test("an operation of one cell is offered beside the moves of its piece, never played by picking it", () => {
  const blast: Choice = { move: "OS C8", path: ["C8"], kind: "special", choice: "bishop-blast", touches: ["B7"] };
  for (const state of [offered(blast), offered(blast, step("C8", "D7"))]) {
    const touched = touch_cell(state, [], "C8");
    assert.equal(touched.play, null);
    assert.deepEqual(touched.asking, [blast]);
  }
});

test("a shot is one touch", () => {
  const shot: Choice = { move: "B7", path: ["second:B7"], kind: "shot", choice: null, touches: [] };
  assert.equal(touch_cell(offered(shot), [], "second:B7").play, shot);
  assert.deepEqual([...targets_of(offered(shot), [])], [["second:B7", "shot"]]);
});

const chain: Choice = { move: "b1f3", path: ["b1", "d2", "f3"], kind: "step", choice: null, touches: [] };
const leaping = { choices: [chain, step("b1", "c3")], next_cells: { b1: ["c3", "d2"], d2: ["f3", "b1"] } };

test("a chain may be played leap by leap, or by its end at once", () => {
  assert.deepEqual(touch_cell(leaping, ["b1"], "d2").picked, ["b1", "d2"]);
  assert.equal(touch_cell(leaping, ["b1", "d2"], "f3").play, chain);
  assert.equal(touch_cell(leaping, ["b1"], "f3").play, chain);
});

test("in the middle of a chain only a leap goes on", () => {
  assert.deepEqual(touch_cell(leaping, ["b1", "d2"], "c3").impossible, ["b1", "c3"]);
  assert.deepEqual([...targets_of(leaping, ["b1", "d2"])], [["f3", "step"]]);
});

test("cells reached by leaps are shown otherwise than those of one leap", () => {
  const targets = targets_of(leaping, ["b1"]);
  assert.equal(targets.get("c3"), "step");
  assert.equal(targets.get("f3"), "chain");
  assert.equal(targets.get("d2"), "leap");
});

test("where a plain move and an operation end on one cell, the plain one is shown", () => {
  const targets = targets_of(offered(step("b1", "b5", "capture"), step("b1", "b5", "special", "knight-leap")), ["b1"]);
  assert.equal(targets.get("b5"), "capture");
});

test("any cell of a block stands for its ships", () => {
  const board: Board = {
    name: "first",
    columns: ["A", "B", "C", "D", "E", "F"],
    rows: ["3", "2", "1"],
    pattern: "blocks",
    turns: false,
    pieces: [],
    marks: [],
  };
  const place = (choice: string, block: string): Choice => ({
    move: `${choice}@${block}`,
    path: [`first:${block}`],
    kind: "place",
    choice,
    touches: [],
  });
  const moves = [place("ship-2.10", "D3"), place("ship-2.2", "D3"), place("ship-2.2", "A3")];
  assert.deepEqual(
    placings(moves, [board], "first:F1").map((choice) => choice.move),
    ["ship-2.10@D3", "ship-2.2@D3"],
  );
  assert.deepEqual(shapes_of(moves), ["ship-2.2", "ship-2.10"]);
});
