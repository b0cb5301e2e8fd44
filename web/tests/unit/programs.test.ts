import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { programs_after, type ConnectedProgram } from "../../src/connected_programs.ts";
import { load_offer, offer_settings } from "../../src/lobby/offer_draft.ts";
import { draft_settings, first_draft } from "../../src/pages/draft.ts";
import { fitting_program, program_opponents } from "../../src/pages/program_opponent.tsx";
import { why_casual } from "../../src/pages/rated_game.ts";
import { parse_setup, setup_text } from "../../src/pages/setup.ts";
import { python_lines, token_file } from "../../src/programs/token_use.ts";
import { name_with_kind, program_words } from "../../src/program_sign.tsx";
import { place_of } from "../../src/router.ts";
import { seat_name } from "../../src/speech.ts";
import { new_analysis, reduce } from "../../src/study/state.ts";
import { status_line, result_reason } from "../../src/table/speech.ts";
import { add_texts, set_language } from "../../src/text.ts";
import { table_state } from "../board_views.mjs";
import type { Seat, State } from "../../src/messages.ts";

declare const __WEB__: string;
add_texts("lobby", "en", readFileSync(path.join(__WEB__, "src/texts/lobby.en.ftl"), "utf8"));
set_language("en");

const person = (id: string, more: Partial<ConnectedProgram> = {}): ConnectedProgram => ({
  id,
  name: id.toUpperCase(),
  author: "Rui",
  owner: "rui",
  challenges: "own",
  ...more,
});
const listed = ({ id, name, ...program }: ConnectedProgram) => ({ id, name, person: true, program });
const engines = [
  { name: "Stockfish", author: "its developers", games: ["chess"], analyses: true },
  { name: "Racer", author: "somebody", games: ["renpaarden"], analyses: false },
];

test("a program is told from people, with its author where one is known", () => {
  assert.equal(name_with_kind("Shooter", { author: "Rui" }), "Shooter (program)");
  assert.equal(name_with_kind("Ana", undefined), "Ana");
  assert.deepEqual([program_words({ author: "Rui" }), program_words({ author: "" })], ["program by Rui", "program"]);
  const seat: Seat = { kind: "person", name: "Shooter", level: null, rating: null, program: { author: "Rui" } };
  assert.equal(seat_name("chess", seat, "first"), "Shooter (program)");
});

test("an engine at the table is said to think, and how it failed is told", () => {
  const state: State = structuredClone(table_state("chess"));
  const engine: Seat = { kind: "engine", name: "Stockfish", level: null, rating: null, program: { author: "its developers" } };
  const other = state.turn!;
  const table = { state: { ...state, you: other === "first" ? "second" : "first", seats: { ...state.seats, [other]: engine } } };
  assert.match(status_line(table as never), /Stockfish is thinking/);
  for (const rule of ["crash", "silence", "illegal-move", "flood"]) {
    const result = { winner: "first", ending: "failure", rule } as const;
    assert.match(result_reason({ game: "chess", board_view: state.board_view, result }), /^The program /);
  }
});

test("who is connected follows the lobby's messages, and nobody but programs", () => {
  assert.equal(
    programs_after(null, { lobby: "change", people: { set: [listed(person("a"))] } }),
    null,
    "before the state nothing is known",
  );
  const first = programs_after(null, { lobby: "state", people: [listed(person("a")), { id: "ana", name: "Ana" }] })!;
  assert.deepEqual([...first.keys()], ["a"]);
  const next = programs_after(first, { lobby: "change", people: { set: [listed(person("b"))], gone: ["a"] } })!;
  assert.deepEqual([...next.values()], [person("b")]);
  assert.equal(programs_after(next, { lobby: "you" }), next);
  assert.deepEqual([...programs_after(next, { lobby: "change" })!.keys()], ["b"]);
  assert.deepEqual([...programs_after(next, { lobby: "state", people: [] })!.keys()], []);
});

test("opponents are engines of the game, one's own programs, and those that are open to anyone", () => {
  const connected = [person("mine", { owner: "ana" }), person("open", { challenges: "anyone" }), person("closed")];
  const names = (list: { name: string }[]) => list.map(({ name }) => name);
  assert.deepEqual(names(program_opponents("chess", { engines }, connected, "ana")), ["Stockfish", "MINE", "OPEN"]);
  assert.deepEqual(names(program_opponents("chess", { engines }, connected, null)), ["Stockfish"], "visitors challenge nobody");
  assert.deepEqual(names(program_opponents("reversi", { engines })), []);
  assert.deepEqual(names(program_opponents("chess", {})), []);
});

test("a game against a program has it in the other seat, and a program that is gone is replaced by one that is there", () => {
  const opponents = program_opponents("chess", { engines }, [person("open", { challenges: "anyone" })], "ana");
  const draft = { ...first_draft("chess", "Ana"), mode: "program" as const };
  const fitted = fitting_program({ ...draft, program: { is: "engine", id: "gone" } }, opponents);
  assert.deepEqual(fitted.program, { is: "engine", id: "Stockfish" });
  assert.deepEqual(draft_settings(fitted).seats, { first: { kind: "here", name: "Ana" }, second: { kind: "engine", engine: "Stockfish" } });
  const asked = fitting_program({ ...draft, side: "second", program: { is: "program", id: "open" } }, opponents);
  assert.deepEqual(draft_settings(asked).seats.first, { kind: "person", person: "open" });
  assert.equal(fitting_program(draft, [], "computer").mode, "computer");
  assert.equal(fitting_program(draft, []).program, null);
  assert.deepEqual(parse_setup(setup_text(asked), "chess", "Ana").program, asked.program);
  assert.equal(parse_setup('{"program":{"is":"other","id":1}}', "chess", "Ana").program, null);
});

test("games against engines and against one's own program are casual", () => {
  const draft = { ...first_draft("chess", "Ana"), mode: "program" as const };
  assert.equal(why_casual({ ...draft, program: { is: "engine", id: "Stockfish" } }, undefined, true), "engine");
  assert.equal(why_casual({ ...draft, program: { is: "program", id: "a", own: true } }, undefined, true), "own-program");
  assert.equal(why_casual({ ...draft, program: { is: "program", id: "a", own: false } }, undefined, true), null);
  const rated = { ...load_offer("chess", "Ana"), rated: true, programs: true };
  assert.equal(offer_settings(rated, { is: "person", id: "a", name: "A", own_program: true }).rated, undefined);
  assert.equal(offer_settings(rated, { is: "person", id: "a", name: "A" }).programs, undefined);
  assert.deepEqual([offer_settings(rated, { is: "anyone" }).programs, offer_settings(rated, { is: "anyone" }).rated], [true, true]);
});

test("a token's file has a plain name, and the lines to use it are whole", () => {
  assert.deepEqual(["Shooter 3", "Ação!", "שרה"].map(token_file), ["shooter-3.token", "acao.token", "program.token"]);
  const python = python_lines("https://house.example", 'A "quoted" \\ name');
  assert.match(python, /open\("a-quoted-name\.token"\)/);
  execFileSync("python3", ["-c", "import ast, sys; ast.parse(sys.stdin.read())"], { input: python });
});

test("the results of one engine are forgotten when another is asked", () => {
  const before = reduce(
    new_analysis({ game: "chess", options: {}, start: null, moves: ["e2e4"] }, [table_state("chess").history.moves[0]].filter(Boolean), 0),
    {
      type: "work",
      work: { is: "done" },
    },
  );
  const evaluation = { chances: 0.5, score: 0, mate: null, depth: 1, variations: [] };
  const looked = reduce(before, { type: "looked", key: "", evaluation: evaluation as never });
  const after = reduce(looked, { type: "forget" });
  assert.deepEqual([after.near.size, after.judged.size, after.accuracy, after.work.is], [0, 0, null, "idle"]);
  assert.equal(after.line, looked.line);
});

test("the pages of programs and engines have their addresses", () => {
  assert.deepEqual(place_of("/programs", ""), { is: "programs" });
  assert.deepEqual(place_of("/administration/engines", ""), { is: "administration", what: "engines" });
});
