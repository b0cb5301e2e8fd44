// Live boards that are drawn anew a few per frame: moves of 200 games come in one message, and must not hold up the page.
import { useEffect, useState } from "preact/hooks";
import type { LiveBoard } from "./messages.ts";

type Boards = ReadonlyMap<string, LiveBoard>;

const boards_per_frame = 8;

/** `shown` with at most so many of its differences to `boards` removed; the same object if there are none. */
export function caught_up(shown: Boards, boards: Boards, most: number): Boards {
  const changed = [...boards].filter(([table, live]) => shown.get(table) !== live);
  const gone = [...shown.keys()].filter((table) => !boards.has(table));
  if (changed.length === 0 && gone.length === 0) return shown;
  const next = new Map(shown);
  for (const table of gone) next.delete(table);
  for (const [table, live] of changed.slice(0, most)) next.set(table, live);
  return next;
}

/** The boards as they are shown. */
export function usePacedBoards(boards: Boards): Boards {
  const [shown, set_shown] = useState<Boards>(() => new Map());
  useEffect(() => {
    const next = caught_up(shown, boards, boards_per_frame);
    if (next === shown) return;
    const frame = requestAnimationFrame(() => set_shown(next));
    return () => cancelAnimationFrame(frame);
  }, [shown, boards]);
  return shown;
}
