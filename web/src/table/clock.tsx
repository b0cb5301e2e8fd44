// A clock that runs on the page between two messages of the server.
import { useEffect, useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { sound } from "../sound.ts";
import { clock_words } from "../speech.ts";
import { decimal_sign, t } from "../text.ts";
import type { Player } from "../messages.ts";
import type { Table } from "./state.ts";

/** A player's remaining time, by the page's own clock; null without a clock. */
export function time_left(table: Pick<Table, "state" | "clocks_at">, player: Player, now: number): number | null {
  const clocks = table.state?.clocks;
  const left = clocks?.[player].left ?? null;
  if (!clocks || left === null) return null;
  if (clocks.running !== player) return left;
  return Math.max(0, left - Math.max(0, now - table.clocks_at - clocks.delay));
}

/** 1:05:09, 4:07, and tenths below ten seconds. */
export function clock_text(milliseconds: number): string {
  if (milliseconds < 10_000) return `0:0${Math.floor(milliseconds / 1000)}${decimal_sign()}${Math.floor((milliseconds % 1000) / 100)}`;
  const seconds = Math.floor(milliseconds / 1000);
  const two = (value: number) => String(value).padStart(2, "0");
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return hours ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

export function Clock({ table, player, sounds }: { table: Table; player: Player; sounds: boolean }) {
  const [now, set_now] = useState(() => performance.now());
  const running = table.state?.clocks?.running === player;
  const hurried = useRef(false);
  useEffect(() => {
    set_now(performance.now());
    if (!running) return;
    const timer = setInterval(() => set_now(performance.now()), 100);
    return () => clearInterval(timer);
  }, [running, table.clocks_at]);
  const left = time_left(table, player, now);
  const low = left !== null && left < 10_000;
  useEffect(() => {
    if (low && running && !hurried.current) {
      hurried.current = true;
      sound("hurry", sounds);
      if (table.state?.you === player) say(clock_words(left));
    }
    if (!low) hurried.current = false;
  }, [low, running]);
  if (left === null) return null;
  const moves = table.state?.clocks?.[player].moves ?? null;
  return (
    <span class={`clock ${running ? "running" : ""} ${low ? "low" : ""}`} role="timer" aria-label={clock_words(left)}>
      {clock_text(left)}
      {moves !== null && <small>{t("clock-moves", { moves })}</small>}
    </span>
  );
}
