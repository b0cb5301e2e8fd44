// Opponent, level and side: chosen on the start page and in a new game.
import { Chips } from "../parts.tsx";
import { level_name, side_name, strength_text } from "../speech.ts";
import { t } from "../text.ts";
import type { GameEntry } from "../messages.ts";
import { has_sides, sides, type Draft } from "./draft.ts";

export interface Fields {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  entry: GameEntry | undefined;
}

/** The level of each seat that the computer plays. */
export function Levels({ draft, change, entry }: Fields) {
  if (draft.mode !== "computer" && draft.mode !== "watch") return null;
  const watching = draft.mode === "watch";
  return (
    <>
      <Level
        title={watching ? t("new-level-of", { side: side_name(draft.game, "first") }) : t("new-level")}
        name="level"
        value={draft.level}
        draft={draft}
        entry={entry}
        on_choose={(level) => change({ level })}
      />
      {watching && (
        <Level
          title={t("new-level-of", { side: side_name(draft.game, "second") })}
          name="other-level"
          value={draft.other_level}
          draft={draft}
          entry={entry}
          on_choose={(other_level) => change({ other_level })}
        />
      )}
    </>
  );
}

export function Sides({ draft, change }: Omit<Fields, "entry">) {
  if (!has_sides(draft.mode)) return null;
  return (
    <Chips
      title={t("new-side")}
      name="side"
      values={sides}
      value={draft.side}
      text={(value) => (value === "random" ? t("side-random") : side_name(draft.game, value))}
      on_choose={(side) => change({ side })}
    />
  );
}

function Level(props: {
  title: string;
  name: string;
  value: number;
  draft: Draft;
  entry: GameEntry | undefined;
  on_choose: (level: number) => void;
}) {
  const levels = props.entry?.levels ?? [];
  if (levels.length === 0) return null;
  const chosen = levels.find((level) => level.level === props.value);
  return (
    <div class="level">
      <Chips
        title={props.title}
        name={props.name}
        values={levels.map((level) => String(level.level))}
        value={String(props.value)}
        text={(value) => <span aria-label={`${value}, ${level_name(props.draft.game, Number(value))}`}>{value}</span>}
        on_choose={(value) => props.on_choose(Number(value))}
      />
      <p class="level-text" aria-live="polite">
        <strong>{level_name(props.draft.game, props.value)}</strong>{" "}
        {chosen ? strength_text(chosen.level, chosen.rating, levels.length) : ""}
      </p>
    </div>
  );
}
