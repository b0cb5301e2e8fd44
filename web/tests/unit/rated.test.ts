import assert from "node:assert/strict";
import test from "node:test";
import { game_entry } from "../../src/catalogue.ts";
import { draft_settings, first_draft, no_time, type Draft } from "../../src/pages/draft.ts";
import { why_casual } from "../../src/pages/rated_game.ts";
import { setup_text } from "../../src/pages/setup.ts";
import type { Rating, TableRatings } from "../../src/ratings/api.ts";
import { changes_of } from "../../src/table/ratings.tsx";

const draft = (change: Partial<Draft> = {}): Draft => ({ ...first_draft("chess", "Ana"), ...change });
const chess = game_entry("chess")!;

test("a game is rated only if it was chosen, and the start page never chooses", () => {
  assert.ok(!("rated" in draft_settings(draft())));
  assert.equal(draft_settings(draft({ rated: true })).rated, true);
  assert.ok(!setup_text(draft({ rated: true })).includes("rated"));
});

test("what can be rated: the usual game of somebody who is signed in, against the computer or by link", () => {
  assert.equal(why_casual(draft(), chess, true), null);
  assert.equal(why_casual(draft({ mode: "link" }), chess, true), null);
  assert.equal(why_casual(draft(), chess, false), "sign-in");
  assert.equal(why_casual(draft({ mode: "here" }), chess, false), "here");
  assert.equal(why_casual(draft({ mode: "watch" }), chess, true), "watch");
  assert.equal(why_casual(draft({ start: " 4k3/8/8/8/8/8/8/4K3 w - - 0 1 " }), chess, true), "start");
  assert.equal(why_casual(draft({ other_time: no_time }), chess, true), "time");
  const [option] = chess.options;
  assert.equal(why_casual(draft({ options: { [option!.name]: option!.default } }), chess, true), null);
  assert.equal(why_casual(draft({ options: { [option!.name]: Number(option!.default) - 1 } }), chess, true), "options");
});

const rating = (value: number): Rating => ({ rating: value, interval: 60, provisional: false, games: 20 });

test("one's own change comes first, and a computer has none", () => {
  const change = (before: number, after: number) => ({ before: rating(before), after: rating(after) });
  const both = { rated: true, first: change(1480, 1492), second: change(1500, 1488) };
  const players = (you: "first" | "second" | "watcher", ratings: TableRatings) => changes_of({ you }, ratings).map(([player]) => player);
  assert.deepEqual(players("second", both), ["second", "first"]);
  assert.deepEqual(players("watcher", both), ["first", "second"]);
  assert.deepEqual(players("first", { ...both, second: null }), ["first"]);
});
