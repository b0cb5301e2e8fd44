import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { add_texts, languages } from "../../src/text.ts";
import { place_of } from "../../src/router.ts";
import { import_words } from "../../src/tournaments/add_players.tsx";
import { columns_of, stage_of } from "../../src/tournaments/bracket.ts";
import { chosen_tie_breaks, lacks_clock, new_draft, toggled, tournament_settings } from "../../src/tournaments/draft.ts";
import { leads_to_game } from "../../src/tournaments/follow.tsx";
import { time_left } from "../../src/tournaments/live_boards.tsx";
import type { Board, Change, Encounter, Entrant, LiveBoard, Round, Tournament } from "../../src/tournaments/messages.ts";
import { news_between } from "../../src/tournaments/news.ts";
import { caught_up } from "../../src/tournaments/paced_boards.ts";
import { places_of, rounds_by_hand, swapped } from "../../src/tournaments/pairs.ts";
import { changed, hear, listed_entrants, nothing_shown, open_boards, possible, shown_boards } from "../../src/tournaments/state.ts";
import { are_even, moves_of, placing, smaller_team } from "../../src/tournaments/teams.ts";
import { rows_per_page, wall_pages } from "../../src/tournaments/wall_pages.ts";
import {
  entrant_words,
  log_words,
  performance_text,
  phase_words,
  points_text,
  result_sign,
  result_words,
  round_words,
  stage_words,
  tie_break_text,
} from "../../src/tournaments/words.ts";

declare const __WEB__: string;
for (const language of languages)
  for (const part of ["tournaments", "lobby"])
    add_texts(part, language, readFileSync(path.join(__WEB__, `src/texts/${part}.${language}.ftl`), "utf8"));

const entrant = (id: number, more: Partial<Entrant> = {}): Entrant => ({
  entrant: id,
  number: null,
  kind: "person",
  name: `P${id}`,
  person: `p${id}`,
  level: null,
  author: null,
  rating: null,
  state: "in",
  bye: null,
  ...more,
});
const board = (number: number, first: number, second: number, more: Partial<Board> = {}): Board => ({
  board: number,
  first,
  second,
  table: `t${number}`,
  result: null,
  stopped: false,
  ...more,
});
const round = (number: number, state: Round["state"], boards: Board[]): Round => ({ round: number, state, boards, byes: [] });
const tournament = (more: Partial<Tournament> = {}): Tournament => ({
  id: "x",
  version: 1,
  settings: { name: "Autumn", form: "swiss", tie_breaks: ["buchholz"], table: { game: "chess" } },
  phase: "running",
  director: { id: "d", name: "Dina" },
  created: 0,
  round: 1,
  rounds: 3,
  next_round_at: null,
  entrants: [entrant(1), entrant(2)],
  played: [round(1, "playing", [board(1, 1, 2)])],
  standings: [],
  you: { director: false, entrant: 1, may_enter: false, table: null },
  ...more,
});
const change = (more: Partial<Change> = {}): Change => ({
  tournament: "change",
  version: 2,
  phase: "running",
  round: 1,
  rounds: 3,
  next_round_at: null,
  ...more,
});
const won = { winner: "first", forfeit: false, by: "table" } as const;

test("the addresses of tournaments", () => {
  assert.deepEqual(place_of("/tournaments", ""), { is: "tournaments", what: "list" });
  assert.deepEqual(place_of("/tournaments/new", ""), { is: "tournaments", what: "new" });
  assert.deepEqual(place_of("/tournament/a%20b", ""), { is: "tournament", tournament: "a b", what: "page" });
  assert.deepEqual(place_of("/tournament/x/wall", ""), { is: "tournament", tournament: "x", what: "wall" });
  assert.deepEqual(place_of("/tournament/x/display", ""), { is: "display", tournament: "x" });
  assert.deepEqual(place_of("/tournament/x/other", ""), { is: "unknown" });
});

test("a change replaces, adds and removes, in the order of the protocol", () => {
  const before = tournament({ played: [round(1, "complete", [board(1, 1, 2, { result: won })]), round(2, "playing", [board(1, 2, 1)])] });
  const after = changed(
    before,
    change({
      round: 2,
      undone: [2],
      played: [round(2, "playing", [board(1, 1, 3), board(2, 2, 4)])],
      entrants: [entrant(4), entrant(2, { state: "withdrawn" }), entrant(3)],
      removed: [1],
      boards: [{ round: 2, ...board(2, 2, 4, { result: won }) }],
    }),
  );
  assert.deepEqual(
    after.entrants.map(({ entrant, state }) => [entrant, state]),
    [
      [2, "withdrawn"],
      [3, "in"],
      [4, "in"],
    ],
  );
  assert.deepEqual(
    after.played.map(({ boards }) => boards.map(({ result }) => result)),
    [[won], [null, won]],
  );
  assert.equal(after.standings, before.standings, "what is not said stays");
  assert.deepEqual(changed(before, change({ round: 1, undone: [2] })).played, [before.played[0]]);
});

test("a change before the whole state says nothing", () => {
  assert.equal(hear(nothing_shown, change()), nothing_shown);
  const known = hear(nothing_shown, { tournament: "state", state: tournament() });
  const you = { director: true, entrant: null, may_enter: true, table: null };
  assert.deepEqual(hear(known, { tournament: "you", you }).tournament?.you, you);
});

test("news are the rounds, one's own game and the end, and nothing is said twice", () => {
  const entry = tournament({ phase: "entry", round: 0, played: [] });
  const playing = tournament();
  assert.deepEqual(news_between(entry, playing), [{ is: "round-begins", round: 1 }]);
  assert.deepEqual(news_between(playing, playing), []);
  const mine = { ...playing, you: { ...playing.you, table: "t1" } };
  assert.deepEqual(news_between(playing, mine), [{ is: "your-game" }]);
  const complete = tournament({ played: [round(1, "complete", [board(1, 1, 2, { result: won })])] });
  assert.deepEqual(news_between(playing, complete), [{ is: "round-complete", round: 1 }]);
  assert.deepEqual(news_between(complete, entry), [{ is: "round-undone", round: 1 }]);
  assert.deepEqual(news_between(playing, { ...complete, phase: "finished" }), [{ is: "finished" }]);
  const proposed = tournament({ played: [...complete.played, round(2, "paired", [])], round: 2 });
  assert.deepEqual(news_between(complete, proposed), [], "a proposal is the director's");
});

test("a player is taken away from the tournament's page and from finished games of it alone", () => {
  const played = tournament({ played: [round(1, "complete", [board(1, 1, 2, { result: won })])] });
  const leads = (path: string) => leads_to_game(place_of(path, ""), played);
  assert.deepEqual(
    ["/tournament/x", "/table/t1", "/tournament/x/wall", "/tournament/y", "/table/other", "/help", "/new/chess"].map(leads),
    [true, true, false, false, false, false, false],
  );
  assert.equal(leads_to_game(place_of("/table/t1", ""), tournament()), false, "not while it is being played");
});

test("what the director can do depends on the phase and the round", () => {
  const able = (at: Tournament) =>
    Object.entries(possible(at))
      .filter(([, can]) => can)
      .map(([name]) => name);
  assert.deepEqual(able(tournament({ phase: "entry", round: 0, played: [], entrants: [entrant(1)] })), ["add"]);
  assert.deepEqual(able(tournament({ phase: "entry", round: 0, played: [] })), ["start", "add"]);
  assert.deepEqual(able(tournament()), ["pause", "forfeit", "undo", "add"]);
  const complete = { played: [round(1, "complete", [board(1, 1, 2, { result: won })])] };
  assert.deepEqual(able(tournament(complete)), ["pause", "pair", "start_round", "undo", "finish", "add"]);
  assert.deepEqual(able(tournament({ ...complete, rounds: 1, phase: "paused" })), ["resume", "undo", "finish", "add"]);
  const { settings } = tournament();
  assert.ok(!possible(tournament({ settings: { ...settings, form: "round-robin" } })).add);
  assert.deepEqual(able(tournament({ ...complete, phase: "finished" })), ["undo"]);
});

test("entrants are listed by number, and before the start as they came", () => {
  const listed = (entrants: Entrant[]) => listed_entrants(tournament({ entrants })).map(({ entrant }) => entrant);
  assert.deepEqual(listed([entrant(2), entrant(1)]), [1, 2]);
  assert.deepEqual(listed([entrant(1, { number: 2 }), entrant(2, { number: 1 }), entrant(3)]), [2, 1, 3]);
});

test("points, results and phases in words", () => {
  assert.deepEqual([0, 0.5, 1, 2.5, 10].map(points_text), ["0", "½", "1", "2½", "10"]);
  assert.deepEqual([6, 5.5, 3.25].map(tie_break_text), ["6", "5½", "3.25"]);
  const result = (winner: "first" | "second" | "draw" | "none", forfeit: boolean) => ({ winner, forfeit, by: "director" }) as const;
  assert.deepEqual([result("first", false), result("draw", false), result("second", true), result("none", true)].map(result_sign), [
    "1–0",
    "½–½",
    "− : +",
    "− : −",
  ]);
  assert.equal(performance_text({ rating: 1612, margin: 140 }, false), "1612 ± 140");
  assert.deepEqual(
    [35, 0, -35].map((rating) => performance_text({ rating, margin: 210 }, true)),
    ["+35 ± 210", "0 ± 210", "-35 ± 210"],
  );
  const at = tournament();
  assert.equal(result_words(at, board(1, 1, 2), result("second", true)), "P2 won without play.");
  assert.equal(phase_words(at), "Round 1 of 3");
  assert.equal(phase_words({ ...at, phase: "paused" }), "Round 1 of 3, paused");
  assert.equal(phase_words({ ...at, phase: "entry", round: 0 }), "Open for entry");
});

test("every entrant is named as what it is", () => {
  const words = (more: Partial<Entrant>) => entrant_words("chess", entrant(1, more));
  assert.equal(words({}), "P1");
  assert.equal(words({ kind: "level", level: 1, name: "novice", person: null }), "Computer, novice");
  assert.equal(words({ kind: "program", name: "Shooter", author: "Rui" }), "Shooter (program)");
  assert.equal(words({ name: null }), "removed");
});

test("the log says what was done, to whom and with what result", () => {
  const at = tournament();
  const entry = (action: string, more: object) => log_words(at, { version: 1, at: 0, by: null, action, ...more });
  assert.equal(entry("withdraw", { entrant: 2 }), "Withdrawn: P2");
  assert.equal(entry("add", { level: 1 }), "Added: Computer, novice");
  assert.equal(entry("result", { round: 1, results: [{ board: 1, result: won }] }), "Result entered: Round 1, board 1 1–0");
  assert.equal(entry("undo-round", {}), "Round undone");
  assert.equal(entry("something-new", {}), "something-new");
});

test("a draft becomes settings: rounds only where the form does not decide them, tie-breaks in their order", () => {
  const draft = { ...new_draft("chess"), name: " Autumn " };
  const { seats, sides, ...made } = tournament_settings(draft) as ReturnType<typeof tournament_settings> & { seats?: 1; sides?: 1 };
  assert.deepEqual(
    [made.name, made.rounds, made.entry, made.break_seconds, seats, sides],
    ["Autumn", 5, { kind: "anybody" }, 30, undefined, undefined],
  );
  assert.deepEqual([made.table.game, made.table.takebacks, made.table.visibility], ["chess", false, "listed"]);
  assert.ok(!("seats" in made.table) && !("sides" in made.table));
  const all = tournament_settings({ ...draft, form: "round-robin", entry: "group", group: "g", rounds_start: "director" });
  assert.deepEqual([all.rounds, all.entry, all.break_seconds], [undefined, { kind: "group", group: "g" }, undefined]);
  const usual = chosen_tie_breaks(draft);
  assert.deepEqual(toggled(toggled(usual, "buchholz", false), "buchholz", true), ["buchholz-cut-1", "sonneborn-berger", "buchholz"]);
});

test("a wall has pages of a fixed length: entrants, or pairings and then standings", () => {
  const entrants = Array.from({ length: rows_per_page + 1 }, (_, index) => entrant(index + 1));
  const pages = (at: Tournament) => wall_pages(at).map(({ is, number, of }) => `${is} ${number}/${of}`);
  assert.deepEqual(pages(tournament({ phase: "entry", entrants })), ["entrants 1/2", "entrants 2/2"]);
  const standings = entrants.map(({ entrant }) => ({ rank: 1, entrant, points: 0, tie_breaks: [0], won: 0, drawn: 0, lost: 0 }));
  assert.deepEqual(pages(tournament({ entrants, standings })), ["pairings 1/1", "standings 1/2", "standings 2/2"]);
  assert.deepEqual(pages(tournament({ phase: "finished", standings: standings.slice(0, 2) })), ["standings 1/1"]);
});

const encounter = (better: number, other: number | null, winner: number | null = null, more: Partial<Encounter> = {}): Encounter => ({
  better,
  other,
  winner,
  points: [0, 0],
  third_place: false,
  ...more,
});
const semi_finals = [encounter(1, 4, 1), encounter(2, 3)];

test("a bracket has a column for each round, also for those that have not begun", () => {
  assert.deepEqual(columns_of([]), []);
  assert.deepEqual(columns_of([semi_finals]), [semi_finals, [null]]);
  const last = [encounter(1, 2), encounter(3, 4, null, { third_place: true })];
  assert.deepEqual(columns_of([semi_finals, last]), [semi_finals, last]);
  assert.deepEqual(
    [0, 1, 2, 3].map((stage) => stage_words(stage, 4)),
    ["Round of 16", "Quarter-finals", "Semi-finals", "Final"],
  );
});

test("a round of a knock-out says to which round of the bracket it belongs", () => {
  const bracket = [semi_finals, [encounter(1, 2)]];
  const second_games = round(2, "playing", [board(1, 3, 2)]);
  assert.equal(stage_of(bracket, second_games), 0);
  assert.equal(stage_of(bracket, round(3, "playing", [board(1, 2, 1)])), 1);
  assert.equal(stage_of(bracket, round(3, "playing", [])), null);
  assert.equal(round_words(tournament({ bracket }), second_games), "Round 2: Semi-finals");
  assert.equal(round_words(tournament(), second_games), "Round 2");
});

test("a knock-out goes on until its bracket is decided; nobody comes later", () => {
  const { settings } = tournament();
  const at = (bracket: Encounter[][]) =>
    possible(
      tournament({
        settings: { ...settings, form: "knockout" },
        rounds: null,
        played: [round(1, "complete", [board(1, 1, 2, { result: won })])],
        bracket,
      }),
    );
  assert.deepEqual([at([semi_finals]).start_round, at([semi_finals]).add], [true, false]);
  assert.equal(at([[encounter(1, 2, 1)]]).start_round, false);
  const draft = { ...new_draft("chess"), form: "knockout", games: 2, third_place: true };
  const made = tournament_settings(draft);
  assert.deepEqual([made.games, made.third_place, made.rounds, made.tie_breaks], [2, true, undefined, undefined]);
  assert.ok(!("games" in tournament_settings(new_draft("chess"))));
  const pages = wall_pages(tournament({ bracket: [semi_finals] })).map(({ is }) => is);
  assert.deepEqual(pages, ["pairings", "bracket"]);
  assert.deepEqual(changed(tournament({ bracket: [semi_finals] }), change()).bracket, [semi_finals], "what is not said stays");
});

test("a round paired by hand has everybody once: whoever is chosen changes places", () => {
  const entrants = [1, 2, 3, 4, 5, 6].map((id) => entrant(id, id === 4 ? { state: "withdrawn" } : id === 6 ? { bye: 0.5 } : {}));
  const complete = round(1, "complete", [board(1, 1, 2, { result: won })]);
  const places = places_of(tournament({ entrants, played: [complete] }));
  assert.deepEqual(places, [1, 2, 3, 5], "neither who has withdrawn nor who has a bye");
  assert.deepEqual(swapped(places, 0, 5), [5, 2, 3, 1]);
  assert.deepEqual(swapped(places, 2, 3), places);
  assert.deepEqual(rounds_by_hand([5, 2, 3]), { pairs: [[5, 2]], byes: [3] });
  const proposal = { ...round(2, "paired", [board(1, 5, 1), board(2, 4, 2)]), byes: [{ entrant: 6, points: 0.5 as const }] };
  assert.deepEqual(places_of(tournament({ entrants, played: [complete, proposal] })), [5, 1, 2, 3]);
});

test("what has become of imported names is said", () => {
  assert.deepEqual(import_words({ added: ["a", "b"], entered: [], unknown: [] }), ["2 players added."]);
  assert.deepEqual(import_words({ added: [], entered: ["c"], unknown: ["d", "e"] }), [
    "0 players added.",
    "Take part already: c.",
    "Not found, or not in a group of yours: d, e.",
  ]);
});

test("on a small board only the running clock runs, after its delay", () => {
  const clocks = { first: { left: 60_000, moves: null }, second: { left: 50_000, moves: null }, running: "first", delay: 1000 } as const;
  const live = { at: 100_000, clocks, result: null } as unknown as LiveBoard;
  assert.deepEqual([time_left(live, "first", 103_000), time_left(live, "second", 103_000)], [58_000, 50_000]);
  assert.equal(time_left(live, "first", 99_000), 60_000, "a clock of this machine that is behind adds nothing");
  assert.equal(time_left({ ...live, clocks: null } as unknown as LiveBoard, "first", 0), null);
});

test("players of a team match are moved from board to board, and to the other team", () => {
  const match = tournament({
    phase: "entry",
    settings: { name: "Friday", form: "team-match", tie_breaks: [], teams: ["Lions", "Tigers"], table: { game: "chess" } },
    entrants: [entrant(1, { team: "home", board: 2 }), entrant(2, { team: "guest", board: 1 }), entrant(3, { team: "home", board: 1 })],
    teams: [
      { team: "home", name: "Lions", board_points: 0, match_points: 0, rounds: [] },
      { team: "guest", name: "Tigers", board_points: 0, match_points: 0, rounds: [] },
    ],
    played: [],
  });
  assert.deepEqual(
    listed_entrants(match).map((one) => one.entrant),
    [3, 1, 2],
  );
  assert.equal(are_even(match), false);
  assert.equal(smaller_team(match), "guest");
  assert.equal(possible(match).start, false, "one against two");
  assert.deepEqual(moves_of(match, 1), ["other-team", "board-up"]);
  assert.deepEqual(moves_of(match, 3), ["other-team", "board-down"]);
  assert.deepEqual(placing(match, 1, "board-up"), { command: "place", entrant: 1, team: "home", board: 1 });
  assert.deepEqual(placing(match, 1, "other-team"), { command: "place", entrant: 1, team: "guest", board: 2 });
  const { rounds, teams, tie_breaks } = tournament_settings({ ...new_draft("chess"), form: "team-match", rounds: 2, teams: [" A ", "B"] });
  assert.deepEqual([rounds, teams, tie_breaks], [2, ["A", "B"], undefined]);
  assert.equal(
    wall_pages({ ...match, phase: "running" }).some(({ is }) => is === "teams"),
    true,
  );
});

test("an arena has games instead of rounds, and those that end too late do not count", () => {
  const games = [...Array(30)].map((_, index) => board(index + 1, 1, 2, { result: index < 28 ? won : null, stopped: index === 28 }));
  const arena = tournament({
    settings: { name: "Friday", form: "arena", tie_breaks: [], minutes: 60, table: { game: "chess" } },
    round: 0,
    rounds: null,
    ends_at: 1000,
    played: [round(1, "playing", games)],
  });
  assert.deepEqual(
    open_boards(arena).map(({ board }) => board),
    [30],
  );
  assert.deepEqual(
    shown_boards(arena, arena.played[0]!)
      .slice(0, 4)
      .map(({ board }) => board),
    [30, 29, 28, 27],
  );
  assert.equal(shown_boards(arena, arena.played[0]!).length, 21);
  const { pair, undo, finish, add } = possible(arena);
  assert.deepEqual({ pair, undo, finish, add }, { pair: false, undo: false, finish: true, add: true });
  assert.deepEqual(news_between({ ...arena, played: [] }, arena), [], "no round begins");
  assert.equal(changed(arena, change({ ends_at: 2000 })).ends_at, 2000);
  assert.equal(phase_words(arena), "Begun");
  const made = { ...new_draft("chess"), form: "arena", minutes: 30 };
  assert.equal(lacks_clock(made), true);
  assert.deepEqual([tournament_settings(made).minutes, tournament_settings(made).rounds], [30, undefined]);
});

test("live boards follow a few at a time, those that are gone at once", () => {
  const live = (plies: number) => ({ plies }) as LiveBoard;
  const [old, news] = [live(1), live(2)];
  const shown = new Map([
    ["a", old],
    ["b", old],
    ["gone", old],
  ]);
  const boards = new Map([
    ["a", news],
    ["b", old],
    ["c", news],
    ["d", news],
  ]);
  const next = caught_up(shown, boards, 2);
  assert.deepEqual([...next.keys()].sort(), ["a", "b", "c"]);
  assert.equal(next.get("a"), news);
  assert.equal(next.get("b"), old);
  const last = caught_up(next, boards, 2);
  assert.deepEqual([...last.keys()].sort(), ["a", "b", "c", "d"]);
  assert.equal(caught_up(last, boards, 2), last, "nothing is left to do");
});
