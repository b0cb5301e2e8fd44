// The members' games, newest first.
import { Problem, useAsked } from "../parts.tsx";
import { PersonLink } from "../person_link.tsx";
import { rich_text } from "../rich_text.tsx";
import { table_path } from "../router.ts";
import { date, t } from "../text.ts";
import type { GameName, Player } from "../messages.ts";
import { level_name, side_name } from "../speech.ts";
import { get_group_games, type GameSeat, type GroupGame } from "./api.ts";
import { Table } from "./table.tsx";

export function GroupGames({ group }: { group: string }) {
  const { answer, error } = useAsked(() => get_group_games(group));
  return (
    <section aria-labelledby="games">
      <h2 id="games">{t("members-games")}</h2>
      <Problem error={error} />
      {answer?.games.length === 0 && <p class="hint">{t("members-games-none")}</p>}
      {answer !== null && answer.games.length > 0 && (
        <Table
          class="games-of-members"
          columns={[t("players-game"), t("game-players"), t("game-state"), t("game-time")]}
          rows={answer.games.map((game) => ({
            key: game.table,
            head: <a href={table_path(game.table)}>{t(`game-${game.game}`)}</a>,
            cells: [
              rich_text("versus", { first: <SeatName game={game} player="first" />, second: <SeatName game={game} player="second" /> }),
              result_of(game),
              date(game.ended ?? game.created),
            ],
          }))}
        />
      )}
    </section>
  );
}

function SeatName({ game, player }: { game: GroupGame; player: Player }) {
  return <PersonLink person={game[player].person}>{seat_text(game.game, game[player], player)}</PersonLink>;
}

function seat_text(game: GameName, seat: GameSeat, player: Player): string {
  if (seat.level) return t("game-computer", { level: level_name(game, Number(seat.level)) });
  return seat.name || side_name(game, player);
}

function result_of({ game, first, second, ended, winner, ending }: GroupGame): string {
  if (ended === null) return t("game-under-way");
  if (winner === null) return t(ending === "abandonment" ? "result-none" : "result-draw");
  return t("result-won", { who: "named", name: seat_text(game, winner === "first" ? first : second, winner) });
}
