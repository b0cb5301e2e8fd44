// A set of pieces: drawings on a square of 100 by 100, the foot at the bottom. A drawing has only shapes; fills and lines are CSS.

export interface Drawing {
  /** The silhouette: filled and outlined. */
  body: string;
  /** Lines inside it. */
  detail?: string;
  /** Small filled shapes inside it, in the colour of the lines. */
  dots?: [x: number, y: number, radius: number][];
}

export type Kind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";
/** The pieces that only one game has, in each set. */
export type OwnPieces = Record<string, Record<"classic" | "modern", Drawing>>;
export type PieceSet = Record<Kind, Drawing>;
