// What others see of a person, and what one hides from them (docs/protocols/people.md#profiles).
import { ask } from "../api.ts";
import { person_api, type Owner } from "../history/api.ts";
import type { GameName } from "../messages.ts";
import type { Rating } from "../ratings/api.ts";

export const hideable = ["ratings", "opponents", "history"] as const;
export type Hideable = (typeof hideable)[number];

export interface Profile extends Owner {
  since: number;
  /** Null: hidden. */
  ratings: { game: GameName; rating: Rating }[] | null;
  /** Finished games that the reader may see. */
  games: number | null;
  hides: Hideable[];
  you: boolean;
}

export const get_profile = (person: string) => ask<Profile>(person_api(person));
export const get_my_profile = () => ask<Profile>("/api/me/profile");
export const set_hidden = (hides: Hideable[]) => ask<object>("/api/me/profile", { hides });
