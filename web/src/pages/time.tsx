// Time: the presets, every type of clock, and a different time for the second player.
import { useState } from "preact/hooks";
import { Chips, Switch } from "../parts.tsx";
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import type { Preset } from "../messages.ts";
import { days_of, fitting_time, no_time, time_kinds, time_text, type Draft, type Time } from "./draft.ts";
import { TimeChips, usual_times } from "./time_chips.tsx";

export function TimeFields({ draft, change, presets }: { draft: Draft; change: (part: Partial<Draft>) => void; presets: Preset[] }) {
  const time = fitting_time(draft.time, draft.mode);
  const own = time.kind !== "days" && !usual_times(presets).includes(time_text(time));
  return (
    <>
      <TimeChips
        draft={draft}
        change={change}
        presets={presets}
        own={{ text: t("time-own"), time: own ? draft.time : { kind: "increment", minutes: 20, seconds: 10, moves: 40 } }}
      />
      {own && <OwnTime name="own" title={t("time-kind")} time={draft.time} on_change={(time) => change({ time })} />}
      {time.kind === "days" && (
        <div class="fields">
          <Amount
            title={t("slow-days-a-move")}
            value={days_of(time)}
            least={1}
            most={14}
            on_change={(days) => change({ time: { ...time, days: Math.round(days) } })}
          />
          <p class="hint">{t("slow-days-hint")}</p>
        </div>
      )}
      {time.kind !== "none" && time.kind !== "days" && (
        <div class="switches">
          <Switch
            text={t("time-different", { side: side_name(draft.game, "second") })}
            on={draft.other_time !== null}
            on_change={(on) => change({ other_time: on ? { ...draft.time } : null })}
          />
        </div>
      )}
      {draft.other_time && time.kind !== "days" && (
        <OwnTime
          name="other"
          title={t("time-kind-of", { side: side_name(draft.game, "second") })}
          time={draft.other_time}
          on_change={(time) => change({ other_time: time })}
        />
      )}
    </>
  );
}

function OwnTime({ name, title, time, on_change }: { name: string; title: string; time: Time; on_change: (time: Time) => void }) {
  const kinds = time_kinds.filter((kind) => kind !== "days" && (kind !== "none" || name === "other"));
  const set = (part: Partial<Time>) => on_change({ ...time, ...part });
  const has_total = time.kind !== "none" && time.kind !== "per-move";
  return (
    <div class="own-time">
      <Chips
        title={title}
        name={`kind-${name}`}
        values={kinds}
        value={time.kind}
        text={(kind) => t(`time-kind-${kind}`)}
        on_choose={(kind) =>
          on_change({
            ...(kind === "none" ? no_time : time),
            kind,
            seconds: kind === "per-move" ? Math.max(5, time.seconds) : time.seconds,
          })
        }
      />
      <div class="fields">
        {time.kind === "moves-in-time" && (
          <Amount title={t("time-moves")} value={time.moves} least={1} most={200} on_change={(moves) => set({ moves })} />
        )}
        {has_total && (
          <Amount
            title={t("time-minutes")}
            value={time.minutes}
            least={0.25}
            most={600}
            step={0.25}
            on_change={(minutes) => set({ minutes })}
          />
        )}
        {time.kind !== "none" && time.kind !== "total" && (
          <Amount
            title={t(
              time.kind === "per-move"
                ? "time-seconds-a-move"
                : time.kind === "delay" || time.kind === "bronstein"
                  ? "time-seconds-delay"
                  : "time-seconds-more",
            )}
            value={time.seconds}
            least={time.kind === "per-move" ? 1 : 0}
            most={3600}
            on_change={(seconds) => set({ seconds })}
          />
        )}
      </div>
    </div>
  );
}

export function Amount({
  title,
  value,
  least,
  most,
  step = 1,
  on_change,
}: {
  title: string;
  value: number;
  least: number;
  most: number;
  step?: number;
  on_change: (value: number) => void;
}) {
  // A number is corrected only when it is complete: 1 may become 12, even if the minimum is 9.
  const [writing, set_writing] = useState<string | null>(null);
  return (
    <label class="field amount">
      <span>{title}</span>
      <input
        type="number"
        value={writing ?? value}
        min={least}
        max={most}
        step={step}
        onInput={(event) => {
          const { value: text, valueAsNumber: number } = event.currentTarget;
          set_writing(text);
          if (number >= least && number <= most) on_change(number);
        }}
        onChange={(event) => {
          const number = event.currentTarget.valueAsNumber;
          if (Number.isFinite(number)) on_change(Math.min(most, Math.max(least, number)));
          set_writing(null);
        }}
      />
    </label>
  );
}
