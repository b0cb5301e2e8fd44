// Notifications of the browser: asked for by a button, never otherwise.
import { go, table_path } from "../router.ts";
import { seat_name } from "../speech.ts";
import { t } from "../text.ts";
import { other } from "../touch/position.ts";
import type { Player, TableSummary } from "../messages.ts";

const key = "notify-moves";

export type Notifying = "impossible" | "off" | "on" | "refused";

function wanted(): boolean {
  try {
    return localStorage.getItem(key) === "on";
  } catch {
    return false; // no storage
  }
}

export function notifying(): Notifying {
  if (!("Notification" in globalThis) || !globalThis.isSecureContext) return "impossible";
  if (Notification.permission === "denied") return "refused";
  return wanted() && Notification.permission === "granted" ? "on" : "off";
}

export async function set_notifying(on: boolean): Promise<Notifying> {
  if (on && Notification.permission !== "granted") await Notification.requestPermission();
  try {
    localStorage.setItem(key, on ? "on" : "off");
  } catch {
    // As above.
  }
  return notifying();
}

export function notify(table: TableSummary): void {
  if (notifying() !== "on") return;
  const opponent = other(table.you as Player);
  try {
    const shown = new Notification(t("slow-your-move"), {
      body: t("slow-notification", { game: t(`game-${table.game}`), opponent: seat_name(table.game, table.seats[opponent], opponent) }),
      tag: table.table,
    });
    shown.onclick = () => {
      focus();
      go(table_path(table.table));
      shown.close();
    };
  } catch {
    // Browsers of phones show none from a page.
  }
}
