// What is stored about a person, and its removal.
import { useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { export_path, remove_me, type Myself } from "./api.ts";
import { NameField } from "./fields.tsx";
import { signed_out } from "./sign_out.ts";
import { useFocus } from "./use_focus.ts";
import { useRequest } from "./use_request.ts";

const stored = ["name", "access", "devices", "groups", "games"] as const;

export function AccountData({ person }: { person: Myself }) {
  const [removing, set_removing] = useState(false);
  return (
    <section class="account-panel" aria-labelledby="account-data">
      <h2 id="account-data">{t("data")}</h2>
      <p>{t("data-text")}</p>
      <ul>
        {stored.map((what) => (
          <li key={what}>{t(`data-${what}`)}</li>
        ))}
      </ul>
      <div class="row">
        <a class="button" href={export_path} download>
          {t("data-export")}
        </a>
        {!removing && (
          <button class="button danger" type="button" onClick={() => set_removing(true)}>
            {t("remove")}
          </button>
        )}
      </div>
      {removing && <Removal person={person} on_cancel={() => set_removing(false)} />}
    </section>
  );
}

/** The name is typed again: this cannot be undone. */
function Removal({ person, on_cancel }: { person: Myself; on_cancel: () => void }) {
  const [name, set_name] = useState("");
  const { send, busy, error } = useRequest();
  const words = useFocus<HTMLParagraphElement>();
  return (
    <form
      class="ask"
      aria-label={t("remove")}
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim() === person.name)
          send(
            () => remove_me(name.trim()),
            () => signed_out("removed"),
          );
      }}
    >
      <p ref={words} tabIndex={-1}>
        {t("remove-text")}
      </p>
      <NameField
        id="remove-name"
        title={t("remove-name", { name: person.name })}
        value={name}
        error={error}
        autocomplete="off"
        on_input={set_name}
      />
      <Problem error={error} />
      <div class="row">
        <button class="button danger" type="submit" disabled={busy || name.trim() !== person.name}>
          {t("remove-yes")}
        </button>
        <button class="button quiet" type="button" onClick={on_cancel}>
          {t("cancel")}
        </button>
      </div>
    </form>
  );
}
