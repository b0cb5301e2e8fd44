// A table in words, to be read or heard: whose turn it is, news, endings.
import { plain_cell } from "../board/geometry.ts";
import { refusal_line } from "../refusal.ts";
import { is_run_by_house, move_sentence, seat_name, side_name, side_word } from "../speech.ts";
import { has_text, t } from "../text.ts";
import { name_at } from "../version_name.ts";
import type { BoardView, Choice, GameName, Player, Result, Seat, State, Viewer } from "../messages.ts";
import { in_check, other } from "../touch/position.ts";
import { as_sentence, touch_words } from "../touch/speech.ts";
import type { News, Table } from "./state.ts";
import { is_my_turn, position_of } from "./viewing.ts";

export function board_title(state: State, name: string): string {
  if (name === "main") return t("board-main");
  if (state.perspective === null) return t("board-of", { name: seat_name(state.game, state.seats[name as Player], name as Player) });
  return t(name === state.perspective ? "board-own" : "board-other");
}

export function fleet_title(state: State, board: string): string {
  if (state.perspective === null) return t("fleet-of", { name: seat_name(state.game, state.seats[board as Player], board as Player) });
  return t(board === state.perspective ? "fleet-own" : "fleet-other");
}

export function fleet_ship(size: number, sunk: boolean): string {
  return t(sunk ? "fleet-ship-sunk" : "fleet-ship-afloat", { type: size });
}

function must_pass(choices: Choice[]): boolean {
  return choices.length > 0 && choices.every((choice) => choice.choice === "pass");
}

/** The status of the game in one line. */
export function status_line(table: Table): string {
  const { state } = table;
  if (!state) return t("status-loading");
  if (state.result) return result_line(state);
  if (state.phase === "waiting") return t("status-waiting");
  if (state.pause && has_text("paused")) return pause_line(state);
  if (state.curtain) return t("curtain-title", { name: seat_name(state.game, state.seats[state.curtain], state.curtain) });
  if (!state.turn) return "";
  if (state.choices[0]?.kind === "place") return t("status-place");
  if (is_my_turn(state) && state.you !== "both") return turn_line(state, t("status-your-turn"));
  return turn_line(state, thinking_line(state, state.turn));
}

/** Undefined where somebody is to move who is not run by the house: then it is simply their turn. */
function thinking_line({ game, seats }: State, turn: Player): string | undefined {
  const seat = seats[turn];
  if (!is_run_by_house(seat)) return undefined;
  return seat.program ? t("status-program-thinking", { name: name_at(seat) }) : t("status-thinking", { side: side_name(game, turn) });
}

type Turn = Pick<State, "game" | "turn" | "choices" | "board_view">;

/** Whose turn it is, in the given words; also whether there is check, or nothing to do but pass. */
export function turn_line({ game, turn, choices, board_view }: Turn, words?: string): string {
  if (!turn) return "";
  const side = side_name(game, turn);
  if (must_pass(choices)) return t("status-pass", { side });
  const line = words ?? t("status-turn", { side });
  return in_check(board_view) ? `${t("status-check")} ${line}` : line;
}

/** What the words about a result need to know; without seats the players are called by their sides. */
export interface Ended {
  game: GameName;
  board_view: BoardView;
  result: Result | null;
  you?: Viewer;
  seats?: Record<Player, Seat>;
}

export function result_line(ended: Ended): string {
  return `${result_title(ended)} ${result_reason(ended)}`;
}

export function result_title(ended: Ended): string {
  const { winner, ending } = ended.result!;
  if (!winner) return t(ending === "abandonment" ? "result-none" : "result-draw");
  if (ended.you === other(winner)) return t("result-you-lost");
  return t("result-won", who(ended, winner));
}

/** How many pieces each player has: some rules decide by that. */
function piece_counts(board_view: BoardView): Record<Player, number> {
  const count = (player: Player) => board_view.boards.flatMap((board) => board.pieces).filter((piece) => piece.by === player).length;
  return { first: count("first"), second: count("second") };
}

export function result_reason(ended: Ended): string {
  const { rule, winner, ending } = ended.result!;
  if (rule) return t(`rule-${rule}`, piece_counts(ended.board_view));
  if (!winner) return t(has_text(`ending-${ending}-draw`) ? `ending-${ending}-draw` : `ending-${ending}`);
  return t(`ending-${ending}`, who(ended, other(winner)));
}

/** How a sentence names a player: "You resigned", "Ana resigned", "As brancas desistiram". */
function who({ game, seats, you }: Pick<Ended, "game" | "seats" | "you">, player: Player): { who: string; name: string } {
  const side = side_word(game, player);
  if (!seats) return { who: side, name: "" };
  const { kind } = seats[player];
  const name = name_at(seats[player]);
  if (you === player) return { who: "you", name };
  if (kind === "computer" && seats[other(player)].kind !== "computer") return { who: "computer", name };
  return { who: name && kind !== "computer" ? "named" : side, name };
}

/** What can be done now that the opponent has left. */
export function left_line(state: State): string {
  const player = state.you === "first" ? "second" : "first";
  return `${t("news-left", who(state, player))} ${t("news-left-claim")}`;
}

/** What a pause waits for. */
export function pause_line(state: State): string {
  const waits_for = state.pause!.resume;
  if (!waits_for) return state.you === "watcher" ? t("paused") : `${t("paused")} ${t("paused-how")}`;
  return `${t("paused")} ${waits_for === state.you ? t("paused-waiting") : t("news-resume", who(state, waits_for))}`;
}

/** A piece of news to be announced; null if there is nothing to say. */
export function news_words(table: Table, news: News): string | null {
  const words = plain_news(table, news);
  return words && as_sentence(words);
}

function plain_news(table: Table, news: News): string | null {
  const state = table.state;
  if (!state) return null;
  switch (news.is) {
    case "moves":
      return [...news.moves.map((move) => move_sentence(state, move)), ...(must_pass(state.choices) ? [status_line(table)] : [])].join(" ");
    case "takeback":
      return t("news-takeback");
    case "offer": {
      const name = seat_name(state.game, state.seats[news.by], news.by);
      return `${t(`news-offer-${news.what}`, { name })} ${news.by === state.you ? "" : t("offer-how")}`.trim();
    }
    case "left":
      return left_line(state);
    case "declined":
      return t("news-declined");
    case "result":
      return result_line(state);
    case "refused":
      if (news.code === "too-late" && news.move) return t("too-late-move", { move: news.move });
      return refusal_line(news.code, news.reasons);
    case "advice":
      return t(is_my_turn(state) ? `news-${news.what}` : `news-${news.what}-shared`, { path: news.path.map(plain_cell).join(" – ") });
    case "paused":
      return pause_line(state);
    case "resume":
      return t("news-resume", who(state, news.by));
    case "resumed":
      return t("news-resumed");
    case "time-given":
      return t("news-time-given", who(state, news.by));
    case "greeting":
      if (table.muted && news.by !== state.you) return null;
      return t("news-greeting", { ...who(state, news.by), greeting: t(`greeting-${news.greeting}`) });
    case "joined":
      return t("news-joined");
    case "opened":
      return status_line(table);
    default:
      return touch_words(position_of(state), table.touch, news);
  }
}
