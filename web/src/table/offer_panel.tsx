// A table that waits for somebody from the lobby: for its maker, for the person who was challenged, and for whoever looks in.
import { Problem } from "../parts.tsx";
import { decline, take_seat } from "../offers.ts";
import { useRequest } from "../people/use_request.ts";
import { go } from "../router.ts";
import { seat_name } from "../speech.ts";
import { t } from "../text.ts";
import { useTexts } from "../use_texts.ts";
import { player_words, type State } from "../messages.ts";

/** Whether the lobby has to do with this table: a seat waits for anyone, or for one person. */
export function is_offered({ phase, seats, you }: State): boolean {
  const kinds = player_words.map((player) => seats[player].kind);
  return phase === "waiting" && (kinds.includes("open") || (kinds.includes("person") && you !== "watcher"));
}

export function OfferPanel({ state, leave }: { state: State; leave: () => void }) {
  return useTexts("lobby") ? <Panel state={state} leave={leave} /> : null;
}

function Panel({ state, leave }: { state: State; leave: () => void }) {
  const { send, busy, error } = useRequest();
  const { seats, you } = state;
  const free = player_words.find((player) => seats[player].kind === "open" || seats[player].kind === "person")!;
  const maker = free === "first" ? "second" : "first";
  const name = (player: typeof free) => seat_name(state.game, seats[player], player);
  // Whoever was watching has a seat from then on: the page opens the table anew.
  const accept = () =>
    send(
      () => take_seat(state.table),
      () => you === "watcher" && location.reload(),
    );
  const refuse = () =>
    send(
      () => decline(state.table),
      () => go("/lobby"),
    );
  const challenge = seats[free].kind === "person";
  return (
    <section class="narrow link-panel">
      {you === maker ? (
        <>
          <h2>{t(challenge ? "offer-challenge-title" : "offer-title")}</h2>
          <p>{challenge ? t("offer-challenge-text", { name: name(free) }) : t("offer-text")}</p>
        </>
      ) : (
        <>
          <h2>{t(challenge ? "lobby-challenge-by" : "offer-open-title", { name: name(maker) })}</h2>
          <div class="row">
            <button class="button primary" type="button" disabled={busy} onClick={accept}>
              {t(challenge ? "accept" : "play")}
            </button>
            {challenge && (
              <button class="button" type="button" disabled={busy} onClick={refuse}>
                {t("decline")}
              </button>
            )}
          </div>
        </>
      )}
      <Problem error={error} />
      <div class="row">
        <a class="button" href="/lobby">
          {t("offer-to-lobby")}
        </a>
        {you === maker && (
          <button class="button quiet" type="button" onClick={leave}>
            {t("lobby-withdraw")}
          </button>
        )}
      </div>
    </section>
  );
}
