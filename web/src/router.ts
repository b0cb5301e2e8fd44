// Places in the page, as paths: /, /new/GAME, /table/ID, /players, /help, /help/GAME, /settings; /study,
// /study/board, /study/table/ID, /study/editor.

export type Place =
  | { is: "start" }
  | { is: "new"; game: string }
  | { is: "table"; table: string; key: string }
  | { is: "players" }
  | { is: "help"; topic: string }
  | { is: "settings" }
  | { is: "study"; what: "open" | "board" | "editor" }
  | { is: "study"; what: "table"; table: string }
  | { is: "unknown" };

export function place_of(path: string, hash: string): Place {
  const parts = path.split("/").filter(Boolean).map(decodeURIComponent);
  switch (parts[0]) {
    case undefined:
      return { is: "start" };
    case "new":
      return { is: "new", game: parts[1] ?? "chess" };
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
      if (parts[1] === "table" && parts[2]) return { is: "study", what: "table", table: parts[2] };
      if (parts[1] === "board" || parts[1] === "editor") return { is: "study", what: parts[1] };
  }
  return { is: "unknown" };
}

let moved = false;

/** Whether the reader came here from another place of the page, not by opening or reloading it. */
export function came_from_elsewhere(): boolean {
  return moved;
}

export function go(path: string): void {
  moved = true;
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
}

export function here(): Place {
  return place_of(location.pathname, location.hash);
}
