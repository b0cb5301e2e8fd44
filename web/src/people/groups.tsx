// The groups of a teacher, and making another one.
import { useState } from "preact/hooks";
import { Problem, useAsked } from "../parts.tsx";
import { go } from "../router.ts";
import { t } from "../text.ts";
import { get_groups, make_group } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { useRequest } from "./use_request.ts";

export const group_path = (group: string) => `/group/${encodeURIComponent(group)}`;

export function GroupsPage() {
  const { answer, error } = useAsked(get_groups);
  return (
    <section class="narrow groups">
      <h1 tabIndex={-1}>{t("groups-title")}</h1>
      {error ? (
        <RoleNeeded error={error} />
      ) : (
        <>
          <p class="lead">{t("groups-lead")}</p>
          {answer !== null && answer.groups.length > 0 && (
            <ul class="rule-links">
              {answer.groups.map(({ id, name, members }) => (
                <li key={id}>
                  <a class="resume" href={group_path(id)}>
                    <strong>{name}</strong>
                    <span>{t("group-size", { count: members })}</span>
                  </a>
                </li>
              ))}
            </ul>
          )}
          {answer !== null && <NewGroup first={answer.groups.length === 0} />}
        </>
      )}
    </section>
  );
}

function NewGroup({ first }: { first: boolean }) {
  const [name, set_name] = useState("");
  const { busy, error, send } = useRequest();
  return (
    <form
      class="in-a-row"
      onSubmit={(event) => {
        event.preventDefault();
        if (name.trim())
          send(
            () => make_group(name.trim()),
            ({ id }) => go(group_path(id)),
          );
      }}
    >
      <label class="field">
        <span>{t(first ? "groups-first" : "groups-new")}</span>
        <input
          type="text"
          required
          maxLength={60}
          value={name}
          autocomplete="off"
          placeholder={t("groups-example")}
          onInput={(event) => set_name(event.currentTarget.value)}
        />
      </label>
      <button class="button primary" type="submit" disabled={busy}>
        {t("groups-make")}
      </button>
      <Problem error={error} />
    </form>
  );
}
