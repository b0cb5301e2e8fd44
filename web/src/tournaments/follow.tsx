// Follows a tournament from other pages: at its tables, and when a game of mine begins.
import { useEffect } from "preact/hooks";
import { display_path, go, here, table_path, tournament_path, type Place } from "../router.ts";
import { t } from "../text.ts";
import { is_busy } from "./busy.ts";
import { arrived, useFollowed, useTournament } from "./connection.ts";
import type { Tournament } from "./messages.ts";
import { game_path, is_arena, is_hosted_by_me } from "./state.ts";
import { table_is_there } from "./table_is_there.ts";

export function TournamentLink({ tournament, over }: { tournament: string; over: boolean }) {
  const known = useTournament(tournament).tournament;
  const path = known && is_hosted_by_me(known) ? game_path(known) : null;
  if (path && path !== path_of(here()))
    return (
      <a class="button primary" href={path}>
        {t("display-to-boards")}
      </a>
    );
  return (
    <a class={over ? "button primary" : "tournament-link"} href={tournament_path(tournament)}>
      {over ? t("tournament-back") : (known?.settings.name ?? t("tournament-one"))}
    </a>
  );
}

/** Pages that one leaves for a game: that of the tournament, and a finished game of it. */
export function leads_to_game(place: Place, tournament: Tournament): boolean {
  if (place.is === "tournament") return place.tournament === tournament.id && place.what === "page";
  if (place.is !== "table") return false;
  return tournament.played.some(({ boards }) => boards.some(({ table, result }) => table === place.table && result !== null));
}

/** The pages where games are played. */
function path_of(place: Place): string | null {
  if (place.is === "display") return display_path(place.tournament);
  return place.is === "table" ? table_path(place.table) : null;
}

export function Notices({ place }: { place: Place }) {
  const { shown, begun } = useFollowed();
  const { tournament } = shown;
  const is_there = begun !== null && begun === path_of(place);
  useEffect(() => {
    if (!begun || !tournament) return;
    if (is_there) return arrived(begun);
    if (!leads_to_game(place, tournament) || is_busy()) return;
    let stays = true;
    const { table } = tournament.you;
    void (table === null ? Promise.resolve() : table_is_there(table)).then(() => {
      if (stays && !is_busy()) go(begun);
    });
    return () => {
      stays = false;
    };
  }, [begun, is_there, JSON.stringify(place)]);
  if (!begun || is_there || !tournament) return null;
  return (
    <section class="lobby-notice" aria-label={t("tournament-news-your-game")}>
      <p>
        {t(is_arena(tournament.settings.form) ? "tournament-your-arena-game" : "tournament-your-game", {
          name: tournament.settings.name,
          round: String(tournament.round),
        })}
      </p>
      <div class="row">
        <a class="button primary" href={begun}>
          {t(is_hosted_by_me(tournament) ? "display-to-boards" : "tournament-to-table")}
        </a>
      </div>
    </section>
  );
}
