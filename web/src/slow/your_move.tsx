// On the start page: the slow games that wait for this player, and the button for notifications.
import { useState } from "preact/hooks";
import { table_path } from "../router.ts";
import { seat_name } from "../speech.ts";
import { other } from "../touch/position.ts";
import { t } from "../text.ts";
import type { Player, TableSummary } from "../messages.ts";
import { notifying, set_notifying } from "./notifications.ts";
import { time_words } from "./words.ts";

export function YourMove({ tables }: { tables: TableSummary[] }) {
  return (
    <section class="unfinished your-move" aria-labelledby="your-move">
      <h2 id="your-move">{t("slow-your-move")}</h2>
      {tables.length === 0 && <p class="hint">{t("slow-nothing-waits")}</p>}
      <ul>
        {tables.map((table) => (
          <li key={table.table}>
            <a class="resume" href={table_path(table.table)}>
              <strong>{t(`game-${table.game}`)}</strong>
              <span>{t("slow-against", { opponent: opponent_name(table) })}</span>
              <small>{table.deadline != null && t("slow-left", { time: time_words(Math.max(0, table.deadline - Date.now())) })}</small>
            </a>
          </li>
        ))}
      </ul>
      <NotifyButton />
    </section>
  );
}

function opponent_name(table: TableSummary): string {
  const opponent = other(table.you as Player);
  return seat_name(table.game, table.seats[opponent], opponent);
}

function NotifyButton() {
  const [now, set_now] = useState(notifying);
  if (now === "impossible") return null;
  if (now === "refused") return <p class="hint">{t("slow-notify-refused")}</p>;
  return (
    <button class="button quiet" type="button" aria-pressed={now === "on"} onClick={() => void set_notifying(now === "off").then(set_now)}>
      {t("slow-notify")}
    </button>
  );
}
