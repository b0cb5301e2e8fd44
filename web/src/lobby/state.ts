// What the page knows of the lobby. The one function that changes it is pure.
import type { Reason, Result } from "../messages.ts";
import type { Challenge, LobbyBoard, LobbyChange, LobbyGame, LobbyMessage, LobbyPerson, LobbyState, Offer, You } from "./messages.ts";

/** Something that is over, and keeps its place for a moment: nothing else comes under the pointer that was about to touch it. */
export type Leaving<Entry> = Entry & { gone_at?: number };
export type ShownOffer = Leaving<Offer>;
export type ShownGame = Leaving<LobbyGame> & { result?: Result | null; board?: LobbyBoard };

/** What is announced. */
export type News =
  | { is: "offer"; offer: Offer }
  | { is: "challenge"; challenge: Challenge }
  | { is: "withdrawn"; challenge: Challenge }
  | { is: "begun"; offer: Offer | null; others: string[] }
  | { is: "declined"; name: string }
  | { is: "refused"; code: string; reasons: Reason[] };

export interface Lobby {
  online: boolean;
  /** Whether the server has said who is here. */
  known: boolean;
  people: ReadonlyMap<string, LobbyPerson>;
  visitors: number;
  /** In the order in which they came. */
  offers: ReadonlyMap<string, ShownOffer>;
  games: ReadonlyMap<string, ShownGame>;
  /** How many listed games are being played; the list has the newest of them. */
  playing: number;
  you: You;
  /** Whether the server has said who I am. */
  met: boolean;
  /** A game of mine that somebody has just joined, until I am at its table. */
  begun: { table: string; offer: Offer | null } | null;
  /** Challenges to me that came while I was here, and that I have not put off. */
  fresh: readonly string[];
  news: readonly News[];
}

export const empty_lobby: Lobby = {
  online: false,
  known: false,
  people: new Map(),
  visitors: 0,
  offers: new Map(),
  games: new Map(),
  playing: 0,
  you: { id: null, name: "", challenges: [], offers: [] },
  met: false,
  begun: null,
  fresh: [],
  news: [],
};

export type Action =
  | { type: "hear"; message: LobbyMessage; now: number }
  | { type: "online"; online: boolean }
  /** Removes what has been over for long enough. */
  | { type: "sweep"; now: number }
  /** The challenge is answered later. */
  | { type: "put-off"; table: string }
  | { type: "arrived" }
  | { type: "said"; count: number };

/** How long something that is over keeps its place, in milliseconds. */
export const lingers = { offer: 3000, game: 8000 };

export function reduce(lobby: Lobby, action: Action): Lobby {
  switch (action.type) {
    case "hear":
      return hear(lobby, action.message, action.now);
    case "online":
      return { ...lobby, online: action.online };
    case "sweep":
      return {
        ...lobby,
        offers: swept(lobby.offers, action.now - lingers.offer),
        games: swept(lobby.games, action.now - lingers.game),
      };
    case "put-off":
      return { ...lobby, fresh: lobby.fresh.filter((table) => table !== action.table) };
    case "arrived":
      return { ...lobby, begun: null };
    case "said":
      return { ...lobby, news: lobby.news.slice(action.count) };
  }
}

/** Whether anything waits to be swept. */
export function has_leaving(lobby: Lobby): boolean {
  const leaving = ({ gone_at }: Leaving<object>) => gone_at !== undefined;
  return [...lobby.offers.values()].some(leaving) || [...lobby.games.values()].some(leaving);
}

function swept<Entry>(entries: ReadonlyMap<string, Leaving<Entry>>, before: number): ReadonlyMap<string, Leaving<Entry>> {
  const left = [...entries].filter(([, { gone_at }]) => gone_at === undefined || gone_at > before);
  return left.length === entries.size ? entries : new Map(left);
}

function hear(lobby: Lobby, message: LobbyMessage, now: number): Lobby {
  switch (message.lobby) {
    case "state":
      return anew(lobby, message);
    case "change":
      return changed(lobby, message, now);
    case "you":
      return hear_you(lobby, message);
    case "begun": {
      const offer = lobby.offers.get(message.table) ?? lobby.you.challenges.find(({ table }) => table === message.table) ?? null;
      const others = lobby.you.offers.filter((table) => table !== message.table);
      return with_news({ ...lobby, begun: { table: message.table, offer } }, [{ is: "begun", offer, others }]);
    }
    case "declined":
      return with_news(lobby, [{ is: "declined", name: message.name }]);
    case undefined:
      return with_news(lobby, "refused" in message ? [{ is: "refused", code: message.refused, reasons: message.reasons }] : []);
  }
}

function with_news(lobby: Lobby, news: News[]): Lobby {
  return news.length ? { ...lobby, news: [...lobby.news, ...news] } : lobby;
}

/** Everything from before is forgotten. */
function anew(lobby: Lobby, state: LobbyState): Lobby {
  const boards = new Map(state.boards.map((board) => [board.table, board]));
  return {
    ...lobby,
    known: true,
    people: new Map(state.people.map((person) => [person.id, person])),
    visitors: state.visitors,
    offers: new Map([...state.offers].sort((one, other) => one.at - other.at).map((offer) => [offer.table, offer])),
    games: new Map(state.games.map((game) => [game.table, { ...game, board: boards.get(game.table) }])),
    playing: state.playing,
  };
}

function changed(lobby: Lobby, change: LobbyChange, now: number): Lobby {
  const fresh = (change.offers?.set ?? []).filter(({ table, by }) => !lobby.offers.has(table) && !is_mine(lobby, table, by.id));
  return with_news(
    {
      ...lobby,
      people: people_after(lobby.people, change.people),
      visitors: change.visitors ?? lobby.visitors,
      offers: offers_after(lobby.offers, change.offers, now),
      games: games_after(lobby.games, change, now),
      playing: change.playing ?? lobby.playing,
    },
    fresh.map((offer) => ({ is: "offer", offer })),
  );
}

export function is_mine(lobby: Lobby, table: string, by: string): boolean {
  return lobby.you.offers.includes(table) || (lobby.you.id !== null && by === lobby.you.id);
}

function people_after(people: Lobby["people"], change: LobbyChange["people"]): Lobby["people"] {
  if (!change) return people;
  const after = new Map(people);
  for (const id of change.gone ?? []) after.delete(id);
  for (const person of change.set ?? []) after.set(person.id, person);
  return after;
}

function offers_after(offers: Lobby["offers"], change: LobbyChange["offers"], now: number): Lobby["offers"] {
  if (!change) return offers;
  const after = new Map(offers);
  for (const table of change.gone ?? []) {
    const offer = after.get(table);
    if (offer) after.set(table, { ...offer, gone_at: now });
  }
  for (const offer of change.set ?? []) after.set(offer.table, offer);
  return after;
}

function games_after(games: Lobby["games"], change: LobbyChange, now: number): Lobby["games"] {
  if (!change.games && !change.boards) return games;
  const after = new Map(games);
  for (const game of change.games?.set ?? []) after.set(game.table, { ...game, board: after.get(game.table)?.board });
  for (const board of change.boards?.set ?? []) {
    const game = after.get(board.table);
    if (game) after.set(board.table, { ...game, board });
  }
  const ended = new Set(change.games?.gone?.map(({ table }) => table));
  for (const table of change.boards?.gone ?? []) {
    const game = after.get(table);
    // The last position of a game that has ended is shown with its result.
    if (game && !ended.has(table) && game.gone_at === undefined) after.set(table, { ...game, board: undefined });
  }
  for (const { table, result } of change.games?.gone ?? []) {
    const game = after.get(table);
    if (game?.board && result) after.set(table, { ...game, result, gone_at: now });
    else after.delete(table);
  }
  return after;
}

const to_me = ({ challenges }: You) => challenges.filter(({ mine }) => !mine);

function hear_you(lobby: Lobby, message: { lobby: "you" } & You): Lobby {
  const { lobby: _, ...you } = message;
  const before = new Set(to_me(lobby.you).map(({ table }) => table));
  const now = new Set(to_me(you).map(({ table }) => table));
  // Those that waited for me when I came are in the list, not announced one by one.
  const come = lobby.met ? to_me(you).filter(({ table }) => !before.has(table)) : [];
  const left = to_me(lobby.you).filter(({ table }) => !now.has(table) && lobby.fresh.includes(table));
  const fresh = [...lobby.fresh.filter((table) => now.has(table)), ...come.map(({ table }) => table)];
  return with_news({ ...lobby, you, met: true, fresh }, [
    ...come.map((challenge): News => ({ is: "challenge", challenge })),
    ...left.map((challenge): News => ({ is: "withdrawn", challenge })),
  ]);
}

/** Of those that wait for my answer, the ones that the list of the lobby shows. */
export function waiting_challenges(lobby: Lobby): Challenge[] {
  return to_me(lobby.you).filter(({ table }) => !lobby.fresh.includes(table));
}

export function fresh_challenges(lobby: Lobby): Challenge[] {
  return to_me(lobby.you).filter(({ table }) => lobby.fresh.includes(table));
}

/** What I have made, and nobody has taken yet. */
export function my_offers(lobby: Lobby): (Offer | Challenge)[] {
  const open = [...lobby.offers.values()].filter(({ table, by, gone_at }) => gone_at === undefined && is_mine(lobby, table, by.id));
  return [...open, ...lobby.you.challenges.filter(({ mine }) => mine)];
}

export function others_offers(lobby: Lobby): ShownOffer[] {
  return [...lobby.offers.values()].filter(({ table, by }) => !is_mine(lobby, table, by.id));
}
