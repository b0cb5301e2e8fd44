import assert from "node:assert/strict";
import test from "node:test";
import { brush_of, with_drawing, type Drawing } from "../../src/board/drawings.ts";

const arrow = (from: string, to: string, brush: Drawing["brush"] = "green"): Drawing => ({ from, to, brush });
const none = { shiftKey: false, ctrlKey: false, altKey: false, metaKey: false };

test("the colour comes from the keys that are held", () => {
  assert.equal(brush_of(none), "green");
  assert.equal(brush_of({ ...none, shiftKey: true }), "red");
  assert.equal(brush_of({ ...none, ctrlKey: true }), "red");
  assert.equal(brush_of({ ...none, altKey: true }), "blue");
  assert.equal(brush_of({ ...none, altKey: true, shiftKey: true }), "yellow");
});

test("drawn once more it goes away, in another colour it changes, and arrows have a direction", () => {
  const one = with_drawing([], arrow("e2", "e4"));
  assert.deepEqual(with_drawing(one, arrow("e2", "e4")), []);
  assert.deepEqual(with_drawing(one, arrow("e2", "e4", "red")), [arrow("e2", "e4", "red")]);
  assert.equal(with_drawing(one, arrow("e4", "e2")).length, 2);
});
