// The filters of a list of games.
import { game_names } from "../catalogue.ts";
import { t } from "../text.ts";
import { results, speeds, type OpponentScore } from "./api.ts";
import { is_filtered, no_filters, type Filters } from "./filters.ts";
import { opponent_name } from "./opponent.tsx";

interface Props {
  filters: Filters;
  /** The opponents that may be chosen; none: they are hidden. */
  opponents: OpponentScore[];
  on_change: (filters: Filters) => void;
}

/** Each opponent once, by name; people before computers. */
export function opponent_choices(scores: OpponentScore[]): [key: string, name: string][] {
  const choices = new Map<string, { name: string; level: number }>();
  // A level has another name in each game: then its number says more.
  const games = new Set(scores.filter(({ opponent }) => opponent.level !== null).map(({ game }) => game));
  for (const { opponent, key, game } of scores)
    if (!choices.has(key) && (opponent.person !== null || opponent.level !== null))
      choices.set(key, {
        name: opponent.level !== null && games.size > 1 ? t("filter-level", { level: opponent.level }) : opponent_name(game, opponent),
        level: opponent.level ?? 0,
      });
  return [...choices].sort(([, a], [, b]) => a.level - b.level || a.name.localeCompare(b.name)).map(([key, { name }]) => [key, name]);
}

export function FilterFields({ filters, opponents, on_change }: Props) {
  const change = (part: Partial<Filters>) => on_change({ ...filters, ...part });
  const choices = opponent_choices(opponents);
  // The address may name somebody who is not among those with the most games.
  if (filters.opponent && choices.every(([key]) => key !== filters.opponent)) choices.push([filters.opponent, t("filter-this-opponent")]);
  return (
    <form class="filters" aria-label={t("filters")} onSubmit={(event) => event.preventDefault()}>
      <Select
        title={t("players-game")}
        value={filters.game}
        choices={game_names().map((game) => [game, t(`game-${game}`)])}
        on_choose={(game) => change({ game })}
      />
      {choices.length > 0 && (
        <Select title={t("history-opponent")} value={filters.opponent} choices={choices} on_choose={(opponent) => change({ opponent })} />
      )}
      <Select
        title={t("result")}
        value={filters.result}
        choices={results.map((result) => [result, t(`outcome-${result}`)])}
        on_choose={(result) => change({ result })}
      />
      <Select
        title={t("new-time")}
        value={filters.speed}
        choices={speeds.map((speed) => [speed, t(`speed-${speed}`)])}
        on_choose={(speed) => change({ speed })}
      />
      <Day title={t("filter-from")} value={filters.from} on_choose={(from) => change({ from })} />
      <Day title={t("filter-to")} value={filters.to} on_choose={(to) => change({ to })} />
      {is_filtered(filters) && (
        <button class="button quiet" type="button" onClick={() => on_change(no_filters)}>
          {t("filter-none")}
        </button>
      )}
    </form>
  );
}

interface SelectProps {
  title: string;
  value: string;
  choices: [value: string, text: string][];
  on_choose: (value: string) => void;
}

function Select({ title, value, choices, on_choose }: SelectProps) {
  return (
    <label class="field">
      <span>{title}</span>
      <select value={value} onChange={(event) => on_choose(event.currentTarget.value)}>
        <option value="">{t("filter-all")}</option>
        {choices.map(([choice, text]) => (
          <option key={choice} value={choice}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

function Day({ title, value, on_choose }: { title: string; value: string; on_choose: (day: string) => void }) {
  return (
    <label class="field">
      <span>{title}</span>
      <input type="date" value={value} onChange={(event) => on_choose(event.currentTarget.value)} />
    </label>
  );
}
