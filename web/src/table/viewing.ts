// Small questions about a state that several parts of the page ask.
import { board_of } from "../board/geometry.ts";
import { promotions } from "./touch.ts";
import type { SharedPosition } from "../share/position_link.ts";
import type { Board, Choice, Piece, Player, BoardView, State } from "../messages.ts";

export function other(player: Player): Player {
  return player === "first" ? "second" : "first";
}

/** Who sits at the bottom of the screen. */
export function near_side(state: State, options: { flipped: boolean; turn_board: boolean }): Player {
  let near: Player = "first";
  if (state.you === "first" || state.you === "second") near = state.you;
  else if (state.you === "both" && state.perspective) near = state.perspective;
  else if (state.you === "both" && options.turn_board && state.turn) near = state.turn;
  // Whom the computer plays against sits at the bottom, whichever side it is.
  return options.flipped ? other(near) : near;
}

export function is_my_turn(state: State): boolean {
  return state.phase === "playing" && state.turn !== null && (state.you === "both" || state.you === state.turn) && state.curtain === null;
}

/** Whether there is something to analyse: moves, and nothing that was kept from anybody. */
export function may_be_studied(state: State): boolean {
  return state.phase === "over" && state.board_view.boards.length === 1 && state.history.moves.length > 0;
}

/** Null where there are secrets, and while two people play from afar: nobody is helped against the other. */
export function shared_position(state: State, ply: number): SharedPosition | null {
  const { table, game, options, start, seats } = state;
  if (may_be_studied(state)) return { table, ply };
  if (state.board_view.boards.length > 1 || (state.phase === "playing" && (seats.first.kind === "link" || seats.second.kind === "link")))
    return null;
  return { line: { game, options, start, moves: state.history.moves.map((move) => move.text) }, ply };
}

/** The board that the player acts on comes first; in a game with one board it is that one. */
export function ordered_boards(state: State, board_view: BoardView): Board[] {
  if (board_view.boards.length < 2) return board_view.boards;
  const perspective = state.perspective ?? "first";
  const fired = state.history.moves.some((move) => move.effects.includes("hit") || move.effects.includes("miss"));
  const front = state.choices[0] ? board_of(state.choices[0].path[0]!) : fired ? other(perspective) : perspective;
  return [...board_view.boards].sort((a, b) => Number(b.name === front) - Number(a.name === front));
}

/** What stands on a cell, from the top. */
export function pieces_at(board_view: BoardView, cell: string): Piece[] {
  return board_view.boards.flatMap((board) => board.pieces.filter((piece) => piece.at === cell)).reverse();
}

export function piece_at(board_view: BoardView, cell: string): Piece | null {
  return pieces_at(board_view, cell)[0] ?? null;
}

/** The board_view in the middle of a chain of leaps: the knight stands on the cell that it touched last. */
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

/** The board_view as it would be after a move that waits to be confirmed, as far as its cells tell. */
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

/** Which cells' pieces go where: the piece itself, and the rook of a castling or the king that changes places with it. */
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
