// The material lead as chess players show it: the additional pieces, and their value in pawns.
import type { PieceName, Player, BoardView } from "../messages.ts";

const worth: [PieceName, number][] = [
  ["queen", 9],
  ["rook", 5],
  ["bishop", 3],
  ["knight", 3],
  ["pawn", 1],
];

export interface Lead {
  pieces: PieceName[];
  /** In pawns; 0 if the other side is not behind. */
  pawns: number;
}

export function material_lead(board_view: BoardView, player: Player): Lead {
  const standing = board_view.boards.flatMap((board) => board.pieces);
  const more = (is: PieceName) => standing.filter((piece) => piece.is === is).reduce((sum, { by }) => sum + (by === player ? 1 : -1), 0);
  return {
    pieces: worth.flatMap(([is]) => Array<PieceName>(Math.max(0, more(is))).fill(is)),
    pawns: Math.max(
      0,
      worth.reduce((sum, [is, pawns]) => sum + more(is) * pawns, 0),
    ),
  };
}
