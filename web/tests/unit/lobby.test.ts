import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { game_entry } from "../../src/catalogue.ts";
import type { Challenge, LobbyBoard, LobbyGame, LobbyMessage, Offer } from "../../src/lobby/messages.ts";
import { load_offer, offer_settings, quick_times, usual_visibility, type Whom } from "../../src/lobby/offer_draft.ts";
import { sorted_people } from "../../src/lobby/people.tsx";
import {
  empty_lobby,
  fresh_challenges,
  has_leaving,
  lingers,
  my_offers,
  others_offers,
  reduce,
  waiting_challenges,
  type Lobby,
} from "../../src/lobby/state.ts";
import { notes, offer_sentence, option_words, time_words } from "../../src/lobby/words.ts";
import { parse_time } from "../../src/pages/draft.ts";
import { add_texts, languages } from "../../src/text.ts";
import { table_state } from "../board_views.mjs";

declare const __WEB__: string;
for (const language of languages) add_texts("lobby", language, readFileSync(path.join(__WEB__, `src/texts/lobby.${language}.ftl`), "utf8"));

const offer = (table: string, more: Partial<Offer> = {}): Offer => ({
  table,
  by: { id: "rui", name: "Rui", person: true, rating: null },
  game: "chess",
  options: {},
  seat: "second",
  time: { first: "300+3", second: "300+3" },
  rated: false,
  ratings: null,
  start: false,
  takebacks: false,
  visibility: "listed",
  at: 1,
  ...more,
});
const challenge = (table: string, mine = false): Challenge => ({ ...offer(table), to: { id: "ana", name: "Ana" }, mine });
const game = (table: string): LobbyGame => ({
  table,
  game: "chess",
  seats: { first: { name: "Ana", person: "ana", level: null }, second: { name: "Rui", person: "rui", level: null } },
  time: { first: "none", second: "none" },
  rated: false,
  at: 1,
});
const board = (table: string, plies: number): LobbyBoard => ({
  table,
  board_view: table_state("chess").board_view,
  path: ["e2", "e4"],
  turn: "first",
  plies,
});
const state = (more: object = {}): LobbyMessage => ({
  lobby: "state",
  people: [],
  visitors: 0,
  offers: [],
  games: [],
  boards: [],
  playing: 0,
  ...more,
});
const you = (more: object = {}): LobbyMessage => ({ lobby: "you", id: "ana", name: "Ana", challenges: [], offers: [], ...more });

const after = (lobby: Lobby, messages: LobbyMessage[], now = 0) =>
  messages.reduce((before, message) => reduce(before, { type: "hear", message, now }), lobby);
const lobby = (...messages: LobbyMessage[]) => after(empty_lobby, messages);
const tables = (offers: { table: string }[]) => offers.map(({ table }) => table);
const news = (at: Lobby) => at.news.map(({ is }) => is);

test("the whole state replaces what was known, and changes add, replace and remove", () => {
  const before = lobby(state({ people: [{ id: "p", name: "P", person: true }], visitors: 2, offers: [offer("b", { at: 2 }), offer("a")] }));
  assert.deepEqual([...before.offers.keys()], ["a", "b"], "the oldest first");
  const people = { set: [{ id: "q", name: "Q", person: false }], gone: ["p"] };
  const changed = after(before, [{ lobby: "change", people, visitors: 3, offers: { set: [offer("c", { at: 0 })] } }]);
  assert.deepEqual([...changed.people.keys(), changed.visitors], ["q", 3]);
  assert.deepEqual([...changed.offers.keys()], ["a", "b", "c"], "a new one is the last: the others keep their places");
  const again = after(changed, [state()]);
  assert.deepEqual([again.people.size, again.visitors, again.offers.size], [0, 0, 0]);
});

test("an offer that is gone keeps its place for a moment", () => {
  const gone = after(lobby(state({ offers: [offer("a"), offer("b")] }), you()), [{ lobby: "change", offers: { gone: ["a", "x"] } }], 100);
  assert.deepEqual(tables(others_offers(gone)), ["a", "b"]);
  assert.ok(has_leaving(gone));
  const soon = reduce(gone, { type: "sweep", now: 100 + lingers.offer - 1 });
  assert.deepEqual(tables(others_offers(soon)), ["a", "b"]);
  const later = reduce(gone, { type: "sweep", now: 100 + lingers.offer });
  assert.deepEqual([tables(others_offers(later)), has_leaving(later)], [["b"], false]);
});

test("my own offers are apart from those of others, and only those of others are announced", () => {
  const mine = offer("m", { by: { id: "ana", name: "Ana", person: true, rating: null } });
  const nameless = offer("n", { by: { id: "", name: "", person: false, rating: null } });
  const here = lobby(state(), you({ offers: ["n"] }), { lobby: "change", offers: { set: [mine, nameless, offer("o")] } });
  assert.deepEqual([tables(my_offers(here)), tables(others_offers(here)), news(here)], [["m", "n"], ["o"], ["offer"]]);
  const changed = after(reduce(here, { type: "said", count: 1 }), [{ lobby: "change", offers: { set: [offer("o", { rated: true })] } }]);
  assert.deepEqual([changed.news, changed.offers.get("o")?.rated], [[], true], "a change is no news");
});

test("whoever takes my offer is announced, and I hear which other offers are still open", () => {
  const mine = offer("m", { by: { id: "ana", name: "Ana", person: true, rating: null } });
  const begun = lobby(state({ offers: [mine] }), you({ offers: ["m", "n"] }), { lobby: "begun", table: "m" });
  assert.deepEqual(begun.news, [{ is: "begun", offer: mine, others: ["n"] }]);
  assert.equal(begun.begun?.table, "m");
  assert.equal(reduce(begun, { type: "arrived" }).begun, null);
});

test("challenges that waited for me are in the list; those that come are announced and can be put off", () => {
  const waiting = lobby(state(), you({ challenges: [challenge("a"), challenge("mine", true)] }));
  assert.deepEqual([tables(waiting_challenges(waiting)), tables(fresh_challenges(waiting)), news(waiting)], [["a"], [], []]);
  assert.deepEqual(tables(my_offers(waiting)), ["mine"]);
  const come = after(waiting, [you({ challenges: [challenge("a"), challenge("b")] })]);
  assert.deepEqual([tables(waiting_challenges(come)), tables(fresh_challenges(come)), news(come)], [["a"], ["b"], ["challenge"]]);
  const put_off = reduce(come, { type: "put-off", table: "b" });
  assert.deepEqual([tables(waiting_challenges(put_off)), tables(fresh_challenges(put_off))], [["a", "b"], []]);
  assert.deepEqual(news(after(put_off, [you()])), ["challenge"], "one that I have answered is not said to be withdrawn");
  assert.deepEqual(news(after(come, [you()])), ["challenge", "withdrawn"]);
  const back = after(come, [state(), you({ challenges: [challenge("a"), challenge("b"), challenge("c")] })]);
  assert.deepEqual(tables(fresh_challenges(back)), ["b", "c"], "also what came while the connection was lost");
});

test("a live board follows its game; the last position stays for a moment with the result", () => {
  const playing = lobby(state({ games: [game("g"), game("h")], boards: [board("g", 3)], playing: 2 }));
  const moved = after(playing, [{ lobby: "change", boards: { set: [board("g", 4), board("unknown", 1)] } }]);
  assert.deepEqual([moved.games.get("g")?.board?.plies, moved.games.size], [4, 2]);
  const result = { winner: "first", ending: "resignation", rule: "" } as const;
  const ended = after(
    moved,
    [
      {
        lobby: "change",
        games: {
          gone: [
            { table: "g", result },
            { table: "h", result: null },
          ],
        },
        boards: { gone: ["g"] },
        playing: 0,
      },
    ],
    50,
  );
  assert.deepEqual([...ended.games.keys()], ["g"]);
  assert.deepEqual([ended.games.get("g")?.result, ended.games.get("g")?.board?.plies], [result, 4]);
  assert.equal(reduce(ended, { type: "sweep", now: 50 + lingers.game }).games.size, 0);
  const chosen_otherwise = after(moved, [{ lobby: "change", boards: { gone: ["g"] } }]);
  assert.deepEqual([chosen_otherwise.games.size, chosen_otherwise.games.get("g")?.board], [2, undefined]);
});

test("changes of one part leave the others as they are, so that the page draws only what has changed", () => {
  const before = lobby(state({ games: [game("g")], boards: [board("g", 3)], offers: [offer("a")] }), you());
  const moved = after(before, [{ lobby: "change", boards: { set: [board("g", 4)] } }]);
  assert.ok(moved.offers === before.offers && moved.people === before.people && moved.you === before.you);
});

test("an offer in words has what is unusual about it", () => {
  assert.equal(offer_sentence(offer("a")), "Rui: Chess, 5+3, casual");
  const special = offer("b", {
    by: { id: "", name: "", person: false, rating: null },
    rated: true,
    options: { start: 5, draws: "fide", material: "listed" },
    ratings: { from: 1200, to: 1500 },
    takebacks: true,
    visibility: "private",
  });
  assert.equal(offer_sentence(special), "Somebody: Chess, 5+3, rated");
  assert.deepEqual(notes(special), [
    "rated",
    "you play Black",
    "rating 1200 to 1500",
    "Position 5",
    "Repetition and 50-move draws: by claim (FIDE)",
    "with take-backs",
    "Only the players",
  ]);
  assert.deepEqual(option_words("wargame", { rows: game_entry("wargame")!.options[0]!.default }), []);
});

test("times in words are those that players write", () => {
  const words = ["none", "600", "300+3", "90+1", "180d5", "30/move", "40/5400+30"].map((time) => time_words({ first: time, second: time }));
  assert.deepEqual(words, ["No clock", "10+0", "5+3", "1.5+1", "3+5 (Delay)", "30 seconds per move", "40/90+30"]);
  assert.equal(time_words({ days: 3 }), "3 days per move");
  assert.equal(time_words({ first: "300+3", second: "60" }), "White 5+3, Black 1+0");
});

test("an offer is a table with an open seat; a challenge has the seat of a person", () => {
  const made = load_offer("chess", "Ana");
  const anyone: Whom = { is: "anyone" };
  const draft = { ...made.draft, side: "second" as const, time: parse_time("300+3") };
  const open = offer_settings({ ...made, draft, range: { from: 1000, to: 1200 } }, anyone, "link");
  assert.deepEqual(open.seats, { first: { kind: "open" }, second: { kind: "here", name: "Ana" } });
  assert.deepEqual(
    [open.visibility, open.ratings, open.takebacks, open.time],
    ["listed", { from: 1000, to: 1200 }, false, { first: "300+3", second: "300+3" }],
  );
  const whom: Whom = { is: "person", id: "p7", name: "Rui" };
  const to_rui = offer_settings({ draft: { ...draft, options: { start: 3 } }, rated: true, range: { from: 1, to: 2 } }, whom, "link");
  assert.deepEqual(to_rui.seats.first, { kind: "person", person: "p7" });
  assert.deepEqual([to_rui.visibility, to_rui.ratings, to_rui.options], [undefined, undefined, {}]);
  assert.equal((to_rui as { rated?: boolean }).rated, true);
});

test("what is offered to everyone is seen by everyone, unless the house is private", () => {
  assert.equal(usual_visibility({ is: "anyone" }, "link"), "listed");
  assert.equal(usual_visibility({ is: "anyone" }, "private"), null);
  assert.equal(usual_visibility({ is: "person", id: "", name: "" }, "link"), null);
});

test("quick offers have only times that the server knows", () => {
  const presets = ["none", "300+3", "600"].map((time) => ({ name: time, time }));
  assert.deepEqual(quick_times({ secrets: false }, presets), ["300+3", "600", "none"]);
  assert.deepEqual(quick_times({ secrets: true }, presets), ["none", "600"]);
});

test("people are sorted by name as a reader expects, without myself", () => {
  const names = ["Zé", "ana", "Álvaro", "Me", "Pupil 10", "Pupil 9"];
  const people = new Map(names.map((name) => [name, { id: name, name, person: true }]));
  assert.deepEqual(
    sorted_people(people, "Me").map(({ name }) => name),
    ["Álvaro", "ana", "Pupil 9", "Pupil 10", "Zé"],
  );
});
