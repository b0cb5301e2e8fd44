// What only some tables need: agreements between two people at different screens, and an administrator's buttons. Their script and texts
// are loaded when such a table is opened.
import { useEffect, useState } from "preact/hooks";
import { useMe } from "../people/session.ts";
import { fetch_texts, language, texts_of } from "../text.ts";
import type { State } from "../messages.ts";
import type { Action, Table } from "./state.ts";
import { plays_elsewhere } from "./viewing.ts";

async function load() {
  const [{ Agreements }, { Moderation }] = await Promise.all([
    import("./agreements.tsx"),
    import("./moderation.tsx"),
    fetch_texts("agreements"),
  ]);
  return { Agreements, Moderation };
}

let part: Awaited<ReturnType<typeof load>> | null = null;

/** Loads them for this table if it needs them, and draws its caller again when they are there. */
export function useExtra(state: State): boolean {
  const administrator = useMe().person?.role === "administrator";
  const wanted = administrator || plays_elsewhere(state);
  const [, set_ready] = useState(0);
  const ready = part !== null && texts_of("agreements") !== null;
  useEffect(() => {
    if (!wanted || ready) return;
    load().then(
      (loaded) => {
        part = loaded;
        set_ready((count) => count + 1);
      },
      () => undefined, // the game goes on without
    );
  }, [wanted, ready, language()]);
  return wanted && ready;
}

export function ExtraActions({ table, dispatch }: { table: Table; dispatch: (action: Action) => void }) {
  const administrator = useMe().person?.role === "administrator";
  const state = table.state!;
  if (!part || texts_of("agreements") === null) return null;
  return (
    <>
      {plays_elsewhere(state) && state.you !== "watcher" && <part.Agreements table={table} dispatch={dispatch} />}
      {administrator && <part.Moderation state={state} />}
    </>
  );
}
