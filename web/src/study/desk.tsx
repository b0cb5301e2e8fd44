// The desk: board and chances at one side, the line and all that is said of it at the other.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { usePreferences } from "../preferences.ts";
import { Problem } from "../parts.tsx";
import { go } from "../router.ts";
import { ChoiceCard } from "../table/cards.tsx";
import { CommandField, focus_cell } from "../table/command_field.tsx";
import { useKeys } from "../table/shortcuts.ts";
import { BoardArea } from "../table/board_area.tsx";
import { Tray } from "../table/tray.tsx";
import { in_mid_chain } from "../table/viewing.ts";
import { t } from "../text.ts";
import type { Choice, Study, StudyGame } from "../messages.ts";
import { ChancesBar } from "./bar.tsx";
import { BestLines } from "./best_lines.tsx";
import { Graph } from "./graph.tsx";
import { keep_line } from "./kept.ts";
import { LineList, SideLine, Steps } from "./line.tsx";
import { variations_at } from "./notes.ts";
import { Share } from "./share.tsx";
import { game_title, glyphs, opening_name } from "./speech.ts";
import { evaluation_here, key_of, last_ply, moves_here, type Desk } from "./state.ts";
import { Summary } from "./summary.tsx";
import { TrialPanel } from "./trial.tsx";
import { useDesk, type LiveDesk } from "./use_desk.ts";
import { Variations } from "./variations.tsx";
import { Verdict } from "./verdict.tsx";
import { WorkRow } from "./work.tsx";

interface Props {
  game: StudyGame;
  end: Study;
  /** The table it was played at. */
  table: string | null;
  /** A line of the reader's own, which grows by what is played at its end. */
  own: boolean;
  /** It came by an address, and is not kept. */
  linked: boolean;
  /** Where to begin; null: at the end of what was just played, at the beginning of what comes from elsewhere. */
  ply: number | null;
}

const habits = { turn_board: false, face_to_face: false };

export function DeskPage({ game, end, table: from, own, linked, ply }: Props) {
  const { preferences } = usePreferences();
  const [lines, set_lines] = useState(true);
  const [preview, set_preview] = useState<Choice | null>(null);
  const live = useDesk(game, end, {
    ply: Math.min(ply ?? (from || own ? end.history.length : 0), end.history.length),
    open: own || end.history.length === 0,
    lines,
    sounds: preferences.sound,
  });
  const { desk, dispatch, table, act, view, comment } = live;
  useDeskKeys(live, () => set_lines(!lines));

  // What the reader makes of a line is remembered.
  const { line } = desk;
  const opened = useRef(line);
  useEffect(() => {
    if (!from && !linked && line !== opened.current) keep_line(game, line);
  }, [line]);
  const desk_box = useRef<HTMLDivElement>(null);
  useHeldFocus(desk_box);

  const hidden = desk.trial !== null && !desk.trial.shown;
  const evaluation = hidden || !lines ? null : evaluation_here(desk);
  const best = evaluation?.variations[0]?.moves[0];
  const settled = view.history.length === moves_here(desk).length;
  const shown = { ...table, advice: best && settled ? { what: "hint" as const, move: best.text, path: best.path } : null };
  const judgement = desk.walk || desk.trial ? undefined : desk.judged.get(desk.ply - 1)?.judgement;
  const end_cell = view.history.at(-1)?.path.at(-1);
  const badge = judgement && settled && end_cell ? { at: end_cell, text: glyphs[judgement], is: judgement } : undefined;
  const board_view = view.next_cells ? in_mid_chain(view.board_view, table.picked) : view.board_view;
  return (
    <div ref={desk_box} class={`desk ${view.game}`} data-ply={moves_here(desk).length} data-work={desk.work.is}>
      <header class="desk-head">
        <h1 tabIndex={-1}>{t("nav-study")}</h1>
        <p class="desk-title">
          {game_title(game)} {game.result !== "*" && <strong>{game.result.replace("1/2-1/2", "½–½").replace("-", "–")}</strong>}{" "}
          <Opening desk={desk} end={end} view={view} />
        </p>
      </header>
      <div class={lines ? "board-area with-bar" : "board-area"}>
        {lines && <ChancesBar game={view.game} evaluation={evaluation} flipped={table.flipped} />}
        <BoardArea
          table={shown}
          board_view={board_view}
          habits={habits}
          preview={preview}
          looked={null}
          badge={badge}
          on_look={() => undefined}
          dispatch={act}
          on_step={(by) => dispatch({ type: "step", by })}
        />
        {table.asking.length > 0 && table.picked.length > 1 && <ChoiceCard table={table} dispatch={act} on_preview={set_preview} />}
      </div>
      <div class="desk-under">
        <Tray table={table} dispatch={act} notice={live.notice} on_preview={set_preview} />
        <Steps desk={desk} dispatch={dispatch} />
        <Problem error={live.error} />
      </div>
      <aside class="desk-panel" aria-label={t("study-panel")}>
        <BestLines desk={desk} evaluation={evaluation} on={lines} hidden={hidden} dispatch={dispatch} on_switch={() => set_lines(!lines)} />
        <LineList desk={desk} game={game} hidden={hidden} dispatch={dispatch} />
        <div class="desk-verdict">
          {comment && <blockquote class="comment">{comment}</blockquote>}
          <WithoutMoves game={game} desk={desk} />
          {!hidden && !desk.walk && (
            <Variations
              key={key_of(moves_here(desk))}
              line={line}
              from={desk.ply - 1}
              variations={variations_at(game, line, desk.ply)}
              dispatch={dispatch}
            />
          )}
          <Beside desk={desk} dispatch={dispatch} />
        </div>
        {last_ply(desk) > 0 && <Graph desk={desk} hidden={hidden} on_go={(ply) => dispatch({ type: "go", ply })} />}
        <Summary desk={desk} game={game} />
        <WorkRow live={live} />
      </aside>
      <div class="desk-command">
        <CommandField table={table} dispatch={(action) => action.type === "command" && act(action)} />
      </div>
      <Share desk={desk} game={game} view={view} table={from} on_flip={() => act({ type: "flip" })} />
    </div>
  );
}

/** A game of which a text had the names and nothing more. */
function WithoutMoves({ game, desk }: { game: StudyGame; desk: Desk }) {
  const empty = desk.line.moves.length === 0 && !desk.walk && Object.keys(game.tags).length > 0;
  const text = t("study-only-tags");
  useEffect(() => {
    if (empty) say(text);
  }, []);
  return empty ? <p class="hint">{text}</p> : null;
}

/** What is said of where the reader is: one of three, in one place. */
function Beside({ desk, dispatch }: Pick<LiveDesk, "desk" | "dispatch">) {
  const Part = desk.trial ? TrialPanel : desk.walk ? SideLine : Verdict;
  return <Part desk={desk} dispatch={dispatch} />;
}

/** The opening's name, from the ply on where the line has got it. */
function Opening({ desk, end, view }: { desk: Desk; end: Study; view: Study }) {
  const there = (move: { text: string }, index: number) => move.text === desk.line.moves[index];
  const held = end.opening && !desk.walk && end.history.slice(0, end.opening.ply).every(there);
  const opening = view.opening ?? (held ? end.opening : null);
  if (!opening) return null;
  const { text, lang } = opening_name(opening);
  return (
    <span class="opening" lang={lang}>
      {text}
    </span>
  );
}

/** Buttons come and go with what is shown: whose button has gone goes on at the moves, or at the board where something is to be tried. */
function useHeldFocus(desk: { current: HTMLElement | null }): void {
  const held = useRef<Element | null>(null);
  useLayoutEffect(() => {
    const gone = held.current !== null && !held.current.isConnected && document.activeElement === document.body;
    held.current = desk.current?.contains(document.activeElement) ? document.activeElement : gone ? null : held.current;
    if (!gone) return;
    if (desk.current?.querySelector(".trial")) return focus_cell(null);
    const part = (name: string) => desk.current?.querySelector<HTMLElement>(name);
    (part(".move-list [aria-current]") ?? part(".steps button"))?.focus();
  });
  useEffect(() => {
    const focus = (event: FocusEvent) => (held.current = event.target as Element);
    desk.current?.addEventListener("focusin", focus);
    return () => desk.current?.removeEventListener("focusin", focus);
  }, []);
}

function useDeskKeys({ desk, dispatch, table, act }: LiveDesk, switch_lines: () => void): void {
  useKeys({
    ArrowLeft: () => dispatch({ type: "step", by: -1 }),
    ArrowRight: () => dispatch({ type: "step", by: 1 }),
    Home: () => dispatch({ type: "go", ply: 0 }),
    End: () => dispatch({ type: "go", ply: last_ply(desk) }),
    Escape: () => (table.picked.length || !desk.walk ? act({ type: "cancel" }) : dispatch({ type: "leave-walk" })),
    t: () => desk.judged.get(desk.ply - 1)?.judgement && !desk.walk && dispatch({ type: "try", index: desk.ply - 1 }),
    f: () => act({ type: "flip" }),
    l: switch_lines,
    "?": () => go("/help"),
  });
}
