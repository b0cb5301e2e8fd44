// The time of a player in a slow game, in words.
import { useEffect, useState } from "preact/hooks";
import type { SlowPart } from "../slow_part.ts";
import { time_words } from "./words.ts";

const interval = 20_000;
const little = 6 * 60 * 60_000;

export const SlowClock: SlowPart["SlowClock"] = ({ left, running, since }) => {
  const [now, set_now] = useState(() => performance.now());
  useEffect(() => {
    set_now(performance.now());
    if (!running) return;
    const timer = setInterval(() => set_now(performance.now()), interval);
    return () => clearInterval(timer);
  }, [running, since]);
  const rest = left(now);
  if (rest === null) return null;
  return (
    <span class={`clock slow ${running ? "running" : ""} ${running && rest < little ? "low" : ""}`} role="timer">
      {time_words(rest)}
    </span>
  );
};
