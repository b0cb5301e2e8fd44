// What the analysis board asks the engine: an analysis of the whole game, a longer look at the position that is shown, and a verdict on a
// move that was tried again.
import { useEffect, useRef } from "preact/hooks";
import type { Refused, StudyEffort } from "../messages.ts";
import { AnalysisSocket } from "./api.ts";
import { evaluation_here, key_of, moves_here, type Action, type Analysis } from "./state.ts";

type Dispatch = (action: Action) => void;

export function useAnalysisSocket(): AnalysisSocket {
  const socket = useRef<AnalysisSocket>();
  useEffect(() => () => socket.current?.close(), []);
  return (socket.current ??= new AnalysisSocket());
}

/** An empty name stands for the house's own engine. */
const by_engine = (engine: string) => (engine ? { engine } : {});

export interface GameAnalysis {
  analyse: (effort: StudyEffort) => void;
  stop: () => void;
}

/** Analyses the whole game: at once if it has moves, and when the reader asks for it. */
export function useGameAnalysis(analysis: Analysis, dispatch: Dispatch, engine: string): GameAnalysis {
  const socket = useAnalysisSocket();
  const { line } = analysis;

  function analyse(effort: StudyEffort) {
    const begin = () => dispatch({ type: "work", work: { is: "working", done: 0, total: line.moves.length + 1 } });
    begin();
    socket.ask(
      { analyse: line, effort, variations: 1, ...by_engine(engine) },
      {
        evaluation: (evaluation) => dispatch({ type: "evaluated", evaluation }),
        done: ({ moves, accuracy }) => dispatch({ type: "judged", moves, accuracy }),
        waiting: () => dispatch({ type: "work", work: { is: "waiting" } }),
        refused: () => dispatch({ type: "work", work: { is: "lost" } }),
        again: begin,
      },
    );
  }

  function stop() {
    socket.stop();
    dispatch({ type: "work", work: { is: "idle" } });
  }

  // Results for the old line do not apply to the new one.
  useEffect(() => () => socket.stop(), [line]);
  useEffect(() => {
    if (line.moves.length > 0) analyse("quick");
    return () => socket.stop();
  }, [engine]);
  return { analyse, stop };
}

/** Analyses the position that is shown, briefly and then for longer, unless the whole game is being analysed. */
export function usePositionAnalysis(
  socket: AnalysisSocket,
  analysis: Analysis,
  dispatch: Dispatch,
  options: { on: boolean; engine: string; refused: (refused: Refused) => void },
): void {
  const moves = moves_here(analysis);
  const key = key_of(moves);
  const { engine } = options;
  const finished = useRef(new Set<string>());
  const looked_at = `${engine} ${key}`;
  const on = options.on && analysis.work.is !== "working" && analysis.work.is !== "waiting";
  useEffect(() => {
    if (!on || finished.current.has(looked_at)) return;
    const look = (effort: StudyEffort) =>
      socket.ask(
        { analyse: { ...analysis.line, moves }, plies: [moves.length, moves.length], effort, variations: 3, ...by_engine(engine) },
        {
          evaluation: (evaluation) => dispatch({ type: "looked", key, evaluation }),
          done: () => (effort === "quick" ? look("deep") : finished.current.add(looked_at)),
          refused: options.refused,
        },
      );
    // A first result comes soon, a better one later.
    const timer = setTimeout(() => look(evaluation_here(analysis) ? "deep" : "quick"), 200);
    return () => {
      clearTimeout(timer);
      socket.stop();
    };
  }, [looked_at, on]);
}

/** Judges a move that was tried again, by the measure of the game's own moves. */
export function useTrialVerdict(
  socket: AnalysisSocket,
  analysis: Analysis,
  dispatch: Dispatch,
  options: { engine: string; refused: (refused: Refused) => void },
): void {
  const { trial, side_line, line } = analysis;
  const tried = trial && !trial.shown && !trial.verdict ? side_line?.moves[0]?.text : undefined;
  useEffect(() => {
    if (!trial || tried === undefined) return;
    socket.ask(
      {
        analyse: { ...line, moves: [...line.moves.slice(0, trial.index), tried] },
        plies: [trial.index, trial.index + 1],
        effort: "quick",
        variations: 1,
        ...by_engine(options.engine),
      },
      {
        evaluation: () => undefined,
        done: ({ moves }) => moves[0] && dispatch({ type: "verdict", verdict: moves[0] }),
        refused: options.refused,
      },
    );
    return () => socket.stop();
  }, [tried, trial?.index]);
}
