// The state of an analysis: the main line, the reader's place in it, a side line, the engine's results. One pure function changes it; nothing
// here draws, speaks or sends.
import type { Evaluation, MoveList, JudgedMove, PlayedMove, Player, StudyMove } from "../messages.ts";

/** A side line, from the ply where the reader left the main one. */
export interface SideLine {
  moves: StudyMove[];
  at: number;
}

/** A retry of a move of the main line. */
export interface Trial {
  index: number;
  /** The engine's judgement of the move that was tried; null until there is one. */
  verdict: JudgedMove | null;
  shown: boolean;
}

export type Work = { is: "idle" } | { is: "waiting" } | { is: "working"; done: number; total: number } | { is: "done" } | { is: "lost" };

export interface Analysis {
  line: MoveList;
  played: PlayedMove[];
  ply: number;
  side_line: SideLine | null;
  /** By ply of the main line, from the analysis of the whole game. */
  run: (Evaluation | null)[];
  /** By position, from a longer analysis of that position. */
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
  | { type: "leave-side-line" }
  | { type: "keep-side-line" }
  | { type: "work"; work: Work }
  | { type: "evaluated"; evaluation: Evaluation }
  /** The engine's results, before another engine is asked. */
  | { type: "forget" }
  | { type: "looked"; key: string; evaluation: Evaluation }
  | { type: "judged"; moves: JudgedMove[]; accuracy: Record<Player, number | null> }
  | { type: "try"; index: number }
  | { type: "verdict"; verdict: JudgedMove }
  | { type: "again" }
  | { type: "show" }
  | { type: "end-trial" };

export function new_analysis(line: MoveList, played: PlayedMove[], ply = 0): Analysis {
  return {
    line,
    played,
    ply,
    side_line: null,
    run: Array<null>(played.length + 1).fill(null),
    near: new Map(),
    judged: new Map(),
    accuracy: null,
    work: { is: "idle" },
    trial: null,
  };
}

/** The moves that lead to the position that is shown. */
export function moves_here(analysis: Analysis): string[] {
  const { line, ply, side_line } = analysis;
  return [...line.moves.slice(0, ply), ...(side_line?.moves.slice(0, side_line.at).map((move) => move.text) ?? [])];
}

export function key_of(moves: string[]): string {
  return moves.join(" ");
}

/** The best evaluation of the position that is shown. */
export function evaluation_here(analysis: Analysis): Evaluation | null {
  const looked = analysis.near.get(key_of(moves_here(analysis)));
  return looked ?? (analysis.side_line && analysis.side_line.at > 0 ? null : (analysis.run[analysis.ply] ?? null));
}

/** White's chances by ply, as far as they are known. */
export function chances(analysis: Analysis): (number | null)[] {
  return analysis.run.map(
    (evaluation, ply) => evaluation?.chances ?? analysis.near.get(key_of(analysis.line.moves.slice(0, ply)))?.chances ?? null,
  );
}

/** The moves that were judged a mistake, of one player or both. */
export function faults(analysis: Analysis, by: Player | null = null): number[] {
  return [...analysis.judged.entries()]
    .filter(([index, judged]) => judged.judgement && (!by || analysis.played[index]?.by === by))
    .map(([index]) => index)
    .sort((a, b) => a - b);
}

/** The same player's next mistake; after the last one, the first again. */
export function next_fault(analysis: Analysis): number | null {
  const index = analysis.trial?.index ?? -1;
  const all = faults(analysis, analysis.played[index]?.by ?? null);
  const next = all.find((fault) => fault > index) ?? all[0];
  return next === undefined || next === index ? null : next;
}

export function last_ply(analysis: Analysis): number {
  return analysis.line.moves.length;
}

export function reduce(analysis: Analysis, action: Action): Analysis {
  switch (action.type) {
    case "go":
      return { ...analysis, ply: Math.max(0, Math.min(last_ply(analysis), action.ply)), side_line: null, trial: null };
    case "step":
      return step(analysis, action.by);
    case "play":
      return play(analysis, action.move, action.extend);
    case "noted":
      return noted(analysis, action.played);
    case "follow": {
      const before = analysis.side_line?.moves.slice(0, analysis.side_line.at) ?? [];
      return { ...analysis, side_line: { moves: [...before, ...action.moves], at: before.length + action.at } };
    }
    case "leave-side-line":
      return { ...analysis, side_line: null, trial: null };
    case "keep-side-line":
      return keep_side_line(analysis);
    case "work":
      return { ...analysis, work: action.work };
    case "evaluated":
      return evaluated(analysis, action.evaluation);
    case "forget":
      return {
        ...analysis,
        run: analysis.run.map(() => null),
        near: new Map(),
        judged: new Map(),
        accuracy: null,
        work: { is: "idle" },
        trial: null,
      };
    case "looked":
      return { ...analysis, near: new Map(analysis.near).set(action.key, action.evaluation) };
    case "judged":
      return {
        ...analysis,
        judged: new Map(action.moves.map((judged) => [judged.ply, judged])),
        accuracy: action.accuracy,
        work: { is: "done" },
      };
    case "try":
      return { ...analysis, ply: action.index, side_line: null, trial: { index: action.index, verdict: null, shown: false } };
    case "verdict":
      return analysis.trial ? { ...analysis, trial: { ...analysis.trial, verdict: action.verdict } } : analysis;
    case "again":
      return analysis.trial ? { ...analysis, side_line: null, trial: { ...analysis.trial, verdict: null } } : analysis;
    case "show":
      return show_answer(analysis);
    case "end-trial":
      return { ...analysis, ply: analysis.trial ? analysis.trial.index + 1 : analysis.ply, side_line: null, trial: null };
  }
}

/** The server has sent the notation of the moves up to here. */
function noted(analysis: Analysis, line: PlayedMove[]): Analysis {
  const side_line = analysis.side_line && {
    ...analysis.side_line,
    moves: analysis.side_line.moves.map((move, index) =>
      index < analysis.side_line!.at ? { ...move, note: line[analysis.ply + index]?.note ?? move.note } : move,
    ),
  };
  const main = line.slice(0, side_line ? analysis.ply : undefined);
  return { ...analysis, side_line, played: main.length > analysis.played.length ? main : analysis.played };
}

function step(analysis: Analysis, by: number): Analysis {
  const { side_line } = analysis;
  if (side_line) {
    const at = side_line.at + by;
    if (at >= 0) return { ...analysis, side_line: { ...side_line, at: Math.min(at, side_line.moves.length) } };
  }
  // During a retry the game's own next move stays hidden.
  if (analysis.trial) return analysis;
  return reduce(analysis, { type: "go", ply: analysis.ply + by });
}

/** A move on the board follows the line if it is its next move; otherwise it starts a side line, or extends an open game. */
function play(analysis: Analysis, move: PlayedMove, extend: boolean): Analysis {
  const { line, ply, side_line, trial } = analysis;
  if (trial) return { ...analysis, side_line: { moves: [move], at: 1 }, trial: { ...trial, verdict: null } };
  if (side_line) {
    const same = side_line.moves[side_line.at]?.text === move.text;
    return {
      ...analysis,
      side_line: { moves: same ? side_line.moves : [...side_line.moves.slice(0, side_line.at), move], at: side_line.at + 1 },
    };
  }
  if (line.moves[ply] === move.text) return reduce(analysis, { type: "go", ply: ply + 1 });
  if (extend && ply === line.moves.length)
    return {
      ...analysis,
      line: { ...line, moves: [...line.moves, move.text] },
      played: [...analysis.played, move],
      ply: ply + 1,
      run: [...analysis.run, null],
      work: { is: "idle" },
    };
  return { ...analysis, side_line: { moves: [move], at: 1 } };
}

/** The side line becomes the main line; results for the moves before it stay. */
function keep_side_line(analysis: Analysis): Analysis {
  if (!analysis.side_line) return analysis;
  const moves = [...analysis.line.moves.slice(0, analysis.ply), ...analysis.side_line.moves.map((move) => move.text)];
  const run = moves.map(() => null as Evaluation | null);
  return {
    ...analysis,
    line: { ...analysis.line, moves },
    played: analysis.played.slice(0, analysis.ply),
    ply: analysis.ply + analysis.side_line.at,
    side_line: null,
    trial: null,
    run: [...analysis.run.slice(0, analysis.ply + 1), ...run.slice(analysis.ply)],
    judged: new Map([...analysis.judged].filter(([index]) => index < analysis.ply)),
    accuracy: null,
    work: { is: "idle" },
  };
}

function evaluated(analysis: Analysis, evaluation: Evaluation): Analysis {
  const run = [...analysis.run];
  run[evaluation.ply] = evaluation;
  const done = analysis.work.is === "working" ? analysis.work.done + 1 : 1;
  return { ...analysis, run, work: { is: "working", done, total: run.length } };
}

function show_answer(analysis: Analysis): Analysis {
  const { trial } = analysis;
  if (!trial) return analysis;
  const before = { ...analysis, ply: trial.index, side_line: null };
  const best = evaluation_here(before)?.variations[0]?.moves ?? [];
  return { ...before, side_line: best.length ? { moves: best, at: 1 } : null, trial: { ...trial, verdict: null, shown: true } };
}
