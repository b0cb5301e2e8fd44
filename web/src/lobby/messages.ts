// What the lobby's socket says (docs/protocols/web.md).
import type { Rating } from "../ratings/api.ts";
import type { BoardView, Cell, GameName, Options, Player, ProgramSeat, Reason, Result, Visibility, WhoMayChallenge } from "../messages.ts";

/** Who is here: a person of the house, one of their programs, or a visitor who gave a name. */
export interface LobbyPerson {
  id: string;
  name: string;
  person: boolean;
  program?: ProgramSeat & { owner: string; challenges: WhoMayChallenge };
}

type Offering = Pick<LobbyPerson, "id" | "name" | "person"> & { program?: ProgramSeat; rating: Rating | null };

/** As in the settings of a table: a clock for each player, or days per move. */
export type OfferTime = { first: string; second: string } | { days: number };

/** A table with a seat that anyone may take. */
export interface Offer {
  table: string;
  by: Offering;
  game: GameName;
  options: Options;
  /** The seat that is free. */
  seat: Player;
  time: OfferTime;
  rated: boolean;
  ratings: { from: number; to: number } | null;
  /** Whether it begins with another position than usual. */
  start: boolean;
  takebacks: boolean;
  visibility: Visibility;
  /** Whether programs may take the seat. */
  programs?: boolean;
  at: number;
}

/** A table with a seat for one person; `mine`: I made it. */
export interface Challenge extends Offer {
  to: { id: string; name: string };
  mine: boolean;
}

export interface LobbySeat {
  name: string;
  person: string | null;
  level: number | null;
  program?: ProgramSeat;
}

/** A listed game that is being played. */
export interface LobbyGame {
  table: string;
  game: GameName;
  seats: { first: LobbySeat; second: LobbySeat };
  time: OfferTime;
  rated: boolean;
  at: number;
}

export interface LobbyBoard {
  table: string;
  board_view: BoardView;
  path: Cell[];
  turn: Player | null;
  plies: number;
}

export interface LobbyState {
  lobby: "state";
  people: LobbyPerson[];
  visitors: number;
  offers: Offer[];
  games: LobbyGame[];
  boards: LobbyBoard[];
  playing: number;
}

interface Changed<Entry, Gone> {
  set?: Entry[];
  gone?: Gone[];
}

export interface LobbyChange {
  lobby: "change";
  people?: Changed<LobbyPerson, string>;
  visitors?: number;
  offers?: Changed<Offer, string>;
  games?: Changed<LobbyGame, { table: string; result: Result | null }>;
  boards?: Changed<LobbyBoard, string>;
  playing?: number;
}

/** What only I see. A visitor whom the server does not know yet has no id. */
export interface You {
  id: string | null;
  name: string;
  challenges: Challenge[];
  /** The tables of my open offers. */
  offers: string[];
}

export type LobbyMessage =
  | LobbyState
  | LobbyChange
  | ({ lobby: "you" } & You)
  /** Somebody took the seat that I offered. */
  | { lobby: "begun"; table: string }
  | { lobby: "declined"; table: string; name: string }
  | { lobby?: undefined; refused: string; reasons: Reason[] };
