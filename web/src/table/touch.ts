// From touched cells to a move: the page knows no rules, only the choices that the server listed. A player touches the cells of
// a choice one after the other; a drag is the first and the last.
import { block_of, board_of } from "../board/geometry.ts";
import type { Board, Choice, State, Ways } from "../words.ts";

export interface Touched {
  /** The cells touched so far. */
  picked: string[];
  /** Several choices share that path: which one is meant? */
  asking: Choice[];
  /** The move is complete. */
  play: Choice | null;
  /** Nothing begins or ends there; the cells that were tried. */
  impossible: [from: string, to: string] | null;
}

const nothing: Touched = { picked: [], asking: [], play: null, impossible: null };

function begins_with(path: string[], begin: string[]): boolean {
  return begin.every((cell, index) => path[index] === cell);
}

/** A path of leaps stands for its two ends. */
function ends(picked: string[]): string[] {
  return picked.length > 2 ? [picked[0]!, picked.at(-1)!] : picked;
}

export function touch(state: Pick<State, "moves" | "ways">, picked: string[], cell: string): Touched {
  const { moves, ways } = state;
  if (picked.length > 0 && picked.at(-1) === cell) return nothing;
  const next = [...picked, cell];
  const path = ends(next);
  const fitting = moves.filter((choice) => begins_with(choice.path, path));
  const complete = fitting.filter((choice) => choice.path.length === path.length);
  const longer = fitting.length > complete.length;
  if (picked.length > 0 && complete.length > 0 && leads_there(ways, picked, cell)) {
    if (complete.length === 1 && !longer) return { ...nothing, play: complete[0]! };
    return { ...nothing, picked: next, asking: complete };
  }
  if (picked.length > 0 && ways && ways[picked.at(-1)!]?.includes(cell) && !complete.length) return { ...nothing, picked: next };
  if (picked.length > 0 && longer) return { ...nothing, picked: next, asking: complete };
  return begin(moves, picked, cell);
}

/** After the first leap of a chain only cells that a leap reaches count; before it the end may be touched at once. */
function leads_there(ways: Ways | null, picked: string[], cell: string): boolean {
  return !ways || picked.length === 1 || (ways[picked.at(-1)!]?.includes(cell) ?? false);
}

function begin(moves: Choice[], picked: string[], cell: string): Touched {
  const starting = moves.filter((choice) => choice.path[0] === cell);
  if (starting.length === 0) return { ...nothing, impossible: picked.length > 0 ? [picked[0]!, cell] : null };
  const alone = starting.filter((choice) => choice.path.length === 1);
  const [only] = alone;
  if (only && starting.length === 1 && only.choice === null) return { ...nothing, play: only };
  return { ...nothing, picked: [cell], asking: alone };
}

/** The cells that may be touched next, with the way in which each is shown. */
export function targets_of(state: Pick<State, "moves" | "ways">, picked: string[]): Map<string, string> {
  const targets = new Map<string, string>();
  if (picked.length === 0) {
    for (const choice of state.moves) if (choice.kind === "shot") targets.set(choice.path[0]!, "shot");
    return targets;
  }
  const last = picked.at(-1)!;
  const leaps = state.ways?.[last];
  for (const choice of state.moves) {
    const end = choice.path[1];
    if (choice.path[0] !== picked[0] || end === undefined) continue;
    if (picked.length > 1 && !leaps?.includes(end)) continue;
    // The plain way to a cell is shown rather than a special one: both are offered when it is touched.
    if (!targets.has(end) || choice.kind !== "special") targets.set(end, choice.kind);
  }
  if (leaps) for (const cell of leaps) if (!targets.has(cell) && !picked.includes(cell)) targets.set(cell, "leap");
  return targets;
}

/** The ships that may be placed in the block of a cell. */
export function placings(moves: Choice[], boards: Board[], cell: string): Choice[] {
  const board = boards.find((candidate) => candidate.name === board_of(cell));
  const block = board && block_of(board, cell);
  return moves.filter((choice) => choice.kind === "place" && choice.path[0] === block);
}

export function is_placing(moves: Choice[]): boolean {
  return moves[0]?.kind === "place";
}

/** The shapes that may be placed now, in order: `ship-4.1`, `ship-4.2`, ... */
export function shapes_of(moves: Choice[]): string[] {
  return [...new Set(moves.flatMap((choice) => (choice.kind === "place" && choice.choice ? [choice.choice] : [])))].sort(
    (a, b) => Number(a.split(".")[1]) - Number(b.split(".")[1]),
  );
}
