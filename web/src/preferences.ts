// The player's preferences, stored in this browser; each has a sensible default.
import { createContext } from "preact";
import { useContext } from "preact/hooks";
import { choose_language, languages, type Language } from "./text.ts";

export interface Preferences {
  language: Language | null;
  theme: "system" | "light" | "dark";
  pieces: "classic" | "modern";
  board: "wood" | "moss" | "slate" | "contrast";
  sound: boolean;
  animation: "none" | "fast" | "normal" | "slow";
  coordinates: boolean;
  confirm_moves: boolean;
  /** The computer answers after a moment, as a person would. */
  pauses: boolean;
  /** When a pawn becomes a queen without a question. */
  auto_queen: "never" | "premove" | "always";
  /** The board's size in percent of the space it has. */
  board_size: number;
  zen: boolean;
  shortcuts: boolean;
  name: string;
}

export const default_preferences: Preferences = {
  language: null,
  theme: "system",
  pieces: "classic",
  board: "wood",
  sound: true,
  animation: "normal",
  coordinates: true,
  confirm_moves: false,
  pauses: true,
  auto_queen: "premove",
  board_size: 100,
  zen: false,
  shortcuts: true,
  name: "",
};

export const smallest_board = 40;
export const largest_board = 100;

export const choices = {
  theme: ["system", "light", "dark"],
  pieces: ["classic", "modern"],
  board: ["wood", "moss", "slate", "contrast"],
  animation: ["none", "fast", "normal", "slow"],
  auto_queen: ["never", "premove", "always"],
} as const;

export const milliseconds: Record<Preferences["animation"], number> = { none: 0, fast: 120, normal: 250, slow: 500 };

/** What was stored, as far as it is still valid. */
export function parse_preferences(text: string | null): Preferences {
  const result: Preferences = { ...default_preferences };
  let kept: Record<string, unknown>;
  try {
    kept = JSON.parse(text ?? "{}") as Record<string, unknown>;
  } catch {
    return result;
  }
  if (typeof kept !== "object" || kept === null) return result;
  for (const name of Object.keys(default_preferences) as (keyof Preferences)[]) {
    const value = kept[name];
    const allowed = name === "language" ? languages : (choices as Record<string, readonly string[]>)[name];
    const sound = allowed ? allowed.includes(value as Language) : typeof value === typeof default_preferences[name];
    if (sound) Object.assign(result, { [name]: value });
  }
  result.board_size = Math.min(largest_board, Math.max(smallest_board, result.board_size));
  return result;
}

const key = "preferences";

export function load_preferences(): Preferences {
  try {
    return parse_preferences(localStorage.getItem(key));
  } catch {
    return { ...default_preferences }; // no storage
  }
}

export function save_preferences(preferences: Preferences): void {
  try {
    localStorage.setItem(key, JSON.stringify(preferences));
  } catch {
    // Without storage the choice lasts until the page is closed.
  }
}

export function language_of(preferences: Preferences): Language {
  return preferences.language ?? choose_language(navigator.languages ?? [navigator.language]);
}

/** Settings of one table at this screen. */
export interface TableHabits {
  turn_board: boolean;
  face_to_face: boolean;
  flipped?: boolean;
  /** The opponent's greetings are not shown. */
  muted?: boolean;
}

export function table_habits(table: string): TableHabits {
  try {
    return { turn_board: false, face_to_face: false, ...(JSON.parse(localStorage.getItem(`table-${table}`) ?? "{}") as object) };
  } catch {
    return { turn_board: false, face_to_face: false };
  }
}

export function save_habits(table: string, habits: TableHabits): void {
  try {
    localStorage.setItem(`table-${table}`, JSON.stringify(habits));
  } catch {
    // As above.
  }
}

/** The preferences, and how to change them, for every part of the page. */
export interface Kept {
  preferences: Preferences;
  prefer: (change: Partial<Preferences>) => void;
}

export const Preferring = createContext<Kept>(null as unknown as Kept);
export const usePreferences = () => useContext(Preferring);
