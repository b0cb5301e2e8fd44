// The games as the server listed them when the page was opened: names, properties, levels. The page has no list of its own.
import { get_house } from "./api.ts";
import { watch_slow_games } from "./slow_part.ts";
import type { GameEntry, GameName } from "./messages.ts";

let entries: readonly GameEntry[] = [];

export function set_games(games: readonly GameEntry[]): void {
  entries = games;
}

/** Without the list the page opens what it can; the next request reports the error. */
export async function load_games(): Promise<void> {
  const { games, tables } = await get_house();
  set_games(games);
  watch_slow_games(tables ?? []);
}

/** In the server's order. */
export const game_names = (): GameName[] => entries.map(({ game }) => game);
export const game_entry = (game: string): GameEntry | undefined => entries.find((entry) => entry.game === game);
/** The game itself if the server has it, otherwise its first one. */
export const known_game = (game: string | null): GameName => game_entry(game ?? "")?.game ?? entries[0]?.game ?? "";
export const studied_games = (): GameName[] => entries.filter((entry) => entry.studied).map(({ game }) => game);
/** The game whose positions are written as FEN: the one that the position editor supports. */
export const fen_game = (): GameName => entries.find((entry) => entry.notation === "fen")?.game ?? "";
