// Ratings at the table: beside a name, in the result, and whether the game is rated.
import { useEffect } from "preact/hooks";
import { say } from "../announce.ts";
import { useMe } from "../people/session.ts";
import { get_table_people, type RatingChange, type SeatRating, type TableRatings } from "../ratings/api.ts";
import { change_text, rating_text } from "../ratings/rating_text.ts";
import { useAsked } from "../parts.tsx";
import { seat_name } from "../speech.ts";
import { t } from "../text.ts";
import { useTexts } from "../use_texts.ts";
import type { Player, State } from "../messages.ts";

/** "1480 ± 60", with a question mark while it is provisional. */
export function BesideName({ seat }: { seat: SeatRating | undefined }) {
  if (!seat?.rating) return null;
  const text = rating_text(seat.rating);
  if (!seat.rating.provisional) return <small class="seat-rating">{text}</small>;
  return (
    <small class="seat-rating" title={t("ratings-provisional")}>
      {text}
      <span aria-hidden="true">?</span>
      <span class="unseen">, {t("ratings-provisional")}</span>
    </small>
  );
}

/** Said to those who could have chosen: of a casual game only to a player who is signed in. */
export function KindOfGame({ state }: { state: State }) {
  const { person } = useMe();
  const told = state.rated || (person !== null && (state.you === "first" || state.you === "second"));
  return useTexts("records", told) ? <p class="hint kind-of-game">{t(state.rated ? "rated-game" : "casual-game")}</p> : null;
}

/** On an invitation: a rated game is for people who are signed in. */
export function RatedInvitation({ table }: { table: string }) {
  const { person } = useMe();
  const rated = useAsked(() => get_table_people(table)).answer?.rated === true;
  const ready = useTexts("records", rated);
  return ready ? <p>{t(person ? "rated-invitation" : "rated-invitation-visitor")}</p> : null;
}

/** How a rated game changed ratings, one's own first; or that it did not count. */
export function RatingChanges({ state, changes }: { state: State; changes: TableRatings | null }) {
  const lines = !changes
    ? []
    : changes.rated
      ? changes_of(state, changes).map(([player, change]) => change_line(state, player, change))
      : [t("rating-not-counted")];
  const spoken = lines.join(" ");
  useEffect(() => {
    if (spoken) say(spoken);
  }, [spoken]);
  return (
    <>
      {lines.map((line) => (
        <p key={line} class="rating-change">
          {line}
        </p>
      ))}
    </>
  );
}

export function changes_of(state: Pick<State, "you">, ratings: TableRatings): [Player, RatingChange][] {
  const players: Player[] = state.you === "second" ? ["second", "first"] : ["first", "second"];
  return players.flatMap((player) => (ratings[player] ? [[player, ratings[player]]] : []));
}

function change_line(state: State, player: Player, { before, after }: RatingChange): string {
  return t("rating-changed", {
    who: state.you === player ? "you" : "named",
    name: seat_name(state.game, state.seats[player], player),
    rating: rating_text(after),
    change: change_text(before.rating, after.rating),
  });
}
