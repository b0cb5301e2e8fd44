import { useEffect, useState } from "preact/hooks";
import { t } from "../text.ts";
import type { Tournament } from "./messages.ts";

/** How long until the next round begins by itself. It is shown, not announced every second. */
export function NextRound({ tournament: { next_round_at: at } }: { tournament: Tournament }) {
  const [now, set_now] = useState(() => Date.now());
  useEffect(() => {
    if (at === null) return;
    set_now(Date.now());
    const timer = setInterval(() => set_now(Date.now()), 1000);
    return () => clearInterval(timer);
  }, [at]);
  if (at === null) return null;
  return <span class="next-round">{t("tournament-next-in", { seconds: Math.max(0, Math.ceil((at - now) / 1000)) })}</span>;
}
