import { useEffect, useState } from "preact/hooks";
import { clock_text } from "../table/clock.tsx";
import { t } from "../text.ts";
import type { Tournament } from "./messages.ts";

/** The time, once a second, as long as there is something to wait for. */
function useNow(waiting: boolean): number {
  const [now, set_now] = useState(() => Date.now());
  useEffect(() => {
    if (!waiting) return;
    set_now(Date.now());
    const timer = setInterval(() => set_now(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [waiting]);
  return now;
}

/** How long until the next round begins by itself, or an arena ends. It is shown, not announced every second. */
export function NextRound({ tournament }: { tournament: Tournament }) {
  const { next_round_at, phase } = tournament;
  const ends_at = phase === "running" || phase === "paused" ? (tournament.ends_at ?? null) : null;
  const now = useNow(next_round_at !== null || ends_at !== null);
  if (ends_at !== null) return <span class="next-round">{t("tournament-ends-in", { time: clock_text(Math.max(0, ends_at - now)) })}</span>;
  if (next_round_at === null) return null;
  return <span class="next-round">{t("tournament-next-in", { seconds: Math.max(0, Math.ceil((next_round_at - now) / 1000)) })}</span>;
}
