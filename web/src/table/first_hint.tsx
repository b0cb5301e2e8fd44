// A short introduction for somebody who plays a game for the first time; a button hides it for good.
import { useState } from "preact/hooks";
import { has_text, t } from "../text.ts";
import type { GameName } from "../messages.ts";

const key = (game: GameName) => `hint-seen-${game}`;

function was_seen(game: GameName): boolean {
  try {
    return localStorage.getItem(key(game)) !== null;
  } catch {
    return false;
  }
}

function remember_seen(game: GameName): void {
  try {
    localStorage.setItem(key(game), "yes");
  } catch {
    // Without storage it is shown again at the next table.
  }
}

/** After a few moves it gives way to the move list. */
const last_shown_at = 6;

export function FirstHint({ game, plies }: { game: GameName; plies: number }) {
  const [open, set_open] = useState(() => has_text(`first-${game}`) && !was_seen(game));
  if (!open || plies > last_shown_at) return null;
  return (
    <section class="first-hint" aria-labelledby="first-hint">
      <h2 id="first-hint">{t("first-title", { game: t(`game-${game}`) })}</h2>
      <p>{t(`first-${game}`)}</p>
      <div class="first-hint-buttons">
        <button
          class="button"
          type="button"
          onClick={() => {
            remember_seen(game);
            set_open(false);
          }}
        >
          {t("first-close")}
        </button>
        <a class="button quiet" href={`/help/${game}`}>
          {t("first-rules")}
        </a>
      </div>
    </section>
  );
}
