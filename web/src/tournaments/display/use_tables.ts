// The host is at all tables of a display at once: each has a connection of its own, so that nobody there thinks that the host has left.
import { useEffect, useRef, useState } from "preact/hooks";
import { TableSocket } from "../../api.ts";
import type { Change, Message, State } from "../../messages.ts";
import { merge } from "../../table/state.ts";
import { table_is_there } from "../table_is_there.ts";

/** A table, and when its clocks were received, by the page's own clock. */
export interface SeenTable {
  state: State;
  clocks_at: number;
}

export type SeenTables = ReadonlyMap<string, SeenTable>;

const is_answer = (message: Message) => ["past", "advice", "accepted", "refused"].some((kind) => kind in message);

export function heard(seen: SeenTables, table: string, message: Message, now: number): SeenTables {
  if (is_answer(message)) return seen;
  const before = seen.get(table);
  const state = merge(before?.state ?? null, message as Change);
  if (!state) return seen;
  const clocks_at = (message as Change).clocks ? now : (before?.clocks_at ?? now);
  return new Map(seen).set(table, { state, clocks_at });
}

/** What is known of these tables and of those from before. */
export function useTables(tables: readonly string[]): SeenTables {
  const [seen, set_seen] = useState<SeenTables>(() => new Map());
  const open = useRef(new Map<string, () => void>());
  useEffect(() => {
    for (const table of tables)
      if (!open.current.has(table))
        open.current.set(
          table,
          connect(table, (message) => set_seen((before) => heard(before, table, message, performance.now()))),
        );
    for (const [table, close] of open.current)
      if (!tables.includes(table)) {
        close();
        open.current.delete(table);
      }
  }, [tables.join()]);
  useEffect(
    () => () => {
      for (const close of open.current.values()) close();
      open.current.clear();
    },
    [],
  );
  return seen;
}

/** As soon as the table is there. Returns how to leave it. */
function connect(table: string, hear: (message: Message) => void): () => void {
  let socket: TableSocket | null = null;
  let left = false;
  void table_is_there(table).then(() => {
    if (!left) socket = new TableSocket(table, { hear, online: () => undefined, missing: () => undefined });
  });
  return () => {
    left = true;
    socket?.close();
  };
}
