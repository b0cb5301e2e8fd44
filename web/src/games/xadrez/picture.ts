import type { Picture } from "../picture.ts";

export default {
  width: 4,
  height: 3,
  pieces: [
    [0, 2, "rook", "first"],
    [1, 2, "knight", "second"],
    [3, 2, "bishop", "second"],
    [2, 0, "king", "second"],
  ],
  over: { is: "arrow hint", path: "M62 205 C110 105 265 105 322 196 M330 158 L324 200 L284 190" },
} satisfies Picture;
