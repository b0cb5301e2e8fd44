// Making an offer: the game, then a time, and it is in the lobby. Everything else is behind a disclosure.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { game_names, known_game } from "../catalogue.ts";
import { parse_time } from "../pages/draft.ts";
import { Chips, Problem } from "../parts.tsx";
import { useMe, useOwnName } from "../people/session.ts";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import type { House } from "../messages.ts";
import { make_offer, withdraw } from "../offers.ts";
import { introduce_again } from "./connection.ts";
import type { Challenge, Offer } from "./messages.ts";
import { last_offered, load_offer, offer_settings, quick_times, save_offer, type OfferDraft, type Whom } from "./offer_draft.ts";
import { OfferFields } from "./offer_fields.tsx";
import { offer_words, time_words } from "./words.ts";

const anyone: Whom = { is: "anyone" };

/** What has been chosen for an offer or a challenge, and how to make it. */
export function useOffer(whom: Whom) {
  const { name, signed_in } = useOwnName();
  const { policies } = useMe();
  const [offer, set_offer] = useState<OfferDraft>(() => load_offer(last_offered(known_game), name));
  const { send, busy, error } = useRequest();
  const make = (wanted: OfferDraft, done: () => void) => {
    const whole = { ...wanted, draft: { ...wanted.draft, name }, rated: wanted.rated && signed_in };
    send(
      () => make_offer(offer_settings(whole, whom, policies?.default_visibility)),
      () => {
        save_offer(whole);
        done();
      },
    );
  };
  return { offer, set_offer, choose_game: (game: string) => set_offer(load_offer(game, name)), make, busy, error };
}

export function MakeOffer({ house, mine }: { house: House | null; mine: (Offer | Challenge)[] }) {
  const { offer, set_offer, choose_game, make, busy, error } = useOffer(anyone);
  const { draft } = offer;
  const entry = house?.games.find(({ game }) => game === draft.game);
  const presets = house?.presets ?? [];
  const made = () => {
    introduce_again();
    say(t("lobby-offered"));
  };
  const has_offer = (time: string) =>
    mine.some((each) => !("to" in each) && each.game === draft.game && "first" in each.time && each.time.first === time);
  return (
    <section class="lobby-panel lobby-make" aria-labelledby="lobby-make">
      <h2 id="lobby-make">{t("lobby-make")}</h2>
      <Chips
        title={t("start-which")}
        name="lobby-game"
        values={game_names()}
        value={draft.game}
        text={(game) => t(`game-${game}`)}
        on_choose={choose_game}
      />
      <div role="group" aria-labelledby="lobby-times">
        <p id="lobby-times" class="lobby-label">
          {t("lobby-times")}
        </p>
        <div class="lobby-times">
          {quick_times(entry, presets).map((time) => (
            <button
              key={time}
              class="button"
              type="button"
              aria-disabled={busy || has_offer(time)}
              onClick={() => !has_offer(time) && make({ ...offer, draft: { ...draft, time: parse_time(time), other_time: null } }, made)}
            >
              {time_words({ first: time, second: time })}
            </button>
          ))}
        </div>
      </div>
      <details class="more">
        <summary>{t("lobby-details")}</summary>
        <OfferFields offer={offer} change={set_offer} whom={anyone} entry={entry} presets={presets} />
        <div>
          <button class="button primary" type="button" disabled={busy} onClick={() => make(offer, made)}>
            {t("lobby-make-this")}
          </button>
        </div>
      </details>
      <Problem error={error} />
      {mine.length > 0 && <MyOffers offers={mine} />}
    </section>
  );
}

function MyOffers({ offers }: { offers: (Offer | Challenge)[] }) {
  const { send, busy, error } = useRequest();
  return (
    <div class="lobby-mine">
      <h3>{t("lobby-mine")}</h3>
      <p class="hint">{t("lobby-mine-text")}</p>
      <ul class="entries">
        {offers.map((offer) => (
          <li key={offer.table}>
            <p>
              {offer_words(offer)}
              {"to" in offer && <small>{t("lobby-challenged", { name: offer.to.name })}</small>}
            </p>
            <button
              class="button"
              type="button"
              disabled={busy}
              aria-label={t("lobby-withdraw-of", { offer: offer_words(offer) })}
              onClick={() =>
                send(
                  () => withdraw(offer.table),
                  () => {
                    document.getElementById("lobby-title")?.focus();
                    say(t("lobby-withdrawn"));
                  },
                )
              }
            >
              {t("lobby-withdraw")}
            </button>
          </li>
        ))}
      </ul>
      <Problem error={error} />
    </div>
  );
}
