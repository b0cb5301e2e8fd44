// The lobby: who is here, what is offered, what is being played. Everything comes over one socket.
import { useEffect, useMemo, useRef } from "preact/hooks";
import { say } from "../announce.ts";
import { get_house } from "../api.ts";
import { useAsked } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { t } from "../text.ts";
import { WaitingChallenges } from "./challenges.tsx";
import { dispatch, enter, useLobby } from "./connection.ts";
import { Games } from "./games.tsx";
import { MakeOffer } from "./make_offer.tsx";
import { Offers } from "./offers.tsx";
import { People } from "./people.tsx";
import { has_leaving, my_offers, others_offers, waiting_challenges } from "./state.ts";

export { LobbyNotices } from "./challenges.tsx";

export function LobbyPage() {
  const { person } = useMe();
  const { answer: house } = useAsked(get_house);
  const lobby = useLobby();
  useEffect(() => enter(person?.id ?? null), [person?.id]);
  const lost = lobby.known && !lobby.online;
  useEffect(() => {
    if (lost) say(t("offline"));
  }, [lost]);

  // While somebody points at the offers, none of them changes its place.
  const held = useRef(false);
  const leaving = has_leaving(lobby);
  useEffect(() => {
    if (!leaving) return;
    const timer = setInterval(() => !held.current && dispatch({ type: "sweep", now: performance.now() }), 1000);
    return () => clearInterval(timer);
  }, [leaving]);

  const { offers, you } = lobby;
  const mine = useMemo(() => my_offers(lobby), [offers, you]);
  const others = useMemo(() => others_offers(lobby), [offers, you]);
  return (
    <section class="lobby-page" aria-busy={!lobby.known}>
      <h1 id="lobby-title" tabIndex={-1}>
        {t("nav-lobby")}
      </h1>
      {lost && <p class="lobby-lost">{t("offline")}</p>}
      {!lobby.known ? (
        <p class="lead">{t("lobby-loading")}</p>
      ) : (
        <div class="lobby-columns">
          <div class="lobby-main">
            <WaitingChallenges challenges={waiting_challenges(lobby)} />
            <MakeOffer house={house} mine={mine} />
            <Offers offers={others} on_hold={(hold) => (held.current = hold)} />
          </div>
          <People lobby={lobby} house={house} />
          <Games games={lobby.games} playing={lobby.playing} />
        </div>
      )}
    </section>
  );
}
