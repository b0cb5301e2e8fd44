// A new game as it is being set up on the page, and its settings for the server.
import { game_entry } from "../catalogue.ts";
import { short_name } from "../short_name.ts";
import type { GameName, OptionValue, Player, Settings, SettingsSeat, Visibility } from "../messages.ts";

export const modes = ["computer", "program", "here", "link", "watch"] as const;
export type Mode = (typeof modes)[number];

/** An engine of the house by its name, or a program of a player by its id. */
export interface Opposed {
  is: "engine" | "program";
  id: string;
  /** A program of the reader. */
  own?: boolean;
}

export const sides = ["first", "second", "random"] as const;

export const time_kinds = ["none", "total", "increment", "delay", "bronstein", "per-move", "moves-in-time", "days"] as const;
export type TimeKind = (typeof time_kinds)[number];

export interface Time {
  kind: TimeKind;
  minutes: number;
  /** Increment, delay, or time per move. */
  seconds: number;
  moves: number;
  /** Per move, in a slow game. */
  days?: number;
}

export const visibilities: readonly Visibility[] = ["listed", "link", "private"];

/** Whether the opponent is a person at another screen. */
export const is_elsewhere = (mode: Mode): boolean => mode === "link";

/** Whether one chooses one's own side. */
export const has_sides = (mode: Mode): boolean => mode === "computer" || mode === "program" || mode === "link";

export const days_of = (time: Time): number => time.days ?? 3;

export interface Draft {
  game: GameName;
  mode: Mode;
  side: Player | "random";
  level: number;
  other_level: number;
  /** The opponent, where it is a program; null: none is chosen yet. */
  program: Opposed | null;
  name: string;
  other_name: string;
  time: Time;
  /** The second player's own time, if it differs. */
  other_time: Time | null;
  fide_flag: boolean;
  takebacks: boolean;
  rated: boolean;
  options: Record<string, OptionValue>;
  /** Whether the random option gets a new value for each game. */
  shuffle: boolean;
  start: string;
  turn_board: boolean;
  face_to_face: boolean;
  /** Who may see the table; null: as the house decides. */
  visibility: Visibility | null;
}

export const no_time: Time = { kind: "none", minutes: 10, seconds: 5, moves: 40 };

export function first_draft(game: GameName, name: string): Draft {
  const levels = game_entry(game)?.levels.length ?? 8;
  return {
    game,
    mode: "computer",
    side: "first",
    level: Math.ceil((levels * 3) / 8),
    other_level: Math.ceil((levels * 5) / 8),
    program: null,
    name,
    other_name: "",
    time: no_time,
    other_time: null,
    fide_flag: false,
    takebacks: true,
    rated: false,
    options: {},
    shuffle: false,
    start: "",
    turn_board: false,
    face_to_face: false,
    visibility: null,
  };
}

/** In the format of record/time_control.hpp. */
export function time_text(time: Time): string {
  const total = Math.round(time.minutes * 60);
  switch (time.kind) {
    case "none":
      return "none";
    case "total":
      return `${total}`;
    case "increment":
      return `${total}+${time.seconds}`;
    case "delay":
      return `${total}d${time.seconds}`;
    case "bronstein":
      return `${total}b${time.seconds}`;
    case "per-move":
      return `${time.seconds}/move`;
    case "moves-in-time":
      return time.seconds > 0 ? `${time.moves}/${total}+${time.seconds}` : `${time.moves}/${total}`;
    case "days":
      return "days";
  }
}

/** The time that a game has, against this opponent: days per move are for people at other screens. */
export function fitting_time(time: Time, mode: Mode): Time {
  return time.kind === "days" && !is_elsewhere(mode) ? no_time : time;
}

export function parse_time(text: string): Time {
  const match = /^(?:(\d+)\/)?(\d+(?:\.\d+)?)(?:([+db])(\d+(?:\.\d+)?))?(\/move)?$/.exec(text);
  if (!match) return no_time;
  const [, moves, time, sign, bonus, per_move] = match;
  const seconds = Number(bonus ?? 0);
  if (per_move) return { ...no_time, kind: "per-move", seconds: Number(time) };
  const minutes = Number(time) / 60;
  if (moves) return { kind: "moves-in-time", minutes, seconds, moves: Number(moves) };
  const kind = sign === "+" ? "increment" : sign === "d" ? "delay" : sign === "b" ? "bronstein" : "total";
  return { ...no_time, kind, minutes, seconds };
}

export function draft_settings(draft: Draft): Settings {
  const me: SettingsSeat = { kind: "here", name: short_name(draft.name) };
  const computer = (level: number): SettingsSeat => ({ kind: "computer", level });
  const them: Record<Mode, SettingsSeat> = {
    computer: computer(draft.level),
    program: draft.program?.is === "engine" ? { kind: "engine", engine: draft.program.id } : { kind: "person", person: draft.program?.id },
    here: { kind: "here", name: short_name(draft.other_name) },
    link: { kind: "link" },
    watch: computer(draft.other_level),
  };
  const mine = draft.mode === "watch" ? computer(draft.level) : me;
  const theirs = them[draft.mode];
  const sided = has_sides(draft.mode);
  const second = sided && draft.side === "second";
  const chosen = fitting_time(draft.time, draft.mode);
  const time = time_text(chosen);
  return {
    game: draft.game,
    options: draft.options,
    seats: second ? { first: theirs, second: mine } : { first: mine, second: theirs },
    sides: sided && draft.side === "random" ? "random" : "as-given",
    time:
      chosen.kind === "days" ? { days: days_of(chosen) } : { first: time, second: draft.other_time ? time_text(draft.other_time) : time },
    flag: draft.fide_flag ? "draw-if-hopeless" : "loses",
    takebacks: draft.takebacks,
    start: draft.start.trim() || null,
    ...(draft.visibility ? { visibility: draft.visibility } : {}),
    ...(draft.rated && { rated: true }),
  };
}
