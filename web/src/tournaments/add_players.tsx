// The director adds people by name: one, or a list from a file.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { file_text } from "../share/files.tsx";
import { t } from "../text.ts";
import { add_players } from "./api.ts";
import type { ImportedPlayers } from "./messages.ts";

/** As a line of a list: what is behind a comma would be a rating. */
const in_list = (name: string) => (/[,;"]/.test(name) ? `"${name.replace(/"/g, '""')}"` : name);

export function AddPlayers({ tournament }: { tournament: string }) {
  const [names, set_names] = useState("");
  const [done, set_done] = useState<ImportedPlayers | null>(null);
  const { busy, error, send, set_error } = useRequest();
  return (
    <details class="more">
      <summary>{t("tournament-add-players")}</summary>
      <form
        class="add-players"
        onSubmit={(event) => {
          event.preventDefault();
          send(
            () => add_players(tournament, names),
            (answer) => {
              set_done(answer);
              set_names(answer.unknown.map(in_list).join("\n"));
              say(import_words(answer).join(" "));
            },
          );
        }}
      >
        <p class="hint" id="add-players-hint">
          {t("tournament-add-hint")}
        </p>
        <label class="field">
          <span>{t("tournament-add-names")}</span>
          <textarea
            rows={4}
            required
            value={names}
            spellcheck={false}
            autocomplete="off"
            aria-describedby="add-players-hint"
            onInput={(event) => set_names(event.currentTarget.value)}
          />
        </label>
        <div class="row">
          <button class="button" type="submit" disabled={busy || !names.trim()}>
            {t("tournament-add-these")}
          </button>
          <label class="button file-button">
            <input
              type="file"
              accept=".csv,.txt,.trf,.trfx"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                event.currentTarget.value = "";
                if (file) file_text(file).then(set_names, set_error);
              }}
            />
            <span>{t("tournament-add-file")}</span>
          </label>
        </div>
      </form>
      {done && import_words(done).map((line) => <p key={line}>{line}</p>)}
      <Problem error={error} />
    </details>
  );
}

export function import_words({ added, entered, unknown }: ImportedPlayers): string[] {
  return [
    t("tournament-import-added", { count: added.length }),
    entered.length ? t("tournament-import-entered", { names: entered.join(", ") }) : "",
    unknown.length ? t("tournament-import-unknown", { names: unknown.join(", ") }) : "",
  ].filter(Boolean);
}
