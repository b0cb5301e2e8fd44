// The choice of a promotion, shown over the board's file from the promotion square towards the middle.
import { useRef } from "preact/hooks";
import { usePreferences } from "../preferences.ts";
import { grid_of } from "../board/geometry.ts";
import { Card } from "../parts.tsx";
import { PieceDrawing } from "../pieces/piece.tsx";
import { t } from "../text.ts";
import type { Board, Choice, PieceName } from "../messages.ts";
import { choice_text } from "./choice_card.tsx";
import type { Position } from "./position.ts";
import type { Touch, TouchAction } from "./state.ts";

interface Props {
  position: Position;
  touch: Touch;
  board: Board;
  turned: boolean;
  act: (action: TouchAction) => void;
}

export function Promotion({ position, touch, board, turned, act }: Props) {
  const { preferences } = usePreferences();
  const grid = grid_of(board, turned);
  const place = grid.places.get(touch.picked.at(-1)!);
  // The click of the touch that opened the choice comes when it is already shown: it must not choose.
  const pressed = useRef(false);
  if (!place) return null;
  const by = position.mover ?? "first";
  const down = place.y < grid.height / 2;
  const percent = (cells: number, of: number) => `${(100 * cells) / of}%`;
  const style = {
    left: percent(place.x, grid.width),
    width: percent(1, grid.width),
    [down ? "top" : "bottom"]: percent(down ? place.y : grid.height - 1 - place.y, grid.height),
  };
  const choose = (event: MouseEvent, choice: Choice) => {
    if (pressed.current || event.detail === 0) act({ type: "choose", choice });
  };
  const cancel = () => act({ type: "cancel" });
  return (
    <>
      <div class="promotion-veil" onPointerDown={cancel} />
      <div
        class={down ? "promotion" : "promotion upwards"}
        style={style}
        onKeyDown={move_focus}
        onPointerDown={() => (pressed.current = true)}
      >
        <Card label={t("news-promote")} focus="first" on_close={cancel}>
          {touch.asking.map((choice) => (
            <button
              key={choice.move}
              class="choice"
              type="button"
              aria-label={choice_text(choice)}
              title={choice_text(choice)}
              onClick={(event) => choose(event, choice)}
            >
              <svg viewBox="0 0 100 100" aria-hidden="true">
                <PieceDrawing piece={{ at: "", is: choice.choice as PieceName, by }} set={preferences.pieces} />
              </svg>
            </button>
          ))}
        </Card>
      </div>
    </>
  );
}

/** The arrow keys move through the pieces, as Tab does. */
function move_focus(event: KeyboardEvent) {
  const by = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
  if (!by) return;
  const box = event.currentTarget as HTMLElement;
  const buttons = [...box.querySelectorAll("button")];
  const upwards = box.classList.contains("upwards") ? -1 : 1;
  const now = buttons.indexOf(document.activeElement as HTMLButtonElement);
  buttons[(now + by * upwards + buttons.length) % buttons.length]?.focus();
  event.preventDefault();
  event.stopPropagation();
}
