// A small sign of who can see the table.
import { t } from "../text.ts";
import type { Visibility } from "../messages.ts";

const shapes: Record<Visibility, string> = {
  listed: "M2 12 C6 6 18 6 22 12 C18 18 6 18 2 12 Z M12 9 a3 3 0 1 0 .01 0",
  link: "M10 14 a4 4 0 0 0 6 .4 l3 -3 a4 4 0 0 0 -5.7 -5.7 l-1.5 1.5 M14 10 a4 4 0 0 0 -6 -.4 l-3 3 a4 4 0 0 0 5.7 5.7 l1.5 -1.5",
  private: "M6 11 H18 V20 H6 Z M8.5 11 V8 a3.5 3.5 0 0 1 7 0 V11",
};

export function VisibilitySign({ visibility }: { visibility: Visibility }) {
  return (
    <p class="visibility-sign">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[visibility]} />
      </svg>
      <span>
        <span class="unseen">{t("visibility")}: </span>
        {t(`visibility-${visibility}`)}
      </span>
    </p>
  );
}
