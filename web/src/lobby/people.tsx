// Who is here, and a challenge to one of them.
import { useMemo, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { game_names } from "../catalogue.ts";
import { sorted_by_name } from "../name_order.ts";
import { useBegin } from "../pages/begin.ts";
import { last_game, load_setup } from "../pages/setup.ts";
import { TimeChips } from "../pages/time_chips.tsx";
import { Chips, Problem } from "../parts.tsx";
import { Modal } from "../people/modal.tsx";
import { useOwnName } from "../people/session.ts";
import { PersonLink } from "../person_link.tsx";
import { ProgramSign } from "../program_sign.tsx";
import { usePreferences } from "../preferences.ts";
import { short_name } from "../short_name.ts";
import { language, t } from "../text.ts";
import type { House } from "../messages.ts";
import { show_name } from "./connection.ts";
import { useOffer } from "./make_offer.tsx";
import type { LobbyPerson } from "./messages.ts";
import type { Whom } from "./offer_draft.ts";
import { OfferFields } from "./offer_fields.tsx";
import type { Lobby } from "./state.ts";
import { person_name } from "./words.ts";

const shown_at_first = 25;
/** With fewer there is no need to look for a name. */
const many = 12;

const plain = (name: string) => name.normalize("NFD").replace(/\p{M}/gu, "").toLocaleLowerCase();

/** By name, without myself. */
export function sorted_people(people: Lobby["people"], me: string | null): LobbyPerson[] {
  return sorted_by_name(
    [...people.values()].filter(({ id }) => id !== me),
    ({ name }) => name,
  );
}

/** A program may be for its owner alone. */
const may_challenge = ({ program }: LobbyPerson, me: string | null) => !program || program.challenges === "anyone" || program.owner === me;

export function People({ lobby, house }: { lobby: Lobby; house: House | null }) {
  const { people, you, visitors } = lobby;
  const { signed_in } = useOwnName();
  const [starts, set_starts] = useState("");
  const [all, set_all] = useState(false);
  const [whom, set_whom] = useState<(Whom & { is: "person" }) | null>(null);
  const others = useMemo(() => sorted_people(people, you.id), [people, you.id, language()]);
  const found = others.filter(({ name }) => plain(name).includes(plain(starts.trim())));
  const shown = all ? found : found.slice(0, shown_at_first);
  const nameless = visitors - (!signed_in && !you.name ? 1 : 0);
  return (
    <section class="lobby-panel" aria-labelledby="lobby-people">
      <h2 id="lobby-people">
        {t("lobby-people")} <span class="lobby-count">{people.size + visitors}</span>
      </h2>
      <p class="lobby-you">{you.name ? t("lobby-you-are", { name: you.name }) : t("lobby-you-nameless")}</p>
      {!signed_in && <VisitorName name={you.name} />}
      {(others.length > many || starts) && (
        <label class="field">
          <span>{t("lobby-find")}</span>
          <input type="text" value={starts} autocomplete="off" onInput={(event) => set_starts(event.currentTarget.value)} />
        </label>
      )}
      {others.length === 0 && nameless <= 0 && <Alone />}
      <ul class="lobby-people">
        {shown.map((person) => (
          <li key={person.id}>
            <span class="lobby-name">
              <PersonLink person={person.person ? person.id : null}>{person.name}</PersonLink>
              {!person.person && <small>{t("lobby-visitor")}</small>}
              <ProgramSign program={person.program} />
            </span>
            {person.person && signed_in && may_challenge(person, you.id) && (
              <button
                class="button small"
                type="button"
                aria-label={t("lobby-challenge-of", { name: person_name(person) })}
                onClick={() =>
                  set_whom({ is: "person", id: person.id, name: person_name(person), own_program: person.program?.owner === you.id })
                }
              >
                {t("lobby-challenge")}
              </button>
            )}
          </li>
        ))}
      </ul>
      {found.length > shown.length && (
        <button class="button quiet" type="button" onClick={() => set_all(true)}>
          {t("lobby-all-people", { count: found.length })}
        </button>
      )}
      {starts && found.length === 0 && <p class="hint">{t("lobby-nobody")}</p>}
      {nameless > 0 && <p class="hint">{t("lobby-visitors", { count: nameless })}</p>}
      {whom && <ChallengeForm whom={whom} house={house} on_close={() => set_whom(null)} />}
    </section>
  );
}

/** What to do in an empty lobby. An offer waits on the other pages as well. */
function Alone() {
  const { name } = useOwnName();
  const { play, busy, error } = useBegin();
  return (
    <>
      <p class="hint">{t("lobby-alone")}</p>
      <div>
        <button class="button" type="button" disabled={busy} onClick={() => play({ ...load_setup(last_game(), name), mode: "computer" })}>
          {t("lobby-meanwhile")}
        </button>
      </div>
      <Problem error={error} />
    </>
  );
}

function ChallengeForm({ whom, house, on_close }: { whom: Whom & { is: "person" }; house: House | null; on_close: () => void }) {
  const { offer, set_offer, choose_game, make, busy, error } = useOffer(whom);
  const { draft } = offer;
  const entry = house?.games.find(({ game }) => game === draft.game);
  const presets = house?.presets ?? [];
  return (
    <Modal title={t("lobby-challenge-of", { name: whom.name })} on_close={on_close}>
      <form
        class="lobby-challenge"
        onSubmit={(event) => {
          event.preventDefault();
          make(offer, () => {
            on_close();
            say(t("lobby-challenge-sent", { name: whom.name }));
          });
        }}
      >
        <Chips
          title={t("start-which")}
          name="challenge-game"
          values={game_names()}
          value={draft.game}
          text={(game) => t(`game-${game}`)}
          on_choose={choose_game}
        />
        <TimeChips draft={draft} change={(part) => set_offer({ ...offer, draft: { ...draft, ...part } })} presets={presets} own={null} />
        <details class="more">
          <summary>{t("lobby-details")}</summary>
          <OfferFields offer={offer} change={set_offer} whom={whom} entry={entry} presets={presets} />
        </details>
        <Problem error={error} />
        <div class="row">
          <button class="button primary" type="submit" disabled={busy}>
            {t("lobby-challenge-send")}
          </button>
          <button class="button" type="button" onClick={on_close}>
            {t("cancel")}
          </button>
        </div>
      </form>
    </Modal>
  );
}

/** A visitor is seen by name only if they want to be. */
function VisitorName({ name }: { name: string }) {
  const { preferences, prefer } = usePreferences();
  const [typed, set_typed] = useState(preferences.name);
  if (name)
    return (
      <div>
        <button class="button small" type="button" onClick={() => show_name("")}>
          {t("lobby-name-hide")}
        </button>
      </div>
    );
  return (
    <form
      class="in-a-row"
      onSubmit={(event) => {
        event.preventDefault();
        const short = short_name(typed);
        if (!short) return;
        prefer({ name: short });
        show_name(short);
      }}
    >
      <label class="field">
        <span>{t("new-name")}</span>
        <input type="text" maxLength={40} value={typed} autocomplete="nickname" onInput={(event) => set_typed(event.currentTarget.value)} />
      </label>
      <button class="button" type="submit">
        {t("lobby-name-show")}
      </button>
    </form>
  );
}
