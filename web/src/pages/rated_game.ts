// Whether a new game can be rated, and the choice that was made last.
import type { GameEntry } from "../messages.ts";
import type { Draft } from "./draft.ts";

export type WhyCasual = "here" | "watch" | "engine" | "own-program" | "sign-in" | "start" | "time" | "options";

/** Why the game cannot be rated; null if it can. The server decides by the same rules. */
export function why_casual(draft: Draft, entry: GameEntry | undefined, signed_in: boolean): WhyCasual | null {
  if (draft.mode === "here" || draft.mode === "watch") return draft.mode;
  if (draft.mode === "program" && draft.program?.is !== "program") return "engine";
  if (draft.mode === "program" && draft.program?.own) return "own-program";
  if (!signed_in) return "sign-in";
  if (draft.start.trim()) return "start";
  if (draft.other_time && draft.time.kind !== "days") return "time";
  const usual = entry?.options.every(({ name, default: value }) => (draft.options[name] ?? value) === value);
  return usual === false ? "options" : null;
}

const key = "rated";

/** Kept apart from the set-ups: the start page begins casual games only. */
export function load_rated(): boolean {
  try {
    return localStorage.getItem(key) === "true";
  } catch {
    return false; // no storage
  }
}

export function save_rated(rated: boolean): void {
  try {
    localStorage.setItem(key, String(rated));
  } catch {
    // As above.
  }
}
