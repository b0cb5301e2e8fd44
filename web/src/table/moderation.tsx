// What an administrator does to a table: close it, hide it, show it again. Each is confirmed.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { change_table, type TableChange } from "../people/api.ts";
import { Confirm } from "../people/modal.tsx";
import { t } from "../text.ts";
import type { State } from "../messages.ts";

const changes: Record<"close" | "hide" | "show", TableChange> = { close: { close: true }, hide: { hide: true }, show: { hide: false } };

export function Moderation({ state }: { state: State }) {
  const [asked, ask] = useState<keyof typeof changes | null>(null);
  const offered: (keyof typeof changes)[] = [...(state.phase === "over" ? [] : (["close"] as const)), state.hidden ? "show" : "hide"];
  return (
    <div class="moderation row" role="group" aria-label={t("moderation")}>
      {state.hidden && <p class="hint">{t("moderation-hidden")}</p>}
      {offered.map((what) => (
        <button key={what} class="button" type="button" onClick={() => ask(what)}>
          {t(`moderation-${what}`)}
        </button>
      ))}
      {asked && (
        <Confirm
          title={t(`moderation-${asked}`)}
          text={t(`moderation-${asked}-text`)}
          yes={t(`moderation-${asked}`)}
          danger={asked === "close"}
          act={() => change_table(state.table, changes[asked])}
          on_done={() => say(t("moderation-done"))}
          on_close={() => ask(null)}
        />
      )}
    </div>
  );
}
