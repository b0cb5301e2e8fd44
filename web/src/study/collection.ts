// The games that were brought here, kept for as long as this tab is open: going back, or loading the page anew, loses nothing.
import type { MoveList, Result, StudyGame, TableMoves } from "../messages.ts";
import { fen_game } from "../catalogue.ts";
import { seat_name } from "../speech.ts";
import { clock_notes, notes_for } from "./notes.ts";

export interface Collection {
  games: StudyGame[];
  left_out: number;
  /** Which of them is on the board; null: a line of the reader's own. */
  chosen: number | null;
  own: StudyGame | null;
}

const key = "study";
const empty: Collection = { games: [], left_out: 0, chosen: null, own: null };
let collection: Collection | null = null;

export function load_collection(): Collection {
  if (collection) return collection;
  try {
    collection = { ...empty, ...(JSON.parse(sessionStorage.getItem(key) ?? "{}") as Partial<Collection>) };
  } catch {
    collection = empty;
  }
  return collection;
}

export function save_collection(change: Partial<Collection>): Collection {
  collection = { ...load_collection(), ...change };
  try {
    sessionStorage.setItem(key, JSON.stringify(collection));
  } catch {
    // Too much for the browser to keep: it holds until the page is closed.
  }
  return collection;
}

/** The game on the board has another line now; what was written beside the old one stays as far as it fits. */
export function keep_line(game: StudyGame, line: MoveList): void {
  const { games, chosen } = load_collection();
  const kept: StudyGame = { ...game, move_list: line, notes: notes_for(game, line), trouble: null };
  if (chosen === null) save_collection({ own: kept });
  else save_collection({ games: games.map((game, index) => (index === chosen ? kept : game)) });
}

/** What is on the board: one of the games that were read, or one's own. */
export function chosen_game(): StudyGame {
  const { games, chosen, own } = load_collection();
  return (chosen === null ? own : games[chosen]) ?? own_game(fen_line(null));
}

export function fen_line(start: string | null): MoveList {
  return { game: fen_game(), options: {}, start, moves: [] };
}

export function own_game(line: MoveList): StudyGame {
  return { move_list: line, tags: {}, result: "*" };
}

export function pgn_result(result: Result): StudyGame["result"] {
  return result.winner ? (result.winner === "first" ? "1-0" : "0-1") : result.ending === "abandonment" ? "*" : "1/2-1/2";
}

export function table_game({ move_list: line, seats, result, times }: TableMoves): StudyGame {
  const name = (player: "first" | "second") => seat_name(line.game, seats[player], player);
  return { move_list: line, tags: { White: name("first"), Black: name("second") }, result: pgn_result(result), notes: clock_notes(times) };
}
