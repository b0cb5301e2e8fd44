// The course of a rating as figures of a picture: which part of the scale to show, where its lines are, and where the points lie.
import type { RatingPoint } from "../ratings/api.ts";

export interface Scale {
  least: number;
  most: number;
  /** Whole hundreds or fifties with a line and a label. */
  lines: number[];
}

const steps = [10, 20, 50, 100, 200, 500, 1000];

/** Holds all ratings, and as much of the intervals as does not flatten the line. */
export function scale_of(points: RatingPoint[]): Scale {
  const ratings = points.map(({ rating }) => rating);
  const [low, high] = [Math.min(...ratings), Math.max(...ratings)];
  const room = Math.max(high - low, 100) / 2;
  const lowest = Math.max(low - room, Math.min(...points.map(({ rating, interval }) => rating - interval)));
  const highest = Math.min(high + room, Math.max(...points.map(({ rating, interval }) => rating + interval)));
  const step = steps.find((candidate) => (highest - lowest) / candidate <= 5) ?? 2000;
  const least = Math.floor(lowest / step) * step;
  const most = Math.max(least + step, Math.ceil(highest / step) * step);
  const lines = [];
  for (let line = least; line <= most; line += step) lines.push(line);
  return { least, most, lines };
}

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Place {
  x: number;
  y: number;
  /** The ends of the interval, within the box. */
  upper: number;
  lower: number;
}

export function height_of(rating: number, { least, most }: Scale, { top, height }: Box): number {
  const share = (rating - least) / (most - least);
  return top + height * (1 - Math.max(0, Math.min(1, share)));
}

/** By time; games of the same moment are drawn one above the other. */
export function places_of(points: RatingPoint[], scale: Scale, box: Box): Place[] {
  const begin = points[0]!.at;
  const span = Math.max(1, points.at(-1)!.at - begin);
  return points.map(({ at, rating, interval }) => ({
    x: box.left + (box.width * (at - begin)) / span,
    y: height_of(rating, scale, box),
    upper: height_of(rating + interval, scale, box),
    lower: height_of(rating - interval, scale, box),
  }));
}

/** At most so many, evenly chosen, with the last one. */
export function thinned<T>(list: T[], most: number): T[] {
  if (list.length <= most) return list;
  return Array.from({ length: most }, (_, index) => list[Math.round((index * (list.length - 1)) / (most - 1))]!);
}
