// What is announced of the lobby: what concerns the reader at once, new offers now and then, everything else never.
import { say } from "../announce.ts";
import { load_preferences } from "../preferences.ts";
import { refusal_line } from "../refusal.ts";
import { sound } from "../sound.ts";
import { t } from "../text.ts";
import { withdraw } from "../offers.ts";
import type { Offer } from "./messages.ts";
import type { News } from "./state.ts";
import { offer_sentence, offer_words, person_name } from "./words.ts";

const first_pause = 1000;
const pause = 15_000; // milliseconds between two announcements of offers

let unsaid: Offer[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let said_at = -pause;

function say_offers(): void {
  timer = undefined;
  said_at = performance.now();
  const [offer] = unsaid;
  if (offer)
    say(unsaid.length === 1 ? t("lobby-news-offer", { offer: offer_sentence(offer) }) : t("lobby-news-offers", { count: unsaid.length }));
  unsaid = [];
}

function say_offer_soon(offer: Offer): void {
  unsaid.push(offer);
  timer ??= setTimeout(say_offers, Math.max(first_pause, said_at + pause - performance.now()));
}

/** `shown`: the lobby is on the screen. */
export function tell(news: News, shown: boolean): void {
  const ring = () => sound("notice", load_preferences().sound);
  switch (news.is) {
    case "offer":
      if (shown) say_offer_soon(news.offer);
      break;
    case "challenge":
      ring();
      say(t("lobby-news-challenge", { name: person_name(news.challenge.by), offer: offer_words(news.challenge) }), "at once");
      break;
    case "withdrawn":
      say(t("lobby-news-withdrawn", { name: person_name(news.challenge.by) }));
      break;
    case "begun":
      ring();
      say(news.offer ? t("lobby-news-begun", { offer: offer_words(news.offer) }) : t("lobby-news-begun-plain"), "at once");
      // Nobody plays two games at once that they offered as one.
      for (const table of news.others) withdraw(table).catch(() => undefined);
      break;
    case "declined":
      say(t("lobby-news-declined", { name: news.name }), "at once");
      break;
    case "refused":
      say(refusal_line(news.code, news.reasons), "at once");
  }
}
