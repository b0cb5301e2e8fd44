// The analysis board: board and winning chances on one side, the moves and their analysis on the other.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { usePreferences } from "../preferences.ts";
import { Problem } from "../parts.tsx";
import { go } from "../router.ts";
import { CommandField, focus_cell } from "../table/command_field.tsx";
import { useKeys } from "../table/shortcuts.ts";
import { BoardArea } from "../touch/board_area.tsx";
import { ChoiceCard } from "../touch/choice_card.tsx";
import { in_mid_chain } from "../touch/preview.ts";
import { ChoiceQuestion } from "../touch/question.tsx";
import { t } from "../text.ts";
import type { Choice, HouseEngine, Study, StudyGame } from "../messages.ts";
import { ChancesBar } from "./bar.tsx";
import { BestLines } from "./best_lines.tsx";
import { EngineChoice, useEngineChoice } from "./engine_choice.tsx";
import { Graph } from "./graph.tsx";
import { keep_line } from "./collection.ts";
import { LineList, SideLine, Steps } from "./line.tsx";
import { variations_at } from "./notes.ts";
import { Share } from "./share.tsx";
import { game_title, glyphs, opening_name, status_line } from "./speech.ts";
import { evaluation_here, key_of, last_ply, moves_here, type Analysis } from "./state.ts";
import { Summary } from "./summary.tsx";
import { TrialPanel } from "./trial.tsx";
import { useAnalysisBoard, type LiveAnalysis } from "./use_analysis_board.ts";
import { Variations } from "./variations.tsx";
import { Verdict } from "./verdict.tsx";
import { WorkRow } from "./work.tsx";

interface Props {
  game: StudyGame;
  end: Study;
  /** The table it was played at. */
  table: string | null;
  /** The reader's own line, which moves at its end extend. */
  own: boolean;
  /** It was opened by a link, and is not stored. */
  linked: boolean;
  /** Those that may be asked beside the house's own. */
  engines: HouseEngine[];
  /** The ply to start at; null: the end of a game that was just played, the beginning of any other. */
  ply: number | null;
}

export function AnalysisBoard({ game, end, table: from, own, linked, engines, ply }: Props) {
  const { preferences } = usePreferences();
  const [lines, set_lines] = useState(true);
  const { engine, choose } = useEngineChoice(engines);
  const [preview, set_preview] = useState<Choice | null>(null);
  const live = useAnalysisBoard(game, end, {
    ply: Math.min(ply ?? (from || own ? end.history.length : 0), end.history.length),
    open: own || end.history.length === 0,
    lines,
    sounds: preferences.sound,
    engine,
  });
  const { analysis, dispatch, position, touch, act, view, comment } = live;
  const [flipped, set_flipped] = useState(false);
  const flip = () => set_flipped(!flipped);
  useAnalysisKeys(live, { flip, switch_lines: () => set_lines(!lines) });

  // Changes to the line are stored.
  const { line } = analysis;
  const opened = useRef(line);
  useEffect(() => {
    if (!from && !linked && line !== opened.current) keep_line(game, line);
  }, [line]);
  const box = useRef<HTMLDivElement>(null);
  useHeldFocus(box);

  const hidden = analysis.trial !== null && !analysis.trial.shown;
  const evaluation = hidden || !lines ? null : evaluation_here(analysis);
  const best = evaluation?.variations[0]?.moves[0];
  const settled = view.history.length === moves_here(analysis).length;
  const judgement = analysis.side_line || analysis.trial ? undefined : analysis.judged.get(analysis.ply - 1)?.judgement;
  const end_cell = view.history.at(-1)?.path.at(-1);
  const badge = judgement && settled && end_cell ? { at: end_cell, text: glyphs[judgement], is: judgement } : undefined;
  const { boards } = view.next_cells ? in_mid_chain(view.board_view, touch.picked) : view.board_view;
  const status = live.notice || status_line(view);
  return (
    <div ref={box} class={`analysis ${view.game}`} data-ply={moves_here(analysis).length} data-work={analysis.work.is}>
      <header class="analysis-head">
        <h1 tabIndex={-1}>{t("nav-study")}</h1>
        <p class="analysis-title">
          {game_title(game)} {game.result !== "*" && <strong>{game.result.replace("1/2-1/2", "½–½").replace("-", "–")}</strong>}{" "}
          <Opening analysis={analysis} end={end} view={view} />
        </p>
      </header>
      <div class={lines ? "board-area with-bar" : "board-area"}>
        {lines && <ChancesBar game={view.game} evaluation={evaluation} flipped={flipped} />}
        <BoardArea
          position={position}
          touch={touch}
          boards={boards}
          near={flipped ? "second" : "first"}
          last={view.history.at(-1)?.path ?? []}
          shown={key_of(view.history.map((move) => move.text))}
          active={view.choices.length > 0}
          arrows={best && settled ? [{ path: best.path, is: "hint" }] : []}
          title={() => t("board-main")}
          preview={preview}
          badge={badge}
          act={act}
          on_step={(by) => dispatch({ type: "step", by })}
        />
        <ChoiceCard touch={touch} act={act} on_preview={set_preview} />
      </div>
      <div class="analysis-under">
        <div class="status-bar">
          <ChoiceQuestion position={position} touch={touch} act={act} on_preview={set_preview} status={status}>
            <p class={live.notice ? "status notice" : "status"}>{status}</p>
          </ChoiceQuestion>
        </div>
        <Steps analysis={analysis} dispatch={dispatch} />
        <Problem error={live.error} />
      </div>
      <aside class="analysis-panel" aria-label={t("study-panel")}>
        <BestLines
          analysis={analysis}
          evaluation={evaluation}
          on={lines}
          hidden={hidden}
          dispatch={dispatch}
          on_switch={() => set_lines(!lines)}
        />
        <EngineChoice engines={engines} value={engine} on_choose={choose} />
        <LineList analysis={analysis} game={game} hidden={hidden} dispatch={dispatch} />
        <div class="analysis-verdict">
          {comment && <blockquote class="comment">{comment}</blockquote>}
          <WithoutMoves game={game} analysis={analysis} />
          {!hidden && !analysis.side_line && (
            <Variations
              key={key_of(moves_here(analysis))}
              line={line}
              from={analysis.ply - 1}
              variations={variations_at(game, line, analysis.ply)}
              dispatch={dispatch}
            />
          )}
          <Beside analysis={analysis} dispatch={dispatch} />
        </div>
        {last_ply(analysis) > 0 && <Graph analysis={analysis} hidden={hidden} on_go={(ply) => dispatch({ type: "go", ply })} />}
        <Summary analysis={analysis} game={game} />
        <WorkRow live={live} />
      </aside>
      <div class="analysis-command">
        <CommandField
          context={{ game: view.game, position, moves: view.history, state: null, left: () => null }}
          run={(answer) => answer.is === "play" && live.play(answer.move)}
        />
      </div>
      <Share analysis={analysis} game={game} view={view} table={from} on_flip={flip} />
    </div>
  );
}

/** A note for an imported game that has tags but no moves. */
function WithoutMoves({ game, analysis }: { game: StudyGame; analysis: Analysis }) {
  const empty = analysis.line.moves.length === 0 && !analysis.side_line && Object.keys(game.tags).length > 0;
  const text = t("study-only-tags");
  useEffect(() => {
    if (empty) say(text);
  }, []);
  return empty ? <p class="hint">{text}</p> : null;
}

/** The panel for the retry, the side line, or the judgement of the move. */
function Beside({ analysis, dispatch }: Pick<LiveAnalysis, "analysis" | "dispatch">) {
  const Part = analysis.trial ? TrialPanel : analysis.side_line ? SideLine : Verdict;
  return <Part analysis={analysis} dispatch={dispatch} />;
}

/** The opening's name, from the ply on where it is reached. */
function Opening({ analysis, end, view }: { analysis: Analysis; end: Study; view: Study }) {
  const there = (move: { text: string }, index: number) => move.text === analysis.line.moves[index];
  const held = end.opening && !analysis.side_line && end.history.slice(0, end.opening.ply).every(there);
  const opening = view.opening ?? (held ? end.opening : null);
  if (!opening) return null;
  const { text, lang } = opening_name(opening);
  return (
    <span class="opening" lang={lang}>
      {text}
    </span>
  );
}

/** When a focused button disappears, the focus goes to the moves, or to the board during a retry. */
function useHeldFocus(box: { current: HTMLElement | null }): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const gone = held.current !== null && !held.current.isConnected && document.activeElement === document.body;
    held.current = box.current?.contains(document.activeElement) ? document.activeElement : gone ? null : held.current;
    if (!gone) return;
    if (box.current?.querySelector(".trial")) return focus_cell(null);
    const part = (name: string) => box.current?.querySelector<HTMLElement>(name);
    (part(".move-list [aria-current]") ?? part(".steps button"))?.focus();
  });
  useEffect(() => {
    const focus = (event: FocusEvent) => (held.current = event.target as Element);
    box.current?.addEventListener("focusin", focus);
    return () => box.current?.removeEventListener("focusin", focus);
  }, []);
}

interface Switches {
  flip: () => void;
  switch_lines: () => void;
}

function useAnalysisKeys({ analysis, dispatch, touch, act }: LiveAnalysis, { flip, switch_lines }: Switches): void {
  useKeys({
    ArrowLeft: () => dispatch({ type: "step", by: -1 }),
    ArrowRight: () => dispatch({ type: "step", by: 1 }),
    Home: () => dispatch({ type: "go", ply: 0 }),
    End: () => dispatch({ type: "go", ply: last_ply(analysis) }),
    Escape: () => (touch.picked.length || !analysis.side_line ? act({ type: "cancel" }) : dispatch({ type: "leave-side-line" })),
    t: () => analysis.judged.get(analysis.ply - 1)?.judgement && !analysis.side_line && dispatch({ type: "try", index: analysis.ply - 1 }),
    f: flip,
    l: switch_lines,
    "?": () => go("/help"),
  });
}
