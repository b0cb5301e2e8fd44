// The course as the server tells of it (docs/protocols/course.md).
import type { GameName, Options, Player, Reason } from "../messages.ts";
import type { Report, Verdict } from "./report.ts";

/** `name`: null if the person has been removed. */
export interface Named {
  id: string;
  name: string | null;
}

/** The file of an assignment (docs/course.md). */
export interface AssignmentFile {
  title: string;
  game: GameName;
  protocol?: string;
  files?: string[];
  build?: string;
  artefacts?: string[];
  run: string;
  limits?: string;
  patience?: number;
  checks?: string[];
  "most-files"?: number;
  "most-megabytes"?: number;
  "build-seconds"?: number;
  "build-limits"?: string;
}

export interface NewAssignment {
  group: string;
  assignment: AssignmentFile;
  opens: number | null;
  closes: number | null;
  ladder: { time: string; options: Options } | null;
  team_size: number;
}

/** Whose work it is: a student's, or a team's for which the student handed in. */
export interface Authored {
  student: Named;
  team: Named | null;
}

/** `code`: with it others join, while it is joinable. */
export interface Team {
  id: string;
  name: string;
  code: string;
  joinable: boolean;
  members: Named[];
  hand_ins: number;
}

/** An input and the output that it must have; of a hidden one nobody is told more than its name. */
export interface Battery {
  name: string;
  hidden: boolean;
}

/** For the teacher; `without`: students who are in no team. */
export interface Teams {
  team_size: number;
  teams: Team[];
  without: Named[];
}

export type HandInState = "waiting" | "examining" | "accepted" | "refused";

export interface HandIn extends Authored {
  id: string;
  file: string;
  bytes: number;
  at: number;
  state: HandInState;
  /** Of an accepted one. */
  version: number | null;
  hash: string | null;
  /** How the version is called at tables; null: it cannot play there. */
  program: string | null;
  /** The author's last version. */
  counts: boolean;
  /** Of a waiting one: how many are examined before it. */
  before: number;
}

/** A hand-in that was asked for by itself. */
export interface ExaminedHandIn extends HandIn {
  report: Report | null;
  /** The lines that are known while it is examined. */
  progress: { name: string; verdict: Verdict }[];
  /** The command that shows the same at home. */
  repeat: string | null;
}

export interface Summary {
  id: string;
  title: string;
  game: GameName;
  group: { id: string; name: string };
  teacher: Named;
  created: number;
  opens: number | null;
  closes: number | null;
  state: "soon" | "open" | "closed";
  /** Null for students. */
  students: number | null;
  /** Whether the reader may do what its teacher may. */
  yours: boolean;
  latest: HandIn | null;
}

export interface Course {
  on: boolean;
  /** Why nothing can be run. */
  sandbox: Reason | null;
  may_create: boolean;
  assignments: Summary[];
}

export interface Assignment extends Summary {
  assignment: AssignmentFile;
  ladder: { time: string; options: Options; running: boolean } | null;
  /** The tournament of the final. */
  final: string | null;
  batteries: Battery[];
  /** How many students work together at most; 1: each alone. */
  team_size: number;
  /** The reader's. */
  team: Team | null;
  may_hand_in: boolean;
  /** How many hand-ins of the house wait to be examined. */
  waiting: number;
  /** The clock of the house. */
  now: number;
}

export interface Student {
  student: Named;
  real_name: string;
  team: Named | null;
  hand_ins: number;
  versions: number;
  latest: HandIn | null;
  counts: HandIn | null;
  rank: number | null;
  elo: number | null;
  error95: number | null;
  games: number;
}

export type TestVerdict = "better" | "not-better" | "undecided";

/** A version against the one before it: its share of the points, and what the test of their games says. */
export interface Comparison {
  version: number;
  games: number;
  score: number;
  error95: number;
  verdict: TestVerdict;
  /** The log-likelihood ratio: it is decided at one of the bounds. */
  llr: number;
  lower: number;
  upper: number;
}

export interface Standing extends Authored {
  rank: number;
  hand_in: string;
  version: number;
  program: string;
  /** Null before its first game against another one. */
  elo: number | null;
  error95: number | null;
  games: number;
  won: number;
  drawn: number;
  lost: number;
  failures: number;
  predecessor: Comparison | null;
}

export interface Side extends Authored {
  hand_in: string;
  version: number;
}

export interface Failure {
  side: Player;
  kind: "crash" | "illegal-move" | "silence" | "flood" | "time";
  /** For its student and the teacher alone. */
  reason: Reason | null;
  /** The game up to there, as the program was told of it. */
  moves: string;
  /** The command that lets the program play from there at home. */
  repeat: string;
}

export interface LadderGame {
  number: number;
  table: string;
  first: Side;
  second: Side;
  at: number;
  result: { winner: Player | "draw" | "none" } | null;
  failure: Failure | null;
}

export interface Ladder {
  running: boolean;
  games: number;
  /** False: somebody has won or lost everything so far. */
  bounded: boolean;
  standings: Standing[];
  playing: LadderGame[];
}

export interface FinalSettings {
  name: string;
  form: string;
}
