// What the browser tests know of each game: games/NAME.mjs, with a default export of these fields.
//   options     of short games; `form` has them as the form of a new game labels them
//   moves       a whole short game, if one can be written down; otherwise `gain(turn, from, to)` says how good a move is
//   heard       the end of that game as a screen reader tells it: of the last move, and of the result
//   cell        a cell of the first position, and its name
//   choose_move how the golden game is chosen, if not by `moves`: a function that gives a function of the state
//   languages   of the golden game, if not only English
//   finish      `moves` from `start` to the end by `rule`, if not the whole short game
//   level       of a computer that soon wins or loses, if not 2
//   computers   settings with which two computers soon come to an end
//   option      one of its options: `label`, `value`, whether it is `shown`, and what to `choose` before
//
// `served` is what the server lists of the game.
import { readFileSync } from "node:fs";
import path from "node:path";
import { root } from "./support.mjs";

const catalogue = JSON.parse(readFileSync(path.join(root, "web/tests/catalogue.json"), "utf8"));

export const game_data = Object.fromEntries(
  await Promise.all(
    catalogue.games.map(async (served) => [served.game, { served, ...(await import(`./games/${served.game}.mjs`)).default }]),
  ),
);

/** The choice that goes furthest; the first by name among equals. */
export function furthest({ gain }, { turn, choices }) {
  const length = ({ path }) => gain(turn, path[0], path.at(-1));
  return [...choices].sort((a, b) => length(b) - length(a) || a.move.localeCompare(b.move))[0];
}

/** The names of both sides at the beginning of a sentence. */
export const side_names = ({ served }) => [served.sides.first, served.sides.second].map((word) => word[0].toUpperCase() + word.slice(1));
