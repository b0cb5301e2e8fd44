// The state of a table as the page holds it, and the one function that changes it. Messages of the server are merged field by field; what
// the page adds (the unfinished move, the ply shown, a question) stands beside them. Nothing here draws, speaks or sends: commands to send
// wait in `outbox`, news to announce in `news`.
import {
  player_words,
  type Accepted,
  type Advice,
  type BoardView,
  type Change,
  type Command,
  type CommandId,
  type CommandName,
  type GreetingName,
  type Message,
  type Offer,
  type Past,
  type PlayedMove,
  type Player,
  type Reason,
  type Refused,
  type State,
} from "../messages.ts";
import {
  no_touch,
  play_premove,
  reduce_touch,
  released,
  usual_settings,
  with_new_choices,
  type Outcome,
  type Touch,
  type TouchAction,
  type TouchNews,
  type TouchSettings,
} from "../touch/state.ts";
import { after_break, after_sending, command_of, empty_outbox, with_command, without_command, type Outbox } from "./outbox.ts";
import { position_of } from "./viewing.ts";

export type News =
  | TouchNews
  | { is: "moves"; moves: PlayedMove[] }
  | { is: "takeback" }
  | { is: "opened" }
  | { is: "offer"; what: Offer["what"]; by: Player }
  | { is: "declined" }
  | { is: "left" }
  | { is: "result" }
  | { is: "refused"; code: string; reasons: Reason[]; move?: string }
  | { is: "advice"; what: "hint" | "threat"; path: string[] }
  | { is: "paused" }
  | { is: "resume"; by: Player }
  | { is: "resumed" }
  | { is: "time-given"; by: Player }
  | { is: "greeting"; by: Player; greeting: GreetingName }
  | { is: "joined" };

export interface Table {
  state: State | null;
  /** When the clocks were received, by the page's own clock. */
  clocks_at: number;
  online: boolean;
  touch: Touch;
  settings: TouchSettings;
  past: { ply: number; board_view: BoardView; path: string[] } | null;
  /** The ply that was requested and has not arrived yet: quick steps count from there. */
  looking: number | null;
  advice: Advice["advice"] | null;
  confirm: "resign" | "abort" | "offer-draw" | "leave" | "ask-takeback" | "ask-pause" | null;
  /** The player is leaving: when the server has confirmed it, the page goes elsewhere. */
  leaving: boolean;
  flipped: boolean;
  /** The opponent's greetings are not shown. */
  muted: boolean;
  outbox: Outbox;
  news: News[];
}

export type Action =
  | TouchAction
  | { type: "hear"; message: Message; now: number }
  | { type: "online"; online: boolean }
  | { type: "send"; command: Command }
  | { type: "ask"; what: Table["confirm"] }
  | { type: "look"; ply: number }
  | { type: "flip" }
  | { type: "mute" }
  | { type: "settings"; settings: Partial<TouchSettings> }
  | { type: "sent"; ids: CommandId[] }
  /** So many news were announced: more may have come since. */
  | { type: "said"; count: number };

export const empty_table: Table = {
  state: null,
  clocks_at: 0,
  online: false,
  touch: no_touch,
  settings: usual_settings,
  past: null,
  looking: null,
  advice: null,
  confirm: null,
  leaving: false,
  flipped: false,
  muted: false,
  outbox: empty_outbox,
  news: [],
};

/** The action that sends a command: `dispatch(send("resign"))`. */
export function send(command: CommandName, values: Omit<Command, "command"> = {}): Action {
  return { type: "send", command: { command, ...values } };
}

export function is_state(message: Message): message is State {
  return "table" in message && "history" in message && "seats" in message;
}

/** Fields that came replace the old ones; moves are replaced from a ply on. */
export function merge(state: State | null, change: Change): State | null {
  if (!state) return is_state(change) ? change : null;
  const merged = { ...state, ...change };
  if (change.history) merged.history = { from: 0, moves: [...state.history.moves.slice(0, change.history.from), ...change.history.moves] };
  return merged;
}

export function last_ply(table: Table): number {
  return table.state?.history.moves.length ?? 0;
}

/** The ply that is shown, or soon will be. */
export function shown_ply(table: Table): number {
  return table.looking ?? table.past?.ply ?? last_ply(table);
}

export function reduce(table: Table, action: Action): Table {
  switch (action.type) {
    case "hear":
      return hear(table, action.message, action.now);
    case "online":
      return { ...table, online: action.online, outbox: action.online ? table.outbox : after_break(table.outbox) };
    case "send":
      return queue({ ...release(table), confirm: null, leaving: action.command.command === "leave" }, action.command);
    case "ask":
      return { ...release(table), confirm: action.what };
    case "look":
      return look(table, action.ply);
    case "flip":
      return { ...table, flipped: !table.flipped };
    case "mute":
      return { ...table, muted: !table.muted };
    case "settings":
      return { ...table, settings: { ...table.settings, ...action.settings } };
    case "sent":
      return { ...table, outbox: after_sending(table.outbox, action.ids) };
    case "said":
      return { ...table, news: table.news.slice(action.count) };
    case "touch":
      // A touch on an earlier position leads back to the game.
      return table.past ? look(table, last_ply(table)) : touched(table, action);
    case "cancel":
      return touched({ ...table, confirm: null }, action);
    default:
      return touched(table, action);
  }
}

function touched(table: Table, action: TouchAction): Table {
  if (!table.state) return table;
  return apply(table, reduce_touch(table.touch, action, position_of(table.state), table.settings));
}

function apply(table: Table, { touch, move, news }: Outcome): Table {
  const after: Table = { ...table, touch, news: news.length ? [...table.news, ...news] : table.news };
  return move === null ? after : queue(after, { command: "play", move });
}

function release(table: Table): Table {
  return { ...table, touch: released(table.touch) };
}

function queue(table: Table, command: Command): Table {
  return { ...table, outbox: with_command(table.outbox, command, table.state) };
}

/** An answer that comes after the player has gone on is dropped. */
function hear_past(table: Table, past: Past["past"]): Table {
  if (table.looking === null) return table;
  return { ...table, past, looking: past.ply === table.looking ? null : table.looking };
}

function hear_refusal(table: Table, { refused: code, reasons, reply_to }: Refused): Table {
  const move = command_of(table.outbox, reply_to)?.move;
  const news: News = { is: "refused", code, reasons, ...(move !== undefined && { move }) };
  return { ...release(table), leaving: false, outbox: without_command(table.outbox, reply_to), news: [...table.news, news] };
}

function hear(table: Table, message: Message, now: number): Table {
  if ("past" in message) return hear_past(table, (message as Past).past);
  if ("advice" in message) {
    const { advice } = message as Advice;
    return { ...table, advice, news: [...table.news, { is: "advice", what: advice.what, path: advice.path }] };
  }
  if ("accepted" in message) return { ...table, outbox: without_command(table.outbox, (message as Accepted).reply_to) };
  if ("refused" in message) return hear_refusal(table, message as Refused);
  const change = message as Change;
  const state = merge(table.state, change);
  if (!state) return table;
  const position = position_of(state);
  const heard: Table = { ...table, state, news: [...table.news, ...news_of(table.state, change, state)] };
  if (change.clocks) heard.clocks_at = now;
  if (change.choices) heard.touch = with_new_choices(table.touch, position);
  if (change.history || change.board_view) heard.advice = null;
  if (change.history) Object.assign(heard, { past: null, looking: null });
  if (change.turn !== undefined || change.phase !== undefined) heard.confirm = null;
  if (state.phase === "over") heard.touch = { ...heard.touch, premove: [] };
  return apply(heard, play_premove(heard.touch, position, table.settings));
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
  if (before.offer && change.offer === null && !change.history && !change.result && !change.pause && before.offer.by === state.you)
    news.push({ is: "declined" });
  news.push(...agreements(before, change, state));
  if (state.allowed.includes("claim-win") && !before.allowed.includes("claim-win")) news.push({ is: "left" });
  if (change.result) news.push({ is: "result" });
  return news;
}

/** News of pauses, time and greetings. */
function agreements(before: State, change: Change, state: State): News[] {
  const news: News[] = [];
  if (change.pause && !before.pause) news.push({ is: "paused" });
  if (change.pause?.resume && !before.pause?.resume) news.push({ is: "resume", by: change.pause.resume });
  if (change.pause === null && before.pause && !state.result) news.push({ is: "resumed" });
  for (const by of player_words) {
    if (change.time_given && change.time_given[by] > before.time_given[by]) news.push({ is: "time-given", by });
    const said = change.greetings?.[by];
    if (said && said.number !== before.greetings[by]?.number) news.push({ is: "greeting", by, greeting: said.greeting });
  }
  return news;
}

function look(table: Table, ply: number): Table {
  const last = last_ply(table);
  const to = Math.max(0, Math.min(last, ply));
  if (to === last) return { ...release(table), past: null, looking: null };
  return queue({ ...release(table), looking: to }, { command: "show", ply: to });
}
