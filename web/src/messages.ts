// The words of the page and its server. Written by tools/messages.mjs from docs/protocols/web.schema.json: change that instead.

export type Player = "first" | "second";
export const player_words: readonly Player[] = ["first","second"];

export type Viewer = "first" | "second" | "both" | "watcher";
export const viewer_words: readonly Viewer[] = ["first","second","both","watcher"];

/** One of the games of /api/house. */
export type GameName = string;

export type CommandName = "play" | "resign" | "abort" | "claim-draw" | "claim-win" | "offer-draw" | "accept-draw" | "decline-draw" | "ask-takeback" | "accept-takeback" | "decline-takeback" | "hint" | "threat" | "show" | "arrange" | "lift" | "rematch" | "leave" | "give-time" | "ask-pause" | "accept-pause" | "decline-pause" | "resume" | "greet";
export const command_name_words: readonly CommandName[] = ["play","resign","abort","claim-draw","claim-win","offer-draw","accept-draw","decline-draw","ask-takeback","accept-takeback","decline-takeback","hint","threat","show","arrange","lift","rematch","leave","give-time","ask-pause","accept-pause","decline-pause","resume","greet"];

/** Chosen at random by the client: 1 to 40 characters of A-Z, a-z, 0-9, _ and -. */
export type CommandId = string;

export type Cell = string;

/** What the page has a drawing and a name for. */
export type PieceName = string;

export type OptionValue = string | number;

export type Options = Record<string, OptionValue>;

export type SeatKind = "here" | "computer" | "link" | "open" | "person" | "engine";
export const seat_kind_words: readonly SeatKind[] = ["here","computer","link","open","person","engine"];

export type Visibility = "listed" | "link" | "private";
export const visibility_words: readonly Visibility[] = ["listed","link","private"];

/** Left out if no program sits there. */
export type ProgramSeat = {
  author: string;
};

export type Seat = {
  kind: SeatKind;
  name: string;
  level: number | null;
  rating: number | null;
  program?: ProgramSeat;
};

export type Piece = {
  at: Cell;
  is: PieceName;
  by: Player;
  label?: string;
  uses?: number;
};

export type BesidePiece = {
  is: PieceName;
  by: Player;
  label?: string;
};

export type Mark = {
  at: Cell;
  is: string;
};

export type Pattern = "checkered" | "blocks" | "plain";
export const pattern_words: readonly Pattern[] = ["checkered","blocks","plain"];

export type Squadron = {
  is: PieceName;
  ships: number;
  sunk: number;
};

export type Board = {
  name: "main" | "first" | "second";
  columns: string[];
  rows: string[];
  pattern: Pattern;
  turns: boolean;
  pieces: Piece[];
  marks: Mark[];
  fleet?: Squadron[];
};

export type BoardView = {
  boards: Board[];
  beside: {
    first: BesidePiece[];
    second: BesidePiece[];
  };
};

export type ChoiceKind = "step" | "capture" | "castle" | "special" | "shot" | "place";
export const choice_kind_words: readonly ChoiceKind[] = ["step","capture","castle","special","shot","place"];

export type Choice = {
  move: string;
  path: Cell[];
  kind: ChoiceKind;
  choice: string | null;
  touches: Cell[];
  also?: Cell[];
};

export type NextCells = Record<string, Cell[]>;

export type StuckName = "blocked" | "pinned" | "check" | "unsafe";
export const stuck_name_words: readonly StuckName[] = ["blocked","pinned","check","unsafe"];

export type Stuck = Record<string, StuckName>;

/** What a move did, a word for which the page has a text. */
export type EffectName = string;

export type PlayedMove = {
  by: Player;
  text: string;
  note: string;
  path: Cell[];
  effects: EffectName[];
  piece: null | PieceName;
  taken: BesidePiece[];
  left: number | null;
  spent?: number;
};

export type Clock = {
  left: number | null;
  moves: number | null;
};

export type Clocks = {
  first: Clock;
  second: Clock;
  running: null | Player;
  delay: number;
};

export type Offer = {
  what: "draw" | "takeback" | "pause";
  by: Player;
  number: number;
};

export type Ending = "rule" | "resignation" | "agreement" | "claim" | "time" | "abandonment" | "failure";
export const ending_words: readonly Ending[] = ["rule","resignation","agreement","claim","time","abandonment","failure"];

/** The rule of the game or of the house that ended it, a word for which the page has a text; empty without. */
export type RuleName = string;

export type Result = {
  winner: null | Player;
  ending: Ending;
  rule: RuleName;
};

export type Rematch = {
  by: null | Player;
  table: string | null;
};

export type Pause = {
  by: Player;
  resume: null | Player;
};

export type GreetingName = "hello" | "good-luck" | "well-played" | "thank-you" | "sorry" | "must-go" | "good-game" | "goodbye";
export const greeting_name_words: readonly GreetingName[] = ["hello","good-luck","well-played","thank-you","sorry","must-go","good-game","goodbye"];

export type Greeting = {
  greeting: GreetingName;
  number: number;
};

/** The time control of a table: of each player, as in 300+2, or the days per move of both. */
export type Time = {
  first: string;
  second: string;
} | {
  days: number;
};

/** What happened since an earlier version: only the fields that changed. */
export type Change = {
  version: number;
  table?: string;
  game?: GameName;
  options?: Options;
  start?: string | null;
  rated?: boolean;
  time?: Time;
  tournament?: string;
  days?: number;
  visibility?: Visibility;
  you?: Viewer;
  perspective?: null | Player;
  seats?: {
    first: Seat;
    second: Seat;
  };
  present?: {
    first: boolean;
    second: boolean;
  };
  phase?: "waiting" | "playing" | "over";
  turn?: null | Player;
  history?: {
    from: number;
    moves: PlayedMove[];
  };
  position_version?: number;
  board_view?: BoardView;
  choices?: Choice[];
  next_cells?: null | NextCells;
  stuck?: null | Stuck;
  premoves?: null | NextCells;
  clocks?: null | Clocks;
  offer?: null | Offer;
  allowed?: CommandName[];
  result?: null | Result;
  curtain?: null | Player;
  rematch?: null | Rematch;
  pause?: null | Pause;
  time_given?: {
    first: number;
    second: number;
  };
  greetings?: {
    first: null | Greeting;
    second: null | Greeting;
  };
  hidden?: boolean;
};

/** Everything that a viewer may know: a change that has every field. */
export type State = Required<Change>;

export type Past = {
  past: {
    ply: number;
    board_view: BoardView;
    path: Cell[];
  };
  reply_to?: CommandId;
};

export type Advice = {
  advice: {
    what: "hint" | "threat";
    move: string;
    path: Cell[];
  };
  reply_to?: CommandId;
};

/** The command is this event of the table, on disk. */
export type Accepted = {
  accepted: number;
  reply_to: CommandId;
};

export type RefusedName = "malformed" | "watching" | "waiting" | "over" | "time" | "turn" | "move" | "curtain" | "too-late" | "too-often" | "may-not" | "store";
export const refused_name_words: readonly RefusedName[] = ["malformed","watching","waiting","over","time","turn","move","curtain","too-late","too-often","may-not","store"];

/** A form in English with the names of its values in braces; the values, which may be reasons themselves; and the sentence. */
export type Reason = {
  form: string;
  values: Record<string, string | Reason[]>;
  text: string;
};

export type Refused = {
  refused: string;
  reasons: Reason[];
  reply_to?: string | number;
  ply?: number;
};

/** The page's heartbeat over any WebSocket, written exactly so: {"ping":true}. */
export type Ping = {
  ping: boolean;
};

/** Its answer. */
export type Pong = {
  pong: boolean;
};

/** What the server sends over the WebSocket. */
export type Message = State | Change | Past | Advice | Accepted | Refused;

/** What the page sends over the WebSocket. */
export type Command = {
  command: CommandName;
  id?: CommandId;
  at?: number;
  move?: string;
  ply?: number;
  greeting?: GreetingName;
  as?: Player;
};

export type SettingsSeat = {
  kind: SeatKind;
  name?: string;
  level?: number | null;
  person?: string;
  engine?: string;
};

export type Settings = {
  game: GameName;
  options?: Options;
  seats: {
    first: SettingsSeat;
    second: SettingsSeat;
  };
  sides?: "as-given" | "random";
  time?: Time;
  flag?: "loses" | "draw-if-hopeless";
  takebacks?: boolean;
  pauses?: boolean;
  start?: string | null;
  rated?: boolean;
  visibility?: Visibility;
  programs?: boolean;
  ratings?: null | {
    from: number;
    to: number;
  };
};

export type Option = {
  name: string;
  words: string[];
  least: number;
  most: number;
  step: number;
  default: OptionValue;
  random?: boolean;
};

export type Level = {
  level: number;
  name: string;
  rating: number | null;
};

export type SideName = "white" | "black" | "first" | "second";
export const side_name_words: readonly SideName[] = ["white","black","first","second"];

export type GameEntry = {
  game: GameName;
  secrets: boolean;
  studied: boolean;
  sides: {
    first: SideName;
    second: SideName;
  };
  pattern: Pattern;
  tally: "none" | "material" | "to-place" | "count";
  notation: "fen" | "own";
  options: Option[];
  levels: Level[];
};

export type Preset = {
  name: string;
  time: string;
};

export type TableSummary = {
  table: string;
  game: GameName;
  you: Viewer;
  seats: {
    first: Seat;
    second: Seat;
  };
  phase: "waiting" | "playing" | "over";
  turn: null | Player;
  plies: number;
  at: number;
  days?: number;
  deadline?: number | null;
  result: null | Result;
};

export type ConditionalMoves = {
  at: number;
  lines: string[][];
};

/** An engine that the administrator has allowed. */
export type HouseEngine = {
  name: string;
  author: string;
  games: GameName[];
  analyses: boolean;
};

export type House = {
  games: GameEntry[];
  presets: Preset[];
  engines?: HouseEngine[];
  tables?: TableSummary[];
  addresses?: string[];
  local_network?: {
    open: boolean;
    may_change: boolean;
  };
};

export type LocalNetwork = {
  open: boolean;
  addresses: string[];
};

export type Standing = {
  name: string;
  game: GameName;
  level: number | null;
  games: number;
  wins: number;
  draws: number;
  defeats: number;
};

export type Standings = {
  players: Standing[];
};

/** A line of moves to study: texts as Settings and PlayedMove have them. */
export type MoveList = {
  game: GameName;
  options: Options;
  start: string | null;
  moves: string[];
};

export type OpeningName = {
  name: {
    en: string;
    pt: string;
  };
  ply: number;
};

/** The end of a line: what is on the board there, and what may be played. */
export type Study = {
  game: GameName;
  options: Options;
  start: string | null;
  history: PlayedMove[];
  board_view: BoardView;
  turn: null | Player;
  choices: Choice[];
  next_cells: null | NextCells;
  stuck: null | Stuck;
  position: string;
  result: null | Result;
  opening: null | OpeningName;
};

/** The game of a table that is over, to be studied. */
export type TableMoves = {
  move_list: MoveList;
  seats: {
    first: Seat;
    second: Seat;
  };
  result: Result;
  times?: ({
    left: number | null;
    spent: number | null;
  })[];
};

/** PGN, or FENs, one a line, to be read. */
export type StudyText = {
  text: string;
};

export type PgnResult = "1-0" | "0-1" | "1/2-1/2" | "*";
export const pgn_result_words: readonly PgnResult[] = ["1-0","0-1","1/2-1/2","*"];

export type StudyGame = {
  move_list: MoveList;
  tags: Record<string, string>;
  result: PgnResult;
  trouble?: null | Reason;
  notes?: string;
};

/** What could be read of a text, or what is to be written as PGN. */
export type StudyGames = {
  games: StudyGame[];
  left_out?: number;
};

export type StudyRefusedName = "malformed" | "start" | "move" | "secrets" | "playing" | "busy" | "no-game" | "too-large" | "too-often";
export const study_refused_name_words: readonly StudyRefusedName[] = ["malformed","start","move","secrets","playing","busy","no-game","too-large","too-often"];

export type StudyEffort = "quick" | "deep";
export const study_effort_words: readonly StudyEffort[] = ["quick","deep"];

/** What the page sends over the socket of studies. */
export type StudyRequest = {
  analyse: MoveList;
  plies?: number[];
  effort?: StudyEffort;
  variations?: number;
  engine?: string;
  id: number;
};

export type StudyStop = {
  stop: boolean;
};

export type StudyMove = {
  text: string;
  note: string;
  path: Cell[];
};

export type Variation = {
  moves: StudyMove[];
  chances: number;
  score: number | null;
  mate: number | null;
};

/** What the engine says of one position of the line, from the first player. */
export type Evaluation = {
  reply_to: number;
  ply: number;
  chances: number;
  score: number | null;
  mate: number | null;
  depth: number;
  variations: Variation[];
};

export type JudgementName = "inaccuracy" | "mistake" | "blunder";
export const judgement_name_words: readonly JudgementName[] = ["inaccuracy","mistake","blunder"];

export type JudgedMove = {
  ply: number;
  loss: number;
  judgement: null | JudgementName;
};

/** Everything that was asked for is evaluated: the moves between, judged. */
export type StudyDone = {
  reply_to: number;
  done: boolean;
  moves: JudgedMove[];
  accuracy: {
    first: number | null;
    second: number | null;
  };
};

/** So many other analyses come before it. */
export type StudyWaiting = {
  reply_to: number;
  waiting: number;
};

/** What the server sends over the socket of studies. */
export type StudyMessage = Evaluation | StudyDone | StudyWaiting | Refused;

export type Scope = "play" | "watch";
export const scope_words: readonly Scope[] = ["play","watch"];

export type WhoMayChallenge = "own" | "anyone";
export const who_may_challenge_words: readonly WhoMayChallenge[] = ["own","anyone"];

/** A program of a player, as its owner sees it. */
export type Program = {
  id: string;
  name: string;
  scopes: Scope[];
  challenges: WhoMayChallenge;
  created: number;
  expires: number | null;
  seen: number | null;
};

export type Programs = {
  programs: Program[];
};

/** The token is shown this once. */
export type NewToken = {
  program: Program;
  token: string;
};

export type ProgramHello = {
  program: "hello";
  id: string;
  name: string;
  author: string;
  scopes: Scope[];
  expires: number;
};

export type ProgramGame = {
  program: "game";
  table: string;
  version: number;
  summary: TableSummary;
};

export type ProgramTurn = {
  program: "turn";
  table: string;
  version: number;
};

export type ProgramOver = {
  program: "over";
  table: string;
  version: number;
  result: Result;
};

/** What the server sends over a program's socket, beside the messages of the lobby. */
export type ProgramMessage = ProgramHello | ProgramGame | ProgramTurn | ProgramOver;
