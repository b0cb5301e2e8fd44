// Boards of the manuals: positions as text, and their board views (docs/manual/rules/NAME.boards.json, written by
// TABULEIRO_UPDATE=1 manual_test).
import { readFileSync } from "node:fs";

const boards = new Map();

/** The board view of a position, and the options of a table that starts there. */
export function board_of(game, position) {
  if (!boards.has(game))
    boards.set(game, JSON.parse(readFileSync(new URL(`../../docs/manual/rules/${game}.boards.json`, import.meta.url), "utf8")));
  const board = boards.get(game)[position];
  if (!board) throw new Error(`docs/manual/rules/${game}.boards.json has no ${position}: run TABULEIRO_UPDATE=1 manual_test`);
  return board;
}
