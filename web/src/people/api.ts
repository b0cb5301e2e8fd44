// Requests about people: who is signed in, their devices, groups and cards, and the administration (docs/protocols/people.md);
// and the engines that the administrator allows (docs/protocols/programs.md).
import { ask } from "../api.ts";
import type { GameName, Player, Reason, Visibility } from "../messages.ts";

export const roles = ["player", "teacher", "administrator"] as const;
export type Role = (typeof roles)[number];

export interface Person {
  id: string;
  name: string;
  role: Role;
}

/** The person who is signed in; `password`: whether they have one. */
export interface Myself extends Person {
  password: boolean;
}

export interface Policies {
  /** Whether people who are not signed in may play. */
  visitors: boolean;
  /** Whether anyone may sign up, or people get a card from a teacher or the administrator. */
  sign_up: "anyone" | "card";
  /** Whether players may change their names. */
  rename: boolean;
  /** Whether the computer helps in games between people. */
  help: boolean;
  greetings: boolean;
  default_visibility: Visibility;
  /** Who may make tournaments. */
  tournaments: "teachers" | "players";
  /** Whether teachers may give assignments, whose programs run on the machine of the house. */
  course: boolean;
  /** The games that are offered; none: all. */
  games: GameName[];
}

/** A group as its members see it. */
export interface Membership {
  group: string;
  name: string;
  teacher: string;
}

export interface Me {
  person: Myself | null;
  policies: Policies;
  /** Groups that the person has been invited to, and has not answered yet. */
  invitations: Membership[];
  groups: Membership[];
}

/** What lets a person sign in: the code to type, and a path of the page with a secret behind its #. */
export interface SignInCard {
  code: string;
  card: string;
}

export const get_me = () => ask<Me>("/api/me");

// Signing up, in and out
export interface VisitorGame {
  table: string;
  game: GameName;
  opponent: string;
  ended: boolean;
}

export const get_visitor_games = () => ask<{ games: VisitorGame[] }>("/api/visitor-games");
/** Signs up and in. `games`: the tables to take over. */
export const sign_up = (name: string, games: string[]) => ask<SignInCard & { person: Myself }>("/api/sign-up", { name, games });
export const sign_in_by_code = (name: string, code: string) => ask<{ person: Myself }>("/api/sign-in", { name, code });
export const sign_in_by_password = (name: string, password: string) => ask<{ person: Myself }>("/api/sign-in", { name, password });
export const sign_in_by_card = (card: string) => ask<{ person: Myself }>("/api/sign-in", { card });
export const sign_out = () => ask<object>("/api/sign-out", {});
export const sign_out_device = (device: string) => ask<object>("/api/sign-out", { device });
export const sign_out_everywhere = () => ask<object>("/api/sign-out", { all: true });

// One's own account
export interface Device {
  id: string;
  label: string;
  created: number;
  seen: number;
  this: boolean;
}

export const get_devices = () => ask<{ devices: Device[] }>("/api/me/devices");
export const replace_card = () => ask<SignInCard>("/api/me/card", {});
export const set_password = (password: string | null) => ask<object>("/api/me/password", { password });
export const rename_me = (name: string) => ask<{ person: Myself }>("/api/me/name", { name });
/** The name is typed again to confirm. */
export const remove_me = (name: string) => ask<object>("/api/me/remove", { name });
/** Joins a group, or declines its invitation or leaves it. */
export const answer_group = (group: string, accept: boolean) => ask<object>(`/api/me/groups/${encodeURIComponent(group)}`, { accept });
/** To be downloaded: everything that is stored about the person. */
export const export_path = "/api/me/export";

// Groups of a teacher
export interface GroupSummary {
  id: string;
  name: string;
  members: number;
}

export interface Member {
  person: Person;
  real_name: string;
  /** False: invited, has not answered yet. */
  accepted: boolean;
  /** Made in a group of this teacher, who may replace the card. */
  own: boolean;
}

export interface Group {
  id: string;
  name: string;
  /** Whether its members greet, and are greeted, at tables. */
  greetings: boolean;
  members: Member[];
}

export interface PersonCard extends SignInCard {
  person: Person;
}

/** Who sat at a table: a person, a visitor, or a computer at a level. */
export interface GameSeat {
  name: string;
  person: string | null;
  level: string;
}

export interface GroupGame {
  table: string;
  game: GameName;
  first: GameSeat;
  second: GameSeat;
  created: number;
  /** Null: it is being played. */
  ended: number | null;
  winner: Player | null;
  ending: string;
}

const group_path = (group: string, what = "") => `/api/groups/${encodeURIComponent(group)}${what}`;
const member_path = (group: string, person: string) => group_path(group, `/members/${encodeURIComponent(person)}`);

export const get_groups = () => ask<{ groups: GroupSummary[] }>("/api/groups");
export const make_group = (name: string) => ask<GroupSummary>("/api/groups", { name });
export const get_group = (group: string) => ask<Group>(group_path(group));
export const rename_group = (group: string, name: string) => ask<object>(group_path(group), { name });
export const set_group_greetings = (group: string, greetings: boolean) => ask<object>(group_path(group), { greetings });
export const remove_group = (group: string) => ask<object>(group_path(group), { remove: true });
/** Makes new players; all of them or none. */
export const add_members = (group: string, members: { name: string; real_name: string }[]) =>
  ask<{ cards: PersonCard[] }>(group_path(group, "/members"), { members });
/** Invites a player who exists already. */
export const invite_member = (group: string, name: string) => ask<object>(group_path(group, "/invite"), { name });
export const replace_member_card = (group: string, person: string) => ask<SignInCard>(member_path(group, person), { card: true });
export const remove_member = (group: string, person: string) => ask<object>(member_path(group, person), { remove: true });
export const set_real_name = (group: string, person: string, real_name: string) => ask<object>(member_path(group, person), { real_name });
export const get_group_games = (group: string) => ask<{ games: GroupGame[] }>(group_path(group, "/games"));

// The administration
/** A program is in the list too: it has a name, and can be removed, but neither card nor session. */
export interface ListedPerson extends Omit<Person, "role"> {
  role: Role | "program";
  groups: string[];
  seen: number | null;
}

/** Something that a teacher or an administrator did. People who have been removed since are null. */
export interface LogEntry {
  number: number;
  at: number;
  by: Person | null;
  action: string;
  person: Person | null;
  table: string | null;
  text: string;
}

const person_path = (person: string) => `/api/admin/people/${encodeURIComponent(person)}`;
const table_path = (table: string) => `/api/admin/tables/${encodeURIComponent(table)}`;

/** Signs in as administrator with the secret of the administrator's link. A new person gets a code and a card. */
export const enter_as_administrator = (secret: string, name: string) =>
  ask<{ person: Myself; code: string | null; card: string | null }>("/api/admin/enter", { secret, name });
/** 50 by name, whose names start with these letters; `after`: `next` of the page before. */
export const get_people = (after = "", starts = "") =>
  ask<{ people: ListedPerson[]; next: string | null }>(
    `/api/admin/people?after=${encodeURIComponent(after)}&starts=${encodeURIComponent(starts)}`,
  );
export const set_role = (person: string, role: Role) => ask<object>(person_path(person), { role });
export const rename_person = (person: string, name: string) => ask<object>(person_path(person), { name });
export const remove_person = (person: string) => ask<object>(person_path(person), { remove: true });
export const sign_out_person = (person: string) => ask<object>(person_path(person), { sign_out: true });
export const replace_person_card = (person: string) => ask<SignInCard>(person_path(person), { card: true });
export const get_policies = () => ask<Policies>("/api/admin/policies");
export const set_policies = (policies: Policies) => ask<object>("/api/admin/policies", policies);
/** 50 entries, newest first; `before`: `next` of the page before. */
export const get_log = (before?: number) =>
  ask<{ entries: LogEntry[]; next: number | null }>(`/api/admin/log${before === undefined ? "" : `?before=${before}`}`);
export type TableChange = { close: true } | { hide: boolean };
export const change_table = (table: string, change: TableChange) => ask<object>(table_path(table), change);

/** `possible`: false where the store is PostgreSQL, which has tools of its own. */
export interface Backups {
  possible: boolean;
  /** Newest first. */
  backups: { name: string; made: number; bytes: number }[];
}
export const get_backups = () => ask<Backups>("/api/admin/backups");
export const make_backup = () => ask<Backups>("/api/admin/backups", {});

// Engines of the house
/** An engine of this machine, as the administrator sees it. */
export interface OfferedEngine {
  name: string;
  command: string;
  games: GameName[];
  allowed: boolean;
  /** Why it cannot be used. */
  trouble: Reason | null;
}

export interface OfferedEngines {
  engines: OfferedEngine[];
  /** Why none can be used. */
  sandbox: Reason | null;
}

const engines_path = "/api/admin/engines";
export const get_engines = () => ask<OfferedEngines>(engines_path);
/** Why programs of the course cannot run; null: they can, or the course is off. */
export const get_course_trouble = () => ask<{ sandbox: Reason | null }>("/api/course");
export const allow_engines = (allowed: string[]) => ask<OfferedEngines>(engines_path, { allowed });
