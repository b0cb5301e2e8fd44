// The administrator's backups: copies of the house's database on the machine of the server.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem, useAsked } from "../parts.tsx";
import { date, number, t } from "../text.ts";
import { get_backups, make_backup, type Backups } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { Table } from "./table.tsx";
import { useRequest } from "./use_request.ts";

export function BackupsPart() {
  const { answer, error } = useAsked(get_backups);
  if (error) return <RoleNeeded error={error} />;
  return answer ? <BackupList known={answer} /> : <p>{t("loading")}</p>;
}

const megabytes = (bytes: number) => number(bytes / 1e6, { style: "unit", unit: "megabyte", maximumFractionDigits: 1 });

function BackupList({ known }: { known: Backups }) {
  const [{ possible, backups }, set] = useState(known);
  const { send, busy, error } = useRequest();
  if (!possible) return <p>{t("backups-elsewhere")}</p>;
  const make = () =>
    send(make_backup, (after) => {
      set(after);
      say(t("backup-made"));
    });
  return (
    <>
      <h2 class="unseen">{t("admin-backups")}</h2>
      <p class="hint">{t("backups-lead")}</p>
      <p>
        <button class="button primary" type="button" disabled={busy} onClick={make}>
          {t("backup-make")}
        </button>
      </p>
      <Problem error={error} />
      {backups.length === 0 && <p>{t("backups-none")}</p>}
      {backups.length > 0 && (
        <Table
          class="backups labelled"
          label={t("admin-backups")}
          columns={[t("backup-at"), t("backup-file"), t("backup-size")]}
          rows={backups.map(({ name, made, bytes }) => ({ key: name, head: date(made), cells: [name, megabytes(bytes)] }))}
        />
      )}
    </>
  );
}
