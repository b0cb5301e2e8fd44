// A study on the page: the desk, the position that is shown, the computer's work, and what follows from them (speech, sound).
import { useEffect, useMemo, useReducer, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { RefusedError } from "../api.ts";
import { refusal_line } from "../refusal.ts";
import { sound, sound_of } from "../sound.ts";
import { move_sentence } from "../speech.ts";
import { news_words, result_reason, status_line } from "../table/speech.ts";
import { useNotice } from "../table/notice.ts";
import { empty_table, reduce as touch, type Action as TouchAction, type News, type Table } from "../table/state.ts";
import type { PlayedMove, Refused, State, Study, StudyEffort, StudyGame } from "../messages.ts";
import { Analyst, get_study } from "./api.ts";
import { comments_of } from "./notes.ts";
import { move_label, score_words } from "./speech.ts";
import { chances, evaluation_here, key_of, moves_here, new_desk, reduce, type Action, type Desk } from "./state.ts";

export interface LiveDesk {
  desk: Desk;
  dispatch: (action: Action) => void;
  /** The board as the table's own parts know it: what is picked, what is asked. */
  table: Table;
  act: (action: TouchAction) => void;
  view: Study;
  /** What the text of the game said here. */
  comment: string | undefined;
  error: unknown;
  notice: string;
  analyse: (effort: StudyEffort) => void;
  stop: () => void;
}

const nobody = { kind: "here", name: "", level: null, rating: null } as const;

/** A position as a table shows it, at which the reader plays both sides. */
export function state_of(view: Study): State {
  return {
    version: 0,
    table: "study",
    game: view.game,
    options: view.options,
    start: null,
    you: "both",
    perspective: null,
    seats: { first: nobody, second: nobody },
    present: { first: true, second: true },
    phase: view.choices.length ? "playing" : "over",
    turn: view.turn,
    history: { from: 0, moves: view.history },
    board_view: view.board_view,
    choices: view.choices,
    next_cells: view.next_cells,
    stuck: view.choices.length ? view.stuck : null,
    premoves: null,
    clocks: null,
    offer: null,
    allowed: [],
    result: view.choices.length ? null : view.result,
    curtain: null,
    rematch: null,
  };
}

const shown = new Set<News["is"]>(["impossible", "go-on", "stuck", "not-yours"]);
const told = new Set<News["is"]>([...shown, "picked", "asking"]);

export function useDesk(game: StudyGame, end: Study, settings: { ply: number; open: boolean; lines: boolean; sounds: boolean }): LiveDesk {
  const [desk, dispatch] = useReducer(reduce, null, () =>
    new_desk({ ...game.move_list, moves: end.history.map((move) => move.text) }, end.history, settings.ply),
  );
  const [table, act] = useReducer(touch, empty_table, (table) => ({ ...table, online: true, state: state_of(end) }));
  const [view, set_view] = useState<Study>(end);
  const [error, set_error] = useState<unknown>(null);
  const [notice, set_notice] = useNotice();
  const run = useRef<Analyst>();
  const near = useRef<Analyst>();
  const moves = moves_here(desk);
  const key = key_of(moves);
  const comments = useMemo(() => comments_of(game), [game]);
  const { trial } = desk;
  const hidden = trial !== null && !trial.shown;
  const comment = hidden ? undefined : comments.get(key);
  const here = useRef(key);
  here.current = key;
  const analysts = () => ({ run: (run.current ??= new Analyst()), near: (near.current ??= new Analyst()) });

  useEffect(
    () => () => {
      run.current?.close();
      near.current?.close();
    },
    [],
  );

  // The position, and the one after it, so that going on is quick.
  useEffect(() => {
    let here = true;
    get_study({ ...desk.line, moves }).then(
      (study) => {
        if (!here) return;
        set_error(null);
        set_view(study);
        dispatch({ type: "noted", played: study.history });
        if (!desk.walk && desk.ply < desk.line.moves.length)
          get_study({ ...desk.line, moves: desk.line.moves.slice(0, desk.ply + 1) }).catch(() => undefined);
      },
      (reason: unknown) => here && set_error(reason),
    );
    return () => {
      here = false;
    };
  }, [key]);

  // A side line that became the main one is known only as far as it was walked.
  useEffect(() => {
    if (desk.played.length < desk.line.moves.length)
      get_study(desk.line).then(({ history: line }) => dispatch({ type: "noted", played: line }), set_error);
  }, [desk.line]);

  const first = useRef(true);
  useEffect(() => {
    act({ type: "hear", message: state_of(view), now: 0 });
    act({ type: "said", count: 99 });
    if (!first.current) tell_position(desk, view, comment, settings);
    first.current = false;
  }, [view]);

  /** A move of the board, or any text that the game reads: the house says what it is. */
  function play(text: string) {
    get_study({ ...desk.line, moves: [...moves, text] }).then(
      ({ history: line }) => {
        if (here.current === key) dispatch({ type: "play", move: line.at(-1)!, extend: settings.open });
      },
      (error: unknown) => error instanceof RefusedError && tell_refusal({ refused: error.code, reasons: error.reasons }),
    );
  }

  function tell_refusal({ refused, reasons }: Refused) {
    const words = refusal_line(refused, reasons);
    set_notice(words);
    say(words, "at once");
  }

  useEffect(() => {
    const command = table.outbox.find((candidate) => candidate.command === "play");
    if (table.outbox.length) act({ type: "sent", count: table.outbox.length });
    if (command?.move) play(command.move);
  }, [table.outbox]);

  useEffect(() => {
    for (const news of table.news.filter((candidate) => told.has(candidate.is))) {
      const words = news_words(table, news);
      if (words) say(words, shown.has(news.is) ? "at once" : "politely");
      set_notice(words && shown.has(news.is) ? words : "");
    }
    if (table.news.length) act({ type: "said", count: table.news.length });
  }, [table.news]);

  function analyse(effort: StudyEffort) {
    near.current?.stop();
    const total = desk.line.moves.length + 1;
    const begin = () => dispatch({ type: "work", work: { is: "working", done: 0, total } });
    begin();
    analysts().run.ask(
      { analyse: desk.line, effort, variations: 1 },
      {
        evaluation: (evaluation) => dispatch({ type: "evaluated", evaluation }),
        done: ({ moves, accuracy }) => dispatch({ type: "judged", moves, accuracy }),
        waiting: () => dispatch({ type: "work", work: { is: "waiting" } }),
        refused: () => dispatch({ type: "work", work: { is: "lost" } }),
        again: begin,
      },
    );
  }

  // What is said of another line does not hold for this one.
  useEffect(() => () => run.current?.stop(), [desk.line]);

  function stop() {
    run.current?.stop();
    dispatch({ type: "work", work: { is: "idle" } });
  }

  useEffect(() => {
    if (game.move_list.moves.length > 0) analyse("quick");
  }, []);

  // While nothing else is asked, the position that is shown is looked at for longer.
  const busy = desk.work.is === "working" || desk.work.is === "waiting";
  const seen = useRef(new Set<string>());
  useEffect(() => {
    if (busy || hidden || seen.current.has(key) || !settings.lines) return;
    const look = (effort: StudyEffort) =>
      analysts().near.ask(
        { analyse: { ...desk.line, moves }, plies: [moves.length, moves.length], effort, variations: 3 },
        {
          evaluation: (evaluation) => dispatch({ type: "looked", key, evaluation }),
          done: () => (effort === "quick" ? look("deep") : seen.current.add(key)),
          refused: tell_refusal,
        },
      );
    // Something is shown soon, something better later.
    const timer = setTimeout(() => look(evaluation_here(desk) ? "deep" : "quick"), 200);
    return () => {
      clearTimeout(timer);
      near.current?.stop();
    };
  }, [key, busy, hidden, settings.lines]);

  // A move that was tried again is judged as those of the game were.
  const tried = trial && !trial.shown && !trial.verdict ? desk.walk?.moves[0]?.text : undefined;
  useEffect(() => {
    if (!trial || tried === undefined) return;
    const line = { ...desk.line, moves: [...desk.line.moves.slice(0, trial.index), tried] };
    analysts().near.ask(
      { analyse: line, plies: [trial.index, trial.index + 1], effort: "quick", variations: 1 },
      {
        evaluation: () => undefined,
        done: ({ moves }) => moves[0] && dispatch({ type: "verdict", verdict: moves[0] }),
        refused: tell_refusal,
      },
    );
    return () => near.current?.stop();
  }, [tried, trial?.index]);

  return { desk, dispatch, table, act, view, comment, error, notice, analyse, stop };
}

/** What was gone to, for the ear: the move, what it is worth, how things stand. */
function tell_position(desk: Desk, view: Study, comment: string | undefined, { sounds }: { sounds: boolean }): void {
  const last = view.history.at(-1);
  sound(last ? sound_of(last.effects) : "move", sounds);
  // A second try has its own words.
  if (!desk.trial || desk.walk) say([position_words(desk, last, view), comment].filter(Boolean).join(" "));
}

function position_words(desk: Desk, last: PlayedMove | undefined, view: Study): string {
  if (!last) return status_line({ ...empty_table, online: true, state: state_of(view) });
  const on_line = !desk.walk || desk.walk.at === 0;
  const evaluation = desk.trial && !desk.trial.shown ? null : evaluation_here(desk);
  const words = on_line
    ? [move_label(desk, desk.ply - 1, chances(desk)[desk.ply] ?? null)]
    : [move_sentence(view, last), ...(evaluation ? [`${score_words(view.game, evaluation)}.`] : [])];
  if (view.result) words.push(result_reason(view.result, state_of(view)));
  return words.join(" ");
}
