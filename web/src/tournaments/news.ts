// What is announced of a tournament: rounds that begin and end, and the end. Results are in the tables; nobody wants to hear all of them.
import { say } from "../announce.ts";
import { load_preferences } from "../preferences.ts";
import { sound } from "../sound.ts";
import { t } from "../text.ts";
import type { Tournament } from "./messages.ts";
import { current_round, game_path, is_arena } from "./state.ts";

export type News =
  | { is: "round-begins"; round: number }
  | { is: "round-complete"; round: number }
  | { is: "round-undone"; round: number }
  | { is: "your-game" }
  | { is: "finished" };

export function news_between(before: Tournament, after: Tournament): News[] {
  const news: News[] = [];
  const [was, now] = [current_round(before), current_round(after)];
  if (was && was.round > (now?.round ?? 0)) news.push({ is: "round-undone", round: was.round });
  if (now && !is_arena(after.settings.form)) {
    const state_before = before.played.find(({ round }) => round === now.round)?.state ?? null;
    if (now.state === "playing" && state_before !== "playing" && state_before !== "complete")
      news.push({ is: "round-begins", round: now.round });
    if (now.state === "complete" && state_before !== "complete" && after.phase !== "finished")
      news.push({ is: "round-complete", round: now.round });
  }
  const path = game_path(after);
  if (path !== null && path !== game_path(before)) news.push({ is: "your-game" });
  if (after.phase === "finished" && before.phase !== "finished") news.push({ is: "finished" });
  return news;
}

export function tell(before: Tournament, after: Tournament): void {
  for (const news of news_between(before, after)) {
    if (news.is === "your-game") {
      sound("notice", load_preferences().sound);
      say(t("tournament-news-your-game"), "at once");
    } else if (news.is === "finished") say(t("tournament-news-finished", { name: after.settings.name }));
    else say(t(`tournament-news-${news.is}`, { round: String(news.round) }));
  }
}
