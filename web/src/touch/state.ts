// An unfinished move: the cells picked so far, choices to ask about, a move to confirm, a prepared move. The reducer knows no table: it is
// given the position and returns the next state together with the move to play, if there is one, and news for the player.
import type { Choice, NextCells, StuckName } from "../messages.ts";
import type { Preferences } from "../preferences.ts";
import { ends_at, is_placing, is_promotion, placings, shapes_of, touch_cell } from "./choices.ts";
import { piece_at, type Position } from "./position.ts";

export interface Touch {
  picked: string[];
  /** Several choices match the picked cells: the player is asked which one. */
  asking: Choice[];
  /** A move that waits to be confirmed. */
  pending: Choice | null;
  premove: string[];
  /** The shape of ship that a touch places. */
  shape: string | null;
}

export interface TouchSettings {
  confirm_moves: boolean;
  /** Whether to confirm a once-only operation that would have no effect. */
  confirm_waste: boolean;
  auto_queen: Preferences["auto_queen"];
}

export type TouchNews =
  | { is: "picked"; cell: string }
  | { is: "go-on"; cell: string }
  | { is: "asking"; choices: Choice[] }
  | { is: "impossible"; from: string; to: string }
  | { is: "premove"; path: string[] }
  | { is: "premove-off" }
  /** A piece that cannot move, and why if the reason is known. */
  | { is: "stuck"; cell: string; reason: StuckName | null }
  | { is: "not-yours"; cell: string }
  /** A cell that was already fired at. */
  | { is: "fired"; cell: string };

export type TouchAction =
  /** `ask`: ask what a pawn becomes even if the player's preference is not to. */
  | { type: "touch"; cell: string; ask?: boolean }
  | { type: "drop"; from: string; to: string; ask?: boolean }
  | { type: "choose"; choice: Choice }
  | { type: "confirm-move" }
  | { type: "cancel" }
  | { type: "shape"; shape: string }
  | { type: "next-shape" }
  | { type: "premove"; path: string[] };

export interface Outcome {
  touch: Touch;
  /** The move to play. */
  move: string | null;
  news: TouchNews[];
}

export const no_touch: Touch = { picked: [], asking: [], pending: null, premove: [], shape: null };
export const usual_settings: TouchSettings = { confirm_moves: false, confirm_waste: false, auto_queen: "premove" };

/** Drops what was picked; a prepared move and the shape stay. */
export function released(touch: Touch): Touch {
  return { ...touch, picked: [], asking: [], pending: null };
}

export function reduce_touch(touch: Touch, action: TouchAction, position: Position, settings: TouchSettings): Outcome {
  switch (action.type) {
    case "touch":
      return touched(touch, action, position, settings);
    case "drop":
      return dropped(touch, action, position, settings);
    case "choose":
      return play(touch, action.choice, settings);
    case "confirm-move":
      return touch.pending ? play(touch, touch.pending, settings) : only(touch);
    case "cancel":
      return only({ ...released(touch), premove: [] }, ...(touch.premove.length ? [{ is: "premove-off" } as const] : []));
    case "shape":
      return only({ ...touch, shape: action.shape });
    case "next-shape": {
      const shapes = shapes_of(position.choices);
      return only({ ...touch, shape: shapes[(shapes.indexOf(touch.shape ?? "") + 1) % shapes.length] ?? null });
    }
    case "premove":
      return only({ ...touch, picked: [], premove: action.path }, { is: "premove", path: action.path });
  }
}

/** After new choices: nothing is picked; the shape stays if it may still be placed. */
export function with_new_choices(touch: Touch, { choices }: Position): Touch {
  const shapes = shapes_of(choices);
  const shape = touch.shape !== null && shapes.includes(touch.shape) ? touch.shape : (shapes[0] ?? null);
  return { ...released(touch), shape };
}

/** Plays the prepared move as soon as it is the player's turn. */
export function play_premove(touch: Touch, position: Position, settings: TouchSettings): Outcome {
  const [from, to] = [touch.premove[0], touch.premove.at(-1)];
  if (from === undefined || to === undefined || position.choices.length === 0) return only(touch);
  const fitting = position.choices.filter((choice) => choice.path[0] === from && ends_at(choice, to));
  const cleared: Touch = { ...touch, premove: [] };
  if (is_promotion(fitting) && settings.auto_queen === "never")
    return only({ ...cleared, picked: [from, to], asking: fitting }, { is: "asking", choices: fitting });
  // A plain move is preferred to an operation, since the player cannot be asked.
  const choice = queen_of(fitting) ?? fitting.find((candidate) => candidate.kind !== "special") ?? fitting[0];
  return choice ? { touch: cleared, move: choice.move, news: [] } : only(cleared, { is: "premove-off" });
}

/** Whether a once-only operation would have no effect. */
export function is_wasted(choice: Choice): boolean {
  return choice.choice === "bishop-blast" && choice.touches.length === 0;
}

function only(touch: Touch, ...news: TouchNews[]): Outcome {
  return { touch, move: null, news };
}

function queen_of(choices: Choice[]): Choice | undefined {
  return is_promotion(choices) ? choices.find((choice) => choice.choice === "queen") : undefined;
}

function play(touch: Touch, choice: Choice, settings: TouchSettings): Outcome {
  const asks = (settings.confirm_moves && choice.kind !== "place") || (settings.confirm_waste && is_wasted(choice));
  if (asks && touch.pending !== choice) return only({ ...released(touch), pending: choice, picked: choice.path });
  return { touch: released(touch), move: choice.move, news: [] };
}

/** In games that explain refusals, the impossible move is sent: the server refuses it with the reason. */
function explain(touch: Touch, position: Position, from: string, to: string): Outcome {
  if (position.stuck) return { touch: released(touch), move: from + to, news: [] };
  return only(released(touch), { is: "impossible", from, to });
}

/** Says why no move begins on a cell. */
function answer_touch(touch: Touch, position: Position, cell: string): Outcome {
  if (position.choices[0]?.kind === "shot") {
    const board = position.board_view.boards.find((candidate) => candidate.marks.some((mark) => mark.at === cell));
    return board && board.name !== position.perspective ? only(released(touch), { is: "fired", cell }) : only(touch);
  }
  const piece = piece_at(position.board_view, cell);
  if (!piece) return only(touch);
  if (piece.by !== position.mover) return only(released(touch), { is: "not-yours", cell });
  return only(released(touch), { is: "stuck", cell, reason: position.stuck?.[cell] ?? null });
}

function touched(touch: Touch, { cell, ask }: { cell: string; ask?: boolean }, position: Position, settings: TouchSettings): Outcome {
  if (is_placing(position.choices)) return place(touch, cell, position, settings);
  if (position.premoves) return touched_early(touch, position, position.premoves, cell);
  if (position.choices.length === 0) return only(touch);
  const result = touch_cell(position, touch.picked, cell);
  const nothing = !result.play && !result.impossible && result.picked.length === 0;
  if (nothing && touch.picked.length === 0) return answer_touch(touch, position, cell);
  return apply(touch, result, ask, position, settings);
}

type Touched = ReturnType<typeof touch_cell>;

function apply(touch: Touch, result: Touched, ask = false, position: Position, settings: TouchSettings): Outcome {
  const queen = settings.auto_queen === "always" && !ask ? queen_of(result.asking) : undefined;
  const choice = result.play ?? queen;
  if (choice) return play(touch, choice, settings);
  if (result.impossible) return explain(touch, position, ...result.impossible);
  const { picked, asking } = result;
  const after: Touch = { ...touch, picked, asking, pending: null };
  if (asking.length && picked.length > 1) return only(after, { is: "asking", choices: asking });
  if (picked.length > 1) return only(after, { is: "go-on", cell: picked.at(-1)! });
  return picked.length ? only(after, { is: "picked", cell: picked[0]! }) : only(after);
}

/** A touch on the opponent's turn prepares a move; a new one replaces the old. */
function touched_early(touch: Touch, position: Position, premoves: NextCells, cell: string): Outcome {
  const [from] = touch.picked;
  if (from === cell) return only(released(touch));
  if (from && premoves[from]?.includes(cell)) return reduce_touch(touch, { type: "premove", path: [from, cell] }, position, usual_settings);
  if (premoves[cell]) return only({ ...released(touch), premove: [], picked: [cell] }, { is: "picked", cell });
  if (from) return only(released(touch), { is: "impossible", from, to: cell });
  if (touch.premove.length) return reduce_touch(touch, { type: "cancel" }, position, usual_settings);
  return piece_at(position.board_view, cell) ? only(released(touch), { is: "not-yours", cell }) : only(touch);
}

function place(touch: Touch, cell: string, position: Position, settings: TouchSettings): Outcome {
  const here = placings(position.choices, position.board_view.boards, cell);
  const choice = here.find((candidate) => candidate.choice === touch.shape && candidate.touches.length);
  return choice ? play(touch, choice, settings) : only(touch, { is: "impossible", from: "", to: cell });
}

type Drop = { from: string; to: string; ask?: boolean };

function dropped(touch: Touch, { from, to, ask }: Drop, position: Position, settings: TouchSettings): Outcome {
  if (to === "") return only(released(touch));
  if (position.premoves) return dropped_early(touch, position, position.premoves, from, to);
  if (position.choices.length === 0) return only(released(touch));
  if (piece_at(position.board_view, from)?.by !== position.mover && touch.picked.length < 2)
    return only(released(touch), { is: "not-yours", cell: from });
  const start = touch.picked.length > 1 && touch.picked.at(-1) === from ? touch.picked : [from];
  const result = touch_cell(position, start, to);
  // A drop that would only begin another move was meant as the end of this one.
  if (!result.play && result.picked.length < 2 && !result.asking.length) return explain(touch, position, from, to);
  return apply(touch, result, ask, position, settings);
}

function dropped_early(touch: Touch, position: Position, premoves: NextCells, from: string, to: string): Outcome {
  if (!premoves[from]) return only(released(touch), { is: "not-yours", cell: from });
  if (!premoves[from].includes(to)) return only(released(touch), { is: "impossible", from, to });
  return reduce_touch(touch, { type: "premove", path: [from, to] }, position, usual_settings);
}
