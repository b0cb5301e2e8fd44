// Opens the table for a set-up.
import { open_table } from "../api.ts";
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

export async function begin(draft: Draft): Promise<void> {
  const { table, link } = await open_table(draft_settings(draft));
  save_setup(draft);
  keep_link(table, link);
  if (draft.mode === "here") save_habits(table, { turn_board: draft.turn_board, face_to_face: draft.face_to_face });
  go(table_path(table));
}

/** The text of the button that starts the game. */
export function begin_text({ mode }: Draft): string {
  return mode === "link" ? "new-make-link" : mode === "watch" ? "new-watch" : "play";
}
