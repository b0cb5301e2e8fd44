// The small picture of a game on the start page, made of the same pieces and cells as its board.
import type { PieceName, Player } from "../messages.ts";

export interface Picture {
  width: number;
  height: number;
  pieces: [x: number, y: number, is: PieceName, by: Player][];
  /** A path over it, drawn in the style of the board. */
  over?: { is: string; path: string };
}
