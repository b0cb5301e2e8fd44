// What follows from a table's state, for several parts of the page.
import { board_of } from "../board/geometry.ts";
import { is_run_by_house } from "../speech.ts";
import type { SharedPosition } from "../share/position_link.ts";
import type { Board, Player, BoardView, State } from "../messages.ts";
import { other, type Position } from "../touch/position.ts";

/** A table's state as the touch code sees it. */
export function position_of(state: State): Position {
  const mover = state.you === "both" ? state.turn : state.you === "watcher" ? null : state.you;
  const early = state.phase === "playing" && state.choices.length === 0;
  return { ...state, premoves: early ? state.premoves : null, mover };
}

/** Whether a ship may lie in a cell that shows none: in the opponent's waters, until the game ends. */
export function hides({ board_view, perspective, result }: State): (cell: string) => boolean {
  return (cell) => board_view.boards.length > 1 && board_of(cell) !== perspective && !result;
}

/** Who sits at the bottom of the screen. */
export function near_side(state: State, options: { flipped: boolean; turn_board: boolean }): Player {
  let near: Player = "first";
  if (state.you === "first" || state.you === "second") near = state.you;
  else if (state.you === "both" && state.perspective) near = state.perspective;
  else if (state.you === "both" && options.turn_board && state.turn) near = state.turn;
  return options.flipped ? other(near) : near;
}

export function is_my_turn(state: State): boolean {
  return state.phase === "playing" && state.turn !== null && (state.you === "both" || state.you === state.turn) && state.curtain === null;
}

/** Whether the game can be analysed: it has moves, and no hidden pieces. */
export function may_be_studied(state: State): boolean {
  return state.phase === "over" && state.board_view.boards.length === 1 && state.history.moves.length > 0;
}

/** One player has a screen elsewhere. */
export function plays_elsewhere({ seats }: Pick<State, "seats">): boolean {
  return [seats.first, seats.second].some((seat) => seat.kind !== "here" && !is_run_by_house(seat));
}

/** Null if there are hidden pieces, and while two people play over the network, so that neither gets help. */
export function shared_position(state: State, ply: number): SharedPosition | null {
  const { table, game, options, start } = state;
  if (may_be_studied(state)) return { table, ply };
  if (state.board_view.boards.length > 1 || (state.phase === "playing" && plays_elsewhere(state))) return null;
  return { line: { game, options, start, moves: state.history.moves.map((move) => move.text) }, ply };
}

/** The board that the player acts on comes first. */
export function ordered_boards(state: State, board_view: BoardView): Board[] {
  if (board_view.boards.length < 2) return board_view.boards;
  const perspective = state.perspective ?? "first";
  const fired = state.history.moves.some((move) => move.effects.includes("hit") || move.effects.includes("miss"));
  const front = state.choices[0] ? board_of(state.choices[0].path[0]!) : fired ? other(perspective) : perspective;
  return [...board_view.boards].sort((a, b) => Number(b.name === front) - Number(a.name === front));
}
