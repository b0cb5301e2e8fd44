// An arrow over the board, through the cells of a path, as one SVG path.
import type { Grid } from "./geometry.ts";

export function arrow_path(grid: Grid, path: string[]): string {
  const points = path.flatMap((name) => {
    const place = grid.places.get(name);
    return place ? [{ x: place.x * 100 + 50, y: place.y * 100 + 50 }] : [];
  });
  const end = points.at(-1);
  if (!end) return "";
  const before = points.at(-2);
  // A path of one cell is a ring around it.
  if (!before) return `M${end.x - 40} ${end.y} a40 40 0 1 0 80 0 a40 40 0 1 0 -80 0`;
  const angle = Math.atan2(end.y - before.y, end.x - before.x);
  const wing = (turn: number) => `${end.x - 42 * Math.cos(angle + turn)} ${end.y - 42 * Math.sin(angle + turn)}`;
  const line = points.map((point, index) => `${index ? "L" : "M"}${point.x} ${point.y}`).join(" ");
  return `${line} M${wing(0.5)} L${end.x} ${end.y} L${wing(-0.5)}`;
}
