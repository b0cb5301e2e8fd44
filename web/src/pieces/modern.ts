// The modern set: cut paper. Straight edges, at most one arc each, no lines inside; recognisable at the size of a thumbnail.
import type { PieceSet } from "./drawing.ts";

const plinth = "M26 78 L74 78 L74 87 L26 87 Z";

export const modern: PieceSet = {
  pawn: { body: `M50 24 A13 13 0 0 1 57 48 L64 73 L36 73 L43 48 A13 13 0 0 1 50 24 Z ${plinth}` },
  rook: {
    body: `M29 19 L40 19 L40 27 L45 27 L45 19 L55 19 L55 27 L60 27 L60 19 L71 19 L71 39 L63 44 L66 73 L34 73 L37 44 L29 39 Z ${plinth}`,
  },
  bishop: {
    body: `M50 12 C66 25 71 38 66 48 L59 55 L65 73 L35 73 L41 55 L34 48 C31.5 43 31.5 37 34.5 31 L49 45 L53 41 L38.5 26 Q43 18.5 50 12 Z ${plinth}`,
  },
  knight: {
    body: `M44 12 L50 19 C67 22 75 37 74 54 L70 73 L32 73 L45 50 L33 58 L24 58 L19 49 L34 29 L40 23 Z ${plinth}`,
    dots: [[41.5, 33, 2.8]],
  },
  queen: { body: `M18 27 L34 46 L39 19 L50 43 L61 19 L66 46 L82 27 L69 73 L31 73 Z ${plinth}`, dots: [[50, 60, 4]] },
  king: {
    body: `M46 9 L54 9 L54 16 L61 16 L61 24 L54 24 L54 33 L79 29 L69 73 L31 73 L21 29 L46 33 L46 24 L39 24 L39 16 L46 16 Z ${plinth}`,
    detail: "M38 61 L62 61",
  },
};
