// From touched cells to a move. The page knows no rules, only the choices that the server lists. A player touches the cells of a choice one
// after the other; a drag gives the first and the last.
import { block_of, board_of } from "../board/geometry.ts";
import type { Board, Choice, State, NextCells } from "../messages.ts";

interface Touched {
  /** The cells touched so far. */
  picked: string[];
  /** Several choices share these cells: the player must say which one. */
  asking: Choice[];
  /** The move is complete. */
  play: Choice | null;
  /** The cells of an impossible move. */
  impossible: [from: string, to: string] | null;
}

const nothing: Touched = { picked: [], asking: [], play: null, impossible: null };

/** A move is identified by its first and last cell; some have only one cell. */
function begins(choice: Choice): string {
  return choice.path[0]!;
}
function ends(choice: Choice): string | null {
  return choice.path.length > 1 ? choice.path.at(-1)! : null;
}

/** Whether touching that cell completes the move: its last cell, or an alternative to it. */
export function ends_at(choice: Choice, cell: string): boolean {
  return ends(choice) === cell || (choice.also?.includes(cell) ?? false);
}

export type Offered = Pick<State, "choices" | "next_cells"> & Partial<Pick<State, "premoves">>;

export function touch_cell(state: Offered, picked: string[], cell: string): Touched {
  const { choices: moves, next_cells } = state;
  const [from] = picked;
  if (from === undefined) return begin(moves, picked, cell);
  if (picked.at(-1) === cell) return nothing;
  const complete = moves.filter((choice) => begins(choice) === from && ends_at(choice, cell) && leads_there(next_cells, picked, cell));
  if (complete.length === 1) return { ...nothing, play: complete[0]! };
  if (complete.length > 1) return { ...nothing, picked: [...picked, cell], asking: complete };
  // A leap onto a cell where the piece may not stay: it must leap again.
  if (next_cells?.[picked.at(-1)!]?.includes(cell)) return { ...nothing, picked: [...picked, cell] };
  return begin(moves, picked, cell);
}

/** After the first leap of a chain, only cells within one leap count; before it, the end can be touched directly. */
function leads_there(next_cells: NextCells | null, picked: string[], cell: string): boolean {
  return !next_cells || picked.length === 1 || (next_cells[picked.at(-1)!]?.includes(cell) ?? false);
}

function begin(moves: Choice[], picked: string[], cell: string): Touched {
  const starting = moves.filter((choice) => begins(choice) === cell);
  if (starting.length === 0) return { ...nothing, impossible: picked.length > 0 ? [picked[0]!, cell] : null };
  const alone = starting.filter((choice) => ends(choice) === null);
  const [only] = alone;
  if (only && starting.length === 1 && only.choice === null) return { ...nothing, play: only };
  return { ...nothing, picked: [cell], asking: alone };
}

/** The cells that can be touched next, and how each is shown. */
export function targets_of(state: Offered, picked: string[]): Map<string, string> {
  const targets = new Map<string, string>();
  if (state.choices.length === 0) {
    for (const cell of state.premoves?.[picked[0] ?? ""] ?? []) targets.set(cell, "premove");
    return targets;
  }
  if (picked.length === 0) {
    for (const choice of state.choices)
      if (ends(choice) === null && choice.choice === null && choice.kind !== "place") targets.set(begins(choice), choice.kind);
    return targets;
  }
  const leaps = state.next_cells?.[picked.at(-1)!];
  for (const choice of state.choices) {
    const end = ends(choice);
    if (begins(choice) !== picked[0] || end === null) continue;
    if (picked.length > 1 && !leaps?.includes(end)) continue;
    const kind = choice.path.length > 2 && !leaps?.includes(end) ? "chain" : choice.kind;
    // A plain move is shown rather than an operation; both are offered when the cell is touched.
    if (!targets.has(end) || kind !== "special") targets.set(end, kind);
  }
  if (leaps) for (const cell of leaps) if (!targets.has(cell) && !picked.includes(cell)) targets.set(cell, "leap");
  return targets;
}

/** The pieces a pawn can become. */
export const promotions = new Set<string | null>(["queen", "rook", "bishop", "knight"]);

/** Whether the choices differ in what a pawn becomes. */
export function is_promotion(choices: Choice[]): boolean {
  return choices.length > 1 && choices.every((choice) => promotions.has(choice.choice));
}

/** The ships that can be placed in the block of a cell. */
export function placings(moves: Choice[], boards: Board[], cell: string): Choice[] {
  const board = boards.find((candidate) => candidate.name === board_of(cell));
  const block = board && block_of(board, cell);
  return moves.filter((choice) => choice.kind === "place" && choice.path[0] === block);
}

export function is_placing(moves: Choice[]): boolean {
  return moves[0]?.kind === "place";
}

/** The shapes that can be placed now, in order: `ship-4.1`, `ship-4.2`, ... */
export function shapes_of(moves: Choice[]): string[] {
  return [...new Set(moves.flatMap((choice) => (choice.kind === "place" && choice.choice ? [choice.choice] : [])))].sort(
    (a, b) => Number(a.split(".")[1]) - Number(b.split(".")[1]),
  );
}
