// What a set of pieces is: drawings on a square of 100 by 100, the foot at the bottom. The looks (fill, line) are CSS
// alone, so that a drawing is only its shapes.

export interface Drawing {
  /** The silhouette: filled and outlined. */
  body: string;
  /** Lines inside it. */
  detail?: string;
  /** Small full shapes inside it, in the colour of the lines. */
  dots?: [x: number, y: number, radius: number][];
}

export type Kind = "king" | "queen" | "rook" | "bishop" | "knight" | "pawn";
/** The pieces that a game brings itself, in each set. */
export type OwnPieces = Record<string, Record<"classic" | "modern", Drawing>>;
export type PieceSet = Record<Kind, Drawing>;
