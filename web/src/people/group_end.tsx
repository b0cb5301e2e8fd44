// Renaming a group, switching its greetings off, and removing it.
import { useState } from "preact/hooks";
import { Problem, Switch } from "../parts.tsx";
import { go } from "../router.ts";
import { t } from "../text.ts";
import { remove_group, rename_group, set_group_greetings, type Group } from "./api.ts";
import { Confirm } from "./modal.tsx";
import { useRequest } from "./use_request.ts";

export function GroupEnd({ group, on_change }: { group: Group; on_change: (text: string) => void }) {
  const [name, set_name] = useState(group.name);
  const [asking, set_asking] = useState(false);
  const { busy, error, send } = useRequest();
  return (
    <details class="more">
      <summary>{t("group-change")}</summary>
      <form
        class="in-a-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim())
            send(
              () => rename_group(group.id, name.trim()),
              () => on_change(t("school-saved")),
            );
        }}
      >
        <label class="field">
          <span>{t("group-name")}</span>
          <input
            type="text"
            required
            maxLength={60}
            value={name}
            autocomplete="off"
            onInput={(event) => set_name(event.currentTarget.value)}
          />
        </label>
        <button class="button" type="submit" disabled={busy}>
          {t("school-save")}
        </button>
        <Problem error={error} />
      </form>
      <div class="switches">
        <Switch
          text={t("group-greetings")}
          hint={t("group-greetings-hint")}
          on={group.greetings}
          on_change={(on) =>
            send(
              () => set_group_greetings(group.id, on),
              () => on_change(t("school-saved")),
            )
          }
        />
      </div>
      <p>
        <button class="button danger" type="button" onClick={() => set_asking(true)}>
          {t("group-remove")}
        </button>
      </p>
      {asking && (
        <Confirm
          danger
          title={t("group-remove-title", { name: group.name })}
          text={t("group-remove-text")}
          yes={t("group-remove")}
          on_close={() => set_asking(false)}
          act={() => remove_group(group.id)}
          on_done={() => go("/groups")}
        />
      )}
    </details>
  );
}
