// Inviting a player who exists already, and who has to agree.
import { useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { invite_member } from "./api.ts";
import { useRequest } from "./use_request.ts";

export function InviteForm({ group, on_change }: { group: string; on_change: (text: string) => void }) {
  const [name, set_name] = useState("");
  const { busy, error, send } = useRequest();
  const player = name.trim();
  const invite = () =>
    send(
      () => invite_member(group, player),
      () => {
        set_name("");
        on_change(t("invite-done", { name: player }));
      },
    );
  return (
    <details class="more">
      <summary>{t("invite-title")}</summary>
      <form
        class="in-a-row"
        onSubmit={(event) => {
          event.preventDefault();
          if (player) invite();
        }}
      >
        <label class="field">
          <span>{t("invite-name")}</span>
          <input type="text" required value={name} autocomplete="off" onInput={(event) => set_name(event.currentTarget.value)} />
          <small>{t("invite-hint")}</small>
        </label>
        <button class="button" type="submit" disabled={busy}>
          {t("invite")}
        </button>
        <Problem error={error} />
      </form>
    </details>
  );
}
