import type { Picture } from "../picture.ts";

export default {
  width: 4,
  height: 3,
  pieces: [
    [1, 0, "disc", "second"],
    [2, 0, "disc", "first"],
    [1, 1, "disc", "first"],
    [2, 1, "disc", "second"],
    [3, 1, "disc", "second"],
    [2, 2, "disc", "first"],
  ],
} satisfies Picture;
