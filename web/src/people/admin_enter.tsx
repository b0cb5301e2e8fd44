// The administrator's link: whoever opens it chooses a name and becomes the administrator. It works once.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { enter_as_administrator, type Myself, type SignInCard } from "./api.ts";
import { NameField } from "./fields.tsx";
import { NewCard } from "./new_card.tsx";
import { set_person, useMe } from "./session.ts";
import { focus_soon } from "./use_focus.ts";
import { useRequest } from "./use_request.ts";

interface Made {
  person: Myself;
  card: SignInCard;
}

/** `on_entered`: to the administration itself. */
export function EnterPage({ secret, on_entered }: { secret: string; on_entered: () => void }) {
  const [made, set_made] = useState<Made | null>(null);
  const enter = () => {
    on_entered();
    focus_soon("main h1");
  };
  if (made) return <Welcome made={made} on_go={enter} />;
  return (
    <EnterForm
      secret={secret}
      on_entered={(person, card) => {
        set_person(person);
        say(t("admin-entered", { name: person.name }));
        if (!card) return enter();
        set_made({ person, card });
        focus_soon("main h1");
      }}
    />
  );
}

function EnterForm({ secret, on_entered }: { secret: string; on_entered: (person: Myself, card: SignInCard | null) => void }) {
  const me = useMe();
  const [name, set_name] = useState(me.person?.name ?? "");
  const { busy, error, send } = useRequest();
  return (
    <section class="narrow">
      <h1 tabIndex={-1}>{t("admin-enter-title")}</h1>
      <p class="lead">{t("admin-enter-text")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim())
            send(
              () => enter_as_administrator(secret, name.trim()),
              ({ person, code, card }) => on_entered(person, code && card ? { code, card } : null),
            );
        }}
      >
        <NameField
          id="admin-name"
          title={t("admin-enter-name")}
          hint={t("admin-enter-hint")}
          value={name}
          error={error}
          on_input={set_name}
        />
        <Problem error={error} />
        <p>
          <button class="button primary huge" type="submit" disabled={busy}>
            {t("admin-enter")}
          </button>
        </p>
      </form>
    </section>
  );
}

/** A new administrator's own card; it is shown only now. */
function Welcome({ made: { person, card }, on_go }: { made: Made; on_go: () => void }) {
  const [error, set_error] = useState<unknown>(null);
  return (
    <section class="narrow sign-up">
      <h1 tabIndex={-1}>{t("admin-welcome", { name: person.name })}</h1>
      <p class="lead">{t("admin-welcome-text")}</p>
      <NewCard name={person.name} card={card} on_error={set_error} />
      <Problem error={error} />
      <p>
        <button class="button primary" type="button" onClick={on_go}>
          {t("admin-go")}
        </button>
      </p>
    </section>
  );
}
