// A study as the page holds it: the line, where the reader is on it, a side line they walked into, what the computer said of it all. One
// pure function changes it; nothing here draws, speaks or asks.
import type { Evaluation, MoveList, JudgedMove, PlayedMove, Player, StudyMove } from "../messages.ts";

/** A side line, from the ply where the reader left the main one. */
export interface Walk {
  moves: StudyMove[];
  at: number;
}

/** A second try at a move of the main line. */
export interface Trial {
  index: number;
  /** What the computer says of the move that was tried; null while it thinks, or before. */
  verdict: JudgedMove | null;
  shown: boolean;
}

export type Work = { is: "idle" } | { is: "waiting" } | { is: "working"; done: number; total: number } | { is: "done" } | { is: "lost" };

export interface Desk {
  line: MoveList;
  played: PlayedMove[];
  ply: number;
  walk: Walk | null;
  /** By ply of the main line, from one look at the whole of it. */
  run: (Evaluation | null)[];
  /** By position, from a longer look at that one. */
  near: Map<string, Evaluation>;
  judged: Map<number, JudgedMove>;
  accuracy: Record<Player, number | null> | null;
  work: Work;
  trial: Trial | null;
}

export type Action =
  | { type: "go"; ply: number }
  | { type: "step"; by: number }
  | { type: "play"; move: PlayedMove; extend: boolean }
  | { type: "noted"; played: PlayedMove[] }
  | { type: "follow"; moves: StudyMove[]; at: number }
  | { type: "leave-walk" }
  | { type: "keep-walk" }
  | { type: "work"; work: Work }
  | { type: "evaluated"; evaluation: Evaluation }
  | { type: "looked"; key: string; evaluation: Evaluation }
  | { type: "judged"; moves: JudgedMove[]; accuracy: Record<Player, number | null> }
  | { type: "try"; index: number }
  | { type: "verdict"; verdict: JudgedMove }
  | { type: "again" }
  | { type: "show" }
  | { type: "end-trial" };

export function new_desk(line: MoveList, played: PlayedMove[], ply = 0): Desk {
  return {
    line,
    played,
    ply,
    walk: null,
    run: Array<null>(played.length + 1).fill(null),
    near: new Map(),
    judged: new Map(),
    accuracy: null,
    work: { is: "idle" },
    trial: null,
  };
}

/** The moves that lead to the position that is shown. */
export function moves_here(desk: Desk): string[] {
  const { line, ply, walk } = desk;
  return [...line.moves.slice(0, ply), ...(walk?.moves.slice(0, walk.at).map((move) => move.text) ?? [])];
}

export function key_of(moves: string[]): string {
  return moves.join(" ");
}

/** The best that is known of the position that is shown. */
export function evaluation_here(desk: Desk): Evaluation | null {
  const looked = desk.near.get(key_of(moves_here(desk)));
  return looked ?? (desk.walk && desk.walk.at > 0 ? null : (desk.run[desk.ply] ?? null));
}

/** White's chances by ply, as far as they are known. */
export function chances(desk: Desk): (number | null)[] {
  return desk.run.map((evaluation, ply) => evaluation?.chances ?? desk.near.get(key_of(desk.line.moves.slice(0, ply)))?.chances ?? null);
}

/** The moves that a judgement stands at, of one player or both. */
export function faults(desk: Desk, by: Player | null = null): number[] {
  return [...desk.judged.entries()]
    .filter(([index, judged]) => judged.judgement && (!by || desk.played[index]?.by === by))
    .map(([index]) => index)
    .sort((a, b) => a - b);
}

/** The next fault of the same player, after this one; the first again after the last. */
export function next_fault(desk: Desk): number | null {
  const index = desk.trial?.index ?? -1;
  const all = faults(desk, desk.played[index]?.by ?? null);
  const next = all.find((fault) => fault > index) ?? all[0];
  return next === undefined || next === index ? null : next;
}

export function last_ply(desk: Desk): number {
  return desk.line.moves.length;
}

export function reduce(desk: Desk, action: Action): Desk {
  switch (action.type) {
    case "go":
      return { ...desk, ply: Math.max(0, Math.min(last_ply(desk), action.ply)), walk: null, trial: null };
    case "step":
      return step(desk, action.by);
    case "play":
      return play(desk, action.move, action.extend);
    case "noted":
      return noted(desk, action.played);
    case "follow": {
      const before = desk.walk?.moves.slice(0, desk.walk.at) ?? [];
      return { ...desk, walk: { moves: [...before, ...action.moves], at: before.length + action.at } };
    }
    case "leave-walk":
      return { ...desk, walk: null, trial: null };
    case "keep-walk":
      return keep_walk(desk);
    case "work":
      return { ...desk, work: action.work };
    case "evaluated":
      return evaluated(desk, action.evaluation);
    case "looked":
      return { ...desk, near: new Map(desk.near).set(action.key, action.evaluation) };
    case "judged":
      return {
        ...desk,
        judged: new Map(action.moves.map((judged) => [judged.ply, judged])),
        accuracy: action.accuracy,
        work: { is: "done" },
      };
    case "try":
      return { ...desk, ply: action.index, walk: null, trial: { index: action.index, verdict: null, shown: false } };
    case "verdict":
      return desk.trial ? { ...desk, trial: { ...desk.trial, verdict: action.verdict } } : desk;
    case "again":
      return desk.trial ? { ...desk, walk: null, trial: { ...desk.trial, verdict: null } } : desk;
    case "show":
      return show_answer(desk);
    case "end-trial":
      return { ...desk, ply: desk.trial ? desk.trial.index + 1 : desk.ply, walk: null, trial: null };
  }
}

/** The house says how the moves up to here are written. */
function noted(desk: Desk, line: PlayedMove[]): Desk {
  const walk = desk.walk && {
    ...desk.walk,
    moves: desk.walk.moves.map((move, index) =>
      index < desk.walk!.at ? { ...move, note: line[desk.ply + index]?.note ?? move.note } : move,
    ),
  };
  const main = line.slice(0, walk ? desk.ply : undefined);
  return { ...desk, walk, played: main.length > desk.played.length ? main : desk.played };
}

function step(desk: Desk, by: number): Desk {
  const { walk } = desk;
  if (walk) {
    const at = walk.at + by;
    if (at >= 0) return { ...desk, walk: { ...walk, at: Math.min(at, walk.moves.length) } };
  }
  // Before a second try the game does not go on by itself: that would tell.
  if (desk.trial) return desk;
  return reduce(desk, { type: "go", ply: desk.ply + by });
}

/** A move on the board goes along the line if it is the next one there; otherwise it begins a side line, or lengthens an open game. */
function play(desk: Desk, move: PlayedMove, extend: boolean): Desk {
  const { line, ply, walk, trial } = desk;
  if (trial) return { ...desk, walk: { moves: [move], at: 1 }, trial: { ...trial, verdict: null } };
  if (walk) {
    const same = walk.moves[walk.at]?.text === move.text;
    return { ...desk, walk: { moves: same ? walk.moves : [...walk.moves.slice(0, walk.at), move], at: walk.at + 1 } };
  }
  if (line.moves[ply] === move.text) return reduce(desk, { type: "go", ply: ply + 1 });
  if (extend && ply === line.moves.length)
    return {
      ...desk,
      line: { ...line, moves: [...line.moves, move.text] },
      played: [...desk.played, move],
      ply: ply + 1,
      run: [...desk.run, null],
      work: { is: "idle" },
    };
  return { ...desk, walk: { moves: [move], at: 1 } };
}

/** The side line becomes the main one; what was known of the moves before it stays. */
function keep_walk(desk: Desk): Desk {
  if (!desk.walk) return desk;
  const moves = [...desk.line.moves.slice(0, desk.ply), ...desk.walk.moves.map((move) => move.text)];
  const run = moves.map(() => null as Evaluation | null);
  return {
    ...desk,
    line: { ...desk.line, moves },
    played: desk.played.slice(0, desk.ply),
    ply: desk.ply + desk.walk.at,
    walk: null,
    trial: null,
    run: [...desk.run.slice(0, desk.ply + 1), ...run.slice(desk.ply)],
    judged: new Map([...desk.judged].filter(([index]) => index < desk.ply)),
    accuracy: null,
    work: { is: "idle" },
  };
}

function evaluated(desk: Desk, evaluation: Evaluation): Desk {
  const run = [...desk.run];
  run[evaluation.ply] = evaluation;
  const done = desk.work.is === "working" ? desk.work.done + 1 : 1;
  return { ...desk, run, work: { is: "working", done, total: run.length } };
}

function show_answer(desk: Desk): Desk {
  const { trial } = desk;
  if (!trial) return desk;
  const before = { ...desk, ply: trial.index, walk: null };
  const best = evaluation_here(before)?.variations[0]?.moves ?? [];
  return { ...before, walk: best.length ? { moves: best, at: 1 } : null, trial: { ...trial, verdict: null, shown: true } };
}
