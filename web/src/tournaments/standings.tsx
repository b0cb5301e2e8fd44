// The standings, or before the start who takes part.
import type { ComponentChildren } from "preact";
import { number, t } from "../text.ts";
import { EntrantName } from "./entrant_name.tsx";
import type { Standing, Tournament } from "./messages.ts";
import { entrant_of, listed_entrants } from "./state.ts";
import { performance_text, points_text, tie_break_text, tie_break_words } from "./words.ts";

interface Props {
  tournament: Tournament;
  /** The director's button for an entrant. */
  action?: (entrant: number) => ComponentChildren;
}

export function Standings({ tournament, action }: Props) {
  const started = tournament.round > 0 || tournament.phase !== "entry";
  const title = started ? t("tournament-standings") : t("tournament-entrants", { count: tournament.entrants.length });
  return (
    <section class="tournament-part tournament-standings" aria-labelledby="standings">
      <h2 id="standings">{title}</h2>
      {tournament.entrants.length === 0 ? (
        <p class="hint">{t("tournament-nobody")}</p>
      ) : (
        <div class="table-box" role="group" aria-labelledby="standings" tabIndex={0}>
          {started ? (
            <StandingsTable tournament={tournament} rows={tournament.standings} action={action} label={title} />
          ) : (
            <EntrantTable tournament={tournament} action={action} label={title} />
          )}
        </div>
      )}
    </section>
  );
}

export function StandingsTable({ tournament, rows, action, label }: Props & { rows: Standing[]; label: string }) {
  const { tie_breaks } = tournament.settings;
  const performances = tournament.standings.some(({ performance }) => performance);
  const relative = tournament.entrants.every(({ rating }) => rating === null);
  return (
    <table class="standings" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" class="count">
            <abbr title={t("tournament-rank")}>{t("tournament-rank-short")}</abbr>
          </th>
          <th scope="col">{t("tournament-player")}</th>
          <th scope="col" class="count">
            {t("tournament-points")}
          </th>
          {tie_breaks.map((each) => (
            <th key={each} scope="col" class="count tie-break">
              {tie_break_words(each)}
            </th>
          ))}
          <th scope="col" class="count scores">
            {t("tournament-scores")}
          </th>
          {performances && (
            <th scope="col" class="count performance">
              {t("tournament-performance")}
            </th>
          )}
          {action && <th scope="col">{t("tournament-actions")}</th>}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr
            key={row.entrant}
            class={`${row.entrant === tournament.you.entrant ? "own" : ""} ${row.rank === null ? "host" : ""}`.trim() || undefined}
          >
            <td class="count">{row.rank === null ? "–" : number(row.rank)}</td>
            <th scope="row">
              <EntrantName tournament={tournament} entrant={row.entrant} />
              {row.entrant === tournament.host && <span class="tag">{t("display-host")}</span>}
              <small class="rating">{entrant_of(tournament, row.entrant)?.rating ?? ""}</small>
            </th>
            <td class="count points">{points_text(row.points)}</td>
            {row.tie_breaks.map((value, index) => (
              <td key={tie_breaks[index]} class="count tie-break">
                {tie_break_text(value)}
              </td>
            ))}
            <td class="count scores">{`${row.won}–${row.drawn}–${row.lost}`}</td>
            {performances && <td class="count performance">{row.performance ? performance_text(row.performance, relative) : "–"}</td>}
            {action && <td>{action(row.entrant)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function EntrantTable({ tournament, action, label }: Props & { label: string }) {
  return (
    <table class="standings" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("tournament-player")}</th>
          <th scope="col" class="count">
            {t("tournament-rating")}
          </th>
          {action && <th scope="col">{t("tournament-actions")}</th>}
        </tr>
      </thead>
      <tbody>
        {listed_entrants(tournament).map(({ entrant, rating }) => (
          <tr key={entrant} class={entrant === tournament.you.entrant ? "own" : undefined}>
            <th scope="row">
              <EntrantName tournament={tournament} entrant={entrant} />
              {entrant === tournament.host && <span class="tag">{t("display-host")}</span>}
            </th>
            <td class="count">{rating ?? "–"}</td>
            {action && <td>{action(entrant)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
