// A pasted list of players: one per line, the player name and, after a semicolon or a tab, the real name.

export interface ListedPlayer {
  /** The line of the list, counted from 1. */
  line: number;
  name: string;
  real_name: string;
}

export interface ListProblem {
  line: number;
  what: "no-name" | "too-many-parts" | "twice";
  /** The line as it was written. */
  text: string;
  /** For `twice`: the line on which the name stands already. */
  first: number;
}

export interface NameList {
  players: ListedPlayer[];
  problems: ListProblem[];
}

/** Blank lines count as lines but name nobody. The server knows the rules of names; here only the list is checked. */
export function read_names(list: string): NameList {
  const players: ListedPlayer[] = [];
  const problems: ListProblem[] = [];
  const lines_of_names = new Map<string, number>();
  list.split(/\r\n|\r|\n/).forEach((text, index) => {
    const line = index + 1;
    if (!text.trim()) return;
    const parts = text.split(/[;\t]/).map((part) => part.trim());
    const [name = "", real_name = "", ...rest] = parts;
    const key = name.toLowerCase();
    const first = lines_of_names.get(key) ?? 0;
    const wrong = (what: ListProblem["what"]) => problems.push({ line, what, text: text.trim(), first });
    if (!name) wrong("no-name");
    else if (rest.some(Boolean)) wrong("too-many-parts");
    else if (first) wrong("twice");
    else {
      lines_of_names.set(key, line);
      players.push({ line, name, real_name });
    }
  });
  return { players, problems };
}

/** Where a line stands in the list, to select it. */
export function range_of_line(list: string, line: number): [from: number, to: number] {
  const lines = list.split("\n");
  const from = lines.slice(0, line - 1).reduce((sum, text) => sum + text.length + 1, 0);
  return [from, from + (lines[line - 1]?.length ?? 0)];
}
