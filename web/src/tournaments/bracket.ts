// The bracket of a knock-out: its rounds that have begun, and those that follow.
import type { Encounter, Round } from "./messages.ts";

/** Whether nothing is left to be played: a round that is decided is followed by the next one, but for the last. */
export const is_decided = (bracket: readonly Encounter[][]): boolean => bracket.at(-1)?.every(({ winner }) => winner !== null) ?? false;

/** How many rounds there are in all. */
export const stages_in = (bracket: readonly Encounter[][]): number => Math.log2(bracket[0]?.length ?? 1) + 1;

/** Each round with its encounters; null where it is not known yet who meets. */
export function columns_of(bracket: readonly Encounter[][]): (Encounter | null)[][] {
  const first = bracket[0]?.length ?? 0;
  return first === 0
    ? []
    : Array.from({ length: stages_in(bracket) }, (_, stage) => bracket[stage] ?? new Array<null>(first >> stage).fill(null));
}

/** Which round of the bracket the games of a round belong to; all of them belong to the same. */
export function stage_of(bracket: readonly Encounter[][], { boards: [board] }: Round): number | null {
  if (!board) return null;
  const players = [board.first, board.second];
  const stage = bracket.findIndex((round) =>
    round.some(({ better, other }) => players.includes(better) && other !== null && players.includes(other)),
  );
  return stage < 0 ? null : stage;
}
