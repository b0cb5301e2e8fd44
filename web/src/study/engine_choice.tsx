// Which engine analyses: the house's own, or one that the administrator has allowed.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { get_house } from "../api.ts";
import { t } from "../text.ts";
import type { GameName, HouseEngine } from "../messages.ts";

const key = "analysis-engine";

function load_engine(): string {
  try {
    return localStorage.getItem(key) ?? "";
  } catch {
    return ""; // no storage
  }
}

function save_engine(name: string): void {
  try {
    localStorage.setItem(key, name);
  } catch {
    // As above.
  }
}

/** The engines that may be asked about this game; the house's own is always there. */
export async function get_analysing_engines(game: GameName): Promise<HouseEngine[]> {
  const house = await get_house().catch(() => null);
  return (house?.engines ?? []).filter(({ games, analyses }) => analyses && games.includes(game));
}

/** The engine by its name, empty for the house's own. One that is no longer allowed is not asked. */
export function useEngineChoice(engines: HouseEngine[]) {
  const [wanted, set_wanted] = useState(load_engine);
  const choose = (name: string) => {
    save_engine(name);
    set_wanted(name);
    say(t("study-engine-chosen", { name: name || t("study-engine-own") }));
  };
  return { engine: engines.some(({ name }) => name === wanted) ? wanted : "", choose };
}

export function EngineChoice({ engines, value, on_choose }: { engines: HouseEngine[]; value: string; on_choose: (name: string) => void }) {
  if (engines.length === 0) return null;
  return (
    <label class="engine-choice">
      <span>{t("study-engine")}</span>
      <select value={value} onChange={(event) => on_choose(event.currentTarget.value)}>
        <option value="">{t("study-engine-own")}</option>
        {engines.map(({ name }) => (
          <option key={name} value={name}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
