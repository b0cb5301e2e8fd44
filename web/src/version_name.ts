// Versions of the course at tables. The table calls one v2-k3f9x2bcdfgh; it is shown as "Version 2", and as "Ana, version 2" to those who
// are told whose it is.
import { t } from "./text.ts";
import type { Seat, State } from "./messages.ts";
import type { TablePeople } from "./ratings/api.ts";

const version = /^v(\d+)-[0-9A-Za-z]{12}$/;

/** The name of an engine or of a program as it is shown. */
export function shown_name(name: string): string {
  const number = version.exec(name)?.[1];
  return number === undefined ? name : t("version-title", { version: number });
}

/** The same of whoever has a seat. */
export function name_at({ kind, name }: Pick<Seat, "kind" | "name">): string {
  return kind === "engine" ? shown_name(name) : name;
}

/** The state with the names of students and teams, as far as the reader is told them. */
export function with_version_names(state: State, people: TablePeople | null): State {
  const seats = { ...state.seats };
  for (const player of ["first", "second"] as const) {
    const seated = people?.[player].version;
    if (seated?.author)
      seats[player] = { ...seats[player], name: t("version-of", { name: seated.author.name, version: String(seated.number) }) };
  }
  return { ...state, seats };
}
