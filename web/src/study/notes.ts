// What a text said beside the moves of a game: comments are shown, and all of it goes along with the moves that it stands at.
import type { GameLine, StudyGame } from "../words.ts";
import { key_of } from "./state.ts";

interface Note {
  /** The moves before it. */
  ply: number;
  comment?: string;
}

function notes_of({ notes }: StudyGame): Note[] {
  return notes ? (JSON.parse(notes) as Note[]) : [];
}

/** Of a game's notes those that fit another line: they stand at moves that both have. */
export function notes_for(game: StudyGame, line: GameLine): string | undefined {
  if (game.line.start !== line.start) return undefined;
  const parting = line.moves.findIndex((move, index) => move !== game.line.moves[index]);
  const common = parting < 0 ? line.moves.length : parting;
  const fitting = notes_of(game).filter(({ ply }) => ply <= common);
  return fitting.length ? JSON.stringify(fitting) : undefined;
}

/** Comments by the position that they speak of, without the signs that programs put into them ([%csl Gd4]). */
export function comments_of(game: StudyGame): Map<string, string> {
  const { moves } = game.line;
  const comments = new Map<string, string>();
  for (const { ply, comment = "" } of notes_of(game)) {
    const text = comment
      .replace(/\[%[^\]]*\]/g, " ")
      .replace(/\s+/g, " ")
      .trim();
    if (text && ply <= moves.length) comments.set(key_of(moves.slice(0, ply)), text);
  }
  return comments;
}
