// The state of the analysis board: the game and the reader's place in it, the position, the unfinished move, the engine's results.
import { useEffect, useMemo, useReducer, useRef } from "preact/hooks";
import { say } from "../announce.ts";
import { RefusedError } from "../api.ts";
import { refusal_line } from "../refusal.ts";
import { sound, sound_of } from "../sound.ts";
import type { Refused, Study, StudyGame } from "../messages.ts";
import { useNotice } from "../touch/notice.ts";
import type { Position } from "../touch/position.ts";
import { as_sentence, touch_words } from "../touch/speech.ts";
import type { Touch, TouchAction, TouchNews } from "../touch/state.ts";
import { useTouch } from "../touch/use_touch.ts";
import { get_study } from "./api.ts";
import { comments_of } from "./notes.ts";
import { position_words } from "./speech.ts";
import { key_of, moves_here, new_analysis, reduce, type Action, type Analysis } from "./state.ts";
import { useAnalysisSocket, useGameAnalysis, usePositionAnalysis, useTrialVerdict, type GameAnalysis } from "./use_engine.ts";
import { usePosition } from "./use_position.ts";

export interface LiveAnalysis extends GameAnalysis {
  analysis: Analysis;
  dispatch: (action: Action) => void;
  view: Study;
  position: Position;
  touch: Touch;
  act: (action: TouchAction) => void;
  /** Plays a move, or any text that the game can read. */
  play: (text: string) => void;
  /** The comment on this position in the game's text. */
  comment: string | undefined;
  error: unknown;
  notice: string;
}

interface Settings {
  ply: number;
  /** Whether moves at the end of the line extend it. */
  open: boolean;
  lines: boolean;
  sounds: boolean;
  /** By name; empty: the house's own. */
  engine: string;
}

const urgent = new Set<TouchNews["is"]>(["impossible", "go-on", "stuck", "not-yours"]);

export function useAnalysisBoard(game: StudyGame, end: Study, settings: Settings): LiveAnalysis {
  const [analysis, dispatch] = useReducer(reduce, null, () =>
    new_analysis({ ...game.move_list, moves: end.history.map((move) => move.text) }, end.history, settings.ply),
  );
  const [notice, set_notice] = useNotice();
  const { view, position, error } = usePosition(analysis, end, dispatch);
  const hidden = analysis.trial !== null && !analysis.trial.shown;
  const comments = useMemo(() => comments_of(game), [game]);
  const moves = moves_here(analysis);
  const key = key_of(moves);
  const comment = hidden ? undefined : comments.get(key);
  const here = useRef(key);
  here.current = key;

  function refused({ refused, reasons }: Refused) {
    const words = refusal_line(refused, reasons);
    set_notice(words);
    say(words, "at once");
  }

  function play(text: string) {
    get_study({ ...analysis.line, moves: [...moves, text] }).then(
      ({ history }) => {
        if (here.current === key) dispatch({ type: "play", move: history.at(-1)!, extend: settings.open });
      },
      (error: unknown) => error instanceof RefusedError && refused({ refused: error.code, reasons: error.reasons }),
    );
  }

  function announce(news: TouchNews, touch: Touch) {
    const words = as_sentence(touch_words(position, touch, news));
    say(words, urgent.has(news.is) ? "at once" : "politely");
    set_notice(urgent.has(news.is) ? words : "");
  }

  const [touch, act] = useTouch(position, { play, news: announce });
  useAnnouncedPosition(analysis, view, comment, settings.sounds);
  const { engine } = settings;
  useForgottenResults(engine, dispatch);
  const run = useGameAnalysis(analysis, dispatch, engine);
  const socket = useAnalysisSocket();
  usePositionAnalysis(socket, analysis, dispatch, { on: settings.lines && !hidden, engine, refused });
  useTrialVerdict(socket, analysis, dispatch, { engine, refused });
  return { analysis, dispatch, view, position, touch, act, play, comment, error, notice, ...run };
}

/** What one engine found is not shown as if another had found it. */
function useForgottenResults(engine: string, dispatch: (action: Action) => void): void {
  const before = useRef(engine);
  useEffect(() => {
    if (before.current !== engine) dispatch({ type: "forget" });
    before.current = engine;
  }, [engine]);
}

/** Announces each position that the reader goes to: the move, its value, the status. */
function useAnnouncedPosition(analysis: Analysis, view: Study, comment: string | undefined, sounds: boolean): void {
  const first = useRef(true);
  useEffect(() => {
    if (!first.current) {
      const last = view.history.at(-1);
      sound(last ? sound_of(last.effects) : "move", sounds);
      // A retry is announced by its own panel.
      if (!analysis.trial || analysis.side_line) say([position_words(analysis, view), comment].filter(Boolean).join(" "));
    }
    first.current = false;
  }, [view]);
}
