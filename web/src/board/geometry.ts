// The places and names of a board's cells. A cell is a square of 1 by 1. Only the page turns boards: the server does not know about it.
import type { Board, Pattern } from "../messages.ts";

export interface Place {
  x: number;
  y: number;
}

export interface Grid {
  width: number;
  height: number;
  /** Names of cells by rows, from the top left as drawn. */
  cells: string[][];
  columns: string[];
  rows: string[];
  places: Map<string, Place>;
}

export function cell_name(board: Pick<Board, "name">, column: string, row: string): string {
  const plain = column + row;
  return board.name === "main" ? plain : `${board.name}:${plain}`;
}

/** A cell's name without its board: `second:B7` is B7. */
export function plain_cell(cell: string): string {
  const colon = cell.indexOf(":");
  return colon < 0 ? cell : cell.slice(colon + 1);
}

export function board_of(cell: string): string {
  const colon = cell.indexOf(":");
  return colon < 0 ? "main" : cell.slice(0, colon);
}

export function grid_of(board: Board, turned: boolean): Grid {
  const columns = turned ? [...board.columns].reverse() : board.columns;
  const rows = turned ? [...board.rows].reverse() : board.rows;
  const places = new Map<string, Place>();
  const cells = rows.map((row, y) =>
    columns.map((column, x) => {
      const name = cell_name(board, column, row);
      places.set(name, { x, y });
      return name;
    }),
  );
  return { width: columns.length, height: rows.length, cells, columns, rows, places };
}

/** The top left cell, as the first player sees it, of the block of 3x3 that a cell lies in. */
export function block_of(board: Board, cell: string): string | null {
  const place = grid_of(board, false).places.get(cell);
  if (!place) return null;
  const column = board.columns[place.x - (place.x % 3)];
  const row = board.rows[place.y - (place.y % 3)];
  return column !== undefined && row !== undefined ? cell_name(board, column, row) : null;
}

/** The cell under a point of the drawing, or null outside the board. */
export function cell_at(grid: Grid, x: number, y: number): string | null {
  return grid.cells[Math.floor(y)]?.[Math.floor(x)] ?? null;
}

/** One step from a cell, as drawn; it stops at the edge. */
export function step_from(grid: Grid, cell: string, dx: number, dy: number): string {
  const place = grid.places.get(cell);
  if (!place) return grid.cells[0]?.[0] ?? cell;
  const x = Math.min(grid.width - 1, Math.max(0, place.x + dx));
  const y = Math.min(grid.height - 1, Math.max(0, place.y + dy));
  return grid.cells[y]?.[x] ?? cell;
}

/** The shade of a cell; the top left one of a checkered board is light. */
export function shade(pattern: Pattern, x: number, y: number): string {
  if (pattern === "plain") return "ground";
  if (pattern === "checkered") return (x + y) % 2 ? "dark" : "light";
  return (Math.floor(x / 3) + Math.floor(y / 3)) % 2 ? "water deep" : "water";
}
