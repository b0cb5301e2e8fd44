import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { command, table_context } from "../../src/table/commands.ts";
import { news_words, status_line } from "../../src/table/speech.ts";
import { empty_table, reduce, type Table } from "../../src/table/state.ts";
import { plays_elsewhere } from "../../src/table/viewing.ts";
import { add_texts, set_language } from "../../src/text.ts";
import { greeting_name_words, type Change, type State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

declare const __WEB__: string;
add_texts("agreements", "en", readFileSync(path.join(__WEB__, "src/texts/agreements.en.ftl"), "utf8"));
set_language("en");

const person = { kind: "link", name: "Rui", level: null, rating: null } as const;

function table(changes: Partial<State> = {}): Table {
  const chess = table_state("chess") as State;
  const state: State = { ...chess, seats: { ...chess.seats, second: person }, ...changes };
  return { ...reduce(empty_table, { type: "hear", message: state, now: 0 }), news: [] };
}

/** What is announced after a change. */
function said(before: Table, change: Omit<Change, "version">): (string | null)[] {
  const after = reduce(before, { type: "hear", message: { version: 2, ...change }, now: 1 });
  return after.news.map((news) => news_words(after, news));
}

test("a table between two screens is known by its seats", () => {
  assert.ok(plays_elsewhere(table().state!));
  assert.ok(!plays_elsewhere(table_state("chess") as State));
});

test("the beginning and the end of a pause are announced, and not as an offer that was declined", () => {
  const asked = table({ offer: { what: "pause", by: "first", number: 1 } });
  assert.deepEqual(said(asked, { offer: null, pause: { by: "first", resume: null } }), [
    "The game is paused. It goes on when both of you want to; after a day, when one of you does.",
  ]);
  assert.deepEqual(said(asked, { offer: null }), ["Offer declined."]);
  const paused = table({ pause: { by: "first", resume: null }, choices: [] });
  assert.match(status_line(paused), /^The game is paused\./);
  assert.deepEqual(said(paused, { pause: { by: "first", resume: "second" } }), ["Rui wants to go on."]);
  assert.deepEqual(said(paused, { pause: { by: "first", resume: "first" } }), ["You want to go on."]);
  assert.deepEqual(said(paused, { pause: null }), ["The game goes on."]);
});

test("time and greetings are announced with who gave them", () => {
  assert.deepEqual(said(table(), { time_given: { first: 0, second: 1 } }), ["Rui gave 15 seconds."]);
  assert.deepEqual(said(table(), { time_given: { first: 1, second: 0 } }), ["You gave your opponent 15 seconds."]);
  const hello = { first: null, second: { greeting: "hello", number: 7 } } as const;
  assert.deepEqual(said(table(), { greetings: hello }), ["Rui: Hello!"]);
  assert.deepEqual(said(table({ greetings: hello }), { greetings: hello }), [], "it was heard before");
  assert.deepEqual(said(table({ greetings: hello }), { greetings: { ...hello, second: { greeting: "hello", number: 9 } } }), [
    "Rui: Hello!",
  ]);
  assert.deepEqual(said(reduce(table(), { type: "mute" }), { greetings: hello }), [null], "a muted opponent says nothing");
});

test("the command field gives time, pauses and greets", () => {
  const type = (text: string, changes: Partial<State> = {}) =>
    command(
      table_context(table(changes).state!, () => null),
      text,
    );
  assert.deepEqual(type("tempo"), { is: "command", command: "give-time" });
  assert.deepEqual(type("pause", { allowed: ["ask-pause"] }), { is: "ask", what: "ask-pause" });
  assert.deepEqual(type("pausa", { allowed: ["accept-pause"] }), { is: "command", command: "accept-pause" });
  assert.deepEqual(type("pauză"), { is: "command", command: "ask-pause" }, "the server says why not");
  assert.deepEqual(type("accept", { allowed: ["accept-pause"] }), { is: "command", command: "accept-pause" });
  assert.deepEqual(type("resume"), { is: "command", command: "resume" });
  assert.deepEqual(type("greet 2", { allowed: ["greet"] }), { is: "command", command: "greet", with: { greeting: "good-luck" } });
  const list = type("salut", { allowed: ["greet"] });
  assert.ok(
    list.is === "say" && list.text.includes("1 Hello! 2 Good luck!") && list.text.includes(`${greeting_name_words.length} Goodbye!`),
  );
});
