// Requests about one's own programs (docs/protocols/programs.md).
import { ask } from "../api.ts";
import type { NewToken, Programs, Scope, WhoMayChallenge } from "../messages.ts";

export interface TokenWish {
  scopes: Scope[];
  days: number;
}

const path = "/api/me/programs";
const program_path = (program: string) => `${path}/${encodeURIComponent(program)}`;

export const get_programs = () => ask<Programs>(path);
export const make_program = (wish: TokenWish & { name: string; challenges: WhoMayChallenge }) => ask<NewToken>(path, wish);
/** Ends the old token. */
export const replace_token = (program: string, token: TokenWish) => ask<NewToken>(program_path(program), { token });
export const revoke_token = (program: string) => ask<object>(program_path(program), { revoke: true });
export const set_challenges = (program: string, challenges: WhoMayChallenge) => ask<object>(program_path(program), { challenges });
export const remove_program = (program: string) => ask<object>(program_path(program), { remove: true });
