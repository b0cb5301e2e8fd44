// The first position of chess: the usual one, one of 960 drawn by lot, or one by its number.
import { useState } from "preact/hooks";
import { Chips } from "../parts.tsx";
import { t } from "../text.ts";
import type { Option } from "../words.ts";
import type { Draft } from "./draft.ts";
import { draw_position } from "./setup.ts";
import { Amount } from "./time.tsx";

const kinds = ["usual", "random", "number"] as const;

export function Chess960({ draft, change, option }: { draft: Draft; change: (part: Partial<Draft>) => void; option: Option }) {
  const usual = Number(option.default);
  const number = Number(draft.options[option.name] ?? usual);
  const [by_number, set_by_number] = useState(!draft.shuffle && number !== usual);
  const kind = draft.shuffle ? "random" : by_number ? "number" : "usual";
  const set = (position: number, shuffle: boolean) => change({ shuffle, options: { ...draft.options, [option.name]: position } });
  return (
    <div class="chess960">
      <Chips
        title={t("option-start")}
        name="first-position"
        values={kinds}
        value={kind}
        text={(value) => t(`option-start-${value}`)}
        on_choose={(value) => {
          set_by_number(value === "number");
          set(value === "random" ? draw_position() : value === "usual" ? usual : number, value === "random");
        }}
      />
      {kind === "random" && (
        <p class="drawn" aria-live="polite">
          <span>{t("option-start-drawn", { number: String(number) })}</span>
          <button class="button small" type="button" onClick={() => set(draw_position(), true)}>
            {t("option-start-again")}
          </button>
        </p>
      )}
      {kind === "number" && (
        <Amount
          title={t("option-start-which")}
          value={number}
          least={option.least}
          most={option.most}
          on_change={(position) => set(position, false)}
        />
      )}
    </div>
  );
}
