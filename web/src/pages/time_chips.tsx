// The presets as a row of chips, and one more for a custom time.
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import type { Preset } from "../messages.ts";
import { days_of, fitting_time, is_elsewhere, no_time, parse_time, time_text, type Draft, type Time } from "./draft.ts";

export function usual_times(presets: Preset[]): string[] {
  return ["none", ...presets.map((preset) => preset.time).filter((time) => time !== "none")];
}

interface Props {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  presets: Preset[];
  /** The text and meaning of the last chip; null if there is none. */
  own: { text: string; time: Time } | null;
}

export function TimeChips({ draft, change, presets, own }: Props) {
  const time = fitting_time(draft.time, draft.mode);
  const chosen = time_text(time);
  const usual = [...usual_times(presets), ...(is_elsewhere(draft.mode) ? ["days"] : [])];
  const text = (value: string) =>
    value === "days"
      ? t("time-days")
      : value === "none"
        ? t("time-none")
        : value === "own"
          ? own!.text
          : (presets.find((preset) => preset.time === value)?.name ?? value);
  const choose = (value: string) =>
    value === "days"
      ? change({ time: { ...no_time, kind: "days", days: days_of(draft.time) }, other_time: null })
      : change(value === "own" ? { time: own!.time } : { time: parse_time(value), other_time: value === "none" ? null : draft.other_time });
  return (
    <Chips
      title={t("new-time")}
      name="time"
      values={own ? [...usual, "own"] : usual}
      value={usual.includes(chosen) ? chosen : "own"}
      text={text}
      on_choose={choose}
    />
  );
}
