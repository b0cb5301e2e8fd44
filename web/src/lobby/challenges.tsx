// Challenges to me: those that wait in the lobby's list, and a notice of a new one on any page.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { ProgramSign } from "../program_sign.tsx";
import { useRequest } from "../people/use_request.ts";
import { go, table_path, type Place } from "../router.ts";
import { t } from "../text.ts";
import { decline, take_seat } from "../offers.ts";
import { dispatch, useLobby } from "./connection.ts";
import type { Challenge } from "./messages.ts";
import { fresh_challenges } from "./state.ts";
import { notes, offer_words, person_name, rating_words, time_words } from "./words.ts";

/** How a challenge is answered. */
function useAnswer() {
  const { send, busy, error } = useRequest();
  const settle = ({ table }: Challenge) => dispatch({ type: "put-off", table });
  const accept = (challenge: Challenge) => {
    settle(challenge);
    send(
      () => take_seat(challenge.table),
      () => {
        go(table_path(challenge.table));
        say(t("lobby-accepted", { name: person_name(challenge.by), offer: offer_words(challenge) }));
      },
    );
  };
  const refuse = (challenge: Challenge) => {
    settle(challenge);
    send(
      () => decline(challenge.table),
      () => say(t("lobby-you-declined", { name: person_name(challenge.by) })),
    );
  };
  return { accept, refuse, busy, error };
}

export function WaitingChallenges({ challenges }: { challenges: Challenge[] }) {
  const { accept, refuse, busy, error } = useAnswer();
  if (challenges.length === 0 && !error) return null;
  return (
    <section class="lobby-panel lobby-challenges" aria-labelledby="lobby-challenges">
      <h2 id="lobby-challenges">{t("lobby-challenges")}</h2>
      <Problem error={error} />
      <ul class="entries">
        {challenges.map((challenge) => (
          <li key={challenge.table}>
            <ChallengeWords challenge={challenge} />
            <div class="row">
              <button
                class="button primary"
                type="button"
                disabled={busy}
                aria-label={t("lobby-accept-of", { name: person_name(challenge.by) })}
                onClick={() => accept(challenge)}
              >
                {t("accept")}
              </button>
              <button
                class="button"
                type="button"
                disabled={busy}
                aria-label={t("lobby-decline-of", { name: person_name(challenge.by) })}
                onClick={() => refuse(challenge)}
              >
                {t("decline")}
              </button>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChallengeWords({ challenge, id }: { challenge: Challenge; id?: string }) {
  const { by } = challenge;
  return (
    <p id={id}>
      <strong>{t("lobby-challenge-by", { name: by.name })}</strong>
      <ProgramSign program={by.program} />
      {by.rating && <span class="lobby-rating">{rating_words(by.rating)}</span>}
      <small>{[t(`game-${challenge.game}`), time_words(challenge.time), ...notes(challenge)].join(" · ")}</small>
    </p>
  );
}

const guarded = 1000; // milliseconds

/** It comes at any time: it lies over the page, never takes the focus, and cannot be answered for a moment, so that a key or a click that
 * was meant for something else does not answer it. */
function FreshChallenge({ challenge, more }: { challenge: Challenge; more: number }) {
  const [ready, set_ready] = useState(false);
  const { accept, refuse, busy } = useAnswer();
  useEffect(() => {
    const timer = setTimeout(() => set_ready(true), guarded);
    return () => clearTimeout(timer);
  }, []);
  const off = !ready || busy;
  return (
    <section class="lobby-notice" aria-label={t("lobby-challenge-new")}>
      <ChallengeWords challenge={challenge} />
      {more > 0 && <p class="hint">{t("lobby-challenge-more", { count: more })}</p>}
      <div class="row">
        <button class="button primary" type="button" aria-disabled={off} onClick={() => !off && accept(challenge)}>
          {t("accept")}
        </button>
        <button class="button" type="button" aria-disabled={off} onClick={() => !off && refuse(challenge)}>
          {t("decline")}
        </button>
        <button
          class="button quiet"
          type="button"
          aria-disabled={off}
          onClick={() => !off && dispatch({ type: "put-off", table: challenge.table })}
        >
          {t("lobby-later")}
        </button>
      </div>
    </section>
  );
}

/** Over any page: a game of mine that has begun, or a new challenge. */
export function LobbyNotices({ place }: { place: Place }) {
  const lobby = useLobby();
  const { begun } = lobby;
  // The host of a simultaneous display has all games on one page.
  const arrived = place.is === "display" || (place.is === "table" && place.table === begun?.table);
  useEffect(() => {
    if (!begun) return;
    if (place.is === "lobby") go(table_path(begun.table));
    if (place.is === "lobby" || arrived) dispatch({ type: "arrived" });
  }, [begun, place.is, arrived]);
  if (begun && !arrived && place.is !== "lobby")
    return (
      <section class="lobby-notice" aria-label={t("lobby-begun")}>
        <p>{begun.offer ? t("lobby-news-begun", { offer: offer_words(begun.offer) }) : t("lobby-news-begun-plain")}</p>
        <div class="row">
          <a class="button primary" href={table_path(begun.table)}>
            {t("lobby-to-table")}
          </a>
        </div>
      </section>
    );
  const [first, ...more] = fresh_challenges(lobby);
  return first ? <FreshChallenge key={first.table} challenge={first} more={more.length} /> : null;
}
