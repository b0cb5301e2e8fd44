// The annotations of a game, from its PGN or from the table where it was played: comments, symbols, clocks, variations. The server writes
// them to PGN (src/house/study/pgn_notes.hpp has the format).
import type { MoveList, JudgementName, StudyGame, TableMoves } from "../messages.ts";
import { key_of, type Analysis } from "./state.ts";

export interface Variation {
  moves: string[];
  notes: Note[];
}

export interface Note {
  /** The number of moves before it. */
  ply: number;
  comment?: string;
  nags?: number[];
  /** Time left after the move, and spent on it, in milliseconds. */
  clock?: number;
  elapsed?: number;
  evaluation?: { centipawns?: number; mate?: number; depth?: number };
  /** Each replaces the last move before the note. */
  variations?: Variation[];
}

export function notes_of({ notes }: StudyGame): Note[] {
  return notes ? (JSON.parse(notes) as Note[]) : [];
}

/** How many first moves two lines share. */
function common_moves(game: StudyGame, line: MoveList): number {
  if (game.move_list.start !== line.start) return -1;
  const parting = line.moves.findIndex((move, index) => move !== game.move_list.moves[index]);
  return parting < 0 ? line.moves.length : parting;
}

function fitting_notes(game: StudyGame, line: MoveList): Note[] {
  const common = common_moves(game, line);
  return notes_of(game).filter(({ ply }) => ply <= common);
}

function notes_text(notes: Note[]): string | undefined {
  return notes.length ? JSON.stringify(notes) : undefined;
}

/** The notes that also apply to another line: those at the moves that both share. */
export function notes_for(game: StudyGame, line: MoveList): string | undefined {
  return notes_text(fitting_notes(game, line));
}

const judgement_nags: Record<JudgementName, number> = { inaccuracy: 6, mistake: 2, blunder: 4 };

/** The notes with the engine's results added; annotations of the game itself stay. */
export function judged_notes(game: StudyGame, analysis: Analysis): string | undefined {
  const by_ply = new Map(fitting_notes(game, analysis.line).map((note) => [note.ply, note]));
  analysis.line.moves.forEach((_, index) => {
    const note: Note = by_ply.get(index + 1) ?? { ply: index + 1 };
    const judgement = analysis.judged.get(index)?.judgement;
    const judged = note.nags?.some((nag) => nag >= 1 && nag <= 6);
    const nags = judgement && !judged ? [judgement_nags[judgement], ...(note.nags ?? [])] : note.nags;
    const evaluation = note.evaluation ?? evaluation_note(analysis, index + 1);
    if (nags || evaluation) by_ply.set(index + 1, { ...note, ...(nags && { nags }), ...(evaluation && { evaluation }) });
  });
  return notes_text([...by_ply.values()].sort((a, b) => a.ply - b.ply));
}

function evaluation_note(analysis: Analysis, ply: number): Note["evaluation"] {
  const said = analysis.run[ply];
  if (!said || said.mate === 0) return undefined;
  if (said.mate !== null) return { mate: said.mate, depth: said.depth };
  return said.score === null ? undefined : { centipawns: said.score, depth: said.depth };
}

/** Comments by position, without the commands that programs embed in them ([%csl Gd4]). */
export function comments_of(game: StudyGame): Map<string, string> {
  const { moves } = game.move_list;
  const comments = new Map<string, string>();
  for (const { ply, comment = "" } of notes_of(game)) {
    const text = comment_text(comment);
    if (text && ply <= moves.length) comments.set(key_of(moves.slice(0, ply)), text);
  }
  return comments;
}

export function comment_text(comment: string): string {
  return comment
    .replace(/\[%[^\]]*\]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

const signs: Record<number, string> = {
  1: "!",
  2: "?",
  3: "!!",
  4: "??",
  5: "!?",
  6: "?!",
  10: "=",
  13: "∞",
  14: "⩲",
  15: "⩱",
  16: "±",
  17: "∓",
  18: "+−",
  19: "−+",
  146: "N",
};

export function nag_signs(nags: number[] = []): string {
  return nags.map((nag) => signs[nag] ?? "").join("");
}

/** A value for each move of the line that the game shares, from its note. */
function by_move<T>(game: StudyGame, line: MoveList, value: (note: Note) => T | undefined): (T | undefined)[] {
  const notes = new Map(fitting_notes(game, line).map((note) => [note.ply, note]));
  return line.moves.map((_, index) => {
    const note = notes.get(index + 1);
    return note && value(note);
  });
}

export function signs_of(game: StudyGame, line: MoveList): (string | undefined)[] {
  return by_move(game, line, (note) => nag_signs(note.nags) || undefined);
}

export function variations_at(game: StudyGame, line: MoveList, ply: number): Variation[] {
  return fitting_notes(game, line).find((note) => note.ply === ply)?.variations ?? [];
}

/** The time spent on each move: as noted, or computed from the clocks. */
export function times_of(game: StudyGame, line: MoveList): (number | undefined)[] {
  const clocks = by_move(game, line, (note) => note.clock);
  const said = by_move(game, line, (note) => note.elapsed);
  const increment = 1000 * Number(/^\d+\+(\d+)$/.exec(game.tags.TimeControl ?? "")?.[1] ?? 0);
  return line.moves.map((_, index) => {
    const before = clocks[index - 2];
    const after = clocks[index];
    if (said[index] !== undefined || before === undefined || after === undefined) return said[index];
    const spent = before + increment - after;
    return spent >= 0 ? spent : undefined;
  });
}

/** The clocks of a table as notes. */
export function clock_notes(times: TableMoves["times"] = []): string | undefined {
  const notes = times.map(
    ({ left, spent }, index): Note => ({
      ply: index + 1,
      ...(left !== null && { clock: left }),
      ...(spent !== null && { elapsed: spent }),
    }),
  );
  return notes_text(notes.filter(({ clock }) => clock !== undefined));
}
