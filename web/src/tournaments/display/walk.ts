// The host of a simultaneous display goes from board to board. Nothing here draws or waits.
import type { State } from "../../messages.ts";
import { is_my_turn } from "../../table/viewing.ts";

/** In the order of the boards, or to whoever has moved first. */
export const walks = ["boards", "moves"] as const;
export type Walk = (typeof walks)[number];

/** Whether a board waits for the host: to move, or to answer an offer. */
export function waits_for_host(state: State): boolean {
  const { offer, you } = state;
  return is_my_turn(state) || (state.phase === "playing" && offer !== null && offer.by !== you);
}

/** The tables that wait, whoever waits longest first; `before` were those that did. */
export function queued(before: readonly string[], waiting: readonly string[]): string[] {
  const still = before.filter((table) => waiting.includes(table));
  return [...still, ...waiting.filter((table) => !still.includes(table))];
}

/** The table that is `by` places further, as if they stood in a circle. */
export function neighbour(tables: readonly string[], at: string | null, by: number): string | null {
  if (tables.length === 0) return null;
  const place = at === null ? -1 : tables.indexOf(at);
  return tables[(((place < 0 ? 0 : place + by) % tables.length) + tables.length) % tables.length]!;
}

/** Where the host goes now; null: nobody else waits. `queue` is of queued(). */
export function next_table(tables: readonly string[], at: string | null, queue: readonly string[], walk: Walk): string | null {
  const others = queue.filter((table) => table !== at);
  if (walk === "moves" || others.length === 0) return others[0] ?? null;
  const place = at === null ? -1 : tables.indexOf(at);
  const in_order = [...tables.slice(place + 1), ...tables.slice(0, place + 1)];
  return in_order.find((table) => others.includes(table)) ?? null;
}
