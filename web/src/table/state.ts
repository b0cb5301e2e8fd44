// The state of a table as the page holds it, and the one function that changes it. What the server says is merged field by
// field; what the page adds (picked cells, the ply looked at, a move prepared) stands beside it. Nothing here draws, speaks or sends:
// what has to be sent waits in `outbox`, what has to be said in `news`.
import type { Advice, Change, Choice, Deed, Message, Past, Played, Player, Refused, Scene, State } from "../words.ts";
import { is_placing, placings, shapes_of, touch, type Touched } from "./touch.ts";

export type News =
  | { is: "moves"; moves: Played[] }
  | { is: "takeback" }
  | { is: "opened" }
  | { is: "offer"; what: "draw" | "takeback"; by: Player }
  | { is: "declined" }
  | { is: "left" }
  | { is: "result" }
  | { is: "picked"; cell: string }
  | { is: "go-on"; cell: string }
  | { is: "asking"; choices: Choice[] }
  | { is: "impossible"; from: string; to: string }
  | { is: "refused"; word: string; reasons: string[] }
  | { is: "premove"; path: string[] }
  | { is: "premove-off" }
  | { is: "advice"; what: "hint" | "threat"; path: string[] }
  | { is: "joined" }
  | { is: "unsent"; move: string };

export interface Table {
  state: State | null;
  /** When the clocks were told, by the page's own clock. */
  told_at: number;
  online: boolean;
  picked: string[];
  asking: Choice[];
  /** A move that waits to be confirmed. */
  pending: Choice | null;
  premove: string[];
  shape: string | null;
  past: { ply: number; scene: Scene; path: string[] } | null;
  /** The ply that was asked for and has not come yet: who steps quickly steps from there. */
  looking: number | null;
  advice: Advice["advice"] | null;
  confirm: "resign" | "abort" | "offer-draw" | "leave" | "ask-takeback" | null;
  /** The seat is being given up: when the house knows it, the page goes elsewhere. */
  leaving: boolean;
  flipped: boolean;
  confirm_moves: boolean;
  /** Whether a once-only operation that would be spent for nothing waits to be confirmed. */
  confirm_waste: boolean;
  outbox: Deed[];
  /** A move that was sent and not answered yet; it is doubtful once the connection has broken. */
  unanswered: { move: string; doubtful: boolean } | null;
  /** The move that never arrived, until another one is made. */
  unsent: string | null;
  news: News[];
}

export type Action =
  | { do: "hear"; message: Message; now: number }
  | { do: "online"; online: boolean }
  | { do: "touch"; cell: string }
  | { do: "drop"; from: string; to: string }
  | { do: "choose"; choice: Choice }
  | { do: "confirm-move" }
  | { do: "cancel" }
  | { do: "shape"; shape: string }
  | { do: "next-shape" }
  | { do: "premove"; path: string[] }
  | { do: "deed"; deed: Deed }
  | { do: "ask"; what: Table["confirm"] }
  | { do: "look"; ply: number }
  | { do: "flip" }
  | { do: "confirm-moves"; on: boolean }
  /** So many of the outbox were sent, so many of the news told: more may have come since they were looked at. */
  | { do: "sent"; count: number }
  | { do: "said"; count: number };

export const empty_table: Table = {
  state: null,
  told_at: 0,
  online: false,
  picked: [],
  asking: [],
  pending: null,
  premove: [],
  shape: null,
  past: null,
  looking: null,
  advice: null,
  confirm: null,
  leaving: false,
  flipped: false,
  confirm_moves: false,
  confirm_waste: false,
  outbox: [],
  unanswered: null,
  unsent: null,
  news: [],
};

export function is_state(message: Message): message is State {
  return "table" in message && "line" in message && "seats" in message;
}

/** The whole line: moves from a ply on are replaced. */
export function merge(state: State | null, change: Change): State | null {
  if (!state) return is_state(change) ? change : null;
  const merged = { ...state, ...change };
  if (change.line) merged.line = { from: 0, moves: [...state.line.moves.slice(0, change.line.from), ...change.line.moves] };
  return merged;
}

export function last_ply(table: Table): number {
  return table.state?.line.moves.length ?? 0;
}

/** The ply that is looked at, or soon will be. */
export function shown_ply(table: Table): number {
  return table.looking ?? table.past?.ply ?? last_ply(table);
}

/** Whether the player may touch the board for a move now, or only for one that is to come. */
export function may_premove(state: State): boolean {
  return state.phase === "playing" && (state.you === "first" || state.you === "second") && state.turn !== state.you && state.eyes === null;
}

export function reduce(table: Table, action: Action): Table {
  switch (action.do) {
    case "hear":
      return hear(table, action.message, action.now);
    case "online":
      return {
        ...table,
        online: action.online,
        unanswered: table.unanswered && { ...table.unanswered, doubtful: !action.online || table.unanswered.doubtful },
      };
    case "touch":
      return touched(table, action.cell);
    case "drop":
      return dropped(table, action.from, action.to);
    case "choose":
      return play(table, action.choice);
    case "confirm-move":
      return table.pending ? play(table, table.pending) : table;
    case "cancel":
      return rest({
        ...table,
        confirm: null,
        premove: [],
        news: table.premove.length ? [...table.news, { is: "premove-off" }] : table.news,
      });
    case "shape":
      return { ...table, shape: action.shape };
    case "next-shape": {
      const shapes = shapes_of(table.state?.moves ?? []);
      const next = shapes[(shapes.indexOf(table.shape ?? "") + 1) % shapes.length];
      return { ...table, shape: next ?? null };
    }
    case "premove":
      return { ...table, picked: [], premove: action.path, news: [...table.news, { is: "premove", path: action.path }] };
    case "deed":
      return send({ ...rest(table), confirm: null, leaving: action.deed.do === "leave" }, action.deed);
    case "ask":
      return { ...rest(table), confirm: action.what };
    case "look":
      return look(table, action.ply);
    case "flip":
      return { ...table, flipped: !table.flipped };
    case "confirm-moves":
      return { ...table, confirm_moves: action.on };
    case "sent":
      return sent(table, action.count);
    case "said":
      return { ...table, news: table.news.slice(action.count) };
  }
}

function sent(table: Table, count: number): Table {
  const move = table.outbox
    .slice(0, count)
    .filter((deed) => deed.do === "play")
    .at(-1)?.move;
  const outbox = table.outbox.slice(count);
  return move === undefined ? { ...table, outbox } : { ...table, outbox, unanswered: { move, doubtful: false }, unsent: null };
}

/** What became of the move that was sent. The first message after a break says it: it has the moves that were made, or the move is not
 * among them. */
function answer_move(before: Table, after: Table, change: Change): Table {
  const { unanswered } = before;
  const line = change.line ? { ...after, unsent: null } : after;
  if (unanswered === null) return line;
  if (last_ply(after) > last_ply(before)) return { ...line, unanswered: null };
  // Who is present may be told at any time and says nothing of moves.
  if (!unanswered.doubtful || !change.may) return line;
  const { move } = unanswered;
  return { ...line, unanswered: null, unsent: move, news: [...after.news, { is: "unsent", move }] };
}

function rest(table: Table): Table {
  return { ...table, picked: [], asking: [], pending: null };
}

function send(table: Table, deed: Deed): Table {
  return { ...table, outbox: [...table.outbox, deed] };
}

/** Those that come after the reader went elsewhere are late. */
function hear_past(table: Table, past: Past["past"]): Table {
  if (table.looking === null) return table;
  return { ...table, past, looking: past.ply === table.looking ? null : table.looking };
}

function hear(table: Table, message: Message, now: number): Table {
  if ("past" in message) return hear_past(table, (message as Past).past);
  if ("advice" in message) {
    const { advice } = message as Advice;
    return { ...table, advice, news: [...table.news, { is: "advice", what: advice.what, path: advice.path }] };
  }
  if ("refused" in message) {
    const { refused, reasons } = message as Refused;
    return { ...rest(table), leaving: false, unanswered: null, news: [...table.news, { is: "refused", word: refused, reasons }] };
  }
  const change = message as Change;
  const state = merge(table.state, change);
  if (!state) return table;
  const heard: Table = { ...table, state, told_at: change.clocks ? now : table.told_at };
  const before = table.state;
  if (change.moves) Object.assign(heard, { picked: [], asking: [], pending: null, shape: shape_for(state, table.shape) });
  if (change.line || change.scene) Object.assign(heard, { advice: null, ...(change.line && { past: null, looking: null }) });
  heard.news = [...table.news, ...news_of(before, change, state)];
  if (change.turn !== undefined || change.phase !== undefined) heard.confirm = null;
  return play_premove(answer_move(table, heard, change));
}

/** The chosen shape stays while it may be placed. */
function shape_for(state: State, shape: string | null): string | null {
  const shapes = shapes_of(state.moves);
  return shape !== null && shapes.includes(shape) ? shape : (shapes[0] ?? null);
}

function news_of(before: State | null, change: Change, state: State): News[] {
  if (!before) return [{ is: "opened" }];
  const news: News[] = [];
  if (change.line) {
    const { from, moves } = change.line;
    if (from < before.line.moves.length && moves.length + from < before.line.moves.length) news.push({ is: "takeback" });
    else if (moves.length) news.push({ is: "moves", moves: moves.slice(Math.max(0, before.line.moves.length - from)) });
  }
  if (before.phase === "waiting" && state.phase === "playing") news.push({ is: "joined" });
  if (change.offer) news.push({ is: "offer", ...change.offer });
  if (before.offer && change.offer === null && !change.line && !change.result && before.offer.by === state.you)
    news.push({ is: "declined" });
  if (state.may.includes("claim-win") && !before.may.includes("claim-win")) news.push({ is: "left" });
  if (change.result) news.push({ is: "result" });
  return news;
}

function play_premove(table: Table): Table {
  const { state, premove } = table;
  if (premove.length === 0 || !state || state.moves.length === 0) return state?.phase === "over" ? { ...table, premove: [] } : table;
  const fitting = state.moves.filter((choice) => choice.path[0] === premove[0] && choice.path.at(-1) === premove.at(-1));
  // A pawn that promotes by premove becomes a queen: there is nobody to ask.
  const choice = fitting.find((candidate) => candidate.choice === "queen") ?? fitting[0];
  const cleared: Table = { ...table, premove: [] };
  return choice ? send(cleared, { do: "play", move: choice.move }) : { ...cleared, news: [...table.news, { is: "premove-off" }] };
}

function play(table: Table, choice: Choice): Table {
  const asks = (table.confirm_moves && choice.kind !== "place") || (table.confirm_waste && is_wasted(choice));
  if (asks && table.pending !== choice) return { ...rest(table), pending: choice, picked: choice.path };
  return send(rest(table), { do: "play", move: choice.move });
}

/** Whether a once-only operation would be spent for nothing. */
export function is_wasted(choice: Choice): boolean {
  return choice.choice === "bishop-blast" && choice.touches.length === 0;
}

function apply_touch(table: Table, result: Touched): Table {
  if (result.play) return play(table, result.play);
  const news = [...table.news];
  if (result.impossible) news.push({ is: "impossible", from: result.impossible[0], to: result.impossible[1] });
  else if (result.asking.length && result.picked.length > 1) news.push({ is: "asking", choices: result.asking });
  else if (result.picked.length > 1) news.push({ is: "go-on", cell: result.picked.at(-1)! });
  else if (result.picked.length) news.push({ is: "picked", cell: result.picked[0]! });
  return { ...table, picked: result.picked, asking: result.asking, pending: null, news };
}

function touched(table: Table, cell: string): Table {
  const { state } = table;
  if (!state) return table;
  if (table.past) return look(table, last_ply(table));
  if (is_placing(state.moves)) return place(table, cell);
  if (state.moves.length > 0) return apply_touch(table, touch(state, table.picked, cell));
  if (!may_premove(state)) return table;
  const own = (name: string) =>
    state.scene.boards.some((board) => board.pieces.some((piece) => piece.at === name && piece.by === state.you));
  const from = table.picked[0];
  if (from === cell || table.premove.length) return reduce(table, { do: "cancel" });
  if (from && !own(cell)) return reduce(table, { do: "premove", path: [from, cell] });
  return own(cell) ? { ...table, picked: [cell] } : { ...table, picked: [] };
}

function place(table: Table, cell: string): Table {
  const state = table.state!;
  const here = placings(state.moves, state.scene.boards, cell);
  const choice = here.find((candidate) => candidate.choice === table.shape && candidate.touches.length) ?? null;
  if (choice) return play(table, choice);
  return { ...table, news: [...table.news, { is: "impossible", from: "", to: cell }] };
}

function dropped(table: Table, from: string, to: string): Table {
  const { state } = table;
  if (!state) return table;
  if (to === "") return rest(table);
  if (state.moves.length > 0) {
    const start = table.picked.length > 1 && table.picked.at(-1) === from ? table.picked : [from];
    const result = touch(state, start, to);
    // A drop that only begins another move was meant as the end of this one.
    if (!result.play && result.picked.length < 2 && !result.asking.length)
      return { ...rest(table), news: [...table.news, { is: "impossible", from, to }] };
    return apply_touch(table, result);
  }
  return touched({ ...table, picked: [from] }, to);
}

function look(table: Table, ply: number): Table {
  const last = last_ply(table);
  const to = Math.max(0, Math.min(last, ply));
  if (to === last) return { ...rest(table), past: null, looking: null };
  return send({ ...rest(table), looking: to }, { do: "show", ply: to });
}
