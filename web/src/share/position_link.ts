// A line of moves as an address, which opens the analysis at one of its positions: /study/line?game=chess&moves=e2e4+e7e5&ply=1.
import { game_entry } from "../catalogue.ts";
import { number_of_query, table_study_path } from "../router.ts";
import type { MoveList } from "../messages.ts";

/** A position that others may analyse: of a line, or of a table whose game is over. */
export type SharedPosition = { line: MoveList; ply: number } | { table: string; ply: number };

export interface LinkedLine {
  line: MoveList;
  ply: number;
}

export function shared_path(place: SharedPosition): string {
  return "table" in place ? table_study_path(place.table, place.ply) : line_path(place);
}

function line_path({ line, ply }: LinkedLine): string {
  const query = new URLSearchParams({ game: line.game });
  if (Object.keys(line.options).length) query.set("options", JSON.stringify(line.options));
  if (line.start) query.set("start", line.start);
  if (line.moves.length) query.set("moves", line.moves.join(" "));
  if (ply !== line.moves.length) query.set("ply", String(ply));
  return `/study/line?${query}`;
}

/** The line of such an address; null if it is not one. The server checks whether the moves are legal. */
export function linked_line(search: string): LinkedLine | null {
  const query = new URLSearchParams(search);
  const game = query.get("game") ?? "";
  const options = parse_options(query.get("options") ?? "{}");
  if (!game_entry(game) || !options) return null;
  const moves = (query.get("moves") ?? "").split(" ").filter(Boolean);
  const ply = Math.min(number_of_query(search, "ply") ?? moves.length, moves.length);
  return { line: { game, options, start: query.get("start") || null, moves }, ply };
}

function parse_options(text: string): MoveList["options"] | null {
  try {
    const options = JSON.parse(text) as MoveList["options"] | null;
    return options && typeof options === "object" && !Array.isArray(options) ? options : null;
  } catch {
    return null;
  }
}
