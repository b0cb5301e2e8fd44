// One's own account: name, groups, ways to sign in, devices, what is stored, removal.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { short_name } from "../short_name.ts";
import { t } from "../text.ts";
import { AccountData } from "./account_data.tsx";
import { AccountDevices } from "./account_devices.tsx";
import { AccountGroups } from "./account_groups.tsx";
import { AccountAccess } from "./account_access.tsx";
import { rename_me, type Myself } from "./api.ts";
import { NameField } from "./fields.tsx";
import { set_person, useMe } from "./session.ts";
import { SignInFirst } from "./sign_in_first.tsx";
import { useRequest } from "./use_request.ts";

export function AccountPage() {
  const { person, policies, invitations = [], groups = [] } = useMe();
  if (!person) return <SignInFirst title={t("menu-account")} />;
  return (
    <section class="narrow account">
      <header class="account-head">
        <span class="initial large" aria-hidden="true">
          {[...person.name][0]?.toLocaleUpperCase()}
        </span>
        <div>
          <h1 tabIndex={-1}>{person.name}</h1>
          <p class="hint">{t(`role-${person.role}`)}</p>
        </div>
      </header>
      <AccountGroups invitations={invitations} groups={groups} />
      {policies?.rename && <Name key={person.name} person={person} />}
      <AccountAccess person={person} />
      <AccountDevices />
      <AccountData person={person} />
    </section>
  );
}

function Name({ person }: { person: Myself }) {
  const [name, set_name] = useState(person.name);
  const { send, busy, error } = useRequest();
  const changed = short_name(name) !== person.name;
  const done = (answer: { person: Myself }) => {
    set_person(answer.person);
    say(t("account-renamed", { name: answer.person.name }));
  };
  return (
    <section class="account-panel" aria-labelledby="account-name">
      <h2 id="account-name">{t("account-name")}</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (changed) send(() => rename_me(short_name(name)), done);
        }}
      >
        <NameField id="name" title={t("account-new-name")} hint={t("sign-up-name-hint")} value={name} error={error} on_input={set_name} />
        <Problem error={error} />
        <div class="row">
          <button class="button" type="submit" disabled={busy || !changed}>
            {t("account-rename")}
          </button>
        </div>
      </form>
    </section>
  );
}
