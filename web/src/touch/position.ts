// What the touch code needs to know about the position on the board. A table and the analysis board each make one.
import type { Board, BoardView, NextCells, Piece, Player, Stuck } from "../messages.ts";
import type { Offered } from "./choices.ts";

export interface Position extends Offered {
  board_view: BoardView;
  stuck: Stuck | null;
  /** What may be prepared while the opponent is to move. */
  premoves: NextCells | null;
  /** Whose pieces may be moved here; null for a spectator. */
  mover: Player | null;
  perspective: Player | null;
}

export function other(player: Player): Player {
  return player === "first" ? "second" : "first";
}

/** The pieces on a cell, the topmost first. */
export function pieces_at({ boards }: { boards: Board[] }, cell: string): Piece[] {
  return boards.flatMap((board) => board.pieces.filter((piece) => piece.at === cell)).reverse();
}

export function piece_at(board_view: { boards: Board[] }, cell: string): Piece | null {
  return pieces_at(board_view, cell)[0] ?? null;
}

export function in_check({ boards }: { boards: Board[] }): boolean {
  return boards.some((board) => board.marks.some((mark) => mark.is === "check"));
}
