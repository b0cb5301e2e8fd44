// Who may see a table: in the lobby everyone, by link whoever has it, or its players alone.
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import { useTexts } from "../use_texts.ts";
import type { Visibility } from "../messages.ts";
import { visibilities } from "./draft.ts";

interface Props {
  /** Null: the usual one. */
  value: Visibility | null;
  /** What the house, or an offer, usually has. */
  usual: Visibility | undefined;
  on_choose: (value: Visibility | null) => void;
}

export function VisibilityField({ value, usual = "link", on_choose }: Props) {
  const chosen = value ?? usual;
  return (
    <div class="visibility">
      <Chips
        title={t("visibility")}
        name="visibility"
        values={visibilities}
        value={chosen}
        text={(each) => t(`visibility-${each}`)}
        on_choose={(each) => on_choose(each === usual ? null : each)}
      />
      <p class="level-text" aria-live="polite">
        {useTexts("lobby") && t(`visibility-${chosen}-text`)}
      </p>
    </div>
  );
}
