import assert from "node:assert/strict";
import test from "node:test";
import { no_touch, play_premove, reduce_touch, usual_settings, type Touch, type TouchAction } from "../../src/touch/state.ts";
import type { Position } from "../../src/touch/position.ts";
import type { Choice, State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

const step = (from: string, to: string): Choice => ({ move: from + to, path: [from, to], kind: "step", choice: null, touches: [] });
const { board_view } = table_state("chess") as State;
const own: Position = {
  board_view,
  choices: [step("f3", "e5"), step("f3", "d4")],
  next_cells: null,
  stuck: null,
  premoves: null,
  mover: "first",
  perspective: null,
};
const after = (touch: Touch, action: TouchAction) => reduce_touch(touch, action, own, usual_settings);

test("two touches give the move to play, without a table", () => {
  const picked = after(no_touch, { type: "touch", cell: "f3" });
  assert.deepEqual([picked.touch.picked, picked.move, picked.news], [["f3"], null, [{ is: "picked", cell: "f3" }]]);
  const played = after(picked.touch, { type: "touch", cell: "e5" });
  assert.deepEqual([played.touch, played.move, played.news], [no_touch, "f3e5", []]);
});

test("an impossible move is explained by the page, or by the server in games that have reasons", () => {
  const drop = { type: "drop", from: "f3", to: "f6" } as const;
  const here = reduce_touch(no_touch, drop, own, usual_settings);
  assert.deepEqual([here.move, here.news], [null, [{ is: "impossible", from: "f3", to: "f6" }]]);
  const there = reduce_touch(no_touch, drop, { ...own, stuck: {} }, usual_settings);
  assert.deepEqual([there.move, there.news], ["f3f6", []]);
});

test("a prepared move is played once there are choices, and dropped if it is not among them", () => {
  const prepared = { ...no_touch, premove: ["f3", "e5"] };
  assert.equal(play_premove(prepared, { ...own, choices: [] }, usual_settings).touch, prepared);
  assert.equal(play_premove(prepared, own, usual_settings).move, "f3e5");
  const dropped = play_premove(prepared, { ...own, choices: [step("f3", "d4")] }, usual_settings);
  assert.deepEqual([dropped.move, dropped.touch.premove, dropped.news], [null, [], [{ is: "premove-off" }]]);
});
