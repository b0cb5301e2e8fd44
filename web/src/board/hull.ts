// Which cells of ships are joined to one hull.
import type { Board } from "../messages.ts";
import type { Hull } from "../pieces/piece.tsx";
import { step_from, type Grid } from "./geometry.ts";

/** The hull of each cell that has a ship; undefined for all others. */
export function hulls(board: Board, grid: Grid): (cell: string) => Hull | undefined {
  const ships = new Set(board.pieces.filter((piece) => piece.is.startsWith("ship")).map((piece) => piece.at));
  const joined = (name: string, dx: number, dy: number) => {
    const next = step_from(grid, name, dx, dy);
    return next !== name && ships.has(next);
  };
  return (name) => (ships.has(name) ? { right: joined(name, 1, 0), below: joined(name, 0, 1), corner: joined(name, 1, 1) } : undefined);
}
