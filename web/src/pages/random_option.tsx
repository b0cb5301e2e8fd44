// An option that may have a random value in each game: the usual value, a random one, or one chosen by number.
import { useState } from "preact/hooks";
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import type { Option } from "../messages.ts";
import type { Draft } from "./draft.ts";
import { draw_value } from "./setup.ts";
import { Amount } from "./time.tsx";

const kinds = ["usual", "random", "number"] as const;

export function RandomOption({ draft, change, option }: { draft: Draft; change: (part: Partial<Draft>) => void; option: Option }) {
  const usual = Number(option.default);
  const number = Number(draft.options[option.name] ?? usual);
  const [by_number, set_by_number] = useState(!draft.shuffle && number !== usual);
  const kind = draft.shuffle ? "random" : by_number ? "number" : "usual";
  const set = (position: number, shuffle: boolean) => change({ shuffle, options: { ...draft.options, [option.name]: position } });
  return (
    <div class="random-option">
      <Chips
        title={t(`option-${option.name}`)}
        name="first-position"
        values={kinds}
        value={kind}
        text={(value) => t(`option-${option.name}-${value}`)}
        on_choose={(value) => {
          set_by_number(value === "number");
          set(value === "random" ? draw_value(option) : value === "usual" ? usual : number, value === "random");
        }}
      />
      {kind === "random" && (
        <p class="drawn" aria-live="polite">
          <span>{t(`option-${option.name}-drawn`, { number: String(number) })}</span>
          <button class="button small" type="button" onClick={() => set(draw_value(option), true)}>
            {t(`option-${option.name}-again`)}
          </button>
        </p>
      )}
      {kind === "number" && (
        <Amount
          title={t(`option-${option.name}-which`)}
          value={number}
          least={option.least}
          most={option.most}
          on_change={(position) => set(position, false)}
        />
      )}
    </div>
  );
}
