// The colour of a player's pieces, beside their name; nothing in a game without colours.
import { side_word } from "./speech.ts";
import type { GameName, Player } from "./messages.ts";

export function SideDot({ game, player }: { game: GameName; player: Player }) {
  const side = side_word(game, player);
  return side === "white" || side === "black" ? <span class={`side-dot ${side}`} aria-hidden="true" /> : null;
}
