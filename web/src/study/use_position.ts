// The position that the analysis board shows, as the server describes it.
import { useEffect, useMemo, useState } from "preact/hooks";
import type { Study } from "../messages.ts";
import type { Position } from "../touch/position.ts";
import { get_study } from "./api.ts";
import { key_of, moves_here, type Action, type Analysis } from "./state.ts";

export interface Shown {
  view: Study;
  position: Position;
  error: unknown;
}

export function usePosition(analysis: Analysis, end: Study, dispatch: (action: Action) => void): Shown {
  const [view, set_view] = useState<Study>(end);
  const [error, set_error] = useState<unknown>(null);
  const { line } = analysis;
  const moves = moves_here(analysis);

  useEffect(() => {
    let current = true;
    get_study({ ...line, moves }).then(
      (study) => {
        if (!current) return;
        set_error(null);
        set_view(study);
        dispatch({ type: "noted", played: study.history });
        // The next position is fetched ahead, so that stepping on is quick.
        if (!analysis.side_line && analysis.ply < line.moves.length)
          get_study({ ...line, moves: line.moves.slice(0, analysis.ply + 1) }).catch(() => undefined);
      },
      (reason: unknown) => current && set_error(reason),
    );
    return () => {
      current = false;
    };
  }, [key_of(moves)]);

  // Of a side line that became the main line only the moves that were visited are known.
  useEffect(() => {
    if (analysis.played.length < line.moves.length)
      get_study(line).then(({ history }) => dispatch({ type: "noted", played: history }), set_error);
  }, [line]);

  const position = useMemo(() => position_of(view), [view]);
  return { view, position, error };
}

/** The reader plays both sides. */
function position_of(study: Study): Position {
  return { ...study, stuck: study.choices.length ? study.stuck : null, premoves: null, mover: study.turn, perspective: null };
}
