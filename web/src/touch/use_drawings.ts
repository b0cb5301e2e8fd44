// The player's drawings. They are removed when the position changes, by a click or by Escape, and are announced to screen readers.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { with_drawing, type Brush, type Drawing } from "../board/drawings.ts";
import { plain_cell } from "../board/geometry.ts";
import { t } from "../text.ts";

export interface Drawings {
  all: Drawing[];
  draw: (drawing: Drawing) => void;
  /** With the keyboard: a ring, or one end of an arrow; `from` is the cell that is already picked. */
  pen: (shape: "ring" | "arrow", cell: string, brush: Brush, from: string | undefined) => void;
  clear: () => void;
  /** The drawings at a cell, for its label. */
  label: (cell: string) => string;
}

export function useDrawings(position: string): Drawings {
  const [all, set_all] = useState<Drawing[]>([]);
  const [start, set_start] = useState<string | null>(null);
  const clear = () => {
    if (all.length) set_all([]);
    set_start(null);
  };
  useEffect(clear, [position]);
  useEffect(() => {
    const escape = (event: KeyboardEvent) => event.key === "Escape" && clear();
    addEventListener("keydown", escape);
    return () => removeEventListener("keydown", escape);
  });

  function draw(drawing: Drawing) {
    const after = with_drawing(all, drawing);
    set_all(after);
    set_start(null);
    say(drawing_words(drawing, after.includes(drawing)));
  }

  function pen(shape: "ring" | "arrow", cell: string, brush: Brush, chosen: string | undefined) {
    const from = start ?? chosen;
    if (shape === "ring" || from === cell) return draw({ from: cell, to: cell, brush });
    if (from !== undefined) return draw({ from, to: cell, brush });
    set_start(cell);
    say(t("drawing-begun", { from: plain_cell(cell) }));
  }

  function label(cell: string): string {
    const here = all.filter(({ from }) => from === cell);
    return here
      .map(({ from, to }) => `, ${from === to ? t("drawing-ring-here") : t("drawing-arrow-here", { to: plain_cell(to) })}`)
      .join("");
  }

  return { all, draw, pen, clear, label };
}

function drawing_words({ from, to }: Drawing, drawn: boolean): string {
  const cells = { from: plain_cell(from), to: plain_cell(to) };
  if (from === to) return drawn ? t("drawing-ring", cells) : t("drawing-ring-gone", cells);
  return drawn ? t("drawing-arrow", cells) : t("drawing-arrow-gone", cells);
}
