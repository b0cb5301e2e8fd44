// The page's routes: /, /lobby, /new/GAME, /table/ID, /players, /help, /help/GAME, /settings; /study,
// /study/board, /study/table/ID[?ply=N], /study/line?MOVES (share/position_link.ts), /study/editor; /sign-up, /sign-in, /account,
// /groups, /group/ID, /administration[/policies, /engines, /backups, /log]; /programs; /tournaments, /tournaments/new, /tournament/ID, /tournament/ID/wall, /tournament/ID/display; /course, /course/new,
// /assignment/ID[/student/ID, /hand-in/ID]; /history, /person/ID, /person/ID/history. A card's link is /#card=SECRET, the administrator's link /#admin=SECRET.
import { below_root, path_below, root } from "./root.ts";

export type Place =
  | { is: "start" }
  | { is: "lobby" }
  | { is: "new"; game: string }
  | { is: "table"; table: string; key: string }
  | { is: "players" }
  | { is: "help"; topic: string }
  | { is: "settings" }
  | { is: "study"; what: "open" | "board" | "editor" }
  | { is: "study"; what: "table"; table: string; ply: number | null }
  | { is: "study"; what: "line"; query: string }
  | { is: "sign-up" }
  | { is: "sign-in" }
  | { is: "account" }
  | { is: "groups" }
  | { is: "group"; group: string }
  | { is: "history"; person: string }
  | { is: "person"; person: string }
  | { is: "programs" }
  | { is: "tournaments"; what: "list" | "new" }
  | { is: "tournament"; tournament: string; what: "page" | "wall" }
  | { is: "display"; tournament: string }
  | { is: "assignments"; what: "list" | "new" }
  | { is: "assignment"; what: "page"; assignment: string }
  | { is: "assignment"; what: "student"; assignment: string; student: string }
  | { is: "assignment"; what: "hand-in"; assignment: string; hand_in: string }
  | { is: "administration"; what: "people" | "policies" | "engines" | "backups" | "log" }
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

export const tournament_path = (tournament: string) => `/tournament/${encodeURIComponent(tournament)}`;
/** Where the host of a simultaneous display plays. */
export const display_path = (tournament: string) => `${tournament_path(tournament)}/display`;
export const assignment_path = (assignment: string) => `/assignment/${encodeURIComponent(assignment)}`;
export const student_path = (assignment: string, student: string) =>
  `${assignment_path(assignment)}/student/${encodeURIComponent(student)}`;
export const hand_in_path = (assignment: string, hand_in: string) =>
  `${assignment_path(assignment)}/hand-in/${encodeURIComponent(hand_in)}`;
export const person_path = (person: string) => `/person/${encodeURIComponent(person)}`;
export const history_path = (person: string) => `${person_path(person)}/history`;

/** A whole number of the query; null if there is none. */
export function number_of_query(query: string, name: string): number | null {
  const text = new URLSearchParams(query).get(name) ?? "";
  return /^\d{1,4}$/.test(text) ? Number(text) : null;
}

const secret_links = { "#card=": "sign-in", "#admin=": "administration" } as const;
type SecretMark = keyof typeof secret_links;
const mark_of = (hash: string) => (Object.keys(secret_links) as SecretMark[]).find((mark) => hash.startsWith(mark));

export function place_of(path: string, hash: string, query = ""): Place {
  const parts = parts_of(path);
  if (!parts) return { is: "unknown" };
  switch (parts[0]) {
    case undefined: {
      const mark = mark_of(hash);
      return mark ? place_of(secret_links[mark], "") : { is: "start" };
    }
    case "new":
      return { is: "new", game: parts[1] ?? "" };
    case "table":
      return parts[1] ? { is: "table", table: parts[1], key: hash.replace(/^#/, "") } : { is: "unknown" };
    case "players":
      return { is: "players" };
    case "help":
      return { is: "help", topic: parts[1] ?? "" };
    case "lobby":
    case "settings":
    case "sign-up":
    case "sign-in":
    case "account":
    case "groups":
    case "programs":
      return { is: parts[0] };
    case "history":
      return { is: "history", person: "" };
    case "person":
      if (parts[1] && parts[2] === undefined) return { is: "person", person: parts[1] };
      if (parts[1] && parts[2] === "history") return { is: "history", person: parts[1] };
      break;
    case "tournaments":
      if (parts[1] === undefined) return { is: "tournaments", what: "list" };
      if (parts[1] === "new") return { is: "tournaments", what: "new" };
      break;
    case "tournament":
      if (parts[1] && parts[2] === undefined) return { is: "tournament", tournament: parts[1], what: "page" };
      if (parts[1] && parts[2] === "wall") return { is: "tournament", tournament: parts[1], what: "wall" };
      if (parts[1] && parts[2] === "display") return { is: "display", tournament: parts[1] };
      break;
    case "course":
      if (parts[1] === undefined) return { is: "assignments", what: "list" };
      if (parts[1] === "new") return { is: "assignments", what: "new" };
      break;
    case "assignment":
      if (parts[1] && parts[2] === undefined) return { is: "assignment", what: "page", assignment: parts[1] };
      if (parts[1] && parts[2] === "student" && parts[3])
        return { is: "assignment", what: "student", assignment: parts[1], student: parts[3] };
      if (parts[1] && parts[2] === "hand-in" && parts[3])
        return { is: "assignment", what: "hand-in", assignment: parts[1], hand_in: parts[3] };
      break;
    case "administration":
      if (parts[1] === undefined) return { is: "administration", what: "people" };
      if (parts[1] === "policies" || parts[1] === "engines" || parts[1] === "backups" || parts[1] === "log")
        return { is: "administration", what: parts[1] };
      break;
    case "group":
      return parts[1] ? { is: "group", group: parts[1] } : { is: "unknown" };
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

/** `how`: "instead" leaves no way back to the page that was open. */
export function go(path: string, how: "next" | "instead" = "next"): void {
  moved = true;
  if (how === "next") history.pushState(null, "", below_root(path));
  else history.replaceState(null, "", below_root(path));
  dispatchEvent(new PopStateEvent("popstate"));
}

let secret = "";

export function here(): Place {
  const place = place_of(path_below(root, location.pathname), location.hash, location.search);
  const mark = mark_of(location.hash);
  if (mark && place.is === secret_links[mark]) {
    // At once, so that nobody sees it there and the history does not keep it.
    secret = location.hash.slice(mark.length);
    history.replaceState(null, "", below_root(`/${secret_links[mark]}`));
  }
  return place;
}

/** The secret of the card's or administrator's link that led here; empty if none did, or it was taken already. */
export function take_secret(): string {
  const taken = secret;
  secret = "";
  return taken;
}
