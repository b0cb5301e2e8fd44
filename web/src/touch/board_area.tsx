// The boards with everything that lies on them, and what the pointer and the keys do to them. A table and the analysis board both use it.
import { useState } from "preact/hooks";
import { milliseconds, usePreferences } from "../preferences.ts";
import { Board, type Arrow, type Overlay } from "../board/board.tsx";
import type { Board as BoardMessage, Choice, Player } from "../messages.ts";
import { BoardSize } from "./board_size.tsx";
import { is_placing, is_promotion, placings, targets_of } from "./choices.ts";
import { other, type Position } from "./position.ts";
import { Promotion } from "./promotion.tsx";
import { cell_label } from "./speech.ts";
import type { Touch, TouchAction } from "./state.ts";
import { useDrawings } from "./use_drawings.ts";

interface Props {
  position: Position;
  touch: Touch;
  /** As they are shown, the one that is played on first. */
  boards: BoardMessage[];
  /** The player at the bottom of the screen. */
  near: Player;
  /** The path of the last move. */
  last: string[];
  /** Identifies the position that is shown: drawings last as long as it does. */
  shown: string;
  /** An earlier position is shown: nothing can be picked. */
  past?: boolean;
  active: boolean;
  arrows: Arrow[];
  face_to_face?: boolean;
  title: (board: string) => string;
  hides?: (cell: string) => boolean;
  preview: Choice | null;
  /** The cell under the pointer while a ship is placed. */
  looked?: string | null;
  badge?: Overlay["badge"];
  /** Shown below the second board. */
  beside?: preact.ComponentChildren;
  on_look?: (cell: string | null) => void;
  act: (action: TouchAction) => void;
  /** One position forward or back: what the wheel does over the board. */
  on_step?: (by: number) => void;
}

function reduced_motion(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Where the chosen shape would lie in the block of a cell, if it fits there. */
function ghost_of(position: Position, touch: Touch, boards: BoardMessage[], cell: string | null): Set<string> {
  if (!cell) return new Set();
  const fitting = placings(position.choices, boards, cell).find((choice) => choice.choice === touch.shape);
  return new Set(fitting?.touches);
}

export function BoardArea(props: Props) {
  const { position, touch, boards, near, last, past = false, act } = props;
  const { preferences } = usePreferences();
  const [still] = useState(reduced_motion);
  const drawings = useDrawings(props.shown);
  const placing = is_placing(position.choices) && !past;
  const promoting = touch.picked.length > 1 && is_promotion(touch.asking);
  const targets: Map<string, string> = past || placing ? new Map() : targets_of(position, touch.picked);
  const overlay: Overlay = {
    picked: touch.picked,
    targets,
    touches: new Set(props.preview ? [...props.preview.touches, props.preview.path.at(-1)!] : []),
    last,
    premove: touch.premove,
    ghost: placing ? ghost_of(position, touch, boards, props.looked ?? null) : new Set(),
    badge: props.badge,
    drawings: drawings.all,
    arrows: props.arrows,
  };
  const [front, back] = boards;
  if (!front) return null;

  /** Whether a touch on that cell can begin something. */
  function may_pick(cell: string): boolean {
    if (past || placing) return false;
    if (position.choices.length > 0) return position.choices.some((choice) => choice.path[0] === cell && choice.kind !== "shot");
    return position.premoves?.[cell] !== undefined;
  }

  function on_key(event: KeyboardEvent): boolean {
    if (event.key === "Escape") {
      drawings.clear();
      act({ type: "cancel" });
    } else if (placing && event.key.toLowerCase() === "r") act({ type: "next-shape" });
    else return false;
    return true;
  }

  const frame = (board: BoardMessage, place: "front" | "back") => (
    <figure key={board.name} class={`board-frame ${place}`} data-columns={board.columns.length}>
      {back && <figcaption>{props.title(board.name)}</figcaption>}
      <div class="board-scroll">
        <Board
          board={board}
          title={props.title(board.name)}
          turned={board.turns && near === "second"}
          overlay={overlay}
          pieces={preferences.pieces}
          coordinates={preferences.coordinates}
          draggable={board.pattern === "checkered"}
          upside_down={props.face_to_face ? other(near) : null}
          glide={{ milliseconds: still ? 0 : milliseconds[preferences.animation], path: last }}
          label={(cell) => cell_label({ boards }, cell, { touch, targets, hides: props.hides }) + drawings.label(cell)}
          may_pick={may_pick}
          on_touch={(cell, ask) => act({ type: "touch", cell, ask })}
          on_drop={(from, to, ask) => act({ type: "drop", from, to, ask })}
          on_press={drawings.clear}
          on_draw={(drawing) => {
            // The right button also cancels what was picked or prepared.
            const cancels = touch.premove.length > 0 || touch.picked.length > 0;
            if (cancels) act({ type: "cancel" });
            if (!cancels || drawing.from !== drawing.to) drawings.draw(drawing);
          }}
          on_pen={preferences.shortcuts ? (shape, cell, brush) => drawings.pen(shape, cell, brush, touch.picked.at(-1)) : undefined}
          on_look={placing ? props.on_look : undefined}
          on_step={props.on_step}
          on_key={on_key}
        />
        {!back && <BoardSize />}
        {promoting && <Promotion position={position} touch={touch} board={board} turned={board.turns && near === "second"} act={act} />}
      </div>
    </figure>
  );
  // `active` does not change with the turn: a class that came and went with every move would restyle every cell.
  return (
    <div
      class={`boards boards-${boards.length} ${placing ? "alone" : ""} ${front.columns.length > 12 ? "wide" : ""} ${props.active ? "active" : ""}`}
      style={{ "--columns": front.columns.length, "--rows": front.rows.length, "--gutter": preferences.coordinates ? 0.62 : 0 }}
    >
      {frame(front, "front")}
      {/* While a fleet is placed there is nothing to see on the other board. */}
      {back && !placing && (
        <div class="beside-board">
          {frame(back, "back")}
          {props.beside}
        </div>
      )}
    </div>
  );
}
