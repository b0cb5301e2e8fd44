// The pairings of each round with their results.
import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Chips } from "../parts.tsx";
import { table_path } from "../router.ts";
import { side_name } from "../speech.ts";
import { number, t } from "../text.ts";
import { EntrantName } from "./entrant_name.tsx";
import type { Board, Round, Tournament } from "./messages.ts";
import { is_arena, shown_boards } from "./state.ts";
import { points_text, result_sign, result_words, round_words } from "./words.ts";

interface Props {
  tournament: Tournament;
  /** The director's button for a board. */
  action?: (round: number, board: Board) => ComponentChildren;
}

export function Rounds({ tournament, action }: Props) {
  const { played, round: last } = tournament;
  const [chosen, set_chosen] = useState(last);
  // Whoever looks at the last round sees the next one when it comes.
  useEffect(() => set_chosen(last), [last]);
  const round = played.find((one) => one.round === chosen) ?? played.at(-1);
  if (!round) return null;
  const words = round_words(tournament, round);
  return (
    <section class="tournament-part tournament-rounds" aria-labelledby="rounds">
      <h2 id="rounds">{t("tournament-pairings")}</h2>
      {played.length > 1 && (
        <div class="no-print">
          <Chips
            title={t("tournament-which-round")}
            name="round"
            values={played.map((one) => String(one.round))}
            value={String(round.round)}
            text={(value) => number(Number(value))}
            on_choose={(value) => set_chosen(Number(value))}
          />
        </div>
      )}
      <h3>
        {words}
        {round.state !== "complete" && !is_arena(tournament.settings.form) && (
          <span class="tag">{t(`tournament-round-${round.state}`)}</span>
        )}
      </h3>
      <div class="table-box" role="group" aria-label={words} tabIndex={0}>
        <PairingsTable tournament={tournament} round={round} boards={shown_boards(tournament, round)} action={action} label={words} />
      </div>
      <Byes tournament={tournament} round={round} />
    </section>
  );
}

interface TableProps extends Props {
  round: Round;
  boards: Board[];
  label: string;
}

export function PairingsTable({ tournament, round, boards, action, label }: TableProps) {
  const { game } = tournament.settings.table;
  return (
    <table class="pairings" aria-label={label}>
      <thead>
        <tr>
          <th scope="col" class="count">
            <abbr title={t("tournament-board-title")}>{t("tournament-board-short")}</abbr>
          </th>
          <th scope="col">{side_name(game, "first")}</th>
          <th scope="col" class="result">
            {t("tournament-result")}
          </th>
          <th scope="col">{side_name(game, "second")}</th>
          {action && (
            <th scope="col" class="no-print">
              {t("tournament-actions")}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {boards.map((board) => (
          <tr key={board.board} class={[board.first, board.second].includes(tournament.you.entrant ?? -1) ? "own" : undefined}>
            <td class="count">{number(board.board)}</td>
            <td>
              <EntrantName tournament={tournament} entrant={board.first} />
            </td>
            <td class="result">
              <BoardState tournament={tournament} board={board} />
            </td>
            <td>
              <EntrantName tournament={tournament} entrant={board.second} />
            </td>
            {action && <td class="no-print">{action(round.round, board)}</td>}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The result, or that it is being played; where there is a table, a link to it. */
function BoardState({ tournament, board }: { tournament: Tournament; board: Board }) {
  const { table, result, stopped } = board;
  const text = result ? (
    <>
      <span aria-hidden="true">{result_sign(result)}</span>
      <span class="unseen">{result_words(tournament, board, result)}</span>
    </>
  ) : stopped ? (
    t(is_arena(tournament.settings.form) ? "tournament-does-not-count" : "tournament-stopped")
  ) : table ? (
    t("tournament-watch")
  ) : (
    "–"
  );
  return table ? <a href={table_path(table)}>{text}</a> : <>{text}</>;
}

export function Byes({ tournament, round }: { tournament: Tournament; round: Round }) {
  if (round.byes.length === 0) return null;
  return (
    <ul class="byes">
      {round.byes.map(({ entrant, points }) => (
        <li key={entrant}>
          <EntrantName tournament={tournament} entrant={entrant} />: {t("tournament-bye")} ({points_text(points)})
        </li>
      ))}
    </ul>
  );
}
