import type { Picture } from "../picture.ts";

export default {
  width: 4,
  height: 3,
  pieces: [
    [0, 0, "knight", "second"],
    [2, 0, "knight", "second"],
    [1, 2, "knight", "first"],
    [3, 2, "knight", "first"],
    [2, 2, "knight", "first"],
  ],
} satisfies Picture;
