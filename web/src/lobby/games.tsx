// Games being played, as small live boards that lead to the table. Nothing here is announced: a reader who wants to hear moves opens the table.
import { useMemo, useState } from "preact/hooks";
import { StillBoard } from "../board/still.tsx";
import { name_with_kind, ProgramSign } from "../program_sign.tsx";
import { usePreferences } from "../preferences.ts";
import { table_path } from "../router.ts";
import { SideDot } from "../side_dot.tsx";
import { level_name, side_name } from "../speech.ts";
import { t } from "../text.ts";
import { shown_name } from "../version_name.ts";
import type { Player } from "../messages.ts";
import type { Lobby, ShownGame } from "./state.ts";
import { time_words } from "./words.ts";

const shown_at_first = 12;

export function Games({ games, playing }: { games: Lobby["games"]; playing: number }) {
  const [all, set_all] = useState(false);
  const lists = useMemo(() => {
    const known = [...games.values()];
    return { boards: known.filter(({ board }) => board), others: known.filter(({ board }) => !board) };
  }, [games]);
  const others = all ? lists.others : lists.others.slice(0, shown_at_first);
  return (
    <section class="lobby-panel lobby-games" aria-labelledby="lobby-games">
      <h2 id="lobby-games">
        {t("lobby-games")} {playing > 0 && <span class="lobby-count">{playing}</span>}
      </h2>
      {games.size === 0 && <p class="hint">{t("lobby-games-none")}</p>}
      {lists.boards.length > 0 && (
        <ul class="lobby-boards">
          {lists.boards.map((game) => (
            <LiveGame key={game.table} game={game} />
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <ul class="lobby-more-games">
          {others.map((game) => (
            <li key={game.table}>
              <a class="resume" href={table_path(game.table)}>
                <strong>{t(`game-${game.game}`)}</strong>
                <span>{players(game)}</span>
                <small>{facts(game)}</small>
              </a>
            </li>
          ))}
        </ul>
      )}
      {lists.others.length > others.length && (
        <button class="button quiet" type="button" onClick={() => set_all(true)}>
          {t("lobby-all-playing", { count: lists.others.length })}
        </button>
      )}
    </section>
  );
}

function LiveGame({ game }: { game: ShownGame }) {
  const { preferences } = usePreferences();
  const board = game.board!;
  const drawing = useMemo(
    () => board.board_view.boards.map((each) => <StillBoard key={each.name} board={each} set={preferences.pieces} last={board.path} />),
    [board, preferences.pieces],
  );
  return (
    <li class={game.gone_at === undefined ? "live" : "live over"}>
      <a href={table_path(game.table)}>
        <span class="unseen">{t("lobby-watch")} </span>
        <span class={`live-boards ${drawing.length > 1 ? "two" : ""}`}>{drawing}</span>
        <Seat game={game} player="second" />
        <Seat game={game} player="first" />
        <small>{game.result === undefined ? `${t(`game-${game.game}`)} · ${facts(game)}` : result_words(game)}</small>
      </a>
    </li>
  );
}

function Seat({ game, player }: { game: ShownGame; player: Player }) {
  const to_move = game.board?.turn === player && game.result === undefined;
  return (
    <span class={to_move ? "live-seat to-move" : "live-seat"}>
      <SideDot game={game.game} player={player} />
      <span class="live-name">
        {bare_name(game, player)} <ProgramSign program={game.seats[player].program} />
      </span>
    </span>
  );
}

function bare_name({ game, seats }: ShownGame, player: Player): string {
  const { name, level, program } = seats[player];
  if (level !== null) return t("computer-level", { name: level_name(game, level) });
  return (program ? shown_name(name) : name) || side_name(game, player);
}

const seat_words = (game: ShownGame, player: Player) => name_with_kind(bare_name(game, player), game.seats[player].program);

const players = (game: ShownGame) => t("versus", { first: seat_words(game, "first"), second: seat_words(game, "second") });

function facts(game: ShownGame): string {
  return [time_words(game.time), t(game.rated ? "lobby-rated" : "lobby-casual")].join(" · ");
}

function result_words(game: ShownGame): string {
  const { result } = game;
  if (!result) return "";
  if (result.winner) return t("result-won", { who: "named", name: seat_words(game, result.winner) });
  return t(result.ending === "abandonment" ? "result-none" : "result-draw");
}
