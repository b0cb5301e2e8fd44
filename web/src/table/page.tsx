// A table: the boards, the players, the moves and the actions.
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { table_habits, usePreferences } from "../preferences.ts";
import { remember_finished } from "./finished.ts";
import { t } from "../text.ts";
import { came_from_elsewhere, go, table_path } from "../router.ts";
import type { Choice } from "../messages.ts";
import { is_placing } from "../touch/choices.ts";
import { other } from "../touch/position.ts";
import { Actions } from "./actions.tsx";
import { Curtain, ResultCard } from "./cards.tsx";
import { time_left } from "./clock.tsx";
import { CommandField, focus_cell } from "./command_field.tsx";
import { table_context, type Answer } from "./commands.ts";
import { useExtra } from "./extra.tsx";
import { FirstHint } from "./first_hint.tsx";
import { JoinPanel, LinkPanel } from "./link.tsx";
import { Moves } from "./moves.tsx";
import { is_offered, OfferPanel } from "./offer_panel.tsx";
import { Placing } from "./placing.tsx";
import { PlayerBar } from "./player_bar.tsx";
import { KindOfGame } from "./ratings.tsx";
import { useShortcuts } from "./shortcuts.ts";
import { useSlowPart } from "../slow_part.ts";
import { useTournamentPart } from "../tournament_part.tsx";
import { send, shown_ply } from "./state.ts";
import { pause_line } from "./speech.ts";
import { StatusBar } from "./status_bar.tsx";
import { shown_board_view, TableBoard } from "./table_board.tsx";
import { useTabSign } from "./tab_sign.ts";
import { useRatings } from "./use_ratings.ts";
import { useTable, type LiveTable } from "./use_table.ts";
import { near_side } from "./viewing.ts";
import { with_version_names } from "../version_name.ts";
import { VisibilitySign } from "./visibility_sign.tsx";

interface Props {
  table: string;
  invitation: string;
  /** Called when the game is shown, if the page decides what has the focus then. */
  on_open?: () => void;
}

export function TablePage({ table, invitation, on_open }: Props) {
  return invitation ? <JoinPanel table={table} invitation={invitation} /> : <OpenTable id={table} on_open={on_open} />;
}

function OpenTable({ id, on_open }: { id: string; on_open?: () => void }) {
  const { preferences } = usePreferences();
  const live = useTable(id, { ...preferences, sounds: preferences.sound });
  const { state, leaving } = live.table;
  const left = leaving && state?.phase === "over";
  useEffect(() => {
    if (left) go("/");
  }, [left]);
  if (live.missing)
    return (
      <section class="narrow">
        <h1 tabIndex={-1}>{t("table-missing")}</h1>
        <p>{t("table-missing-text")}</p>
        <a class="button primary" href="/">
          {t("to-start")}
        </a>
      </section>
    );
  if (!state)
    return (
      <section class="narrow loading" aria-busy="true">
        <h1 tabIndex={-1}>{t("status-loading")}</h1>
      </section>
    );
  if (is_offered(state) || (state.phase === "waiting" && state.you !== "watcher")) {
    const Panel = is_offered(state) ? OfferPanel : LinkPanel;
    return (
      <div class="waiting">
        <h1 tabIndex={-1}>{t(`game-${state.game}`)}</h1>
        <Panel state={state} leave={() => live.dispatch(send("leave"))} />
      </div>
    );
  }
  return <Game id={id} live={live} on_open={on_open} />;
}

/** What is typed at a table. */
function run_answer({ table, dispatch }: LiveTable, answer: Answer): void {
  if (answer.is === "ask") dispatch({ type: "ask", what: answer.what });
  else if (answer.is === "command") dispatch(send(answer.command, answer.with));
  else if (answer.is === "play") dispatch(send("play", { move: answer.move }));
  else if (answer.is === "premove") dispatch({ type: "premove", path: answer.path });
  else if (answer.is === "nothing" && table.touch.premove.length) dispatch({ type: "cancel" });
}

function Game({ id, live, on_open }: { id: string; live: LiveTable; on_open?: () => void }) {
  const { dispatch, notice } = live;
  const ratings = useRatings(live.table.state!);
  const state = useMemo(() => with_version_names(live.table.state!, ratings.people), [live.table.state, ratings.people]);
  const table = { ...live.table, state };
  const [habits] = useState(() => table_habits(id));
  const [preview, set_preview] = useState<Choice | null>(null);
  const [looked, set_looked] = useState<string | null>(null);
  useShortcuts(live);
  const extra = useExtra(state);
  // The texts of a pause come after the table: only then can it be said what the game waits for.
  useEffect(() => {
    if (extra && state.pause) say(pause_line(state));
  }, [extra]);
  // A player who sees the rematch begin is taken to it; one who opens the old game later stays there.
  const rematch = state.rematch?.table ?? null;
  const known_rematch = useRef(rematch);
  useEffect(() => {
    if (rematch && rematch !== known_rematch.current && state.you !== "watcher") go(table_path(rematch));
  }, [rematch]);
  useEffect(() => remember_finished(state, Date.now()), [state.phase]);
  useTabSign(state);
  const slow = useSlowPart(state.days !== undefined);
  useEffect(() => slow?.wake(), [state.turn, slow]);
  const in_tournament = useTournamentPart(state.tournament !== undefined);
  const board_view = shown_board_view(table);
  const near = near_side(state, { flipped: table.flipped, turn_board: habits.turn_board });
  const placing = is_placing(state.choices) && !table.past;

  // A ship's shape can be dragged onto the board.
  function drag_shape(event: PointerEvent) {
    if (event.pointerType === "touch") (event.target as Element).releasePointerCapture?.(event.pointerId);
    const cell_under = (at: PointerEvent) => document.elementFromPoint(at.clientX, at.clientY)?.getAttribute("data-cell") ?? null;
    const move = (at: PointerEvent) => set_looked(cell_under(at));
    const end = (at: PointerEvent) => {
      removeEventListener("pointermove", move);
      removeEventListener("pointerup", end);
      removeEventListener("pointercancel", end);
      set_looked(null);
      const cell = at.type === "pointerup" ? cell_under(at) : null;
      if (cell) dispatch({ type: "touch", cell });
    };
    addEventListener("pointermove", move);
    addEventListener("pointerup", end);
    addEventListener("pointercancel", end);
  }

  // The heading that had the focus while the table was loading is gone.
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (on_open) on_open();
    else if (came_from_elsewhere() && document.activeElement === document.body) heading.current?.focus();
  }, []);

  // After the last ship is placed, a small screen scrolls to the board to fire at.
  const was_placing = useRef(placing);
  useEffect(() => {
    if (was_placing.current && !placing) document.querySelector(".board-frame.front")?.scrollIntoView({ block: "nearest" });
    was_placing.current = placing;
  }, [placing]);

  // After the curtain is lifted, the board has the focus, so that the keyboard works on.
  const covered = useRef(state.curtain !== null);
  useEffect(() => {
    if (covered.current && !state.curtain) focus_cell(null);
    covered.current = state.curtain !== null;
  }, [state.curtain]);

  // Behind the curtain nothing can be seen, touched or reached with the keyboard.
  if (state.curtain)
    return (
      <>
        <h1 class="unseen" tabIndex={-1}>
          {t(`game-${state.game}`)}
        </h1>
        <Curtain state={state} dispatch={dispatch} />
      </>
    );
  return (
    <div
      class={`game ${state.game} ${board_view.boards.length > 1 ? "two-boards" : ""} ${placing ? "placing-fleet" : ""} ${habits.face_to_face ? "face-to-face" : ""}`}
      data-plies={state.history.moves.length}
      data-phase={state.phase}
    >
      <h1 ref={heading} class="unseen" tabIndex={-1}>
        {t(`game-${state.game}`)}
      </h1>
      <PlayerBar table={table} board_view={board_view} player={other(near)} place="far" rating={ratings.people?.[other(near)]} />
      <TableBoard
        table={table}
        habits={habits}
        preview={preview}
        looked={looked}
        on_preview={set_preview}
        on_look={set_looked}
        dispatch={dispatch}
        on_step={(by) => dispatch({ type: "look", ply: shown_ply(table) + by })}
      />
      <PlayerBar table={table} board_view={board_view} player={near} place="near" rating={ratings.people?.[near]} />
      <aside class="panel" aria-label={t("panel")}>
        {!placing && <Moves table={table} dispatch={dispatch} />}
        {state.phase === "playing" && state.you !== "watcher" && <FirstHint game={state.game} plies={state.history.moves.length} />}
        {state.result && <ResultCard key={id} table={table} dispatch={dispatch} changes={ratings.changes} />}
        {in_tournament && state.tournament && <in_tournament.TournamentLink tournament={state.tournament} over={state.phase === "over"} />}
        {slow && <slow.Conditions state={state} />}
        <Actions table={table} dispatch={dispatch} />
        <div class="panel-foot">
          <CommandField
            context={table_context(state, (player) => time_left(table, player, performance.now()))}
            run={(answer) => run_answer(live, answer)}
          />
          <div class="about-game">
            <KindOfGame state={state} />
            {state.visibility && <VisibilitySign visibility={state.visibility} />}
          </div>
        </div>
        {state.you === "watcher" && <p class="hint">{t("watching")}</p>}
      </aside>
      <div class="under">
        <StatusBar table={table} dispatch={dispatch} notice={notice} on_preview={set_preview} />
        {placing && <Placing table={table} dispatch={dispatch} on_drag={drag_shape} />}
      </div>
    </div>
  );
}
