// The director pairs the next round by hand. Everybody has one place: whoever is chosen for another one changes places with whoever is there.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { side_name } from "../speech.ts";
import { t } from "../text.ts";
import { direct } from "./api.ts";
import type { Tournament } from "./messages.ts";
import { places_of, rounds_by_hand, swapped } from "./pairs.ts";
import { name_in } from "./words.ts";

export function PairByHand({ tournament }: { tournament: Tournament }) {
  const places = places_of(tournament);
  if (places.length < 2) return null;
  return (
    <details class="more">
      <summary>{t("tournament-pair-by-hand")}</summary>
      <Pairs key={places.join()} tournament={tournament} first={places} />
    </details>
  );
}

function Pairs({ tournament, first }: { tournament: Tournament; first: number[] }) {
  const [places, set_places] = useState(first);
  const { busy, error, send } = useRequest();
  const { game } = tournament.settings.table;
  const { pairs, byes } = rounds_by_hand(places);
  const choice = (place: number, label: string) => (
    <label class="field">
      <span>{label}</span>
      <select value={String(places[place])} onChange={(event) => set_places(swapped(places, place, Number(event.currentTarget.value)))}>
        {first.map((entrant) => (
          <option key={entrant} value={String(entrant)}>
            {name_in(tournament, entrant)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <form
      class="pair-by-hand"
      onSubmit={(event) => {
        event.preventDefault();
        send(
          () => direct(tournament.id, { command: "pair", pairs, byes, version: tournament.version }),
          () => say(t("tournament-pair-done")),
        );
      }}
    >
      <p class="hint">{t("tournament-pair-hint")}</p>
      <ol>
        {pairs.map((_, board) => (
          <li key={board}>
            {(["first", "second"] as const).map((side, index) => (
              <div key={side}>
                {choice(2 * board + index, t("tournament-pair-seat", { board: String(board + 1), side: side_name(game, side) }))}
              </div>
            ))}
          </li>
        ))}
      </ol>
      {byes.length > 0 && choice(places.length - 1, t("tournament-pair-bye"))}
      <div class="row">
        <button class="button" type="submit" disabled={busy}>
          {t("tournament-pair-propose")}
        </button>
      </div>
      <Problem error={error} />
    </form>
  );
}
