import type { Picture } from "../picture.ts";

export default {
  width: 4,
  height: 3,
  pieces: [
    [0, 0, "rook", "second"],
    [1, 0, "king", "second"],
    [2, 1, "knight", "first"],
    [3, 0, "pawn", "second"],
    [1, 2, "pawn", "first"],
    [3, 2, "queen", "first"],
  ],
} satisfies Picture;
