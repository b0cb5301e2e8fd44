// Several choices share the picked cells: a card asks which one is meant.
import { Card } from "../parts.tsx";
import { has_text, t } from "../text.ts";
import type { Choice } from "../messages.ts";
import { is_promotion } from "./choices.ts";
import type { Touch, TouchAction } from "./state.ts";

interface Props {
  touch: Touch;
  act: (action: TouchAction) => void;
  on_preview: (choice: Choice | null) => void;
}

export function ChoiceCard({ touch, act, on_preview }: Props) {
  // A promotion is chosen on the board, an operation of one cell in the status bar.
  if (touch.asking.length === 0 || touch.picked.length < 2 || is_promotion(touch.asking)) return null;
  return (
    <Card class="choice-card" label={t("news-asking")} focus="first" on_close={() => act({ type: "cancel" })}>
      <p>{t("news-asking")}</p>
      <div class="choice-row">
        {touch.asking.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} act={act} on_preview={on_preview} />
        ))}
      </div>
      <button class="button quiet" type="button" onClick={() => act({ type: "cancel" })}>
        {t("cancel")}
      </button>
    </Card>
  );
}

export function choice_text(choice: Choice): string {
  const word = choice.choice ?? "plain";
  return t(has_text(`choice-${word}`) ? `choice-${word}` : has_text(`piece-${word}`) ? `piece-${word}` : "choice-plain");
}

export function ChoiceButton({ choice, act, on_preview }: { choice: Choice } & Pick<Props, "act" | "on_preview">) {
  return (
    <button
      class="button choice"
      type="button"
      onPointerEnter={() => on_preview(choice)}
      onPointerLeave={() => on_preview(null)}
      onFocus={() => on_preview(choice)}
      onBlur={() => on_preview(null)}
      onClick={() => {
        on_preview(null);
        act({ type: "choose", choice });
      }}
    >
      {choice_text(choice)}
    </button>
  );
}
