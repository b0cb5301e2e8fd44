import assert from "node:assert/strict";
import test from "node:test";
import { left_line, result_line } from "../../src/table/speech.ts";
import { set_language, type Language } from "../../src/text.ts";
import type { Ending, GameName, Player, RuleName, Seat, State } from "../../src/messages.ts";
import { table_state } from "../board_views.mjs";

const ana: Seat = { kind: "here", name: "Ana", level: null, rating: null };
const nameless: Seat = { ...ana, name: "" };
const computer: Seat = { kind: "computer", name: "", level: 3, rating: 1100 };

interface Case {
  language?: Language;
  game?: GameName;
  you: State["you"];
  seats: [Seat, Seat];
  winner: Player | null;
  ending: Ending;
  rule?: RuleName;
}

function said({ language = "en", game = "chess", you, seats, winner, ending, rule = "" }: Case): string {
  set_language(language);
  const state = { ...(table_state("chess") as State), game, you, seats: { first: seats[0], second: seats[1] } };
  return result_line({ ...state, result: { winner, ending, rule } });
}

test('the player who resigned reads "you"; others read the name', () => {
  const resigned = { seats: [ana, nameless] as [Seat, Seat], winner: "second" as const, ending: "resignation" as const };
  assert.equal(said({ ...resigned, you: "first" }), "You lost. You resigned.");
  assert.equal(said({ ...resigned, you: "second" }), "You won! Ana resigned.");
  assert.equal(said({ ...resigned, you: "watcher" }), "Black won. Ana resigned.");
  assert.equal(said({ ...resigned, you: "both", winner: "first" }), "Ana won. Black resigned.");
  assert.equal(said({ ...resigned, you: "first", language: "pt" }), "Perdeu. Desistiu.");
  assert.equal(said({ ...resigned, you: "watcher", language: "pt", seats: [nameless, ana] }), "Ana ganhou. As brancas desistiram.");
  assert.equal(said({ ...resigned, you: "watcher", language: "ro", seats: [nameless, ana] }), "Ana a câștigat. Albul a cedat.");
});

test("nameless players are called as their game calls them, computers as what they are", () => {
  const time = { winner: "first" as const, ending: "time" as const };
  assert.equal(
    said({ ...time, you: "watcher", game: "wargame", seats: [nameless, nameless] }).split(". ")[1],
    "The second player ran out of time.",
  );
  assert.equal(said({ ...time, you: "first", seats: [ana, computer] }), "You won! The computer ran out of time.");
  assert.equal(said({ ...time, you: "watcher", seats: [computer, computer] }), "White won. Black ran out of time.");
});

test("an aborted game has no result, a claimed one says why", () => {
  const seats: [Seat, Seat] = [ana, nameless];
  assert.equal(
    said({ you: "first", seats, winner: null, ending: "abandonment" }),
    "Game aborted. The game has no result and does not count.",
  );
  assert.equal(said({ you: "first", seats, winner: "first", ending: "abandonment" }), "You won! Black left the game.");
  assert.equal(
    said({ you: "second", seats, winner: null, ending: "claim", rule: "opponent-left" }),
    "Draw. A draw was claimed: the opponent had left.",
  );
});

test("what is said of full goal rows is true for both players", () => {
  for (const you of ["first", "second"] as const)
    assert.match(
      said({ you, game: "renpaarden", seats: [ana, nameless], winner: "first", ending: "rule", rule: "rows-full" }),
      /The goal rows are full, and the winner has more knights home\.$/,
    );
});

test("a player who has left is called as the game calls the side", () => {
  const state = { ...(table_state("chess") as State), you: "first" as const, seats: { first: ana, second: nameless } };
  set_language("pt");
  assert.equal(left_line(state), "As pretas saíram. Pode reclamar a vitória ou o empate, ou esperar.");
  assert.match(left_line({ ...state, you: "second" }), /^Ana saiu\. /);
});
