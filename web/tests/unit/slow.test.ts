import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { draft_settings, first_draft, no_time } from "../../src/pages/draft.ts";
import { parse_setup, setup_text } from "../../src/pages/setup.ts";
import { is_my_move } from "../../src/slow_part.ts";
import { pairs, with_line } from "../../src/slow/lines.ts";
import { counted_icon, counted_title } from "../../src/slow/tab_count.ts";
import { news } from "../../src/slow/watch.ts";
import { time_words } from "../../src/slow/words.ts";
import { add_texts, languages, set_language } from "../../src/text.ts";
import type { PlayedMove, TableSummary } from "../../src/messages.ts";

declare const __WEB__: string;
for (const language of languages) add_texts("slow", language, readFileSync(path.join(__WEB__, `src/texts/slow.${language}.ftl`), "utf8"));
set_language("en");

const hour = 60 * 60_000;

test("time is said in its two largest units", () => {
  assert.equal(time_words(51 * hour), "2 days 3 hours");
  assert.equal(time_words(24 * hour), "1 day");
  assert.equal(time_words(24 * hour - 1), "23 hours 59 minutes");
  assert.equal(time_words(hour), "1 hour");
  assert.equal(time_words(12 * 60_000), "12 minutes");
  assert.equal(time_words(59_999), "less than a minute");
  set_language("ro");
  assert.equal(time_words(51 * hour), "2 zile 3 ore");
  assert.equal(time_words(44 * hour), "1 zi 20 de ore");
  set_language("pt");
  assert.equal(time_words(25 * hour), "1 dia 1 hora");
  set_language("en");
});

test("days per move are a choice for people at other screens", () => {
  const time = { ...no_time, kind: "days" as const, days: 5 };
  const draft = { ...first_draft("chess", "Ana"), time };
  assert.deepEqual(draft_settings({ ...draft, mode: "link" }).time, { days: 5 });
  assert.deepEqual(draft_settings({ ...draft, mode: "computer" }).time, { first: "none", second: "none" });
  assert.deepEqual(parse_setup(setup_text(draft), "chess", "Ana").time, time);
});

const table = (part: Partial<TableSummary>) =>
  ({ table: "t1", game: "chess", you: "first", turn: "first", phase: "playing", plies: 4, days: 3, ...part }) as TableSummary;

test("a slow game waits for the player whose turn it is", () => {
  assert.equal(is_my_move(table({})), true);
  assert.equal(is_my_move(table({ turn: "second" })), false);
  assert.equal(is_my_move(table({ phase: "over", turn: null })), false);
  const { days: _, ...other } = table({});
  assert.equal(is_my_move(other), false);
});

test("only what waits now and did not before is news", () => {
  assert.deepEqual(news([table({})], null), [], "the first time nothing is");
  assert.deepEqual(news([table({})], ["t1 4"]), []);
  assert.equal(news([table({ plies: 6 })], ["t1 4"]).length, 1);
});

test("the tab counts the games that wait", () => {
  assert.equal(counted_title("Chess · Tabuleiro", 2), "(2) Chess · Tabuleiro");
  assert.equal(counted_title("(2) Chess · Tabuleiro", 3), "(3) Chess · Tabuleiro");
  assert.equal(counted_title("(2) Chess · Tabuleiro", 0), "Chess · Tabuleiro");
  assert.ok(decodeURIComponent(counted_icon(12)).includes(">9+<"));
});

test("a new line replaces those that it contradicts or continues", () => {
  const lines = [
    ["e5", "Nf3"],
    ["c5", "Nf3"],
  ];
  assert.deepEqual(with_line(lines, ["e6", "d4"]), [...lines, ["e6", "d4"]]);
  assert.deepEqual(with_line(lines, ["e5", "d4"]), [
    ["c5", "Nf3"],
    ["e5", "d4"],
  ]);
  assert.deepEqual(with_line(lines, ["e5", "Nf3", "Nc6", "Bb5"]), [
    ["c5", "Nf3"],
    ["e5", "Nf3", "Nc6", "Bb5"],
  ]);
  assert.deepEqual(with_line([["e5", "Nf3", "Nc6", "Bb5"]], ["e5", "Nf3", "d6", "d4"]).length, 2, "they part at a move of the opponent's");
});

test("a line is read in pairs", () => {
  const moves = ["e5", "Nf3", "Nc6"].map((note) => ({ note }) as PlayedMove);
  assert.deepEqual(pairs(moves), [
    { when: "e5", then: "Nf3" },
    { when: "Nc6", then: null },
  ]);
});
