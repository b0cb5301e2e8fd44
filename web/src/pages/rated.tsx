// Rated or casual, chosen before the game; where it cannot be rated, why.
import { Chips } from "../parts.tsx";
import { useOwnName } from "../people/session.ts";
import { t } from "../text.ts";
import { useTexts } from "../use_texts.ts";
import type { Fields } from "./opponent.tsx";
import { save_rated, why_casual } from "./rated_game.ts";

const kinds = ["casual", "rated"] as const;

export function RatedField({ draft, change, entry }: Fields) {
  const { signed_in } = useOwnName();
  if (!useTexts("records") || !entry) return null;
  const why = why_casual(draft, entry, signed_in);
  if (why)
    return (
      <p class="hint why-casual">
        {t(`why-casual-${why}`)} {why === "sign-in" && <a href="/sign-in">{t("sign-in")}</a>}
      </p>
    );
  return (
    <Chips
      title={t("rated-title")}
      name="rated"
      large
      values={kinds}
      value={draft.rated ? "rated" : "casual"}
      text={(kind) => (
        <>
          <strong>{t(kind)}</strong>
          <small>{t(`counting-${kind}`)}</small>
        </>
      )}
      on_choose={(kind) => {
        save_rated(kind === "rated");
        change({ rated: kind === "rated" });
      }}
    />
  );
}
