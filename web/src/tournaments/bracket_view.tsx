// The bracket of a knock-out, round beside round.
import { t } from "../text.ts";
import { columns_of, stages_in } from "./bracket.ts";
import { EntrantName } from "./entrant_name.tsx";
import type { Encounter, Tournament } from "./messages.ts";
import { points_text, stage_words } from "./words.ts";

export function Bracket({ tournament }: { tournament: Tournament }) {
  if (!tournament.bracket?.length) return null;
  return (
    <section class="tournament-part" aria-labelledby="bracket">
      <h2 id="bracket">{t("tournament-bracket")}</h2>
      <div class="table-box" role="group" aria-labelledby="bracket" tabIndex={0}>
        <BracketColumns tournament={tournament} />
      </div>
    </section>
  );
}

/** `most`: only that many of the last rounds. */
export function BracketColumns({ tournament, most = Infinity }: { tournament: Tournament; most?: number }) {
  const bracket = tournament.bracket ?? [];
  const stages = stages_in(bracket);
  return (
    <ol class="bracket">
      {columns_of(bracket).map(
        (encounters, stage) =>
          stage >= stages - most && (
            <li key={stage}>
              <h3>{stage_words(stage, stages)}</h3>
              <ul>
                {encounters.map((encounter, place) => (
                  <li key={place} class={encounter?.third_place ? "encounter third-place" : "encounter"}>
                    {encounter?.third_place && <small>{t("tournament-third-place")}</small>}
                    <EncounterLines tournament={tournament} encounter={encounter} />
                  </li>
                ))}
              </ul>
            </li>
          ),
      )}
    </ol>
  );
}

function EncounterLines({ tournament, encounter }: { tournament: Tournament; encounter: Encounter | null }) {
  if (!encounter) return <span class="hint">{t("tournament-encounter-open")}</span>;
  const { better, other, points, winner } = encounter;
  return (
    <>
      {[better, other].map((entrant, index) => (
        <span key={index} class={entrant !== null && entrant === winner ? "encounter-line winner" : "encounter-line"}>
          {entrant === null ? <span class="hint">{t("tournament-bye")}</span> : <EntrantName tournament={tournament} entrant={entrant} />}
          {other !== null && <span class="points">{points_text(points[index]!)}</span>}
          {entrant !== null && entrant === winner && <span class="unseen"> ({t("tournament-goes-on")})</span>}
        </span>
      ))}
    </>
  );
}
