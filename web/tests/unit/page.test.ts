import assert from "node:assert/strict";
import { spawnSync } from "node:child_process";
import path from "node:path";
import test from "node:test";
import { addresses_for } from "../../src/addresses.ts";
import { open_table } from "../../src/api.ts";
import { block_of, cell_at, grid_of, step_from } from "../../src/board/geometry.ts";
import { steps_between } from "../../src/board/glide.ts";
import { draft_settings, first_draft, parse_time, time_text, type Draft } from "../../src/pages/draft.ts";
import { short_name } from "../../src/short_name.ts";
import { fitting, parse_setup, setup_text } from "../../src/pages/setup.ts";
import { sets } from "../../src/pieces/piece.tsx";
import { default_preferences, parse_preferences } from "../../src/preferences.ts";
import { path_below } from "../../src/root.ts";
import { place_of } from "../../src/router.ts";
import { sound_of } from "../../src/sound.ts";
import { strength_text } from "../../src/speech.ts";
import { clock_text, time_left } from "../../src/table/clock.tsx";
import { empty_table } from "../../src/table/state.ts";
import type { Board, Piece, Settings, State } from "../../src/messages.ts";
import { markdown } from "../../tools/markdown.mjs";
import { table_state } from "../board_views.mjs";

declare const __WEB__: string;

test("messages.ts is what the schema says", () => {
  const check = spawnSync(process.execPath, [path.join(__WEB__, "tools/messages.mjs"), "--check"], { encoding: "utf8" });
  assert.equal(check.status, 0, check.stderr);
});

const board: Board = {
  name: "main",
  columns: ["a", "b", "c"],
  rows: ["3", "2", "1"],
  pattern: "checkered",
  turns: true,
  pieces: [],
  marks: [],
};

test("a turned board has its cells the other way round", () => {
  assert.equal(cell_at(grid_of(board, false), 0.5, 0.5), "a3");
  assert.equal(cell_at(grid_of(board, true), 0.5, 0.5), "c1");
  assert.equal(cell_at(grid_of(board, false), 3.2, 0), null);
});

test("a step stays on the board", () => {
  assert.equal(step_from(grid_of(board, false), "a3", -1, 0), "a3");
  assert.equal(step_from(grid_of(board, false), "a3", 1, 1), "b2");
});

test("the cells of other boards bear their names", () => {
  const waters: Board = { ...board, name: "second", pattern: "blocks" };
  assert.equal(block_of(waters, "second:c1"), "second:a3");
});

const piece = (at: string, is: Piece["is"], by: Piece["by"] = "first"): Piece => ({ at, is, by });

test("castling glides with both pieces, a capture with one", () => {
  const castled = steps_between([piece("e1", "king"), piece("h1", "rook")], [piece("g1", "king"), piece("f1", "rook")], ["e1", "g1"]);
  assert.deepEqual(
    castled.map((step) => step.path),
    [
      ["e1", "g1"],
      ["h1", "f1"],
    ],
  );
  const capture = steps_between([piece("d4", "pawn"), piece("e5", "pawn", "second")], [piece("e5", "pawn")], ["d4", "e5"]);
  assert.deepEqual(
    capture.map((step) => step.path),
    [["d4", "e5"]],
  );
});

test("a promoted pawn and a chain go the way of their path", () => {
  assert.deepEqual(steps_between([piece("c7", "pawn")], [piece("c8", "queen")], ["c7", "c8"])[0]?.path, ["c7", "c8"]);
  assert.deepEqual(steps_between([piece("b1", "knight")], [piece("f3", "knight")], ["b1", "d2", "f3"])[0]?.path, ["b1", "d2", "f3"]);
});

test("times are written in the server's format, and read back", () => {
  for (const text of ["none", "300", "180+2", "180d5", "180b5", "30/move", "40/5400", "40/5400+30"])
    assert.equal(time_text(parse_time(text)), text);
});

const draft = (change: Partial<Draft>): Draft => ({ ...first_draft("chess", "Ana"), ...change });

test("each mode seats whom it says", () => {
  assert.deepEqual(draft_settings(draft({})).seats, { first: { kind: "here", name: "Ana" }, second: { kind: "computer", level: 3 } });
  assert.deepEqual(draft_settings(draft({ side: "second" })).seats.first, { kind: "computer", level: 3 });
  assert.deepEqual(draft_settings(draft({ mode: "here", other_name: "Rui" })).seats.second, { kind: "here", name: "Rui" });
  assert.deepEqual(draft_settings(draft({ mode: "link" })).seats.second, { kind: "link" });
  assert.deepEqual(draft_settings(draft({ mode: "watch", level: 2, other_level: 7 })).seats, {
    first: { kind: "computer", level: 2 },
    second: { kind: "computer", level: 7 },
  });
});

test("a name is cut to the server's limit, at a whole character", () => {
  assert.equal(short_name("  Ana  "), "Ana");
  const long = short_name("Constança Conceição de Albuquerque e Vasconcelos");
  assert.ok(new TextEncoder().encode(long).length <= 40 && long.startsWith("Constança Conceição de Albuquerque"));
  assert.ok(!short_name("ç".repeat(60)).includes("\ufffd"));
});

test("random sides only where there is a choice of side", () => {
  assert.equal(draft_settings(draft({ side: "random" })).sides, "random");
  assert.equal(draft_settings(draft({ side: "random", mode: "here" })).sides, "as-given");
});

test("each side may have its own time", () => {
  const settings = draft_settings(draft({ time: parse_time("300"), other_time: parse_time("60+1") }));
  assert.deepEqual(settings.time, { first: "300", second: "60+1" });
});

test("preferences that make no sense are left out, the others kept", () => {
  const kept = parse_preferences('{"pieces":"modern","board":"glass","sound":"loud","zen":true,"language":"xx"}');
  assert.deepEqual(kept, { ...default_preferences, pieces: "modern", zen: true });
  assert.deepEqual(parse_preferences("not json"), default_preferences);
  assert.deepEqual(parse_preferences("null"), default_preferences);
});

test("a table is opened with the player's wish for pauses, unless it says otherwise", async (context) => {
  const asked: unknown[] = [];
  context.mock.method(globalThis, "fetch", (_: string, init: RequestInit) => {
    asked.push((JSON.parse(String(init.body)) as Settings).pauses);
    return Promise.resolve(Response.json({ table: "t", link: null }));
  });
  const settings = draft_settings(draft({}));
  await open_table(settings);
  await open_table({ ...settings, pauses: false });
  assert.deepEqual(asked, [true, false]);
});

test("a level is worth its Elo where that was measured, else its place among the levels", () => {
  assert.equal(strength_text(3, 1091), "Elo 1091");
  assert.equal(strength_text(8, null, 8), "Level 8 of 8");
  assert.equal(strength_text(2, null), "Level 2");
});

test("paths lead to pages", () => {
  assert.deepEqual(place_of("/table/abc", "#key"), { is: "table", table: "abc", key: "key" });
  assert.deepEqual(place_of("/", ""), { is: "start" });
  assert.deepEqual(place_of("/table", ""), { is: "unknown" });
  assert.deepEqual(place_of("/study", ""), { is: "study", what: "open" });
  assert.deepEqual(place_of("/study/editor", ""), { is: "study", what: "editor" });
  assert.deepEqual(place_of("/study/table/abc", ""), { is: "study", what: "table", table: "abc", ply: null });
  assert.deepEqual(place_of("/study/table/abc", "", "?ply=12"), { is: "study", what: "table", table: "abc", ply: 12 });
  assert.deepEqual(place_of("/study/table/abc", "", "?ply=-1x"), { is: "study", what: "table", table: "abc", ply: null });
  assert.deepEqual(place_of("/study/line", "", "?game=chess"), { is: "study", what: "line", query: "?game=chess" });
  assert.deepEqual(place_of("/study/nothing", ""), { is: "unknown" });
  assert.deepEqual(place_of("/elsewhere", ""), { is: "unknown" });
  for (const broken of ["/%", "/table/%E0%A4%A", "/help/%zz"]) assert.deepEqual(place_of(broken, ""), { is: "unknown" }, broken);
});

test("clocks show tenths only below ten seconds", () => {
  assert.equal(clock_text(3_909_000), "1:05:09");
  assert.equal(clock_text(247_400), "4:07");
  assert.equal(clock_text(9_450), "0:09.4");
});

test("a running clock counts from the moment it was received, after the delay", () => {
  const state = {
    ...(table_state("chess") as State),
    clocks: { first: { left: 10_000, moves: null }, second: { left: 20_000, moves: null }, running: "first" as const, delay: 2_000 },
  };
  const table = { ...empty_table, state, clocks_at: 1_000 };
  assert.equal(time_left(table, "first", 2_500), 10_000);
  assert.equal(time_left(table, "first", 5_000), 8_000);
  assert.equal(time_left(table, "second", 5_000), 20_000);
  assert.equal(time_left(table, "first", 99_000), 0);
});

test("a link is given under an address that others reach, if there is one", () => {
  assert.deepEqual(addresses_for("http://127.0.0.1:8080", "127.0.0.1", ["http://127.0.0.1:8080", "http://192.168.1.5:8080/"]), [
    "http://192.168.1.5:8080",
  ]);
  assert.deepEqual(addresses_for("http://127.0.0.1:8080", "127.0.0.1", ["http://127.0.0.1:8080"]), ["http://127.0.0.1:8080"]);
  assert.deepEqual(addresses_for("https://example.org", "example.org", []), ["https://example.org"]);
});

test("what happened has its sound", () => {
  assert.equal(sound_of(["capture", "check"]), "check");
  assert.equal(sound_of(["hit", "sunk"]), "sunk");
  assert.equal(sound_of([]), "move");
});

test("both sets have all pieces, each drawn inside its cell", () => {
  for (const set of Object.values(sets))
    for (const kind of ["king", "queen", "rook", "bishop", "knight", "pawn"] as const) {
      const numbers = set[kind].body
        .replace(/A[\d. ]+ [01] [01]/g, "")
        .match(/[\d.]+/g)!
        .map(Number);
      assert.ok(numbers.length > 10 && numbers.every((value) => value >= 0 && value <= 100), kind);
    }
});

test("the rules become pages", () => {
  const html = markdown(
    "## Title\n\nSome *words* and `code <b>`.\n\n- **R1** one\n  more\n  - inner\n- two\n\n| a | b |\n| - | - |\n| 1 | 2 |\n\n    board\n",
    2,
  );
  assert.match(html, /<h3>Title<\/h3>/);
  assert.match(html, /<em>words<\/em> and <code>code &lt;b&gt;<\/code>/);
  assert.match(html, /<li><strong>R1<\/strong> one more\n<ul>\n<li>inner<\/li>/);
  assert.match(html, /<td>2<\/td>/);
  assert.match(html, /<pre tabindex="0">board\n<\/pre>/);
});

test("a set-up is remembered whole, but for names and first positions", () => {
  const chosen = draft({
    mode: "link",
    side: "random",
    level: 6,
    time: parse_time("600"),
    options: { draws: "fide" },
    start: "8/8",
    shuffle: false,
  });
  const again = parse_setup(setup_text(chosen), "chess", "Rui");
  assert.deepEqual(again, { ...chosen, name: "Rui", start: "" });
});

test("a set-up that makes no sense is not remembered", () => {
  const usual = first_draft("chess", "");
  for (const text of [null, "", "7", "null", "[]", '{"mode":"telepathy","level":"9","time":{"kind":"sundial"},"options":[1],"side":3}'])
    assert.deepEqual(parse_setup(text, "chess", ""), usual, String(text));
  const entry = { levels: [{ level: 3 }, { level: 5 }], options: [{ name: "draws" }] };
  const fitted = fitting({ ...usual, level: 9, options: { draws: "fide", gone: 1 } }, entry);
  assert.deepEqual([fitted.level, fitted.options], [3, { draws: "fide" }]);
});

test("a random position is drawn again each time the set-up is used", () => {
  const text = setup_text(draft({ shuffle: true, options: { start: 5 } }));
  const numbers = Array.from({ length: 12 }, () => Number(parse_setup(text, "chess", "").options.start));
  assert.ok(new Set(numbers).size > 1 && numbers.every((number) => Number.isInteger(number) && number >= 0 && number < 960));
});

test("below a path, the page's own paths are what follows it", () => {
  assert.equal(path_below("/games/", "/games/table/x"), "/table/x");
  assert.equal(path_below("/games/", "/games/"), "/");
  assert.equal(path_below("/games/", "/games"), "/");
  assert.equal(path_below("/games/", "/gamesx"), "/gamesx");
  assert.equal(path_below("/games/", "/help"), "/help");
  assert.equal(path_below("/", "/table/x"), "/table/x");
});

test("a card's link leads to the sign-in page, whatever else stands behind a # does not", () => {
  assert.deepEqual(place_of("/", "#card=abc"), { is: "sign-in" });
  assert.deepEqual(place_of("/", "#cards"), { is: "start" });
  assert.deepEqual(place_of("/group/a%20b", ""), { is: "group", group: "a b" });
  assert.deepEqual(place_of("/group", ""), { is: "unknown" });
});
