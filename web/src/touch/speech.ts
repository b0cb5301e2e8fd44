// Cells and touch news in words, to be read or heard.
import { plain_cell } from "../board/geometry.ts";
import { piece_name } from "../speech.ts";
import { language, t } from "../text.ts";
import type { Board } from "../messages.ts";
import { is_promotion, targets_of } from "./choices.ts";
import { in_check, piece_at, pieces_at, type Position } from "./position.ts";
import type { Touch, TouchNews } from "./state.ts";

interface Shown {
  touch?: Touch;
  targets?: Map<string, string>;
  /** Whether a cell that shows nothing may hide a ship. */
  hides?: (cell: string) => boolean;
}

/** "e4, white pawn, can go here": what is on a cell, and what the player could do with it. */
export function cell_label(board_view: { boards: Board[] }, cell: string, { touch, targets, hides }: Shown = {}): string {
  const parts = [plain_cell(cell)];
  const [piece, under] = pieces_at(board_view, cell);
  const marks = board_view.boards.flatMap((board) => board.marks.filter((mark) => mark.at === cell).map((mark) => mark.is));
  if (piece && under) parts.push(t("cell-stack", { top: piece_name(piece.is, piece.by), under: piece_name(under.is, under.by) }));
  else if (piece) parts.push(piece_name(piece.is, piece.by) + (piece.label ? ` ${piece.label}` : ""));
  else if (!marks.some((mark) => ["hit", "miss", "sunk"].includes(mark))) parts.push(t(hides?.(cell) ? "cell-unknown" : "cell-empty"));
  for (const mark of marks) parts.push(t(`mark-${mark}`));
  if (piece?.uses) parts.push(t("operation-left"));
  if (touch?.picked.includes(cell)) parts.push(t("cell-picked"));
  const target = touch?.picked.length ? targets?.get(cell) : undefined;
  if (target) parts.push(t(`target-${target}`));
  if (touch?.premove.includes(cell)) parts.push(t("cell-premove"));
  return parts.join(", ");
}

export function as_sentence(words: string): string {
  return words && words[0]!.toLocaleUpperCase(language()) + words.slice(1);
}

export function touch_words(position: Position, touch: Touch, news: TouchNews): string {
  switch (news.is) {
    case "picked": {
      const piece = piece_at(position.board_view, news.cell);
      const count = targets_of(position, touch.picked).size;
      return t("news-picked", { what: piece ? piece_name(piece.is, null) : plain_cell(news.cell), cell: plain_cell(news.cell), count });
    }
    case "go-on":
      return t("news-go-on", { cell: plain_cell(news.cell) });
    case "asking":
      return t(is_promotion(news.choices) ? "news-promote" : "news-asking");
    case "impossible":
      return impossible_words(position, news.from, news.to);
    case "premove":
      return t("news-premove", { from: plain_cell(news.path[0]!), to: plain_cell(news.path.at(-1)!) });
    case "premove-off":
      return t("news-premove-off");
    case "stuck":
      return t(`stuck-${news.reason ?? "plain"}`, { cell: plain_cell(news.cell) });
    case "not-yours":
      return t("not-yours", { cell: plain_cell(news.cell) });
    case "fired":
      return t("already-fired", { cell: plain_cell(news.cell) });
  }
}

function impossible_words({ board_view }: Position, from: string, to: string): string {
  if (!from) return t("impossible-place", { cell: plain_cell(to) });
  const piece = piece_at(board_view, from);
  const own = piece_at(board_view, to);
  const what = piece ? piece_name(piece.is, null) : plain_cell(from);
  if (piece && own && own.by === piece.by) return t("impossible-own", { what, to: plain_cell(to) });
  return t(in_check(board_view) ? "impossible-check" : "impossible-move", { what, from: plain_cell(from), to: plain_cell(to) });
}
