// A chess position in the editor, and as FEN. The page knows the notation; the server checks whether the position is legal.
import type { Piece, PieceName, Player } from "../messages.ts";

export interface Setup {
  pieces: Piece[];
  turn: Player;
  /** As in FEN: any of KQkq, or files of rooks in Chess960; empty for none. */
  castling: string;
  /** A file, or empty for none: the rank follows from the turn. */
  passed: string;
  counters: string;
}

export const files = [..."abcdefgh"];
export const ranks = [..."87654321"];
const letters: Record<string, PieceName> = { p: "pawn", n: "knight", b: "bishop", r: "rook", q: "queen", k: "king" };

export const first_fen = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
export const empty_fen = "8/8/8/8/8/8/8/8 w - - 0 1";

/** P is White's pawn, p Black's. */
export function piece_of(letter: string): Pick<Piece, "is" | "by"> | null {
  const is = letters[letter.toLowerCase()];
  return is ? { is, by: letter === letter.toLowerCase() ? "second" : "first" } : null;
}

export function letter_of(piece: Pick<Piece, "is" | "by">): string {
  const letter = Object.keys(letters).find((key) => letters[key] === piece.is) ?? "?";
  return piece.by === "first" ? letter.toUpperCase() : letter;
}

/** The position of a FEN, as far as it can be drawn; null if the text is not a FEN. */
export function parse_fen(text: string): Setup | null {
  const [rows = "", turn = "w", castling = "-", passed = "-", ...counters] = text.trim().split(/\s+/);
  const lines = rows.split("/");
  if (lines.length !== 8) return null;
  const pieces: Piece[] = [];
  for (const [y, line] of lines.entries()) {
    let x = 0;
    for (const letter of line) {
      const piece = piece_of(letter);
      if (/[1-8]/.test(letter)) x += Number(letter);
      else if (piece && x < 8) pieces.push({ at: `${files[x++]}${ranks[y]}`, ...piece });
      else return null;
    }
    if (x !== 8) return null;
  }
  return {
    pieces,
    turn: turn === "b" ? "second" : "first",
    castling: castling === "-" ? "" : castling,
    passed: passed === "-" ? "" : passed.slice(0, 1),
    counters: counters.join(" ") || "0 1",
  };
}

export function fen_of({ pieces, turn, castling, passed, counters }: Setup): string {
  const rows = ranks.map((rank) =>
    files
      .map((file) => {
        const piece = pieces.find((candidate) => candidate.at === file + rank);
        return piece ? letter_of(piece) : "1";
      })
      .join("")
      .replace(/1+/g, (empty) => String(empty.length)),
  );
  const square = passed && `${passed}${turn === "first" ? 6 : 3}`;
  return `${rows.join("/")} ${turn === "first" ? "w" : "b"} ${castling || "-"} ${square || "-"} ${counters}`;
}

/** Puts a piece on a cell, or clears the cell. */
export function put(setup: Setup, at: string, piece: Pick<Piece, "is" | "by"> | null): Setup {
  const others = setup.pieces.filter((candidate) => candidate.at !== at);
  return { ...setup, pieces: piece ? [...others, { ...piece, at }] : others };
}

export function move(setup: Setup, from: string, to: string): Setup {
  const piece = setup.pieces.find((candidate) => candidate.at === from);
  return piece && from !== to ? put(put(setup, from, null), to, piece) : setup;
}

/** Adds or removes one of KQkq. */
export function toggle_castling(setup: Setup, letter: string): Setup {
  const plain = [..."KQkq"].filter((known) => setup.castling.includes(known) !== (known === letter));
  return { ...setup, castling: plain.join("") };
}
