// How a team match stands: board points of each round, and match points.
import { number, t } from "../text.ts";
import type { Tournament } from "./messages.ts";
import { points_text } from "./words.ts";

export function TeamScores({ tournament }: { tournament: Tournament }) {
  if (!tournament.teams || tournament.phase === "entry") return null;
  return (
    <section class="tournament-part tournament-teams" aria-labelledby="teams">
      <h2 id="teams">{t("tournament-teams")}</h2>
      <div class="table-box" role="group" aria-labelledby="teams" tabIndex={0}>
        <TeamTable tournament={tournament} label={t("tournament-teams")} />
      </div>
    </section>
  );
}

export function TeamTable({ tournament, label }: { tournament: Tournament; label: string }) {
  const teams = tournament.teams ?? [];
  return (
    <table class="standings" aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{t("tournament-team")}</th>
          {teams[0]?.rounds.map((_, index) => (
            <th key={index} scope="col" class="count">
              {t("tournament-round", { round: String(index + 1) })}
            </th>
          ))}
          <th scope="col" class="count">
            {t("tournament-board-points")}
          </th>
          <th scope="col" class="count">
            {t("tournament-match-points")}
          </th>
        </tr>
      </thead>
      <tbody>
        {teams.map(({ team, name, rounds, board_points, match_points }) => (
          <tr key={team}>
            <th scope="row">{name}</th>
            {rounds.map((points, index) => (
              <td key={index} class="count">
                {points_text(points)}
              </td>
            ))}
            <td class="count points">{points_text(board_points)}</td>
            <td class="count points">{number(match_points)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
