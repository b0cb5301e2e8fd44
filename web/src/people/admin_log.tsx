// The log: what teachers and administrators did, newest first.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { table_path } from "../router.ts";
import { date, has_text, t } from "../text.ts";
import { get_log, type LogEntry } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { Table } from "./table.tsx";
import { useRequest } from "./use_request.ts";

export function LogPart() {
  const [entries, set_entries] = useState<LogEntry[] | null>(null);
  const [next, set_next] = useState<number | null>(null);
  const { busy, error, send } = useRequest();
  const load = (before?: number) =>
    send(
      () => get_log(before),
      (page) => {
        set_entries((known) => [...(known ?? []), ...page.entries]);
        set_next(page.next);
        if (before !== undefined) say(t("log-more-shown", { count: page.entries.length }));
      },
    );
  useEffect(load, []);
  if (error && entries === null) return <RoleNeeded error={error} />;
  return (
    <>
      <h2 class="unseen">{t("admin-log")}</h2>
      {entries?.length === 0 && <p class="hint">{t("log-empty")}</p>}
      {entries !== null && entries.length > 0 && (
        <Table
          class="log labelled"
          label={t("admin-log")}
          columns={[t("log-at"), t("log-action"), t("log-person"), t("log-by")]}
          rows={entries.map((entry) => ({
            key: String(entry.number),
            head: date(entry.at),
            cells: [<Action entry={entry} />, entry.person?.name, entry.by?.name ?? t("log-removed")],
          }))}
        />
      )}
      <Problem error={error} />
      {next !== null && (
        <p>
          <button class="button" type="button" disabled={busy} onClick={() => load(next)}>
            {t("log-older")}
          </button>
        </p>
      )}
    </>
  );
}

/** What was done, and to what: the new role, the table. */
function Action({ entry: { action, table, text } }: { entry: LogEntry }) {
  const name = `log-${action}`;
  return (
    <>
      {has_text(name) ? t(name) : action}
      {action === "role" && `: ${t(`role-${text}`)}`}
      {table && (
        <>
          {" "}
          <a href={table_path(table)}>{t("log-table")}</a>
        </>
      )}
    </>
  );
}
