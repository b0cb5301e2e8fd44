// The games as the house listed them when the page was opened: what they are called, how they look, what can be done with them. The page
// has no list of its own.
import { get_house } from "./api.ts";
import type { GameEntry, GameName } from "./messages.ts";

let entries: readonly GameEntry[] = [];

export function set_games(games: readonly GameEntry[]): void {
  entries = games;
}

/** Without them the page still opens what it can; whoever asks the house again is told why. */
export async function load_games(): Promise<void> {
  set_games((await get_house()).games);
}

/** In the order in which the house offers them. */
export const game_names = (): GameName[] => entries.map(({ game }) => game);
export const game_entry = (game: string): GameEntry | undefined => entries.find((entry) => entry.game === game);
/** The game itself if the house has it, else the first that it has. */
export const known_game = (game: string | null): GameName => game_entry(game ?? "")?.game ?? entries[0]?.game ?? "";
export const studied_games = (): GameName[] => entries.filter((entry) => entry.studied).map(({ game }) => game);
/** The game whose positions are written as FEN: the one that the editor knows. */
export const fen_game = (): GameName => entries.find((entry) => entry.notation === "fen")?.game ?? "";
