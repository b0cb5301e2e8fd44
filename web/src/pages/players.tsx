// Who played what, and how it ended: by name, game and level.
import { get_players } from "../api.ts";
import { Problem, useAsked } from "../parts.tsx";
import { level_name } from "../speech.ts";
import { number, t } from "../text.ts";
import type { GameName } from "../words.ts";

interface Score {
  game: GameName;
  level: number | null;
  games: number;
  wins: number;
  draws: number;
  defeats: number;
}
interface Player {
  name: string;
  results: Score[];
}

export function PlayersPage() {
  const { answer, error } = useAsked(get_players);
  const players = (answer as { players?: Player[] } | null)?.players ?? (Array.isArray(answer) ? (answer as Player[]) : []);
  return (
    <section class="narrow players">
      <h1 tabIndex={-1}>{t("nav-players")}</h1>
      <Problem error={error} />
      {answer !== null && players.length === 0 && <p class="lead">{t("players-none")}</p>}
      {players.map((player) => (
        <section key={player.name} class="player-results" aria-label={player.name}>
          <h2>{player.name}</h2>
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
              {player.results.map((score) => (
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
