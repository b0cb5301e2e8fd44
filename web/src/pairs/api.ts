// The request that pairs members of a group (docs/protocols/people.md).
import { ask } from "../api.ts";
import type { Settings } from "../messages.ts";

export interface PairedGame {
  table: string;
  first: string;
  second: string;
}

export const pair_members = (group: string, settings: Omit<Settings, "seats" | "sides">, pairs: (readonly [string, string])[]) =>
  ask<{ games: PairedGame[] }>(`/api/groups/${encodeURIComponent(group)}/pairs`, { settings, pairs });
