// The games that were finished in this browser, the latest first, to be analysed.
import { seat_name } from "../speech.ts";
import { may_be_studied } from "./viewing.ts";
import type { GameName, State } from "../messages.ts";

export interface Finished {
  table: string;
  game: GameName;
  first: string;
  second: string;
  at: number;
}

const key = "finished";
const most = 12;

export function load_finished(): Finished[] {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "[]") as Finished[];
    return Array.isArray(kept) ? kept : [];
  } catch {
    return []; // no storage
  }
}

export function remember_finished(state: State, now: number): void {
  if (!may_be_studied(state) || state.you === "watcher") return;
  const { table, game, seats } = state;
  const kept = load_finished();
  const known = kept.find((finished) => finished.table === table);
  const entry = { table, game, first: seat_name(game, seats.first, "first"), second: seat_name(game, seats.second, "second") };
  const others = kept.filter((finished) => finished.table !== table);
  try {
    localStorage.setItem(key, JSON.stringify([{ ...entry, at: known?.at ?? now }, ...others].slice(0, most)));
  } catch {
    // As above.
  }
}
