// What a person hides from others on their profile. Each switch is saved at once.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem, Switch } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { t } from "../text.ts";
import { hideable, set_hidden, type Hideable } from "./api.ts";

export function Hiding({ hides }: { hides: Hideable[] }) {
  const [hidden, set_hidden_here] = useState(hides);
  const { send, busy, error } = useRequest();
  const hide = (what: Hideable, on: boolean) => {
    if (busy) return;
    const next = hideable.filter((each) => (each === what ? on : hidden.includes(each)));
    set_hidden_here(next);
    send(
      () =>
        set_hidden(next).catch((reason: unknown) => {
          set_hidden_here(hidden);
          throw reason;
        }),
      () => say(t("hiding-saved")),
    );
  };
  return (
    <section class="profile-part" aria-labelledby="hiding">
      <h2 id="hiding">{t("hiding")}</h2>
      <p class="hint">{t("hiding-text")}</p>
      <div class="switches">
        {hideable.map((what) => (
          <Switch key={what} text={t(`hide-${what}`)} on={hidden.includes(what)} on_change={(on) => hide(what, on)} />
        ))}
      </div>
      <Problem error={error} />
    </section>
  );
}
