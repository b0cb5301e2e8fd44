// What has been done in the tournament, the latest first; for its director.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { Table } from "../people/table.tsx";
import { useRequest } from "../people/use_request.ts";
import { date, t } from "../text.ts";
import { get_tournament_log } from "./api.ts";
import type { LogEntry, Tournament } from "./messages.ts";
import { log_words } from "./words.ts";

export function Log({ tournament }: { tournament: Tournament }) {
  const [open, set_open] = useState(false);
  return (
    <details class="more no-print" open={open} onToggle={(event) => set_open(event.currentTarget.open)}>
      <summary>{t("tournament-log")}</summary>
      {open && <Entries tournament={tournament} />}
    </details>
  );
}

function Entries({ tournament }: { tournament: Tournament }) {
  const [entries, set_entries] = useState<LogEntry[]>([]);
  const [next, set_next] = useState<number | null>(null);
  const { busy, error, send } = useRequest();
  const load = (before?: number) =>
    send(
      () => get_tournament_log(tournament.id, before),
      (page) => {
        set_entries((known) => (before === undefined ? page.entries : [...known, ...page.entries]));
        set_next(page.next);
        if (before !== undefined) say(t("tournament-log-more", { count: page.entries.length }));
      },
    );
  // Each change of the tournament is an entry.
  useEffect(() => load(), [tournament.version]);
  return (
    <>
      <Problem error={error} />
      {entries.length > 0 && (
        <Table
          class="log labelled"
          label={t("tournament-log")}
          columns={[t("tournament-log-when"), t("tournament-log-what"), t("tournament-log-who")]}
          rows={entries.map((entry) => ({
            key: String(entry.version),
            head: date(entry.at),
            cells: [log_words(tournament, entry), entry.by?.name ?? t("tournament-log-house")],
          }))}
        />
      )}
      {next !== null && (
        <p>
          <button class="button" type="button" disabled={busy} onClick={() => load(next)}>
            {t("tournaments-older")}
          </button>
        </p>
      )}
    </>
  );
}
