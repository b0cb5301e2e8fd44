// From when and until when hand-ins are taken; both may be left empty.
import { t } from "../text.ts";

export interface DatesProps {
  opens: string;
  closes: string;
  change: (part: { opens?: string; closes?: string }) => void;
}

export function DateFields({ opens, closes, change }: DatesProps) {
  return (
    <div class="fields dates">
      <label class="field">
        <span>{t("course-field-opens")}</span>
        <input type="datetime-local" value={opens} onInput={(event) => change({ opens: event.currentTarget.value })} />
        <small>{t("course-field-opens-hint")}</small>
      </label>
      <label class="field">
        <span>{t("course-field-closes")}</span>
        <input type="datetime-local" value={closes} onInput={(event) => change({ closes: event.currentTarget.value })} />
        <small>{t("course-field-closes-hint")}</small>
      </label>
    </div>
  );
}
