// Opens the table for a set-up.
import { useState } from "preact/hooks";
import { open_table } from "../api.ts";
import { useOwnName } from "../people/session.ts";
import { save_habits } from "../preferences.ts";
import { go, table_path } from "../router.ts";
import { draft_settings, type Draft } from "./draft.ts";
import { save_setup } from "./setup.ts";

function keep_link(table: string, link: string | null): void {
  if (!link) return;
  try {
    localStorage.setItem(`link-${table}`, link);
  } catch {
    // Without storage it lasts until the page is closed.
  }
}

async function begin(draft: Draft): Promise<void> {
  const { table, link } = await open_table(draft_settings(draft));
  save_setup(draft);
  keep_link(table, link);
  if (draft.mode === "here") save_habits(table, { turn_board: draft.turn_board, face_to_face: draft.face_to_face });
  go(table_path(table));
}

/** The function that begins a game, whether it is at work, and why it failed. */
export function useBegin() {
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);
  const { name, signed_in } = useOwnName();
  const play = (draft: Draft) => {
    set_busy(true);
    set_error(null);
    begin(signed_in && draft.mode !== "here" ? { ...draft, name } : draft).catch((reason: unknown) => {
      set_error(reason);
      set_busy(false);
    });
  };
  return { play, busy, error };
}

/** The text of the button that starts the game. */
export function begin_text({ mode }: Draft): string {
  return mode === "link" ? "new-make-link" : mode === "watch" ? "new-watch" : "play";
}
