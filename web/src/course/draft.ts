// An assignment as a teacher writes it on the page, and what the server gets (docs/course.md).
import { first_draft, type Draft } from "../pages/draft.ts";
import type { GameName } from "../messages.ts";
import type { AssignmentFile, NewAssignment } from "./messages.ts";

/** What programs are written in: it decides how they are built and run, unless the teacher says otherwise. */
export const languages = ["python", "c", "cpp", "makefile", "other"] as const;
export type Language = (typeof languages)[number];

/** What may be handed in, how it becomes a program, and how that is run. Lists have blanks between their words. */
export interface Making {
  files: string;
  build: string;
  artefacts: string;
  run: string;
}

export const presets: Record<Language, Making> = {
  python: { files: "*.py", build: "", artefacts: ".", run: "python3 ./player.py" },
  c: { files: "*.c *.h", build: "gcc -std=c17 -O2 -Wall -o player *.c -lm", artefacts: "player", run: "./player" },
  cpp: { files: "*.cpp *.hpp *.h", build: "g++ -std=c++20 -O2 -Wall -o player *.cpp", artefacts: "player", run: "./player" },
  makefile: { files: "*.c *.h *.cpp *.hpp Makefile", build: "make", artefacts: "player", run: "./player" },
  other: { files: "", build: "", artefacts: "", run: "" },
};

/** Members of an assignment that are numbers, with the values that the server takes if they are left out. */
export const usual_numbers = { "most-files": 200, "most-megabytes": 4, "build-seconds": 60, patience: 5 } as const;
export type NumberName = keyof typeof usual_numbers;
export const number_names = Object.keys(usual_numbers) as NumberName[];
export const number_bounds: Record<NumberName, [number, number]> = {
  "most-files": [1, 1000],
  "most-megabytes": [1, 64],
  "build-seconds": [1, 600],
  patience: [1, 60],
};

export interface AssignmentDraft extends Making {
  title: string;
  /** Empty: the file says none, so it is the game's usual one. */
  protocol: string;
  language: Language;
  numbers: Record<NumberName, number>;
  limits: string;
  build_limits: string;
  /** Names, with blanks between them; empty: all. */
  checks: string;
  /** Members that the page has no fields for, as they were in a file. */
  rest: Record<string, unknown>;
  group: string;
  /** How many students work together at most. */
  team_size: number;
  /** As fields of a page have them: 2026-11-18T11:00, in local time; empty: none. */
  opens: string;
  closes: string;
  ladder: boolean;
  ladder_time: string;
  /** The game and its options. */
  table: Draft;
}

export const usual_ladder_time = "60+1";

/** Of the game with FEN, what chess engines speak; of the others, the protocol that all games have. */
export const first_protocol = (game: GameName, fen_game: GameName): string => (game === fen_game ? "uci" : "ours");

export const new_draft = (game: GameName, fen_game: GameName): AssignmentDraft => ({
  title: "",
  protocol: first_protocol(game, fen_game),
  language: "python",
  ...presets.python,
  numbers: { ...usual_numbers },
  limits: "",
  build_limits: "",
  checks: "",
  rest: {},
  group: "",
  team_size: 1,
  opens: "",
  closes: "",
  ladder: true,
  ladder_time: usual_ladder_time,
  table: first_draft(game, ""),
});

export const words_of = (text: string): string[] => text.split(/[\s,]+/).filter(Boolean);

/** A date and time of a field in milliseconds; null if there is none. */
export function moment_of(text: string): number | null {
  const moment = new Date(text).getTime();
  return Number.isNaN(moment) ? null : moment;
}

/** The other way round. */
export function field_text(moment: number | null): string {
  if (moment === null) return "";
  const two = (value: number) => String(value).padStart(2, "0");
  const day = new Date(moment);
  return `${day.getFullYear()}-${two(day.getMonth() + 1)}-${two(day.getDate())}T${two(day.getHours())}:${two(day.getMinutes())}`;
}

/** Members that have nothing to say are left out. */
export function assignment_file(draft: AssignmentDraft): AssignmentFile {
  const { protocol, limits, build_limits } = draft;
  const [files, artefacts, checks] = [draft.files, draft.artefacts, draft.checks].map(words_of) as [string[], string[], string[]];
  const numbers = number_names.filter((name) => draft.numbers[name] !== usual_numbers[name]).map((name) => [name, draft.numbers[name]]);
  return {
    title: draft.title.trim(),
    game: draft.table.game,
    ...(protocol ? { protocol } : {}),
    ...(files.length ? { files } : {}),
    ...(draft.build.trim() ? { build: draft.build.trim() } : {}),
    ...(artefacts.length ? { artefacts } : {}),
    run: draft.run.trim(),
    ...(limits.trim() ? { limits: limits.trim() } : {}),
    ...(build_limits.trim() ? { "build-limits": build_limits.trim() } : {}),
    ...Object.fromEntries(numbers),
    ...(checks.length ? { checks } : {}),
    ...draft.rest,
  };
}

export const new_assignment = (draft: AssignmentDraft): NewAssignment => ({
  group: draft.group,
  assignment: assignment_file(draft),
  opens: moment_of(draft.opens),
  closes: moment_of(draft.closes),
  team_size: draft.team_size,
  ladder: draft.ladder ? { time: draft.ladder_time, options: draft.table.options } : null,
});

const is_list = (value: unknown): value is string[] => Array.isArray(value) && value.every((word) => typeof word === "string");

/** The preset with these files and this build. */
function language_of(files: string, build: string): Language {
  return languages.find((language) => presets[language].files === files && presets[language].build === build) ?? "other";
}

/** The draft with what a file of an assignment says; null if the text is no such file. The server checks the rest. */
export function with_file(draft: AssignmentDraft, text: string): AssignmentDraft | null {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    return null;
  }
  if (typeof given !== "object" || given === null || Array.isArray(given)) return null;
  const rest: Record<string, unknown> = { ...given };
  /** A member of the right kind goes into its field, every other one stays in `rest`. */
  const take = <T>(name: string, is: (value: unknown) => value is T): T | null => {
    const value = rest[name];
    if (!is(value)) return null;
    delete rest[name];
    return value;
  };
  const word = (name: string) => take(name, (value): value is string => typeof value === "string") ?? "";
  const list = (name: string) => take(name, is_list)?.join(" ") ?? "";
  const amount = (name: NumberName) => take(name, (value): value is number => typeof value === "number") ?? usual_numbers[name];
  const [files, build, game] = [list("files"), word("build"), word("game")];
  return {
    ...draft,
    title: word("title"),
    protocol: word("protocol"),
    language: language_of(files, build),
    files,
    build,
    artefacts: list("artefacts"),
    run: word("run"),
    limits: word("limits"),
    build_limits: word("build-limits"),
    checks: list("checks"),
    numbers: Object.fromEntries(number_names.map((name) => [name, amount(name)])) as Record<NumberName, number>,
    rest,
    table: game ? first_draft(game, "") : draft.table,
  };
}
