// The last set-up of each game, stored in this browser: opponent, level, side, clock, options. Names are stored elsewhere, and a starting
// position is not stored.
import { game_entry, known_game } from "../catalogue.ts";
import type { GameEntry, GameName, Option, OptionValue } from "../messages.ts";
import { first_draft, modes, sides, time_kinds, visibilities, type Draft, type Time } from "./draft.ts";

type Kept = Record<string, unknown>;

/** A random value of an option. */
export function draw_value({ least, most }: Option): number {
  return least + Math.floor(Math.random() * (most - least + 1));
}

/** The option that may have a random value, if the game has one. */
export function random_option(entry: GameEntry | undefined): Option | undefined {
  return entry?.options.find((option) => option.random);
}

const is_record = (value: unknown): value is Kept => typeof value === "object" && value !== null && !Array.isArray(value);
const is_one_of = (list: readonly string[], value: unknown) => typeof value === "string" && list.includes(value);
const is_amount = (value: unknown) => typeof value === "number" && Number.isFinite(value) && value >= 0;

function is_time(value: unknown): value is Time {
  return is_record(value) && is_one_of(time_kinds, value.kind) && [value.minutes, value.seconds, value.moves].every(is_amount);
}

const is_sound: { [Name in keyof Draft]?: (value: unknown) => boolean } = {
  mode: (value) => is_one_of(modes, value),
  side: (value) => is_one_of(sides, value),
  level: is_amount,
  other_level: is_amount,
  program: (value) => value === null || (is_record(value) && is_one_of(["engine", "program"], value.is) && typeof value.id === "string"),
  other_name: (value) => typeof value === "string",
  time: is_time,
  other_time: (value) => value === null || is_time(value),
  fide_flag: (value) => typeof value === "boolean",
  takebacks: (value) => typeof value === "boolean",
  options: (value) => is_record(value) && Object.values(value).every((option) => typeof option === "string" || is_amount(option)),
  shuffle: (value) => typeof value === "boolean",
  turn_board: (value) => typeof value === "boolean",
  face_to_face: (value) => typeof value === "boolean",
  visibility: (value) => value === null || is_one_of(visibilities, value),
};

/** What was stored, as far as it is still valid. */
export function parse_setup(text: string | null, game: GameName, name: string): Draft {
  const draft = first_draft(game, name);
  let kept: unknown;
  try {
    kept = JSON.parse(text ?? "{}");
  } catch {
    return draft;
  }
  if (!is_record(kept)) return draft;
  for (const [field, sound] of Object.entries(is_sound)) if (sound(kept[field])) Object.assign(draft, { [field]: kept[field] });
  const option = random_option(game_entry(game));
  if (draft.shuffle && option) draft.options = { ...draft.options, [option.name]: draw_value(option) };
  return draft;
}

export function setup_text(draft: Draft): string {
  const kept = Object.keys(is_sound).map((field) => [field, draft[field as keyof Draft]]);
  return JSON.stringify(Object.fromEntries(kept));
}

const last_key = "last-game";
const key = (game: GameName) => `setup-${game}`;

export function load_setup(game: GameName, name: string): Draft {
  try {
    return parse_setup(localStorage.getItem(key(game)), game, name);
  } catch {
    return first_draft(game, name); // no storage
  }
}

export function save_setup(draft: Draft): void {
  try {
    localStorage.setItem(last_key, draft.game);
    localStorage.setItem(key(draft.game), setup_text(draft));
  } catch {
    // As above.
  }
}

export function last_game(): GameName {
  try {
    return known_game(localStorage.getItem(last_key));
  } catch {
    return known_game(null);
  }
}

/** Replaces levels and options that the server no longer has by the defaults. */
export function fitting(draft: Draft, entry: { levels: { level: number }[]; options: { name: string }[] } | undefined): Draft {
  if (!entry) return draft;
  const usual = first_draft(draft.game, draft.name);
  const level = (value: number, otherwise: number) => (entry.levels.some((known) => known.level === value) ? value : otherwise);
  const options: Record<string, OptionValue> = {};
  for (const [name, value] of Object.entries(draft.options))
    if (entry.options.some((option) => option.name === name)) options[name] = value;
  return { ...draft, options, level: level(draft.level, usual.level), other_level: level(draft.other_level, usual.other_level) };
}
