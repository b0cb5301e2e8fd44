// Sharing a table's position. The script is loaded on demand.
import { useEffect, useState } from "preact/hooks";
import { fetch_texts, language, t, texts_of } from "../text.ts";
import { shown_ply, type Table } from "./state.ts";
import { shared_position } from "./viewing.ts";

type Part = typeof import("../share/position_buttons.tsx");
let part: Part | null = null;

export function SharedPosition({ table }: { table: Table }) {
  const [failed, set_failed] = useState(false);
  const [, set_ready] = useState(0);
  const ready = part !== null && texts_of("study") !== null;
  useEffect(() => {
    if (ready) return;
    Promise.all([import("../share/position_buttons.tsx"), fetch_texts("study")]).then(
      ([fetched]) => {
        part = fetched;
        set_ready((count) => count + 1);
      },
      () => set_failed(true),
    );
  }, [ready, language()]);
  return (
    <div class="share-position row" role="group" aria-label={t("share-position")}>
      {part && ready ? (
        <part.PositionButtons place={shared_position(table.state!, shown_ply(table))} />
      ) : (
        <p>{t(failed ? "refused-offline" : "loading")}</p>
      )}
    </div>
  );
}
