// Groups of teachers: invitations to accept or decline, and the groups that one is in and may leave.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { answer_group, type Membership } from "./api.ts";
import { refresh } from "./session.ts";
import { useRequest } from "./use_request.ts";

export function AccountGroups({ invitations, groups }: { invitations: Membership[]; groups: Membership[] }) {
  const [leaving, set_leaving] = useState<string | null>(null);
  const { send, busy, error } = useRequest();
  if (invitations.length === 0 && groups.length === 0) return null;
  const answer = ({ group, name }: Membership, accept: boolean, news: string) =>
    send(
      () => answer_group(group, accept).then(refresh),
      () => {
        set_leaving(null);
        say(t(news, { group: name }));
        document.querySelector<HTMLElement>(".account h1")?.focus();
      },
    );
  return (
    <section class="account-panel" aria-labelledby="account-groups">
      <h2 id="account-groups">{t("account-groups")}</h2>
      <Problem error={error} />
      <ul class="entries">
        {invitations.map((invitation) => (
          <li key={invitation.group} class="invitation">
            <p>{t("account-invited", { group: invitation.name, teacher: invitation.teacher })}</p>
            <div class="row">
              <button class="button primary" type="button" disabled={busy} onClick={() => answer(invitation, true, "account-joined")}>
                {t("accept")}
              </button>
              <button class="button" type="button" disabled={busy} onClick={() => answer(invitation, false, "account-declined")}>
                {t("decline")}
              </button>
            </div>
          </li>
        ))}
        {groups.map((group) => (
          <li key={group.group}>
            <p>
              <strong>{group.name}</strong> <small>{t("account-teacher", { teacher: group.teacher })}</small>
            </p>
            {leaving === group.group ? (
              <div class="row" role="group" aria-label={t("account-leave-ask", { group: group.name })}>
                <button class="button danger" type="button" disabled={busy} onClick={() => answer(group, false, "account-left")}>
                  {t("account-leave-yes")}
                </button>
                <button class="button quiet" type="button" onClick={() => set_leaving(null)}>
                  {t("cancel")}
                </button>
              </div>
            ) : (
              <button
                class="button quiet"
                type="button"
                aria-label={t("account-leave-of", { group: group.name })}
                onClick={() => set_leaving(group.group)}
              >
                {t("account-leave")}
              </button>
            )}
          </li>
        ))}
      </ul>
      <p class="hint">{t("account-groups-hint")}</p>
    </section>
  );
}
