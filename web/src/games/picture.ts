// The small picture of a game on the start page, made of the same pieces and cells as its board.
import type { PieceName, Player } from "../messages.ts";

export interface Picture {
  width: number;
  height: number;
  pieces: [x: number, y: number, is: PieceName, by: Player][];
  /** A line over it, drawn as the board draws such a thing. */
  over?: { is: string; path: string };
}
