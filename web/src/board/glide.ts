// The animation of moves. What moved is found by comparing two board views, so that castling, operations and take-backs are animated too;
// the path of the last move gives each leap of a chain.
import type { Piece } from "../messages.ts";
import type { Grid } from "./geometry.ts";

export interface Glide {
  milliseconds: number;
  path: string[];
}

export interface Step {
  to: string;
  path: string[];
}

/** Pairs each piece that has left a cell with an equal piece that is new on another. */
export function steps_between(before: Piece[], after: Piece[], path: string[]): Step[] {
  const key = (piece: Piece) => `${piece.at} ${piece.is} ${piece.by} ${piece.label ?? ""}`;
  const kind = (piece: Piece) => `${piece.is} ${piece.by} ${piece.label ?? ""}`;
  const had = new Set(before.map(key));
  const has = new Set(after.map(key));
  const gone = before.filter((piece) => !has.has(key(piece)));
  const come = after.filter((piece) => !had.has(key(piece)));
  const steps: Step[] = [];
  for (const piece of come) {
    const end = path.at(-1) === piece.at ? path : path[0] === piece.at ? [...path].reverse() : null;
    const by_path = end && gone.findIndex((old) => old.at === end[0] && old.by === piece.by);
    const index = by_path !== null && by_path >= 0 ? by_path : gone.findIndex((old) => kind(old) === kind(piece));
    const old = gone[index];
    if (!old) continue;
    gone.splice(index, 1);
    steps.push({ to: piece.at!, path: end && end[0] === old.at ? end : [old.at!, piece.at!] });
  }
  return steps;
}

export function animate_pieces(svg: SVGSVGElement, grid: Grid, before: Piece[], after: Piece[], glide: Glide): void {
  if (glide.milliseconds <= 0 || before === after || before.length === 0) return;
  const steps = steps_between(before, after, glide.path);
  if (steps.length > 6) return; // a different position, not a move
  for (const step of steps) {
    const end = grid.places.get(step.to);
    const element = svg.querySelector(`[data-piece="${step.to}"]`);
    if (!end || !element) continue;
    const frames = step.path.flatMap((name) => {
      const place = grid.places.get(name);
      return place ? [{ transform: `translate(${(place.x - end.x) * 100}px, ${(place.y - end.y) * 100}px)` }] : [];
    });
    const leaps = Math.max(1, frames.length - 1);
    element.animate(frames, { duration: glide.milliseconds * (leaps > 1 ? leaps * 1.4 : 1), easing: leaps > 1 ? "linear" : "ease-out" });
  }
}
