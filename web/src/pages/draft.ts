// A new game as it is being set up on the page, and its settings for the server.
import { game_entry } from "../catalogue.ts";
import { short_name } from "../short_name.ts";
import type { GameName, OptionValue, Player, Settings, SettingsSeat } from "../messages.ts";

export const modes = ["computer", "here", "link", "watch"] as const;
export type Mode = (typeof modes)[number];

export const sides = ["first", "second", "random"] as const;

export const time_kinds = ["none", "total", "increment", "delay", "bronstein", "per-move", "moves-in-time"] as const;
export type TimeKind = (typeof time_kinds)[number];

export interface Time {
  kind: TimeKind;
  minutes: number;
  /** Increment, delay, or time per move. */
  seconds: number;
  moves: number;
}

export interface Draft {
  game: GameName;
  mode: Mode;
  side: Player | "random";
  level: number;
  other_level: number;
  name: string;
  other_name: string;
  time: Time;
  /** The second player's own time, if it differs. */
  other_time: Time | null;
  fide_flag: boolean;
  takebacks: boolean;
  options: Record<string, OptionValue>;
  /** Whether the random option gets a new value for each game. */
  shuffle: boolean;
  start: string;
  turn_board: boolean;
  face_to_face: boolean;
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
    name,
    other_name: "",
    time: no_time,
    other_time: null,
    fide_flag: false,
    takebacks: true,
    options: {},
    shuffle: false,
    start: "",
    turn_board: false,
    face_to_face: false,
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
  }
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
    here: { kind: "here", name: short_name(draft.other_name) },
    link: { kind: "link" },
    watch: computer(draft.other_level),
  };
  const mine = draft.mode === "watch" ? computer(draft.level) : me;
  const theirs = them[draft.mode];
  const sided = draft.mode === "computer" || draft.mode === "link";
  const second = sided && draft.side === "second";
  const time = time_text(draft.time);
  return {
    game: draft.game,
    options: draft.options,
    seats: second ? { first: theirs, second: mine } : { first: mine, second: theirs },
    sides: sided && draft.side === "random" ? "random" : "as-given",
    time: { first: time, second: draft.other_time ? time_text(draft.other_time) : time },
    flag: draft.fide_flag ? "draw-if-hopeless" : "loses",
    takebacks: draft.takebacks,
    start: draft.start.trim() || null,
  };
}
