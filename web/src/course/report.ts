// The report about a hand-in, as the server keeps it (docs/course.md).
export type Verdict = "pass" | "fail" | "not needed" | "not run";

export interface Check {
  name: string;
  verdict: Verdict;
  /** What a program must do. */
  demand: string;
  /** What is wrong, or why it was not needed or not run. */
  sentence?: string;
  /** Of a failure: what the program was sent, what came, and what should have come. */
  sent?: string[];
  came?: string[];
  expected?: string;
}

export interface Report {
  assignment: string;
  hand_in: string;
  accepted: boolean;
  files: string[];
  /** Of the compiler. */
  messages: string[];
  report: { game: string; protocol: string; checks: Check[] };
}

export const failures = ({ report }: Report): Check[] => report.checks.filter(({ verdict }) => verdict === "fail");
export const others = ({ report }: Report): Check[] => report.checks.filter(({ verdict }) => verdict !== "fail");
export const count = ({ report }: Report, verdict: Verdict): number => report.checks.filter((check) => check.verdict === verdict).length;

/** Where nothing was said, the sentence says everything. The build's output is shown once, with the messages. */
export const has_details = ({ name, sent = [], came = [], expected = "" }: Check): boolean =>
  name !== "build" && (sent.length > 0 || came.length > 0 || expected !== "");

export type MessageKind = "error" | "warning" | "plain";

/** How a line of a compiler is marked. */
export function message_kind(line: string): MessageKind {
  if (/\b(fatal error|error|Error|undefined reference)\b/.test(line)) return "error";
  return /\bwarning\b/.test(line) ? "warning" : "plain";
}
