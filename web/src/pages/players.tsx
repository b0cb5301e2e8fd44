// Results by name, game and level.
import { get_players } from "../api.ts";
import { Problem, useAsked } from "../parts.tsx";
import { level_name } from "../speech.ts";
import { number, t } from "../text.ts";
import type { Standing } from "../messages.ts";

/** The rows of each name, in the order of the names. */
export function by_name(standings: Standing[]): [name: string, lines: Standing[]][] {
  const names = new Map<string, Standing[]>();
  for (const line of standings) names.set(line.name, [...(names.get(line.name) ?? []), line]);
  return [...names];
}

export function PlayersPage() {
  const { answer, error } = useAsked(get_players);
  const players = by_name(answer?.players ?? []);
  return (
    <section class="narrow players">
      <h1 tabIndex={-1}>{t("nav-players")}</h1>
      <Problem error={error} />
      {answer !== null && players.length === 0 && <p class="lead">{t("players-none")}</p>}
      {players.map(([name, lines]) => (
        <section key={name} class="player-results" aria-label={name} tabIndex={0}>
          <h2>{name}</h2>
          <table>
            <thead>
              <tr>
                {["game", "against", "games", "wins", "draws", "defeats"].map((column) => (
                  <th key={column} scope="col">
                    {t(`players-${column}`)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {lines.map((score) => (
                <tr key={`${score.game} ${score.level}`}>
                  <th scope="row">{t(`game-${score.game}`)}</th>
                  <td>{score.level === null ? t("players-person") : level_name(score.game, score.level)}</td>
                  {[score.games, score.wins, score.draws, score.defeats].map((count, index) => (
                    <td key={index} class="count">
                      {number(count)}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </section>
  );
}
