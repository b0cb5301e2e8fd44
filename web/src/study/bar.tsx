// The winning chances of both sides as a bar beside the board; the first player's share grows from their own side.
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import type { Evaluation, GameName } from "../messages.ts";
import { score_text, score_words } from "./speech.ts";

export function ChancesBar({ game, evaluation, flipped }: { game: GameName; evaluation: Evaluation | null; flipped: boolean }) {
  const share = Math.round((evaluation?.chances ?? 0.5) * 100);
  const better = share >= 50 ? "first" : "second";
  return (
    <div
      class={`chances-bar ${flipped ? "flipped" : ""}`}
      role="meter"
      aria-label={t("study-bar", { side: side_name(game, "first") })}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={share}
      aria-valuetext={evaluation ? score_words(game, evaluation) : t("study-unknown")}
    >
      <span class="share" style={{ "--share": `${share}%` }} />
      {evaluation && (
        <span class={`share-text ${better}`} aria-hidden="true">
          {score_text(evaluation).replace(/^\+|\s?%$/g, "")}
        </span>
      )}
    </div>
  );
}
