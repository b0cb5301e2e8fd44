// The standings, or before the start who takes part.
import type { ComponentChildren } from "preact";
import { number, t } from "../text.ts";
import { EntrantName } from "./entrant_name.tsx";
import type { Standing, Tournament } from "./messages.ts";
import { entrant_of, is_arena, listed_entrants } from "./state.ts";
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
  const arena = is_arena(tournament.settings.form);
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
          {arena && (
            <th scope="col" class="arena-games">
              {t("tournament-arena-games")}
            </th>
          )}
          <th scope="col" class="count scores">
            {t("tournament-scores")}
          </th>
          {performances && (
            <th scope="col" class="count performance">
              {t("tournament-performance")}
            </th>
          )}
          {action && (
            <th scope="col" class="no-print">
              {t("tournament-actions")}
            </th>
          )}
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
            <td class="count points">
              {row.on_streak && <Streak />}
              {points_text(row.points)}
            </td>
            {row.tie_breaks.map((value, index) => (
              <td key={tie_breaks[index]} class="count tie-break">
                {tie_break_text(value)}
              </td>
            ))}
            {arena && <td class="arena-games">{(row.games ?? []).slice(-shown_games).map(number_text).join(" ")}</td>}
            <td class="count scores">{`${row.won}–${row.drawn}–${row.lost}`}</td>
            {performances && <td class="count performance">{row.performance ? performance_text(row.performance, relative) : "–"}</td>}
            {action && <td class="no-print">{action(row.entrant)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const shown_games = 12; // the latest

const number_text = (points: number): string => number(points);

/** The next game counts twice. */
function Streak() {
  return (
    <span class="streak">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M12 2c1 4 6 6 6 12a6 6 0 0 1-12 0c0-3 2-4 2-7 2 1 3 2 3 4 1-2 2-5 1-9z" />
      </svg>
      <span class="unseen">{t("tournament-streak")} </span>
    </span>
  );
}

function EntrantTable({ tournament, action, label }: Props & { label: string }) {
  return (
    <table class="standings" aria-label={label}>
      <thead>
        <tr>
          {tournament.teams && (
            <th scope="col" class="count">
              <abbr title={t("tournament-board-title")}>{t("tournament-board-short")}</abbr>
            </th>
          )}
          <th scope="col">{t("tournament-player")}</th>
          <th scope="col" class="count">
            {t("tournament-rating")}
          </th>
          {action && (
            <th scope="col" class="no-print">
              {t("tournament-actions")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {listed_entrants(tournament).map(({ entrant, rating, board }) => (
          <tr key={entrant} class={entrant === tournament.you.entrant ? "own" : undefined}>
            {tournament.teams && <td class="count">{board === undefined ? "–" : number(board)}</td>}
            <th scope="row">
              <EntrantName tournament={tournament} entrant={entrant} />
              {entrant === tournament.host && <span class="tag">{t("display-host")}</span>}
            </th>
            <td class="count">{rating ?? "–"}</td>
            {action && <td class="no-print">{action(entrant)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
