// The state of a table as the page holds it, and the one function that changes it. What the server says is merged field by
// field; what the page adds (picked cells, the ply looked at, a move prepared) stands beside it. Nothing here draws, speaks or sends:
// what has to be sent waits in `outbox`, what has to be said in `news`.
import type {
  Advice,
  Change,
  Choice,
  Command,
  Message,
  Past,
  PlayedMove,
  Player,
  Reason,
  Refused,
  BoardView,
  State,
  StuckName,
  NextCells,
} from "../messages.ts";
import type { Preferences } from "../preferences.ts";
import { ends_at, is_placing, is_promotion, placings, shapes_of, touch, type Touched } from "./touch.ts";
import { piece_at } from "./viewing.ts";

export type News =
  | { is: "moves"; moves: PlayedMove[] }
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
  | { is: "refused"; code: string; reasons: Reason[] }
  | { is: "premove"; path: string[] }
  | { is: "premove-off" }
  | { is: "advice"; what: "hint" | "threat"; path: string[] }
  | { is: "joined" }
  | { is: "unsent"; move: string }
  /** A piece that cannot move, and why if that is known; one that is the other's; a cell that was fired at before. */
  | { is: "stuck"; cell: string; reason: StuckName | null }
  | { is: "not-yours"; cell: string }
  | { is: "fired"; cell: string };

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
  past: { ply: number; board_view: BoardView; path: string[] } | null;
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
  auto_queen: Preferences["auto_queen"];
  outbox: Command[];
  /** A move that was sent and not answered yet; it is doubtful once the connection has broken. */
  unanswered: { move: string; doubtful: boolean } | null;
  /** The move that never arrived, until another one is made. */
  unsent: string | null;
  news: News[];
}

export type Action =
  | { type: "hear"; message: Message; now: number }
  | { type: "online"; online: boolean }
  /** `ask`: what a pawn becomes is to be asked, whatever the player likes otherwise. */
  | { type: "touch"; cell: string; ask?: boolean }
  | { type: "drop"; from: string; to: string; ask?: boolean }
  | { type: "choose"; choice: Choice }
  | { type: "confirm-move" }
  | { type: "cancel" }
  | { type: "shape"; shape: string }
  | { type: "next-shape" }
  | { type: "premove"; path: string[] }
  | { type: "command"; command: Command }
  | { type: "ask"; what: Table["confirm"] }
  | { type: "look"; ply: number }
  | { type: "flip" }
  | { type: "confirm-moves"; on: boolean }
  | { type: "auto-queen"; when: Table["auto_queen"] }
  /** So many of the outbox were sent, so many of the news told: more may have come since they were looked at. */
  | { type: "sent"; count: number }
  | { type: "said"; count: number };

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
  auto_queen: "premove",
  outbox: [],
  unanswered: null,
  unsent: null,
  news: [],
};

export function is_state(message: Message): message is State {
  return "table" in message && "history" in message && "seats" in message;
}

/** The whole line: moves from a ply on are replaced. */
export function merge(state: State | null, change: Change): State | null {
  if (!state) return is_state(change) ? change : null;
  const merged = { ...state, ...change };
  if (change.history) merged.history = { from: 0, moves: [...state.history.moves.slice(0, change.history.from), ...change.history.moves] };
  return merged;
}

export function last_ply(table: Table): number {
  return table.state?.history.moves.length ?? 0;
}

/** The ply that is looked at, or soon will be. */
export function shown_ply(table: Table): number {
  return table.looking ?? table.past?.ply ?? last_ply(table);
}

/** What the player may prepare while the other is to move; null where there is nothing. */
export function premoves_of(state: State): NextCells | null {
  return state.phase === "playing" && state.choices.length === 0 ? state.premoves : null;
}

export function reduce(table: Table, action: Action): Table {
  switch (action.type) {
    case "hear":
      return hear(table, action.message, action.now);
    case "online":
      return {
        ...table,
        online: action.online,
        unanswered: table.unanswered && { ...table.unanswered, doubtful: !action.online || table.unanswered.doubtful },
      };
    case "touch":
      return touched(table, action.cell, action.ask);
    case "drop":
      return dropped(table, action);
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
      const shapes = shapes_of(table.state?.choices ?? []);
      const next = shapes[(shapes.indexOf(table.shape ?? "") + 1) % shapes.length];
      return { ...table, shape: next ?? null };
    }
    case "premove":
      return { ...table, picked: [], premove: action.path, news: [...table.news, { is: "premove", path: action.path }] };
    case "command":
      return send({ ...rest(table), confirm: null, leaving: action.command.command === "leave" }, action.command);
    case "ask":
      return { ...rest(table), confirm: action.what };
    case "look":
      return look(table, action.ply);
    case "flip":
      return { ...table, flipped: !table.flipped };
    case "confirm-moves":
      return { ...table, confirm_moves: action.on };
    case "auto-queen":
      return { ...table, auto_queen: action.when };
    case "sent":
      return sent(table, action.count);
    case "said":
      return { ...table, news: table.news.slice(action.count) };
  }
}

function sent(table: Table, count: number): Table {
  const move = table.outbox
    .slice(0, count)
    .filter((command) => command.command === "play")
    .at(-1)?.move;
  const outbox = table.outbox.slice(count);
  return move === undefined ? { ...table, outbox } : { ...table, outbox, unanswered: { move, doubtful: false }, unsent: null };
}

/** What became of the move that was sent. The first message after a break says it: it has the moves that were made, or the move is not
 * among them. */
function answer_move(before: Table, after: Table, change: Change): Table {
  const { unanswered } = before;
  const line = change.history ? { ...after, unsent: null } : after;
  if (unanswered === null) return line;
  if (last_ply(after) > last_ply(before)) return { ...line, unanswered: null };
  // Who is present may be told at any time and says nothing of moves.
  if (!unanswered.doubtful || !change.allowed) return line;
  const { move } = unanswered;
  return { ...line, unanswered: null, unsent: move, news: [...after.news, { is: "unsent", move }] };
}

function rest(table: Table): Table {
  return { ...table, picked: [], asking: [], pending: null };
}

function send(table: Table, command: Command): Table {
  return { ...table, outbox: [...table.outbox, command] };
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
    return { ...rest(table), leaving: false, unanswered: null, news: [...table.news, { is: "refused", code: refused, reasons }] };
  }
  const change = message as Change;
  const state = merge(table.state, change);
  if (!state) return table;
  const heard: Table = { ...table, state, told_at: change.clocks ? now : table.told_at };
  const before = table.state;
  if (change.choices) Object.assign(heard, { picked: [], asking: [], pending: null, shape: shape_for(state, table.shape) });
  if (change.history || change.board_view) Object.assign(heard, { advice: null, ...(change.history && { past: null, looking: null }) });
  heard.news = [...table.news, ...news_of(before, change, state)];
  if (change.turn !== undefined || change.phase !== undefined) heard.confirm = null;
  return play_premove(answer_move(table, heard, change));
}

/** The chosen shape stays while it may be placed. */
function shape_for(state: State, shape: string | null): string | null {
  const shapes = shapes_of(state.choices);
  return shape !== null && shapes.includes(shape) ? shape : (shapes[0] ?? null);
}

function news_of(before: State | null, change: Change, state: State): News[] {
  if (!before) return [{ is: "opened" }];
  const news: News[] = [];
  if (change.history) {
    const { from, moves } = change.history;
    if (from < before.history.moves.length && moves.length + from < before.history.moves.length) news.push({ is: "takeback" });
    else if (moves.length) news.push({ is: "moves", moves: moves.slice(Math.max(0, before.history.moves.length - from)) });
  }
  if (before.phase === "waiting" && state.phase === "playing") news.push({ is: "joined" });
  if (change.offer) news.push({ is: "offer", ...change.offer });
  if (before.offer && change.offer === null && !change.history && !change.result && before.offer.by === state.you)
    news.push({ is: "declined" });
  if (state.allowed.includes("claim-win") && !before.allowed.includes("claim-win")) news.push({ is: "left" });
  if (change.result) news.push({ is: "result" });
  return news;
}

function play_premove(table: Table): Table {
  const { state, premove } = table;
  const [from, to] = [premove[0], premove.at(-1)];
  if (from === undefined || to === undefined || !state || state.choices.length === 0)
    return state?.phase === "over" ? { ...table, premove: [] } : table;
  const fitting = state.choices.filter((choice) => choice.path[0] === from && ends_at(choice, to));
  const cleared: Table = { ...table, premove: [] };
  if (is_promotion(fitting) && table.auto_queen === "never")
    return { ...cleared, picked: [from, to], asking: fitting, news: [...table.news, { is: "asking", choices: fitting }] };
  // The plain way rather than an operation: there is nobody to ask.
  const choice = queen_of(fitting) ?? fitting.find((candidate) => candidate.kind !== "special") ?? fitting[0];
  return choice ? send(cleared, { command: "play", move: choice.move }) : { ...cleared, news: [...table.news, { is: "premove-off" }] };
}

function queen_of(choices: Choice[]): Choice | undefined {
  return is_promotion(choices) ? choices.find((choice) => choice.choice === "queen") : undefined;
}

function play(table: Table, choice: Choice): Table {
  const asks = (table.confirm_moves && choice.kind !== "place") || (table.confirm_waste && is_wasted(choice));
  if (asks && table.pending !== choice) return { ...rest(table), pending: choice, picked: choice.path };
  return send(rest(table), { command: "play", move: choice.move });
}

/** Whether a once-only operation would be spent for nothing. */
export function is_wasted(choice: Choice): boolean {
  return choice.choice === "bishop-blast" && choice.touches.length === 0;
}

function tell(table: Table, news: News): Table {
  return { ...rest(table), news: [...table.news, news] };
}

function apply_touch(table: Table, result: Touched, ask = false): Table {
  const queen = table.auto_queen === "always" && !ask ? queen_of(result.asking) : undefined;
  if (result.play ?? queen) return play(table, (result.play ?? queen)!);
  if (result.impossible) return explain(table, ...result.impossible);
  const news = [...table.news];
  if (result.asking.length && result.picked.length > 1) news.push({ is: "asking", choices: result.asking });
  else if (result.picked.length > 1) news.push({ is: "go-on", cell: result.picked.at(-1)! });
  else if (result.picked.length) news.push({ is: "picked", cell: result.picked[0]! });
  return { ...table, picked: result.picked, asking: result.asking, pending: null, news };
}

/** Why a move is none: the server knows, in games that say so. It is asked by the move itself, which it refuses with the reason. */
function explain(table: Table, from: string, to: string): Table {
  if (table.state?.stuck) return send(rest(table), { command: "play", move: from + to });
  return tell(table, { is: "impossible", from, to });
}

/** Why nothing begins there. */
function answer_touch(table: Table, cell: string): Table {
  const state = table.state!;
  const piece = piece_at(state.board_view, cell);
  if (state.choices[0]?.kind === "shot") {
    const board = state.board_view.boards.find((candidate) => candidate.marks.some((mark) => mark.at === cell));
    return board && board.name !== state.perspective ? tell(table, { is: "fired", cell }) : table;
  }
  if (!piece) return table;
  const mover = state.you === "both" ? state.turn : state.you;
  if (piece.by !== mover) return tell(table, { is: "not-yours", cell });
  return tell(table, { is: "stuck", cell, reason: state.stuck?.[cell] ?? null });
}

function touched(table: Table, cell: string, ask = false): Table {
  const { state } = table;
  if (!state) return table;
  if (table.past) return look(table, last_ply(table));
  if (is_placing(state.choices)) return place(table, cell);
  const next_cells = premoves_of(state);
  if (next_cells) return touched_early(table, next_cells, cell);
  if (state.choices.length === 0) return table;
  const result = touch(state, table.picked, cell);
  const nothing = !result.play && !result.impossible && result.picked.length === 0;
  return nothing && table.picked.length === 0 ? answer_touch(table, cell) : apply_touch(table, result, ask);
}

/** A touch for a move that is to come. A new one takes the place of the old. */
function touched_early(table: Table, next_cells: NextCells, cell: string): Table {
  const [from] = table.picked;
  if (from === cell) return rest(table);
  if (from && next_cells[from]?.includes(cell)) return reduce(table, { type: "premove", path: [from, cell] });
  if (next_cells[cell]) return { ...tell(table, { is: "picked", cell }), premove: [], picked: [cell] };
  if (from) return tell(table, { is: "impossible", from, to: cell });
  if (table.premove.length) return reduce(table, { type: "cancel" });
  return piece_at(table.state!.board_view, cell) ? tell(table, { is: "not-yours", cell }) : table;
}

function place(table: Table, cell: string): Table {
  const state = table.state!;
  const here = placings(state.choices, state.board_view.boards, cell);
  const choice = here.find((candidate) => candidate.choice === table.shape && candidate.touches.length) ?? null;
  if (choice) return play(table, choice);
  return { ...table, news: [...table.news, { is: "impossible", from: "", to: cell }] };
}

function dropped(table: Table, { from, to, ask }: { from: string; to: string; ask?: boolean }): Table {
  const { state } = table;
  if (!state) return table;
  if (to === "") return rest(table);
  const next_cells = premoves_of(state);
  if (next_cells) return dropped_early(table, next_cells, from, to);
  if (state.choices.length === 0) return rest(table);
  const mover = state.you === "both" ? state.turn : state.you;
  if (piece_at(state.board_view, from)?.by !== mover && table.picked.length < 2) return tell(table, { is: "not-yours", cell: from });
  const start = table.picked.length > 1 && table.picked.at(-1) === from ? table.picked : [from];
  const result = touch(state, start, to);
  // A drop that only begins another move was meant as the end of this one.
  if (!result.play && result.picked.length < 2 && !result.asking.length) return explain(table, from, to);
  return apply_touch(table, result, ask);
}

function dropped_early(table: Table, next_cells: NextCells, from: string, to: string): Table {
  if (!next_cells[from]) return tell(table, { is: "not-yours", cell: from });
  return next_cells[from].includes(to) ? reduce(table, { type: "premove", path: [from, to] }) : tell(table, { is: "impossible", from, to });
}

function look(table: Table, ply: number): Table {
  const last = last_ply(table);
  const to = Math.max(0, Math.min(last, ply));
  if (to === last) return { ...rest(table), past: null, looking: null };
  return send({ ...rest(table), looking: to }, { command: "show", ply: to });
}
