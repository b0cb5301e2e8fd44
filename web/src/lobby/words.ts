// Offers in words: the game, its time, whether it is rated, and what is unusual about it.
import { game_entry } from "../catalogue.ts";
import { parse_time, time_text, type Time } from "../pages/draft.ts";
import { option_title } from "../pages/options.tsx";
import { name_with_kind } from "../program_sign.tsx";
import { rating_text } from "../ratings/rating_text.ts";
import { number, t } from "../text.ts";
import { side_name } from "../speech.ts";
import type { GameName, Options } from "../messages.ts";
import type { Rating } from "../ratings/api.ts";
import type { Offer, OfferTime } from "./messages.ts";

/** "5+3" is how players write five minutes and three seconds per move; other clocks are told in words. */
function clock_words(time: Time): string {
  const minutes = number(time.minutes);
  switch (time.kind) {
    case "none":
      return t("time-none");
    case "total":
    case "increment":
      return `${minutes}+${time.kind === "total" ? 0 : time.seconds}`;
    case "per-move":
      return t("lobby-time-per-move", { seconds: time.seconds });
    case "moves-in-time":
      return `${time.moves}/${minutes}+${time.seconds}`;
    default:
      return `${minutes}+${time.seconds} (${t(`time-kind-${time.kind}`)})`;
  }
}

export function time_words(time: OfferTime): string {
  if ("days" in time) return t("lobby-time-days", { days: time.days });
  const [first, second] = [parse_time(time.first), parse_time(time.second)];
  const both = time_text(first) === time_text(second);
  return both ? clock_words(first) : t("lobby-time-different", { first: clock_words(first), second: clock_words(second) });
}

/** What differs from the usual options of the game. */
export function option_words(game: GameName, options: Options): string[] {
  return (game_entry(game)?.options ?? []).flatMap((option) => {
    const value = options[option.name] ?? option.default;
    if (value === option.default) return [];
    if (option.random) return [t(`option-${option.name}-drawn`, { number: String(value) })];
    const text = option.words.length ? t(`option-${option.name}-${value}`) : number(Number(value));
    return [`${option_title(game, option.name)}: ${text}`];
  });
}

/** A provisional rating has a question mark. */
export function rating_words(rating: Rating): string {
  return `${rating_text(rating)}${rating.provisional ? "?" : ""}`;
}

/** Everything but the game and the time. */
export function notes(offer: Offer): string[] {
  return [
    t(offer.rated ? "lobby-rated" : "lobby-casual"),
    t("lobby-you-play", { side: side_name(offer.game, offer.seat) }),
    ...(offer.ratings ? [t("lobby-range", { from: String(offer.ratings.from), to: String(offer.ratings.to) })] : []),
    ...option_words(offer.game, offer.options),
    ...(offer.start ? [t("lobby-own-start")] : []),
    ...(offer.takebacks ? [t("lobby-takebacks")] : []),
    ...(offer.programs ? [t("lobby-programs-welcome")] : []),
    ...(offer.visibility === "listed" ? [] : [t(`visibility-${offer.visibility}`)]),
  ];
}

/** "Chess, 5+3, rated" */
export function offer_words(offer: Offer): string {
  return [t(`game-${offer.game}`), time_words(offer.time), t(offer.rated ? "lobby-rated" : "lobby-casual")].join(", ");
}

/** As it is said: of a program, that it is one. */
export function person_name({ name, program }: Pick<Offer["by"], "name" | "program">): string {
  return name_with_kind(name || t("lobby-nameless"), program);
}

/** "Rui: Chess, 5+3, rated" */
export function offer_sentence(offer: Offer): string {
  return `${person_name(offer.by)}: ${offer_words(offer)}`;
}
