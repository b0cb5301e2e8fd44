// Requests about the course (docs/protocols/course.md).
import { ask, RefusedError } from "../api.ts";
import type { Player } from "../messages.ts";
import { as_person } from "../people/session.ts";
import type {
  Assignment,
  Course,
  ExaminedHandIn,
  FinalSettings,
  HandIn,
  Ladder,
  LadderGame,
  NewAssignment,
  Student,
  Teams,
} from "./messages.ts";

/** Codes with words of the course; only some of them need their reasons. */
const own_words = new Set(
  (
    "assignment batteries closed course-off empty file-name full in-team malformed name-taken no-assignment no-group no-hand-in no-member no-sandbox " +
    "no-team not-accepted phase student teacher team-closed team-full team-name team-needed team-stays too-large too-often"
  ).split(" "),
);
const with_reasons = new Set(["assignment", "batteries", "malformed", "no-sandbox", "team-name"]);

/** As refusals of the course are called in the texts. */
export const course_refusal = (code: string): string => `course-${code.replace(/^course-/, "")}`;

async function about_course<T>(request: Promise<T>): Promise<T> {
  try {
    return await as_person(request);
  } catch (error) {
    if (!(error instanceof RefusedError) || !own_words.has(error.code)) throw error;
    throw new RefusedError(course_refusal(error.code), with_reasons.has(error.code) ? error.reasons : [], error.seconds);
  }
}

/** What the server takes. */
export const largest_file = 4 * 1024 * 1024;

type AssignmentPart =
  | ""
  | "batteries"
  | "batteries.tar.gz"
  | "hand-ins"
  | "team"
  | "teams"
  | "students"
  | "ladder"
  | "games"
  | "marks.csv"
  | "sources.tar.gz"
  | "final";
export const assignment_api = (assignment: string, what: AssignmentPart = "") =>
  `/api/course/assignments/${encodeURIComponent(assignment)}${what && `/${what}`}`;
export const hand_in_api = (hand_in: string, what: "" | "source" | "table" = "") =>
  `/api/course/hand-ins/${encodeURIComponent(hand_in)}${what && `/${what}`}`;

export const get_course = () => about_course(ask<Course>("/api/course"));
export const make_assignment = (made: NewAssignment) => about_course(ask<{ assignment: string }>("/api/course/assignments", made));
export const get_assignment = (assignment: string) => about_course(ask<Assignment>(assignment_api(assignment)));
export type AssignmentChange =
  | { opens?: number | null; closes?: number | null; ladder?: { running: boolean }; batteries?: null }
  | { remove: true };
export const change_assignment = (assignment: string, change: AssignmentChange) =>
  about_course(ask<object>(assignment_api(assignment), change));
export const make_team = (assignment: string, name: string) =>
  about_course(ask<{ team: string }>(assignment_api(assignment, "teams"), { name }));
export const join_or_leave = (assignment: string, what: { join: string } | { leave: true }) =>
  about_course(ask<object>(assignment_api(assignment, "team"), what));
export const get_teams = (assignment: string) => about_course(ask<Teams>(assignment_api(assignment, "teams")));
/** `add` and `remove`: a student; whoever is added leaves the team that they were in. */
export type TeamChange = { name: string } | { joinable: boolean } | { add: string } | { remove: string };
export const change_team = (team: string, change: TeamChange) =>
  about_course(ask<object>(`/api/course/teams/${encodeURIComponent(team)}`, change));
/** What the server would refuse anyway is not sent. */
export async function hand_in(assignment: string, file: File): Promise<{ hand_in: string }> {
  if (file.size === 0) throw new RefusedError(course_refusal("empty"), []);
  if (file.size > largest_file) throw new RefusedError(course_refusal("too-large"), []);
  return about_course(ask<{ hand_in: string }>(`${assignment_api(assignment, "hand-ins")}?name=${encodeURIComponent(file.name)}`, file));
}
/** In place of those that there are. */
export const upload_batteries = (assignment: string, file: File) =>
  about_course(ask<object>(`${assignment_api(assignment, "batteries")}?name=${encodeURIComponent(file.name)}`, file));
/** One's own, or for the teacher those of a student; the newest first. */
export const get_hand_ins = (assignment: string, student?: string) =>
  about_course(
    ask<{ hand_ins: HandIn[] }>(
      `${assignment_api(assignment, "hand-ins")}${student === undefined ? "" : `?student=${encodeURIComponent(student)}`}`,
    ),
  );
export const get_hand_in = (id: string) => about_course(ask<ExaminedHandIn>(hand_in_api(id)));
export const get_students = (assignment: string) => about_course(ask<{ students: Student[] }>(assignment_api(assignment, "students")));
export const get_ladder = (assignment: string) => about_course(ask<Ladder>(assignment_api(assignment, "ladder")));
/** 50, the latest first; `before`: `next` of the page before. */
export const get_games = (assignment: string, before?: number) =>
  about_course(
    ask<{ games: LadderGame[]; next: number | null }>(
      `${assignment_api(assignment, "games")}${before === undefined ? "" : `?before=${before}`}`,
    ),
  );
export const make_final = (assignment: string, settings: FinalSettings) =>
  about_course(ask<{ tournament: string }>(assignment_api(assignment, "final"), settings));
/** Opens a table against a version. */
export const play_against = (id: string, side: Player, time: string | null) =>
  about_course(ask<{ table: string }>(hand_in_api(id, "table"), { side, time }));
