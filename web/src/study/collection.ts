// The imported games, stored as long as this tab is open: going back or reloading the page loses nothing.
import type { MoveList, Result, StudyGame, TableMoves } from "../messages.ts";
import { fen_game } from "../catalogue.ts";
import { seat_name } from "../speech.ts";
import { clock_notes, notes_for } from "./notes.ts";

export interface Collection {
  games: StudyGame[];
  left_out: number;
  /** Which of them is on the board; null: the reader's own line. */
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
    // Too large for the browser's storage: it lasts until the page is closed.
  }
  return collection;
}

/** Stores a changed line of the game on the board, with the notes that still apply. */
export function keep_line(game: StudyGame, line: MoveList): void {
  const { games, chosen } = load_collection();
  const kept: StudyGame = { ...game, move_list: line, notes: notes_for(game, line), trouble: null };
  if (chosen === null) save_collection({ own: kept });
  else save_collection({ games: games.map((game, index) => (index === chosen ? kept : game)) });
}

/** The game on the board: an imported one, or the reader's own. */
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
