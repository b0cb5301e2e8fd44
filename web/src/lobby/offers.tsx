// Open offers: one click takes the seat. An offer that is gone keeps its place for a moment, and as long as the pointer or the focus is in
// the list, so that nobody takes another one by mistake.
import { useMemo, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Chips, Problem } from "../parts.tsx";
import { ProgramSign } from "../program_sign.tsx";
import { useRequest } from "../people/use_request.ts";
import { go, table_path } from "../router.ts";
import { t } from "../text.ts";
import { take_seat } from "../offers.ts";
import type { ShownOffer } from "./state.ts";
import { notes, offer_words, person_name, rating_words, time_words } from "./words.ts";

const shown_at_first = 10;
/** With fewer there is no need to choose a game. */
const many = 8;

export function Offers({ offers, on_hold }: { offers: ShownOffer[]; on_hold: (hold: boolean) => void }) {
  const [game, set_game] = useState("all");
  const [all, set_all] = useState(false);
  const { send, busy, error } = useRequest();
  const games = useMemo(() => [...new Set(offers.map((offer) => offer.game))], [offers]);
  const wanted = offers.filter((offer) => game === "all" || !games.includes(game) || offer.game === game);
  const shown = all ? wanted : wanted.slice(0, shown_at_first);
  const open = offers.filter(({ gone_at }) => gone_at === undefined).length;
  const take = (offer: ShownOffer) =>
    send(
      () => take_seat(offer.table),
      () => {
        go(table_path(offer.table));
        say(t("lobby-accepted", { name: person_name(offer.by), offer: offer_words(offer) }));
      },
    );
  return (
    <section class="lobby-panel" aria-labelledby="lobby-offers">
      <h2 id="lobby-offers">
        {t("lobby-offers")} {open > 0 && <span class="lobby-count">{open}</span>}
      </h2>
      {offers.length === 0 && <p class="hint">{t("lobby-offers-none")}</p>}
      {offers.length > many && games.length > 1 && (
        <Chips
          title={t("start-which")}
          name="lobby-offers-game"
          values={["all", ...games]}
          value={games.includes(game) ? game : "all"}
          text={(value) => (value === "all" ? t("lobby-all-games") : t(`game-${value}`))}
          on_choose={set_game}
        />
      )}
      <Problem error={error} />
      <ul
        class="lobby-offers"
        onPointerEnter={() => on_hold(true)}
        onPointerLeave={() => on_hold(false)}
        onFocusCapture={() => on_hold(true)}
        onBlurCapture={() => on_hold(false)}
      >
        {shown.map((offer) => (
          <OfferRow key={offer.table} offer={offer} busy={busy} take={take} />
        ))}
      </ul>
      {wanted.length > shown.length && (
        <button class="button quiet" type="button" onClick={() => set_all(true)}>
          {t("lobby-all-offers", { count: wanted.length })}
        </button>
      )}
    </section>
  );
}

function OfferRow({ offer, busy, take }: { offer: ShownOffer; busy: boolean; take: (offer: ShownOffer) => void }) {
  const gone = offer.gone_at !== undefined;
  const id = `offer-${offer.table}`;
  return (
    <li class={gone ? "lobby-offer gone" : "lobby-offer"}>
      <p id={id}>
        <strong>
          {offer.by.name || t("lobby-nameless")}
          {offer.by.rating && <span class="lobby-rating">{rating_words(offer.by.rating)}</span>}
        </strong>
        <ProgramSign program={offer.by.program} />
        <span>
          {t(`game-${offer.game}`)} · {time_words(offer.time)}
        </span>
        <small>{notes(offer).join(" · ")}</small>
      </p>
      <button
        class="button primary"
        type="button"
        aria-disabled={gone || busy}
        aria-describedby={id}
        aria-label={t("lobby-play-with", { name: person_name(offer.by) })}
        onClick={() => !gone && !busy && take(offer)}
      >
        {t(gone ? "lobby-gone" : "play")}
      </button>
    </li>
  );
}
