// An offer or a challenge as it is being made on the page, and its settings for the server.
import { draft_settings, type Draft, type Mode } from "../pages/draft.ts";
import { parse_setup, setup_text } from "../pages/setup.ts";
import type { GameEntry, GameName, Preset, Settings, SettingsSeat, Visibility } from "../messages.ts";

/** Who may take the seat: anyone, or one person. */
export type Whom = { is: "anyone" } | { is: "person"; id: string; name: string; own_program?: boolean };

/** A game against one's own program is casual. */
export const may_be_rated = (whom: Whom): boolean => whom.is === "anyone" || !whom.own_program;

export interface OfferDraft {
  draft: Draft;
  rated: boolean;
  /** The ratings of those who may accept; null: anybody. */
  range: { from: number; to: number } | null;
  /** Whether programs may accept, beside people. */
  programs?: boolean;
}

const key = (game: GameName) => `offer-${game}`;
const mode: Mode = "link";

/** The last offer of a game that was made in this browser. */
export function load_offer(game: GameName, name: string): OfferDraft {
  const usual = { side: "random", takebacks: false };
  let kept: { rated?: unknown } = {};
  try {
    kept = JSON.parse(localStorage.getItem(key(game)) ?? "{}") as object;
  } catch {
    // No storage, or not ours.
  }
  return {
    draft: { ...parse_setup(JSON.stringify({ ...usual, ...kept }), game, name), mode },
    rated: kept.rated === true,
    range: null,
  };
}

export function save_offer({ draft, rated }: OfferDraft): void {
  try {
    localStorage.setItem(key(draft.game), JSON.stringify({ ...(JSON.parse(setup_text(draft)) as object), rated }));
    localStorage.setItem(last_key, draft.game);
  } catch {
    // Without storage the next offer begins with the usual choices.
  }
}

const last_key = "last-offer";

export function last_offered(known: (game: string | null) => GameName): GameName {
  try {
    return known(localStorage.getItem(last_key) ?? localStorage.getItem("last-game"));
  } catch {
    return known(null);
  }
}

/** Times that suit a game between people. Hidden fleets take long to place, and are rarely played by the clock. */
export function quick_times(entry: Pick<GameEntry, "secrets"> | undefined, presets: Preset[]): string[] {
  const wanted = entry?.secrets ? ["none", "600", "900+10"] : ["180+2", "300+3", "600", "900+10", "none"];
  return wanted.filter((time) => time === "none" || presets.some((preset) => preset.time === time));
}

/** An offer to everybody is a game to be seen by everybody, unless the house wants its games private. */
export function usual_visibility(whom: Whom, of_house: Visibility | undefined): Visibility | null {
  return whom.is === "anyone" && of_house !== "private" ? "listed" : null;
}

export function offer_settings(offer: OfferDraft, whom: Whom, of_house?: Visibility): Settings {
  const { draft, range } = offer;
  const rated = offer.rated && may_be_rated(whom);
  const other_time = rated ? null : draft.other_time;
  const settings = draft_settings({ ...draft, mode, other_time, visibility: draft.visibility ?? usual_visibility(whom, of_house) });
  const waiting: SettingsSeat = whom.is === "anyone" ? { kind: "open" } : { kind: "person", person: whom.id };
  const seat = (given: SettingsSeat) => (given.kind === "link" ? waiting : given);
  return {
    ...settings,
    seats: { first: seat(settings.seats.first), second: seat(settings.seats.second) },
    ...(rated ? { rated, options: {}, start: null } : {}),
    ...(range && whom.is === "anyone" ? { ratings: range } : {}),
    ...(offer.programs && whom.is === "anyone" ? { programs: true } : {}),
  };
}
