// The player's own drawings on the board: rings around cells and arrows between them, in four colours.
export type Brush = "green" | "red" | "blue" | "yellow";

/** An arrow; or a ring, if it ends on the cell where it begins. */
export interface Drawing {
  from: string;
  to: string;
  brush: Brush;
}

type Modifiers = Pick<MouseEvent, "shiftKey" | "ctrlKey" | "altKey" | "metaKey">;

export function brush_of({ shiftKey, ctrlKey, altKey, metaKey }: Modifiers): Brush {
  const red = shiftKey || ctrlKey;
  const blue = altKey || metaKey;
  return red && blue ? "yellow" : blue ? "blue" : red ? "red" : "green";
}

/** The same drawing again removes it; another colour replaces it. */
export function with_drawing(drawings: Drawing[], drawing: Drawing): Drawing[] {
  const same = (other: Drawing) => other.from === drawing.from && other.to === drawing.to;
  const others = drawings.filter((other) => !same(other));
  return drawings.find(same)?.brush === drawing.brush ? others : [...others, drawing];
}
