// A tournament as it is being made on the page, and its settings for the server.
import { draft_settings, first_draft, type Draft } from "../pages/draft.ts";
import type { GameName, Visibility } from "../messages.ts";
import type { EntryKind, HostSide, TieBreak, TournamentSettings } from "./messages.ts";
import { chooses_rounds, is_arena, is_display, is_knockout, is_round_robin, is_team_match } from "./state.ts";

export interface TournamentDraft {
  name: string;
  form: string;
  rounds: number;
  /** Null: those of the form. */
  tie_breaks: TieBreak[] | null;
  /** Of each encounter of a knock-out. */
  games: number;
  third_place: boolean;
  /** Of a simultaneous display. */
  host_side: HostSide;
  host_clock: boolean;
  /** Names of the teams of a team match. */
  teams: [string, string];
  /** Of an arena. */
  minutes: number;
  draft: Draft;
  entry: EntryKind;
  group: string;
  rounds_start: "automatic" | "director";
  break_seconds: number;
  /** Levels of the computer that take part. */
  levels: number[];
  /** Whether whoever makes it takes part. */
  take_part: boolean;
}

/** People at different screens, and no take-backs. */
export const table_draft = (game: GameName): Draft => ({ ...first_draft(game, ""), mode: "link", takebacks: false });

export const new_draft = (game: GameName): TournamentDraft => ({
  name: "",
  form: "swiss",
  rounds: 5,
  tie_breaks: null,
  games: 1,
  third_place: false,
  host_side: "first",
  host_clock: true,
  teams: ["", ""],
  minutes: 60,
  draft: table_draft(game),
  entry: "anybody",
  group: "",
  rounds_start: "automatic",
  break_seconds: 30,
  levels: [],
  take_part: false,
});

/** What the server takes if nothing else is said. */
export function usual_tie_breaks(form: string): TieBreak[] {
  if (is_knockout(form) || is_display(form) || is_team_match(form) || is_arena(form)) return [];
  return is_round_robin(form) ? ["direct-encounter", "wins", "sonneborn-berger"] : ["buchholz-cut-1", "buchholz", "sonneborn-berger"];
}

export const chosen_tie_breaks = ({ tie_breaks, form }: TournamentDraft): TieBreak[] => tie_breaks ?? usual_tie_breaks(form);

/** One more is the last in order; one less leaves the others as they are. */
export function toggled<T>(list: readonly T[], value: T, on: boolean): T[] {
  const others = list.filter((one) => one !== value);
  return on ? [...others, value] : others;
}

/** An arena needs clocks: whoever has left loses by time. */
export const lacks_clock = ({ form, draft }: TournamentDraft): boolean =>
  is_arena(form) && (draft.time.kind === "none" || draft.time.kind === "days");

/** Whether the host has no clock, and the others have one. */
export const is_without_host_clock = ({ form, host_clock, draft }: TournamentDraft): boolean =>
  is_display(form) && !host_clock && draft.time.kind !== "none" && draft.time.kind !== "days";

/** What only some forms have. */
function of_form(made: TournamentDraft): Partial<TournamentSettings> {
  if (is_knockout(made.form)) return { games: made.games, third_place: made.third_place };
  if (is_display(made.form)) return { host_side: made.host_side, host_clock: !is_without_host_clock(made) };
  if (is_team_match(made.form)) return { teams: [made.teams[0].trim(), made.teams[1].trim()] };
  if (is_arena(made.form)) return { minutes: made.minutes };
  return { tie_breaks: chosen_tie_breaks(made) };
}

export function tournament_settings(made: TournamentDraft, usual_visibility: Visibility = "listed"): TournamentSettings {
  const { seats: _seats, sides: _sides, ...table } = draft_settings(made.draft);
  return {
    name: made.name.trim(),
    form: made.form,
    ...(chooses_rounds(made.form) ? { rounds: made.rounds } : {}),
    ...of_form(made),
    table: { ...table, visibility: made.draft.visibility ?? usual_visibility },
    entry: made.entry === "group" ? { kind: "group", group: made.group } : { kind: made.entry },
    rounds_start: made.rounds_start,
    ...(made.rounds_start === "automatic" ? { break_seconds: made.break_seconds } : {}),
  };
}
