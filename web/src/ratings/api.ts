// Ratings as the server tells them (docs/protocols/people.md#ratings).
import { ask, table_api } from "../api.ts";
import type { GameName } from "../messages.ts";

/** Shown as "1480 ± 60". */
export interface Rating {
  rating: number;
  interval: number;
  /** Too uncertain to be compared with others. */
  provisional: boolean;
  games: number;
}

/** A level or a person against whom the game would be most even. */
export interface Suggested {
  level: number | null;
  person: string | null;
  name: string;
  rating: Rating;
  /** What the reader would score on average: one half is an even game. */
  expected: number;
}

export interface EvenOpponents {
  game: GameName;
  you: Rating;
  level: Suggested | null;
  person: Suggested | null;
}

export const get_even_opponents = (game: GameName) => ask<EvenOpponents>(`/api/me/opponent?game=${encodeURIComponent(game)}`);

export interface RatingPoint {
  at: number;
  rating: number;
  interval: number;
  games: number;
}

/** The ratings of one person in one game, the oldest first. */
export interface RatingCourse {
  game: GameName;
  points: RatingPoint[];
  now: Rating | null;
}

export const get_rating_course = (person: string, game: GameName) =>
  ask<RatingCourse>(`/api/people/${encodeURIComponent(person)}/ratings?game=${encodeURIComponent(game)}`);

export interface SeatRating {
  /** Null: a visitor or a computer. */
  person: string | null;
  /** Of the person now, in this game; null: they have none, or hide it. */
  rating: Rating | null;
  /** A version of the course sits there; its author, a team or a student, is null for those who may not know. */
  version?: { number: number; author: { id: string; name: string } | null };
}

/** Who plays at a table, and whether for ratings. */
export interface TablePeople {
  rated: boolean;
  first: SeatRating;
  second: SeatRating;
}

export const get_table_people = (table: string) => ask<TablePeople>(table_api(table, "people"));

/** How a game changed a rating. */
export interface RatingChange {
  before: Rating;
  after: Rating;
}

/** What a finished game did to ratings; null for a computer. */
export interface TableRatings {
  /** Whether the game counted. */
  rated: boolean;
  first: RatingChange | null;
  second: RatingChange | null;
}

export const get_table_ratings = (table: string) => ask<TableRatings>(table_api(table, "ratings"));
