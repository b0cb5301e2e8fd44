// The boards of a table with everything that lies on them, and what a hand does to them.
import { useState } from "preact/hooks";
import { milliseconds, type TableHabits, usePreferences } from "../preferences.ts";
import { Board, type Overlay } from "../board/board.tsx";
import { board_title, cell_label } from "./speech.ts";
import type { Board as BoardWords, Choice, BoardView, State } from "../messages.ts";
import { BoardSize } from "./board_size.tsx";
import { Fleet } from "./fleet.tsx";
import { ghost_of } from "./placing.tsx";
import { premoves_of, type Action, type Table } from "./state.ts";
import { is_placing, is_promotion, placings, targets_of } from "./touch.ts";
import { Promotion } from "./promotion.tsx";
import { useDrawings } from "./use_drawings.ts";
import { near_side, ordered_boards, other } from "./viewing.ts";

interface Props {
  table: Table;
  board_view: BoardView;
  habits: TableHabits;
  preview: Choice | null;
  looked: string | null;
  badge?: Overlay["badge"];
  on_look: (cell: string | null) => void;
  dispatch: (action: Action) => void;
  /** One position on or back: what the wheel does over the board. */
  on_step?: (by: number) => void;
}

function reduced_motion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Whether a touch on that cell can begin something. */
function may_pick(table: Table, state: State, cell: string): boolean {
  if (table.past || is_placing(state.choices)) return false;
  if (state.choices.length > 0) return state.choices.some((choice) => choice.path[0] === cell && choice.kind !== "shot");
  return premoves_of(state)?.[cell] !== undefined;
}

export function BoardArea({ table, board_view, habits, preview, looked, badge, on_look, dispatch, on_step }: Props) {
  const { preferences } = usePreferences();
  const [still] = useState(reduced_motion);
  const state = table.state!;
  const placing = is_placing(state.choices) && !table.past;
  const near = near_side(state, { flipped: table.flipped, turn_board: habits.turn_board });
  const last = state.history.moves.at(-1);
  const path = table.past ? table.past.path : (last?.path ?? []);
  const drawings = useDrawings(`${state.table} ${table.past?.ply ?? state.history.moves.length} ${last?.text ?? ""}`);
  const promoting = table.picked.length > 1 && is_promotion(table.asking);
  const overlay: Overlay = {
    picked: table.picked,
    targets: table.past || placing ? new Map() : targets_of(state, table.picked),
    touches: new Set(preview ? [...preview.touches, preview.path.at(-1)!] : []),
    last: path,
    premove: table.premove,
    ghost: placing ? ghost_of(table, looked, (cell) => placings(state.choices, board_view.boards, cell)) : new Set(),
    badge,
    drawings: drawings.all,
    arrows: table.advice && !table.past ? [{ path: table.advice.path, is: table.advice.what }] : [],
  };
  const ordered = ordered_boards(state, board_view);
  const [front, back] = ordered;
  // Not only while it is one's turn: a class that came and went with every move would have every cell looked at again.
  const active = state.phase === "playing" && state.you !== "watcher" && !table.past;
  if (!front) return null;
  const frame = (board: BoardWords, place: "front" | "back") => (
    <figure key={board.name} class={`board-frame ${place}`} data-columns={board.columns.length}>
      {back && <figcaption>{board_title(state, board.name)}</figcaption>}
      <div class="board-scroll">
        <Board
          board={board}
          title={board_title(state, board.name)}
          turned={board.turns && near === "second"}
          overlay={overlay}
          pieces={preferences.pieces}
          coordinates={preferences.coordinates}
          draggable={board.pattern === "checkered"}
          upside_down={habits.face_to_face ? other(near) : null}
          glide={{ milliseconds: still ? 0 : milliseconds[preferences.animation], path }}
          label={(cell) => cell_label(table, board_view, cell) + drawings.label(cell)}
          may_pick={(cell) => may_pick(table, state, cell)}
          on_touch={(cell, ask) => dispatch({ type: "touch", cell, ask })}
          on_drop={(from, to, ask) => dispatch({ type: "drop", from, to, ask })}
          on_press={drawings.clear}
          on_draw={(drawing) => {
            // The right button also drops what was chosen or prepared.
            const dropping = table.premove.length > 0 || table.picked.length > 0;
            if (dropping) dispatch({ type: "cancel" });
            if (!dropping || drawing.from !== drawing.to) drawings.draw(drawing);
          }}
          on_pen={preferences.shortcuts ? (shape, cell, brush) => drawings.pen(shape, cell, brush, table.picked.at(-1)) : undefined}
          on_look={placing ? on_look : undefined}
          on_step={on_step}
          on_key={(event) => {
            if (event.key === "Escape") {
              drawings.clear();
              dispatch({ type: "cancel" });
            } else if (placing && event.key.toLowerCase() === "r") dispatch({ type: "next-shape" });
            else return false;
            return true;
          }}
        />
        {!back && <BoardSize />}
        {promoting && <Promotion table={table} board={board} turned={board.turns && near === "second"} dispatch={dispatch} />}
      </div>
    </figure>
  );
  return (
    <div
      class={`stage boards-${ordered.length} ${placing ? "alone" : ""} ${front.columns.length > 12 ? "wide" : ""} ${active ? "active" : ""}`}
      style={{ "--columns": front.columns.length, "--rows": front.rows.length, "--gutter": preferences.coordinates ? 0.62 : 0 }}
    >
      {frame(front, "front")}
      {/* While a fleet is placed there is nothing to see elsewhere. */}
      {back && !placing && (
        <div class="beside-board">
          {frame(back, "back")}
          <div class="fleets">
            <Fleet state={state} board={front} />
            <Fleet state={state} board={back} />
          </div>
        </div>
      )}
    </div>
  );
}
