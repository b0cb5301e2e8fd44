// Finished games of one person, as the server lists them (docs/protocols/people.md#history).
import { ask } from "../api.ts";
import type { GameName, Player, ProgramSeat } from "../messages.ts";
import { query_of, type Filters } from "./filters.ts";

/** A person, somebody nameless (a visitor, or a person who was removed), or a computer at a level. */
export interface Opponent {
  name: string;
  person: string | null;
  level: number | null;
  program?: ProgramSeat;
}

export const results = ["won", "drawn", "lost", "none"] as const;
export type HistoryResult = (typeof results)[number];

export const speeds = ["none", "bullet", "blitz", "rapid", "classical", "days"] as const;
export type Speed = (typeof speeds)[number];

export interface HistoryGame {
  table: string;
  game: GameName;
  seat: Player;
  opponent: Opponent;
  /** As the person of the history sees it; none: it was aborted. */
  result: HistoryResult;
  ending: string;
  rule: string;
  speed: Speed;
  rated: boolean;
  rating: { before: number; after: number } | null;
  created: number;
  ended: number;
}

export interface HistoryPage {
  games: HistoryGame[];
  /** What to ask for the page after; null at the end. A page may be short, or empty, and not be the last. */
  next: string | null;
}

/** `person`: empty for one's own. */
export function get_history(person: string, filters: Filters, before: string | null): Promise<HistoryPage> {
  const query = query_of(filters);
  if (before !== null) query.set("before", before);
  return ask<HistoryPage>(`${person ? `${person_api(person)}/history` : "/api/me/history"}?${query}`);
}

export interface OpponentScore {
  opponent: Opponent;
  /** What `Filters.opponent` is for these games. */
  key: string;
  game: GameName;
  won: number;
  drawn: number;
  lost: number;
  last: number;
}

/** What a history needs to know about its person: part of their profile. */
export interface Owner {
  person: { id: string; name: string; author?: string };
  /** Null: hidden. */
  opponents: OpponentScore[] | null;
}

export const person_api = (person: string) => `/api/people/${encodeURIComponent(person)}`;
export const get_owner = (person: string) => ask<Owner>(person ? person_api(person) : "/api/me/profile");
