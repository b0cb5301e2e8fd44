// The page's routes: /, /new/GAME, /table/ID, /players, /help, /help/GAME, /settings; /study,
// /study/board, /study/table/ID[?ply=N], /study/line?MOVES (share/position_link.ts), /study/editor.
import { below_root, path_below, root } from "./root.ts";

export type Place =
  | { is: "start" }
  | { is: "new"; game: string }
  | { is: "table"; table: string; key: string }
  | { is: "players" }
  | { is: "help"; topic: string }
  | { is: "settings" }
  | { is: "study"; what: "open" | "board" | "editor" }
  | { is: "study"; what: "table"; table: string; ply: number | null }
  | { is: "study"; what: "line"; query: string }
  | { is: "unknown" };

/** The names between the slashes; null if a percent sequence is invalid. */
function parts_of(path: string): string[] | null {
  try {
    return path.split("/").filter(Boolean).map(decodeURIComponent);
  } catch {
    return null;
  }
}

export const table_path = (table: string) => `/table/${encodeURIComponent(table)}`;
export const table_study_path = (table: string, ply?: number) =>
  `/study/table/${encodeURIComponent(table)}${ply === undefined ? "" : `?ply=${ply}`}`;

/** A whole number of the query; null if there is none. */
export function number_of_query(query: string, name: string): number | null {
  const text = new URLSearchParams(query).get(name) ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

export function place_of(path: string, hash: string, query = ""): Place {
  const parts = parts_of(path);
  if (!parts) return { is: "unknown" };
  switch (parts[0]) {
    case undefined:
      return { is: "start" };
    case "new":
      return { is: "new", game: parts[1] ?? "" };
    case "table":
      return parts[1] ? { is: "table", table: parts[1], key: hash.replace(/^#/, "") } : { is: "unknown" };
    case "players":
      return { is: "players" };
    case "help":
      return { is: "help", topic: parts[1] ?? "" };
    case "settings":
      return { is: "settings" };
    case "study":
      if (parts[1] === undefined) return { is: "study", what: "open" };
      if (parts[1] === "table" && parts[2]) return { is: "study", what: "table", table: parts[2], ply: number_of_query(query, "ply") };
      if (parts[1] === "line") return { is: "study", what: "line", query };
      if (parts[1] === "board" || parts[1] === "editor") return { is: "study", what: parts[1] };
  }
  return { is: "unknown" };
}

let moved = false;

/** Whether the reader navigated here within the page, rather than opening or reloading it. */
export function came_from_elsewhere(): boolean {
  return moved;
}

export function go(path: string): void {
  moved = true;
  history.pushState(null, "", below_root(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

export function here(): Place {
  return place_of(path_below(root, location.pathname), location.hash, location.search);
}
