// Tournaments as the server tells of them (docs/protocols/tournaments.md).
import type { BoardView, Cell, Clocks, GameName, Player, Result as GameResult, Settings as TableSettings } from "../messages.ts";

export type Form = string;
export type TieBreak = string;
export type Phase = "entry" | "running" | "paused" | "finished";
export type EntryKind = "anybody" | "group" | "code";
/** Which side the host of a simultaneous display has. */
export type HostSide = Player | "alternating";
/** A team of a team match; its players know it by its name. */
export type TeamName = "home" | "guest";
/** Points of a bye. */
export type Points = 0 | 0.5 | 1;

export interface Named {
  id: string;
  name: string;
}

export interface TournamentSettings {
  name: string;
  form: Form;
  rounds?: number | null;
  tie_breaks?: TieBreak[];
  /** Of each encounter of a knock-out. */
  games?: number;
  third_place?: boolean;
  /** Of a simultaneous display. */
  host_side?: HostSide;
  host_clock?: boolean;
  /** Their names, in a team match. */
  teams?: [string, string];
  /** How long an arena lasts. */
  minutes?: number;
  table: Omit<TableSettings, "seats" | "sides">;
  entry?: { kind: EntryKind; group?: string };
  rounds_start?: "automatic" | "director";
  break_seconds?: number;
}

export interface Entrant {
  entrant: number;
  number: number | null;
  kind: "person" | "program" | "level" | "engine";
  name: string | null;
  person: string | null;
  level: number | null;
  author: string | null;
  rating: number | null;
  /** Resting: not paired in an arena for a while. */
  state: "in" | "resting" | "withdrawn";
  bye: Points | null;
  /** In a team match: where they play. */
  team?: TeamName;
  board?: number;
}

export type Winner = Player | "draw" | "none";

export interface BoardResult {
  winner: Winner;
  forfeit: boolean;
  by: "table" | "director";
}

export interface Board {
  board: number;
  first: number;
  second: number;
  table: string | null;
  result: BoardResult | null;
  /** The table was closed without a result. */
  stopped: boolean;
}

export interface Round {
  round: number;
  /** A proposal, being played, or every board has a result. */
  state: "paired" | "playing" | "complete";
  boards: Board[];
  byes: { entrant: number; points: Points }[];
}

export interface Standing {
  /** Null: the host, who is not ranked. */
  rank: number | null;
  entrant: number;
  points: number;
  tie_breaks: number[];
  won: number;
  drawn: number;
  lost: number;
  /** In the games that were played; null or absent: none was, or there are too many players. */
  performance?: { rating: number; margin: number } | null;
  /** In an arena: the points of each game, in their order, and whether the next one counts twice. */
  games?: number[];
  on_streak?: boolean;
}

/** Two players of a knock-out, one of whom goes on. */
export interface Encounter {
  better: number;
  /** Null: a bye. */
  other: number | null;
  /** Of both, in this order. */
  points: [number, number];
  winner: number | null;
  third_place: boolean;
}

export interface TeamScore {
  team: TeamName;
  name: string;
  board_points: number;
  match_points: number;
  /** Board points of each round. */
  rounds: number[];
}

export interface You {
  director: boolean;
  entrant: number | null;
  may_enter: boolean;
  /** Where my game of this round is being played. */
  table: string | null;
}

export interface Tournament {
  id: string;
  version: number;
  settings: TournamentSettings & { tie_breaks: TieBreak[] };
  phase: Phase;
  director: Named | null;
  /** The entrant who meets all others; absent in forms without a host. */
  host?: number;
  created: number;
  round: number;
  rounds: number | null;
  next_round_at: number | null;
  /** Of an arena; null before the start. */
  ends_at?: number | null;
  entrants: Entrant[];
  played: Round[];
  standings: Standing[];
  /** The rounds of a knock-out that have begun; absent in other forms. */
  bracket?: Encounter[][];
  /** Of a team match; absent in other forms. */
  teams?: TeamScore[];
  you: You;
  /** Only for the director of a tournament that is entered by code. */
  code?: string;
}

export interface Summary {
  id: string;
  name: string;
  form: Form;
  game: GameName;
  phase: Phase;
  round: number;
  rounds: number | null;
  entrants: number;
  director: Named | null;
  created: number;
  rated: boolean;
  entry: EntryKind;
  entered: boolean;
}

export interface TournamentList {
  tournaments: Summary[];
  next: string | null;
  may_create: boolean;
  forms: Form[];
  tie_breaks: TieBreak[];
}

export interface Change extends Pick<Tournament, "version" | "phase" | "round" | "rounds" | "next_round_at" | "ends_at"> {
  tournament: "change";
  entrants?: Entrant[];
  played?: Round[];
  boards?: (Board & { round: number })[];
  removed?: number[];
  undone?: number[];
  standings?: Standing[];
  bracket?: Encounter[][];
  teams?: TeamScore[];
}

/** A game that is being watched, at its last event. */
export interface LiveBoard {
  table: string;
  board_view: BoardView;
  path: Cell[];
  turn: Player | null;
  plies: number;
  at: number;
  clocks: Clocks | null;
  result: GameResult | null;
}

export type TournamentMessage =
  | { tournament: "state"; state: Tournament }
  | Change
  | { tournament: "you"; you: You }
  | { tournament: "boards"; boards: LiveBoard[] };

/** What the director asks for; `id` is added when it is sent. */
export type Command =
  | { command: "start" | "pause" | "resume" | "pair-round" | "start-round" | "forfeit-absent" | "finish" }
  | { command: "undo-round"; version: number }
  | { command: "pair"; pairs: [number, number][]; byes: number[]; version: number }
  | { command: "result"; round: number; board: number; winner: Winner; forfeit: boolean }
  | { command: "clear-result"; round: number; board: number }
  | { command: "withdraw" | "restore" | "remove"; entrant: number }
  | { command: "bye"; entrant: number; points: Points }
  | { command: "place"; entrant: number; team: TeamName; board: number }
  | { command: "add"; level: number }
  | { command: "add"; person: string }
  | { command: "add"; engine: string };

/** What has become of the names of a list. */
export interface ImportedPlayers {
  added: string[];
  /** They took part already. */
  entered: string[];
  unknown: string[];
}

export interface LogEntry {
  version: number;
  at: number;
  by: Named | null;
  action: string;
  entrant?: number;
  person?: string;
  level?: number;
  team?: TeamName;
  round?: number;
  board?: number;
  boards?: number;
  points?: Points;
  text?: string;
  results?: { board: number; result: BoardResult }[];
}
