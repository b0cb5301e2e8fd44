// How far a hand-in is, and what its figures mean; pure.
import type { ExaminedHandIn, HandIn, Standing } from "./messages.ts";

export const stages = ["waiting", "building", "checking", "done"] as const;
export type Stage = (typeof stages)[number];

export const is_done = ({ state }: Pick<HandIn, "state">): boolean => state === "accepted" || state === "refused";

/** Files are collected after the build; everything that follows is checks. */
export function stage_of({ state, progress }: Pick<ExaminedHandIn, "state" | "progress">): Stage {
  if (state === "waiting") return "waiting";
  if (state !== "examining") return "done";
  return progress.some(({ name }) => name === "artefacts") ? "checking" : "building";
}

/** Where an interval lies between 0 and 100 of the width that holds all of them. */
export interface Span {
  from: number;
  at: number;
  to: number;
}

/** One for each standing; null for those that have no rating yet. */
export function spans(standings: readonly Pick<Standing, "elo" | "error95">[]): (Span | null)[] {
  const ends = standings.flatMap(({ elo, error95 }) => (elo === null ? [] : [elo - (error95 ?? 0), elo + (error95 ?? 0)]));
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const place = (value: number) => (most > least ? ((value - least) / (most - least)) * 100 : 50);
  return standings.map(({ elo, error95 }) =>
    elo === null ? null : { from: place(elo - (error95 ?? 0)), at: place(elo), to: place(elo + (error95 ?? 0)) },
  );
}
