import type { Picture } from "../picture.ts";

export default {
  width: 4,
  height: 3,
  pieces: [
    [1, 0, "ship-3", "first"],
    [1, 1, "ship-3", "first"],
    [2, 1, "ship-3", "first"],
  ],
  over: { is: "mark hit", path: "M30 230 L70 270 M70 230 L30 270 M330 230 L370 270 M370 230 L330 270" },
} satisfies Picture;
