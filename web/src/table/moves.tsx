// The move list, and buttons to step through it.
import { useEffect, useRef } from "preact/hooks";
import { move_button_name, move_sentence, spent_text } from "../speech.ts";
import { t } from "../text.ts";
import type { PlayedMove } from "../messages.ts";
import { last_ply, type Action, type Table } from "./state.ts";

export function Moves({ table, dispatch }: { table: Table; dispatch: (action: Action) => void }) {
  const state = table.state!;
  const { moves } = state.history;
  const list = useRef<HTMLOListElement>(null);
  const shown = table.past?.ply ?? moves.length;
  useEffect(() => {
    const here = list.current?.querySelector<HTMLElement>("[aria-current]");
    if (here && list.current) list.current.scrollTop = here.offsetTop - list.current.clientHeight / 2;
    if (list.current) list.current.scrollLeft = here ? here.offsetLeft - list.current.clientWidth / 2 : list.current.scrollWidth;
  }, [shown, moves.length]);
  const go = (ply: number) => dispatch({ type: "look", ply });
  return (
    <section class="moves" aria-label={t("moves")}>
      <ol ref={list} class="move-list" tabIndex={moves.length ? 0 : -1}>
        {/* Hidden moves have no notation and are not listed. */}
        {moves.map(
          (move, index) =>
            move.note && (
              <li
                key={index}
                class={`${move.by} ${!moves[index - 1]?.note || moves[index - 1]!.by === move.by || move.by === "first" ? "opens" : ""}`}
              >
                <button
                  type="button"
                  aria-current={shown === index + 1 ? "true" : undefined}
                  aria-label={move_button_name([move.note, ...time_of(move)].join(" "), move_sentence(state, move))}
                  onClick={() => go(index + 1)}
                >
                  {move.note}{" "}
                  {time_of(move).map((time) => (
                    <small class="spent">{time}</small>
                  ))}
                </button>
              </li>
            ),
        )}
      </ol>
      {!moves.some((move) => move.note) && <p class="no-moves">{t("moves-none")}</p>}
      <div class="steps">
        <Step name="first" to={0} table={table} go={go} shape="M17 5 L8 12 L17 19 M6 5 V19" />
        <Step name="back" to={shown - 1} table={table} go={go} shape="M15 5 L8 12 L15 19" />
        <Step name="forward" to={shown + 1} table={table} go={go} shape="M9 5 L16 12 L9 19" />
        <Step name="last" to={moves.length} table={table} go={go} shape="M7 5 L16 12 L7 19 M18 5 V19" />
      </div>
    </section>
  );
}

/** The time spent on the move, if it is known. */
function time_of({ spent }: PlayedMove): string[] {
  return spent === undefined ? [] : [spent_text(spent)];
}

function Step({ name, to, table, go, shape }: { name: string; to: number; table: Table; go: (ply: number) => void; shape: string }) {
  const shown = table.past?.ply ?? last_ply(table);
  const off = to < 0 || to > last_ply(table) || to === shown;
  return (
    <button
      class="icon-button"
      type="button"
      aria-label={t(`step-${name}`)}
      title={t(`step-${name}`)}
      aria-disabled={off}
      onClick={() => !off && go(to)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shape} />
      </svg>
    </button>
  );
}
