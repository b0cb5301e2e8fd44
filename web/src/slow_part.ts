// The part of the page for slow games (src/slow). It is loaded only by those who have one; whoever uses it knows it by this interface.
import type { FunctionComponent } from "preact";
import { useEffect, useState } from "preact/hooks";
import { fetch_texts, language, texts_of } from "./text.ts";
import type { State, TableSummary } from "./messages.ts";

export interface SlowPart {
  /** A player's time in words: `left` is what they have at that time of the page. */
  SlowClock: FunctionComponent<{ left: (now: number) => number | null; running: boolean; since: number }>;
  /** What this player has prepared for the opponent's moves. */
  Conditions: FunctionComponent<{ state: State }>;
  /** The games that wait for this player. */
  YourMove: FunctionComponent<{ tables: TableSummary[] }>;
  /** Shows on every page how many games wait, and notifies. */
  watch(): void;
  /** Something has changed: look again. */
  wake(): void;
}

export const is_slow = (table: TableSummary): boolean => table.days !== undefined;

/** A slow game that waits for a move of this browser's player. */
export const is_my_move = (table: TableSummary): boolean => is_slow(table) && table.phase === "playing" && table.turn === table.you;

let fetch_part: () => Promise<SlowPart> = () => Promise.reject(new Error("There is no such part."));
let part: SlowPart | null = null;

/** Before anything else: where the part comes from. */
export function set_slow_part(fetch: () => Promise<SlowPart>): void {
  fetch_part = fetch;
}

async function load(): Promise<void> {
  const [loaded] = await Promise.all([fetch_part(), fetch_texts("slow")]);
  part = loaded;
  loaded.watch();
}

/** Null until it is loaded, and if it is not wanted. */
export function useSlowPart(wanted: boolean): SlowPart | null {
  const [, set_loads] = useState(0);
  const ready = part !== null && texts_of("slow") !== null;
  useEffect(() => {
    if (!wanted) return;
    let there = true;
    load().then(
      () => there && set_loads((loads) => loads + 1),
      () => undefined, // the rest of the page works without it
    );
    return () => {
      there = false;
    };
  }, [wanted, language()]);
  return wanted && ready ? part : null;
}

/** On pages that show nothing of slow games: how many wait. */
export function watch_slow_games(tables: TableSummary[]): void {
  if (tables.some(is_slow)) load().catch(() => undefined);
}
