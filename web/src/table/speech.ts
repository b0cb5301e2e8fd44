// What is said of a table, in words for the eye and the ear alike: cells, whose turn it is, news, endings.
import { board_of, plain_cell } from "../board/geometry.ts";
import { refusal_line } from "../refusal.ts";
import { move_sentence, piece_name, seat_name, side_name, side_word } from "../speech.ts";
import { has_text, language, t } from "../text.ts";
import type { Player, Result, BoardView, State } from "../messages.ts";
import type { News, Table } from "./state.ts";
import { is_promotion, targets_of } from "./touch.ts";
import { is_my_turn, other, piece_at, pieces_at } from "./viewing.ts";

/** "e4, white pawn, can go here": what a cell is, and what the player could do with it. */
export function cell_label(table: Table, board_view: BoardView, cell: string): string {
  const { state } = table;
  const parts = [plain_cell(cell)];
  const [piece, under] = pieces_at(board_view, cell);
  const marks = board_view.boards.flatMap((board) => board.marks.filter((mark) => mark.at === cell).map((mark) => mark.is));
  if (piece && under) parts.push(t("cell-stack", { top: piece_name(piece.is, piece.by), under: piece_name(under.is, under.by) }));
  else if (piece) parts.push(piece_name(piece.is, piece.by) + (piece.label ? ` ${piece.label}` : ""));
  else if (!marks.some((mark) => ["hit", "miss", "sunk"].includes(mark)))
    parts.push(t(is_hidden(state, board_view, cell) ? "cell-unknown" : "cell-empty"));
  for (const mark of marks) parts.push(t(`mark-${mark}`));
  if (piece?.uses) parts.push(t("operation-left"));
  if (table.picked.includes(cell)) parts.push(t("cell-picked"));
  const target = state && !table.past && table.picked.length ? targets_of(state, table.picked).get(cell) : undefined;
  if (target) parts.push(t(`target-${target}`));
  if (table.premove.includes(cell)) parts.push(t("cell-premove"));
  return parts.join(", ");
}

/** Whether a ship may lie in a cell that shows none: in the other's waters, as long as the game goes on. */
function is_hidden(state: State | null, board_view: BoardView, cell: string): boolean {
  return board_view.boards.length > 1 && board_of(cell) !== state?.perspective && !state?.result;
}

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

export function in_check(state: State): boolean {
  return state.board_view.boards.some((board) => board.marks.some((mark) => mark.is === "check"));
}

/** Whether the only thing to do is to let the other go on. */
function must_pass(state: State): boolean {
  return state.choices.length > 0 && state.choices.every((choice) => choice.choice === "pass");
}

/** What is going on, in a line. */
export function status_line(table: Table): string {
  const { state } = table;
  if (!state) return t("status-loading");
  if (state.result) return result_line(state);
  if (state.phase === "waiting") return t("status-waiting");
  if (state.curtain) return t("curtain-title", { name: seat_name(state.game, state.seats[state.curtain], state.curtain) });
  if (!state.turn) return "";
  const side = side_name(state.game, state.turn);
  if (state.choices[0]?.kind === "place") return t("status-place");
  if (must_pass(state)) return t("status-pass", { side });
  const line =
    is_my_turn(state) && state.you !== "both"
      ? t("status-your-turn")
      : state.seats[state.turn].kind === "computer"
        ? t("status-thinking", { side })
        : t("status-turn", { side });
  return in_check(state) ? `${t("status-check")} ${line}` : line;
}

export function result_line(state: State): string {
  return `${result_title(state)} ${result_reason(state.result!, state)}`;
}

export function result_title(state: State): string {
  const { winner, ending } = state.result!;
  if (!winner) return t(ending === "abandonment" ? "result-none" : "result-draw");
  if (state.you === other(winner)) return t("result-you-lost");
  return t("result-won", who(state, winner));
}

/** How many pieces each player has on the boards: some rules decide by that. */
function piece_counts(board_view: BoardView): Record<Player, number> {
  const count = (player: Player) => board_view.boards.flatMap((board) => board.pieces).filter((piece) => piece.by === player).length;
  return { first: count("first"), second: count("second") };
}

export function result_reason(result: Result, state: State): string {
  if (result.rule) return t(`rule-${result.rule}`, piece_counts(state.board_view));
  if (!result.winner) return t(has_text(`ending-${result.ending}-draw`) ? `ending-${result.ending}-draw` : `ending-${result.ending}`);
  return t(`ending-${result.ending}`, who(state, other(result.winner)));
}

/** How a sentence names a player: "You resigned", "Ana resigned", "As brancas desistiram". */
function who(state: Pick<State, "game" | "seats"> & { you?: State["you"] }, player: Player): { who: string; name: string } {
  const { kind, name } = state.seats[player];
  if (state.you === player) return { who: "you", name };
  if (kind === "computer" && state.seats[other(player)].kind !== "computer") return { who: "computer", name };
  if (name && kind !== "computer") return { who: "named", name };
  return { who: side_word(state.game, player), name };
}

/** What may be done about an opponent who has left. */
export function left_line(state: State): string {
  const player = state.you === "first" ? "second" : "first";
  return `${t("news-left", who(state, player))} ${t("news-left-claim")}`;
}

/** What to say aloud and show of a piece of news; null for what speaks for itself. */
export function news_words(table: Table, news: News): string | null {
  const words = plain_news(table, news);
  return words && words[0]!.toLocaleUpperCase(language()) + words.slice(1);
}

function plain_news(table: Table, news: News): string | null {
  const state = table.state;
  if (!state) return null;
  switch (news.is) {
    case "moves":
      return [...news.moves.map((move) => move_sentence(state, move)), ...(must_pass(state) ? [status_line(table)] : [])].join(" ");
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
    case "picked": {
      const piece = piece_at(state.board_view, news.cell);
      const count = targets_of(state, table.picked).size;
      return t("news-picked", { what: piece ? piece_name(piece.is, null) : plain_cell(news.cell), cell: plain_cell(news.cell), count });
    }
    case "go-on":
      return t("news-go-on", { cell: plain_cell(news.cell) });
    case "asking":
      return t(is_promotion(news.choices) ? "news-promote" : "news-asking");
    case "impossible":
      return impossible_words(state, news.from, news.to);
    case "refused":
      return refusal_line(news.code, news.reasons);
    case "premove":
      return t("news-premove", { from: plain_cell(news.path[0]!), to: plain_cell(news.path.at(-1)!) });
    case "premove-off":
      return t("news-premove-off");
    case "advice":
      return t(`news-${news.what}`, { path: news.path.map(plain_cell).join(" – ") });
    case "joined":
      return t("news-joined");
    case "stuck":
      return t(`stuck-${news.reason ?? "plain"}`, { cell: plain_cell(news.cell) });
    case "not-yours":
      return t("not-yours", { cell: plain_cell(news.cell) });
    case "fired":
      return t("already-fired", { cell: plain_cell(news.cell) });
    case "unsent":
      return t("news-unsent", { move: news.move });
    case "opened":
      return status_line(table);
  }
}

function impossible_words(state: State, from: string, to: string): string {
  if (!from) return t("impossible-place", { cell: plain_cell(to) });
  const piece = piece_at(state.board_view, from);
  const own = piece_at(state.board_view, to);
  const what = piece ? piece_name(piece.is, null) : plain_cell(from);
  if (piece && own && own.by === piece.by) return t("impossible-own", { what, to: plain_cell(to) });
  return t(in_check(state) ? "impossible-check" : "impossible-move", { what, from: plain_cell(from), to: plain_cell(to) });
}
