// What the director does with one entrant: removes, withdraws or restores it, gives it a bye, or moves it to another board or team.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Chips } from "../parts.tsx";
import { Confirm } from "../people/modal.tsx";
import { t } from "../text.ts";
import { direct } from "./api.ts";
import type { Command, Points, Tournament } from "./messages.ts";
import { entrant_of, is_arena, is_fixed } from "./state.ts";
import { moves_of, other_team, placing, team_title, type Move } from "./teams.ts";
import { name_in, points_text } from "./words.ts";

type Doing = Move | "remove" | "withdraw" | "restore" | "bye-0" | "bye-0.5" | "bye-1";

const points: Partial<Record<Doing, Points>> = { "bye-0": 0, "bye-0.5": 0.5, "bye-1": 1 };

function choices(tournament: Tournament, entrant: number): Doing[] {
  const known = entrant_of(tournament, entrant);
  const fixed = is_fixed(tournament.settings.form);
  if (tournament.phase === "entry") return [...moves_of(tournament, entrant), "remove"];
  if (known?.state === "withdrawn") return fixed ? [] : ["restore"];
  return fixed || is_arena(tournament.settings.form) ? ["withdraw"] : ["withdraw", "bye-1", "bye-0.5", "bye-0"];
}

function command_of(tournament: Tournament, doing: Doing, entrant: number): Command {
  const worth = points[doing];
  if (worth !== undefined) return { command: "bye", entrant, points: worth };
  if (doing === "remove" || doing === "withdraw" || doing === "restore") return { command: doing, entrant };
  return placing(tournament, entrant, doing as Move);
}

function words_of(tournament: Tournament, doing: Doing, entrant: number): string {
  const worth = points[doing];
  if (worth !== undefined) return t("tournament-entrant-bye", { points: points_text(worth) });
  const team = other_team(entrant_of(tournament, entrant)?.team ?? "home");
  return t(`tournament-entrant-${doing}`, { team: team_title(tournament, team) });
}

export function EntrantButton({ tournament, entrant }: { tournament: Tournament; entrant: number }) {
  const [asking, set_asking] = useState(false);
  const possible = choices(tournament, entrant);
  const [chosen, set_doing] = useState<Doing | null>(null);
  const doing = chosen && possible.includes(chosen) ? chosen : possible[0];
  const name = name_in(tournament, entrant);
  if (!doing) return null;
  return (
    <>
      <button
        class="button small"
        type="button"
        aria-label={t("tournament-change-of", { name })}
        aria-haspopup="dialog"
        onClick={() => set_asking(true)}
      >
        {t("tournament-change")}
      </button>
      {asking && (
        <Confirm
          title={name}
          text={doing === "withdraw" ? t("tournament-withdraw-text") : doing in points ? t("tournament-bye-text") : undefined}
          yes={words_of(tournament, doing, entrant)}
          danger={doing === "withdraw"}
          act={() => direct(tournament.id, command_of(tournament, doing, entrant))}
          on_done={() => say(t("tournament-changed", { name }))}
          on_close={() => set_asking(false)}
        >
          {possible.length > 1 && (
            <Chips
              title={t("tournament-change-how")}
              name={`entrant-${entrant}`}
              values={possible}
              value={doing}
              text={(each) => words_of(tournament, each, entrant)}
              on_choose={set_doing}
            />
          )}
        </Confirm>
      )}
    </>
  );
}
