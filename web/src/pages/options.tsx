// The options of a game as the server lists them: words become chips, numbers become fields.
import { Chips } from "../parts.tsx";
import { has_text, t } from "../text.ts";
import type { GameEntry, GameName } from "../messages.ts";
import { RandomOption } from "./random_option.tsx";
import { random_option } from "./setup.ts";
import type { Draft } from "./draft.ts";
import { Amount } from "./time.tsx";

/** A game may have a name of its own for an option. */
export function option_title(game: GameName, name: string): string {
  return t(has_text(`option-${game}-${name}`) ? `option-${game}-${name}` : `option-${name}`);
}

export function OptionFields({
  draft,
  change,
  entry,
}: {
  draft: Draft;
  change: (part: Partial<Draft>) => void;
  entry: GameEntry | undefined;
}) {
  if (!entry) return null;
  const set = (name: string, value: string | number) => change({ options: { ...draft.options, [name]: value } });
  const title = (name: string) => option_title(entry.game, name);
  const random = random_option(entry);
  const numbers = entry.options.filter((option) => option.words.length === 0 && option !== random);
  return (
    <>
      {random && <RandomOption draft={draft} change={change} option={random} />}
      {numbers.length > 0 && (
        <div class="fields">
          {numbers.map((option) => (
            <Amount
              key={option.name}
              title={title(option.name)}
              value={Number(draft.options[option.name] ?? option.default)}
              least={option.least}
              most={option.most}
              step={option.step || 1}
              on_change={(value) => set(option.name, value)}
            />
          ))}
        </div>
      )}
      {entry.options
        .filter((option) => option.words.length > 0)
        .map((option) => (
          <Chips
            key={option.name}
            title={title(option.name)}
            name={`option-${option.name}`}
            values={option.words}
            value={String(draft.options[option.name] ?? option.default)}
            text={(word) => t(`option-${option.name}-${word}`)}
            on_choose={(word) => set(option.name, word)}
          />
        ))}
    </>
  );
}
