// The handle at the corner of a board, which resizes it by dragging or with the arrow keys. Not on phones.
import { useRef } from "preact/hooks";
import { largest_board, smallest_board, usePreferences } from "../preferences.ts";
import { t } from "../text.ts";

const step = 5; // percent

export function fitting_size(percent: number): number {
  return Math.round(Math.min(largest_board, Math.max(smallest_board, percent)));
}

export function BoardSize() {
  const { preferences, prefer } = usePreferences();
  const size = preferences.board_size;
  const dragged = useRef(false);
  const resize = (percent: number) => prefer({ board_size: fitting_size(percent) });

  function on_down(event: PointerEvent) {
    (event.currentTarget as HTMLElement).setPointerCapture(event.pointerId);
    dragged.current = true;
    event.preventDefault();
  }

  /** Resizes by the pointer's distance from the corner, so that the corner follows the pointer. */
  function on_move(event: PointerEvent) {
    if (!dragged.current) return;
    const handle = (event.currentTarget as HTMLElement).getBoundingClientRect();
    const board = (event.currentTarget as HTMLElement).parentElement!.getBoundingClientRect();
    resize(size * (1 + (event.clientX - (handle.left + handle.width / 2)) / board.width));
  }

  function on_key(event: KeyboardEvent) {
    const sizes: Record<string, number> = {
      ArrowRight: size + step,
      ArrowUp: size + step,
      ArrowLeft: size - step,
      ArrowDown: size - step,
      Home: smallest_board,
      End: largest_board,
    };
    const next = sizes[event.key];
    if (next === undefined) return;
    resize(next);
    event.preventDefault();
    event.stopPropagation();
  }

  return (
    <div
      class="board-size"
      role="slider"
      tabIndex={0}
      aria-label={t("board-size")}
      title={t("board-size")}
      aria-valuemin={smallest_board}
      aria-valuemax={largest_board}
      aria-valuenow={size}
      aria-valuetext={`${size} %`}
      onPointerDown={on_down}
      onPointerMove={on_move}
      onPointerUp={() => (dragged.current = false)}
      onPointerCancel={() => (dragged.current = false)}
      onKeyDown={on_key}
    />
  );
}
