// The level against which the game would be most even, for somebody who is signed in.
import { useEffect, useState } from "preact/hooks";
import { useOwnName } from "../people/session.ts";
import { get_even_opponents, type EvenOpponents } from "../ratings/api.ts";
import { rating_text } from "../ratings/rating_text.ts";
import { level_name } from "../speech.ts";
import { t } from "../text.ts";
import { useTexts } from "../use_texts.ts";
import type { GameName } from "../messages.ts";
import type { Fields } from "./opponent.tsx";

export function EvenLevel({ draft, change }: Omit<Fields, "entry">) {
  const { signed_in } = useOwnName();
  const wanted = signed_in && draft.mode === "computer";
  const ready = useTexts("records", wanted);
  const even = useEvenOpponents(draft.game, wanted);
  const level = even?.level?.level ?? null;
  if (!ready || !even || level === null) return null;
  const name = level_name(draft.game, level);
  return (
    <div class="even-level">
      {even.you.games > 0 && <p>{t("even-rating", { rating: rating_text(even.you) })}</p>}
      {level === draft.level ? (
        <p>{t("even-chosen")}</p>
      ) : (
        <button class="button small" type="button" onClick={() => change({ level })}>
          {t("even-choose", { level, name })}
        </button>
      )}
    </div>
  );
}

/** Null until the server has answered: the suggestion can be done without. */
function useEvenOpponents(game: GameName, wanted: boolean): EvenOpponents | null {
  const [even, set_even] = useState<EvenOpponents | null>(null);
  useEffect(() => {
    let current = wanted;
    if (current)
      get_even_opponents(game).then(
        (answer) => current && set_even(answer),
        () => undefined,
      );
    return () => {
      current = false;
    };
  }, [game, wanted]);
  return even?.game === game ? even : null;
}
