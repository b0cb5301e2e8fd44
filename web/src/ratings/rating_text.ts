// Ratings in words.
import { number } from "../text.ts";
import type { Rating } from "./api.ts";

const with_minus = (text: string) => text.replace("-", "−");

/** Ratings are written without a separator of thousands, as everywhere in chess. */
export function rating_number(value: number): string {
  return with_minus(number(value, { useGrouping: false }));
}

/** "1480 ± 60" */
export function rating_text({ rating, interval }: Pick<Rating, "rating" | "interval">): string {
  return `${rating_number(rating)} ± ${rating_number(interval)}`;
}

/** "+12", "−7", "±0": the sign says which. */
export function change_text(before: number, after: number): string {
  return with_minus(number(after - before, { signDisplay: "exceptZero", useGrouping: false }));
}
