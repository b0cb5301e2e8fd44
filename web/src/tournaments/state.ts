// What the page knows of a tournament. The functions that change it are pure.
import { is_decided } from "./bracket.ts";
import { display_path, table_path } from "../router.ts";
import { are_even } from "./teams.ts";
import type { Board, Change, Entrant, LiveBoard, Round, Tournament, TournamentMessage } from "./messages.ts";

export interface Shown {
  online: boolean;
  /** There is no such tournament, or not for this reader. */
  missing: boolean;
  /** Null until the server has told it. */
  tournament: Tournament | null;
  boards: ReadonlyMap<string, LiveBoard>;
}

export const nothing_shown: Shown = { online: false, missing: false, tournament: null, boards: new Map() };

export function hear(shown: Shown, message: TournamentMessage): Shown {
  const { tournament } = shown;
  switch (message.tournament) {
    case "state":
      return { ...shown, tournament: message.state };
    case "change":
      return tournament ? { ...shown, tournament: changed(tournament, message) } : shown;
    case "you":
      return tournament ? { ...shown, tournament: { ...tournament, you: message.you } } : shown;
    case "boards": {
      const boards = new Map(shown.boards);
      for (const board of message.boards) boards.set(board.table, board);
      return { ...shown, boards };
    }
  }
}

/** Those of `fresh` replace the ones of the same number, or are added in their place. */
function merged<T>(known: T[], fresh: T[] | undefined, number_of: (one: T) => number): T[] {
  if (!fresh?.length) return known;
  const all = new Map(known.map((one) => [number_of(one), one]));
  for (const one of fresh) all.set(number_of(one), one);
  return [...all.values()].sort((one, other) => number_of(one) - number_of(other));
}

function with_boards(round: Round, fresh: (Board & { round: number })[]): Round {
  const own = fresh.filter((board) => board.round === round.round);
  return own.length ? { ...round, boards: merged<Board>(round.boards, own, ({ board }) => board) } : round;
}

/** In the order of the protocol: undone rounds, new rounds and entrants, removed entrants, boards, standings. */
export function changed(tournament: Tournament, change: Change): Tournament {
  const { version, phase, round, rounds, next_round_at, ends_at } = change;
  const undone = new Set(change.undone);
  const removed = new Set(change.removed);
  const kept = tournament.played.filter((one) => !undone.has(one.round));
  const played = merged(kept, change.played, (one) => one.round);
  const entrants = merged(tournament.entrants, change.entrants, (one) => one.entrant);
  return {
    ...tournament,
    ...{ version, phase, round, rounds, next_round_at, ends_at },
    entrants: removed.size ? entrants.filter(({ entrant }) => !removed.has(entrant)) : entrants,
    played: change.boards?.length ? played.map((one) => with_boards(one, change.boards!)) : played,
    standings: change.standings ?? tournament.standings,
    bracket: change.bracket ?? tournament.bracket,
    teams: change.teams ?? tournament.teams,
  };
}

export const current_round = (tournament: Tournament): Round | null => tournament.played.at(-1) ?? null;

export const is_hosted_by_me = ({ host, you }: Tournament): boolean => host !== undefined && host === you.entrant;

/** Where my game of this round is being played, or my games as a host; null: nowhere. */
export function game_path(tournament: Tournament): string | null {
  const { id, you } = tournament;
  if (!is_hosted_by_me(tournament)) return you.table === null ? null : table_path(you.table);
  return open_boards(tournament).length > 0 ? display_path(id) : null;
}

export function entrant_of(tournament: Tournament, entrant: number): Entrant | null {
  return tournament.entrants.find((one) => one.entrant === entrant) ?? null;
}

/** As they are listed: by pairing number, and before there are numbers as they came; the players of a team by board. */
export function listed_entrants(tournament: Tournament): Entrant[] {
  const place = ({ team, board }: Entrant) => (team === "guest" ? Infinity : (board ?? 0));
  return [...tournament.entrants].sort(
    (one, other) =>
      compared(one.number ?? Infinity, other.number ?? Infinity) ||
      compared(place(one), place(other)) ||
      compared(one.board ?? 0, other.board ?? 0) ||
      one.entrant - other.entrant,
  );
}

/** Two that are infinite are equal. */
const compared = (one: number, other: number): number => (one === other ? 0 : one < other ? -1 : 1);

/** Games of the last round that have no result yet. */
export function open_boards(tournament: Tournament): Board[] {
  const round = current_round(tournament);
  if (!round || round.state === "paired") return [];
  const is_open = ({ result, stopped }: Board) => result === null && !(stopped && is_arena(tournament.settings.form));
  return round.boards.filter(is_open);
}

/** The games that are shown as those of a round; of an arena, whose games follow one another, those that are played and the last ones. */
export function shown_boards(tournament: Tournament, round: Round): Board[] {
  if (!is_arena(tournament.settings.form)) return round.boards;
  const newest = [...round.boards].reverse();
  const open = new Set(open_boards(tournament));
  return [...newest.filter((board) => open.has(board)), ...newest.filter((board) => !open.has(board)).slice(0, 20)];
}

/** What the director can do now; the server decides. */
export interface Possible {
  start: boolean;
  pause: boolean;
  resume: boolean;
  pair: boolean;
  start_round: boolean;
  forfeit: boolean;
  undo: boolean;
  finish: boolean;
  add: boolean;
}

export function possible(tournament: Tournament): Possible {
  const { phase, settings, rounds, round, bracket } = tournament;
  const current = current_round(tournament);
  const begun = phase === "running" || phase === "paused";
  const idle = begun && current?.state !== "playing";
  const rounds_left = bracket ? !is_decided(bracket) : rounds === null || round < rounds;
  const timed = is_arena(settings.form);
  const more = !timed && idle && (current?.state === "paired" || rounds_left);
  return {
    start: phase === "entry" && tournament.entrants.length >= 2 && are_even(tournament),
    pause: phase === "running",
    resume: phase === "paused",
    pair: more,
    start_round: more,
    forfeit: begun && open_boards(tournament).length > 0,
    undo: !timed && tournament.played.length > 0,
    finish: begun && (timed || open_boards(tournament).length === 0),
    add: phase === "entry" || (begun && !is_fixed(settings.form)),
  };
}

export const is_round_robin = (form: string): boolean => form.endsWith("round-robin");
export const is_display = (form: string): boolean => form === "simultaneous";
export const is_team_match = (form: string): boolean => form === "team-match";
/** It has no rounds, and a fixed time. */
export const is_arena = (form: string): boolean => form === "arena";
export const is_knockout = (form: string): boolean => form === "knockout";
/** Nobody comes after the start, and nobody comes back. */
export const is_fixed = (form: string): boolean => is_round_robin(form) || is_knockout(form) || is_display(form) || is_team_match(form);
/** The director says how many rounds there are. */
export const chooses_rounds = (form: string): boolean => (!is_fixed(form) && !is_arena(form)) || is_team_match(form);
