import { PersonLink } from "../person_link.tsx";
import { ProgramSign } from "../program_sign.tsx";
import { t } from "../text.ts";
import type { Tournament } from "./messages.ts";
import { entrant_of } from "./state.ts";
import { team_title } from "./teams.ts";
import { entrant_name } from "./words.ts";

/** An entrant as what it is: a person who has a profile, a level, a program with its author. */
export function EntrantName({ tournament, entrant: id, plain = false }: { tournament: Tournament; entrant: number; plain?: boolean }) {
  const entrant = entrant_of(tournament, id);
  const name = entrant_name(tournament.settings.table.game, entrant);
  const program = entrant?.kind === "program" || entrant?.kind === "engine" ? { author: entrant.author ?? "" } : undefined;
  const team = team_title(tournament, entrant?.team);
  return (
    <span class={id === tournament.you.entrant ? "entrant-name own" : "entrant-name"}>
      <PersonLink person={plain ? null : (entrant?.person ?? null)}>{name}</PersonLink>
      <ProgramSign program={program} />
      {team && <small class="team-name">{team}</small>}
      {entrant?.state === "withdrawn" && <span class="tag">{t("tournament-withdrawn")}</span>}
      {entrant?.state === "resting" && <span class="tag">{t("tournament-resting")}</span>}
      {entrant?.bye != null && <span class="tag">{t("tournament-bye")}</span>}
    </span>
  );
}
