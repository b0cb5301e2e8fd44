// The board as it looks while a move is being made.
import type { BoardView, Choice, Piece } from "../messages.ts";
import { promotions } from "./choices.ts";
import { piece_at } from "./position.ts";

/** The board view in the middle of a chain of leaps: the knight stands on the last cell touched. */
export function in_mid_chain(board_view: BoardView, picked: string[]): BoardView {
  const [from] = picked;
  const last = picked.at(-1);
  if (picked.length < 2 || !from || !last) return board_view;
  const boards = board_view.boards.map((board) => {
    const knight = board.pieces.find((piece) => piece.at === from);
    return knight ? { ...board, pieces: [...board.pieces.filter((piece) => piece !== knight), { ...knight, at: last }] } : board;
  });
  return { ...board_view, boards };
}

/** The board view after a move that waits to be confirmed, as far as its cells show it. */
export function with_move(board_view: BoardView, choice: Choice): BoardView {
  const from = choice.path[0]!;
  const mover = piece_at(board_view, from);
  if (!mover) return board_view;
  const goes = places_after(choice);
  const taken = (piece: Piece) =>
    piece.by !== mover.by && choice.kind !== "step" && (choice.touches.includes(piece.at) || goes.get(from) === piece.at);
  const becomes = promotions.has(choice.choice) ? choice.choice : null;
  const moved = (piece: Piece): Piece => {
    const at = goes.get(piece.at);
    if (!at || piece.by !== mover.by) return piece;
    return { ...piece, at, is: becomes && piece === mover ? becomes : piece.is };
  };
  return {
    ...board_view,
    boards: board_view.boards.map((board) => ({ ...board, pieces: board.pieces.filter((piece) => !taken(piece)).map(moved) })),
  };
}

/** Where pieces go: the moving piece, and the rook in castling or the king in a swap. */
function places_after({ path, touches, choice }: Choice): Map<string, string> {
  const from = path[0]!;
  const to = path.at(-1)!;
  if (choice?.startsWith("castle")) {
    const [rook_from, rook_to] = touches.slice(-2);
    const king_to = touches.length > 2 ? touches[0]! : to;
    return new Map(
      rook_from && rook_to
        ? [
            [from, king_to],
            [rook_from, rook_to],
          ]
        : [[from, king_to]],
    );
  }
  return new Map([
    [from, to],
    [to, from],
  ]);
}
