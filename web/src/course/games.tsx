// Games of the ladder: each leads to its table, to be watched or replayed; a program that failed comes with what led to it.
import { reason_text } from "../refusal.ts";
import { table_path } from "../router.ts";
import { date, t } from "../text.ts";
import type { Failure, LadderGame } from "./messages.ts";
import { Repeat } from "./report_view.tsx";
import { author_of, result_sign, result_words, side_words } from "./words.ts";

export function GameList({ games, me }: { games: LadderGame[]; me: string | null }) {
  return (
    <ul class="ladder-games">
      {games.map((game) => (
        <li key={game.number} class={[game.first, game.second].some((side) => author_of(side).id === me) ? "own" : undefined}>
          <a href={table_path(game.table)}>{t("versus", { first: side_words(game.first), second: side_words(game.second) })}</a>
          <span class="ladder-result">
            <span aria-hidden="true">{result_sign(game)}</span>
            <span class="unseen">{result_words(game)}</span>
          </span>
          <small>{date(game.at)}</small>
          {game.failure && <FailureView game={game} failure={game.failure} />}
        </li>
      ))}
    </ul>
  );
}

function FailureView({ game, failure }: { game: LadderGame; failure: Failure }) {
  const reason = failure.reason && reason_text(failure.reason);
  return (
    <details class="failure">
      <summary>{t(`course-failure-${failure.kind}`, { name: side_words(game[failure.side]) })}</summary>
      {reason && <p lang={reason.known ? undefined : "en"}>{reason.text}</p>}
      <p>{t("course-failure-moves")}</p>
      <pre class="command" tabIndex={0} aria-label={t("course-failure-moves")}>
        {failure.moves || t("course-nothing")}
      </pre>
      <Repeat command={failure.repeat} hint={t("course-failure-repeat")} />
    </details>
  );
}
