// How long a player has in a slow game, in words.
import { t } from "../text.ts";

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** "2 days 3 hours", "5 hours 10 minutes", "12 minutes": the two largest units, rounded down. */
export function time_words(milliseconds: number): string {
  const days = Math.floor(milliseconds / day);
  const hours = Math.floor((milliseconds % day) / hour);
  const minutes = Math.floor((milliseconds % hour) / minute);
  if (days) return [t("slow-days", { count: days }), ...(hours ? [t("slow-hours", { count: hours })] : [])].join(" ");
  if (hours) return [t("slow-hours", { count: hours }), ...(minutes ? [t("slow-minutes", { count: minutes })] : [])].join(" ");
  return minutes ? t("slow-minutes", { count: minutes }) : t("slow-under-a-minute");
}
