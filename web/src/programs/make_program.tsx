// The form for a new program: its name, what its token may do, and who may challenge it.
import { useState } from "preact/hooks";
import { NameField } from "../people/fields.tsx";
import { useRequest } from "../people/use_request.ts";
import { Problem, Switch } from "../parts.tsx";
import { short_name } from "../short_name.ts";
import { t } from "../text.ts";
import type { NewToken } from "../messages.ts";
import { make_program } from "./api.ts";
import { TokenFields, usual_token } from "./token_fields.tsx";

export function MakeProgram({ on_made }: { on_made: (made: NewToken) => void }) {
  const [name, set_name] = useState("");
  const [wish, set_wish] = useState(usual_token);
  const [open, set_open] = useState(false);
  const { send, busy, error } = useRequest();
  const make = () =>
    send(
      () => make_program({ name: short_name(name), ...wish, challenges: open ? "anyone" : "own" }),
      (made) => {
        set_name("");
        on_made(made);
      },
    );
  return (
    <section class="account-panel" aria-labelledby="make-program">
      <h2 id="make-program">{t("programs-make")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          make();
        }}
      >
        <NameField
          id="program-name"
          title={t("programs-name")}
          hint={t("programs-name-hint")}
          value={name}
          error={error}
          autocomplete="off"
          on_input={set_name}
        />
        <TokenFields name="new" wish={wish} change={set_wish} />
        <div class="switches">
          <Switch text={t("programs-open")} hint={t("programs-open-hint")} on={open} on_change={set_open} />
        </div>
        <Problem error={error} />
        <div class="row">
          <button class="button primary" type="submit" disabled={busy}>
            {t("programs-make-yes")}
          </button>
        </div>
      </form>
    </section>
  );
}
