import assert from "node:assert/strict";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { course_refusal, hand_in, largest_file } from "../../src/course/api.ts";
import { assignment_file, field_text, moment_of, new_assignment, new_draft, presets, with_file } from "../../src/course/draft.ts";
import { spans, stage_of } from "../../src/course/progress.ts";
import { failures, has_details, message_kind, others, type Check, type Report } from "../../src/course/report.ts";
import {
  comparison_words,
  dates_words,
  elo_text,
  result_sign,
  result_words,
  side_words,
  size_words,
  state_words,
} from "../../src/course/words.ts";
import { assignment_path, hand_in_path, place_of, student_path } from "../../src/router.ts";
import { seat_name } from "../../src/speech.ts";
import { result_title } from "../../src/table/speech.ts";
import { add_texts, set_language } from "../../src/text.ts";
import { shown_name, with_version_names } from "../../src/version_name.ts";
import type { LadderGame } from "../../src/course/messages.ts";
import type { Seat, State } from "../../src/messages.ts";

declare const __WEB__: string;
const fen_game = "chess";
add_texts("course", "en", readFileSync(path.join(__WEB__, "src/texts/course.en.ftl"), "utf8"));
set_language("en");

test("the pages of an assignment have addresses", () => {
  assert.deepEqual(place_of("/course", ""), { is: "assignments", what: "list" });
  assert.deepEqual(place_of("/course/new", ""), { is: "assignments", what: "new" });
  assert.deepEqual(place_of("/course/else", ""), { is: "unknown" });
  assert.deepEqual(place_of(assignment_path("a b"), ""), { is: "assignment", what: "page", assignment: "a b" });
  assert.deepEqual(place_of(student_path("a", "s"), ""), { is: "assignment", what: "student", assignment: "a", student: "s" });
  assert.deepEqual(place_of(hand_in_path("a", "h"), ""), { is: "assignment", what: "hand-in", assignment: "a", hand_in: "h" });
  for (const wrong of ["/assignment", "/assignment/a/student", "/assignment/a/hand-in", "/assignment/a/b/c"])
    assert.deepEqual(place_of(wrong, ""), { is: "unknown" }, wrong);
});

test("an assignment has what the teacher said, and leaves out what is usual", () => {
  const draft = { ...new_draft("reversi", fen_game), title: " A player ", group: "g" };
  assert.deepEqual(new_assignment(draft), {
    group: "g",
    assignment: { title: "A player", game: "reversi", protocol: "ours", files: ["*.py"], artefacts: ["."], run: "python3 ./player.py" },
    opens: null,
    closes: null,
    team_size: 1,
    ladder: { time: "60+1", options: {} },
  });
  const more = {
    ...draft,
    ...presets.c,
    ladder: false,
    limits: "memory=64",
    checks: "go, moves",
    numbers: { ...draft.numbers, patience: 9 },
  };
  assert.deepEqual(assignment_file(more), {
    title: "A player",
    game: "reversi",
    protocol: "ours",
    files: ["*.c", "*.h"],
    build: presets.c.build,
    artefacts: ["player"],
    run: "./player",
    limits: "memory=64",
    patience: 9,
    checks: ["go", "moves"],
  });
  assert.equal(new_assignment(more).ladder, null);
});

test("every example of the course fills the fields, and becomes the same file again", () => {
  const folder = path.join(__WEB__, "../examples/course");
  const examples = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  assert.ok(examples.length >= 4);
  for (const { name } of examples) {
    const text = readFileSync(path.join(folder, name, "assignment.json"), "utf8");
    const draft = with_file(new_draft("reversi", fen_game), text)!;
    assert.equal(draft.table.game, JSON.parse(text).game);
    assert.deepEqual(assignment_file(draft), JSON.parse(text), name);
  }
});

test("what is no assignment at all is not taken, and unknown members are kept for the server to refuse", () => {
  const draft = new_draft("chess", fen_game);
  for (const text of ["", "{", "[]", "null", "3", '"title"']) assert.equal(with_file(draft, text), null, text);
  const kept = with_file(draft, '{"title": 3, "game": "chess", "run": "./a", "most-fils": 3}')!;
  assert.deepEqual(assignment_file(kept), { title: 3, game: "chess", run: "./a", "most-fils": 3 });
});

test("dates of fields are local, and survive", () => {
  assert.equal(moment_of(""), null);
  assert.equal(moment_of("nonsense"), null);
  assert.equal(field_text(null), "");
  assert.equal(field_text(moment_of("2026-11-18T09:05")), "2026-11-18T09:05");
});

test("a file that is empty or too large is not sent", async () => {
  const refused = (code: string) => (error: { code?: string }) => error.code === code;
  await assert.rejects(hand_in("a", new Blob([]) as File), refused("course-empty"));
  await assert.rejects(hand_in("a", new Blob([new Uint8Array(largest_file + 1)]) as File), refused("course-too-large"));
  assert.deepEqual(["course-off", "full"].map(course_refusal), ["course-off", "course-full"]);
});

test("a hand-in waits, is built, checked, and done", () => {
  const line = (name: string) => ({ name, verdict: "pass" as const });
  assert.equal(stage_of({ state: "waiting", progress: [] }), "waiting");
  assert.equal(stage_of({ state: "examining", progress: [line("files"), line("build")] }), "building");
  assert.equal(stage_of({ state: "examining", progress: [line("files"), line("artefacts")] }), "checking");
  assert.equal(stage_of({ state: "refused", progress: [] }), "done");
});

test("what failed comes first, and the lines of a compiler are told apart", () => {
  const check = (name: string, verdict: Check["verdict"], more: Partial<Check> = {}): Check => ({ name, verdict, demand: "", ...more });
  const checks = [
    check("files", "pass"),
    check("build", "fail", { sent: ["make"], came: ["error"] }),
    check("go", "fail", { sent: ["go"], came: [], expected: "" }),
    check("quit", "fail", { sentence: "It ended." }),
    check("draw", "not needed"),
  ];
  const report: Report = {
    assignment: "",
    hand_in: "",
    accepted: false,
    files: [],
    messages: [],
    report: { game: "", protocol: "", checks },
  };
  assert.deepEqual(
    failures(report).map(({ name }) => name),
    ["build", "go", "quit"],
  );
  assert.deepEqual(
    others(report).map(({ name }) => name),
    ["files", "draw"],
  );
  assert.deepEqual(failures(report).map(has_details), [false, true, false]);
  assert.deepEqual(
    ["a.c:3:1: error: expected ';'", "a.c:4:2: warning: unused", "make: *** [player] Error 1", "a.c: In function 'main':"].map(
      message_kind,
    ),
    ["error", "warning", "error", "plain"],
  );
});

test("a version is better than the one before it, or not, as the test of their games says", () => {
  const compared = { version: 2, games: 12, score: 0.75, error95: 0.21, verdict: "better" as const, llr: 2.96, lower: -2.94, upper: 2.94 };
  assert.equal(comparison_words(compared), "Better than version 2: 75% ± 21% in 12 games");
  assert.equal(comparison_words({ ...compared, verdict: "not-better", games: 1 }), "Not better than version 2: 75% ± 21% in 1 game");
  assert.equal(
    comparison_words({ ...compared, verdict: "undecided", llr: 0.4 }),
    "Undecided against version 2: 75% ± 21% in 12 games, LLR 0.40 (-2.94 to 2.94)",
  );
});

test("a version at a table is called by its number, and by its author's name for those who are told", () => {
  const seat = (name: string): Seat => ({ kind: "engine", name, level: null, rating: null, program: { author: "" } });
  const state = { seats: { first: seat("v12-bcdfghjkmnpq"), second: seat("v1-bcdfghjkmnpr") } } as State;
  assert.equal(seat_name("reversi", state.seats.first, "first"), "Version 12 (program)");
  const none = { person: null, rating: null };
  const people = {
    rated: false,
    first: { ...none, version: { number: 12, author: { id: "a", name: "Ana" } } },
    second: { ...none, version: { number: 1, author: null } },
  };
  const { seats } = with_version_names(state, people);
  assert.equal(seats.first.name, "Ana, version 12");
  assert.equal(seat_name("reversi", seats.second, "second"), "Version 1 (program)");
  assert.deepEqual(with_version_names(state, null).seats, state.seats);
  const ended = { ...state, you: "watcher", result: { winner: "second", ending: "failure", rule: "" } } as State;
  assert.equal(result_title(ended), "Version 1 won.");
  assert.equal(result_title({ ...ended, seats, result: { ...ended.result!, winner: "first" } }), "Ana, version 12 won.");
  // People may call themselves as they like, and engines may have any other name.
  assert.equal(shown_name("v1 by Ana"), "v1 by Ana");
  assert.equal(seat_name("reversi", { kind: "here", name: "v1-bcdfghjkmnpr", level: null, rating: null }, "first"), "v1-bcdfghjkmnpr");
});

test("intervals share one scale", () => {
  const rated = (elo: number | null, error95: number | null) => ({ elo, error95 });
  assert.deepEqual(spans([rated(50, 50), rated(-50, 50), rated(null, null)]), [
    { from: 50, at: 75, to: 100 },
    { from: 0, at: 25, to: 50 },
    null,
  ]);
  assert.deepEqual(spans([rated(0, 0)]), [{ from: 50, at: 50, to: 50 }]);
  assert.deepEqual(spans([rated(null, null)]), [null]);
});

test("states, ratings, results and sizes in words", () => {
  assert.equal(state_words({ state: "accepted", version: 3 }), "accepted as version 3");
  assert.equal(state_words({ state: "refused", version: null }), "refused");
  assert.deepEqual([elo_text(112.5, 40.1), elo_text(-112.5, 40), elo_text(null, null)], ["+113 ± 40", "-113 ± 40", "–"]);
  assert.deepEqual([size_words(12), size_words(1234), size_words(2_500_000)], ["12 byte", "1.2 kB", "2.5 MB"]);
  const side = (name: string, version: number) => ({ student: { id: name, name }, team: null, hand_in: "h", version });
  const game = (winner: "first" | "draw" | "none" | null): LadderGame => ({
    number: 1,
    table: "t",
    first: side("Ana", 2),
    second: side("Rui", 1),
    at: 0,
    result: winner && { winner },
    failure: null,
  });
  assert.deepEqual(
    [game("first"), game("draw"), game("none"), game(null)].map((one) => [result_sign(one), result_words(one)]),
    [
      ["1–0", "Ana, version 2 won."],
      ["½–½", "Draw."],
      ["closed", "closed"],
      ["being played", "being played"],
    ],
  );
  const team = { id: "m", name: "Os Torpedos" };
  assert.equal(side_words({ ...side("Ana", 2), team }), "Os Torpedos, version 2");
  assert.equal(dates_words({ state: "open", opens: null, closes: null }), "Open");
  assert.match(dates_words({ state: "closed", opens: null, closes: Date.UTC(2026, 10, 5) }), /^Closed since .*2026/);
});
