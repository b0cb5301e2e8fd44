import type { OwnPieces } from "../../pieces/drawing.ts";

const circle = (radius: number) =>
  `M${50 - radius} 50 A${radius} ${radius} 0 1 1 ${50 + radius} 50 A${radius} ${radius} 0 1 1 ${50 - radius} 50 Z`;

export default {
  disc: {
    // Turned wood: a bevel all around, and light from the upper left.
    classic: { body: circle(40), detail: `${circle(33)} M27 40 A26 26 0 0 1 40 27` },
    modern: { body: circle(41) },
  },
} satisfies OwnPieces;
