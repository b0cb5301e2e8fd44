// Finished games as a table: each opens on the board, may be analysed, and saved as a file.
import { table_api } from "../api.ts";
import { studied_games } from "../catalogue.ts";
import { change_text, rating_number } from "../ratings/rating_text.ts";
import { table_path, table_study_path } from "../router.ts";
import { has_text, date, t } from "../text.ts";
import { Table } from "../people/table.tsx";
import type { HistoryGame } from "./api.ts";
import { opponent_name, OpponentName } from "./opponent.tsx";

export function GameList({ games }: { games: HistoryGame[] }) {
  return (
    <Table
      class="history-games acted"
      columns={[t("players-game"), t("history-opponent"), t("result"), t("history-ended"), t("actions")]}
      rows={games.map((game) => ({
        key: game.table,
        head: <a href={table_path(game.table)}>{t(`game-${game.game}`)}</a>,
        cells: [
          <OpponentName game={game.game} opponent={game.opponent} />,
          <Result game={game} />,
          <>
            {date(game.ended)} <small>{t(`speed-${game.speed}`)}</small>
          </>,
          <Actions game={game} />,
        ],
      }))}
    />
  );
}

function Result({ game: { result, rule, ending, rated, rating } }: { game: HistoryGame }) {
  const why = rule && has_text(`rule-${rule}`) ? t(`rule-${rule}`) : has_text(`history-by-${ending}`) ? t(`history-by-${ending}`) : "";
  return (
    <>
      <span class={`history-result ${result}`}>{t(`outcome-${result}`)}</span> {result !== "none" && <small>{why}</small>}
      {rated && (
        <span class="history-rated">
          {t("rated")}
          {rating && `: ${rating_number(rating.after)} (${change_text(rating.before, rating.after)})`}
        </span>
      )}
    </>
  );
}

/** Buttons whose names, for those who hear them, say of which game they are. */
function Actions({ game }: { game: HistoryGame }) {
  const of = { game: t(`game-${game.game}`), opponent: opponent_name(game.game, game.opponent) };
  return (
    <div class="row row-actions">
      {studied_games().includes(game.game) && (
        <a class="button small" href={table_study_path(game.table)} aria-label={t("history-analyse-of", of)}>
          {t("analyse")}
        </a>
      )}
      <a class="button small" href={table_api(game.table, "record")} download aria-label={t("history-save-of", of)}>
        {t("history-save")}
      </a>
    </div>
  );
}
