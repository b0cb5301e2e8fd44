// Conditional moves as they are edited: lines of moves, the opponent's first.
import { ask, table_api } from "../api.ts";
import { t } from "../text.ts";
import type { ConditionalMoves, MoveList, PlayedMove, State } from "../messages.ts";

export type Line = string[];

const path = (table: string) => table_api(table, "conditional-moves");

export const get_lines = (table: string) => ask<ConditionalMoves>(path(table));
export const set_lines = (table: string, at: number, lines: Line[]) => ask<ConditionalMoves>(path(table), { at, lines });

/** The position of a table, and what follows in a line. */
export function study_line(state: State, line: Line): MoveList {
  const played = state.history.moves.map((move) => move.text);
  return { game: state.game, options: state.options, start: state.start, moves: [...played, ...line] };
}

/** The moves of a line in pairs: what the opponent plays, and the reply. */
export function pairs(moves: PlayedMove[]): { when: string; then: string | null }[] {
  const found = [];
  for (let n = 0; n < moves.length; n += 2) found.push({ when: moves[n]!.note, then: moves[n + 1]?.note ?? null });
  return found;
}

/** With one more line: it replaces those that begin in the same way and are shorter, and those that answer the same move differently. */
export function with_line(lines: Line[], line: Line): Line[] {
  const parts = (other: Line) => {
    const at = other.findIndex((move, index) => move !== line[index]);
    // They part at a move of the opponent's: both can be kept.
    return at >= 0 && at < line.length && at % 2 === 0;
  };
  return [...lines.filter(parts), line];
}

/** "If e5, then Nf3. If Nc6, then Bb5." */
export function line_words(moves: { when: string; then: string | null }[]): string {
  return moves.map(({ when, then }) => (then ? t("slow-if-then", { when, then }) : t("slow-if", { when }))).join(" ");
}
