// The wall: for a projector, in large type. Its pages turn by themselves until somebody stops them.
import { useEffect, useState } from "preact/hooks";
import { tournament_path } from "../router.ts";
import { t } from "../text.ts";
import { BracketColumns } from "./bracket_view.tsx";
import { EntrantName } from "./entrant_name.tsx";
import type { Tournament } from "./messages.ts";
import { NextRound } from "./next_round.tsx";
import { PairingsTable } from "./rounds.tsx";
import { StandingsTable } from "./standings.tsx";
import { is_arena } from "./state.ts";
import { TeamTable } from "./team_scores.tsx";
import { wall_pages, type WallPage } from "./wall_pages.ts";
import { phase_words, round_words } from "./words.ts";

const turns_after = 10_000; // milliseconds
const rounds_on_a_wall = 3; // of a bracket: earlier ones are too high, and pairings are on other pages

export function Wall({ tournament }: { tournament: Tournament }) {
  const pages = wall_pages(tournament);
  const [at, set_at] = useState(0);
  const [turning, set_turning] = useState(true);
  const count = pages.length;
  const index = count ? at % count : 0;
  const turn = (by: number) => set_at((before) => (count ? (before + by + count) % count : 0));
  useEffect(() => {
    if (!turning || count < 2) return;
    const timer = setInterval(() => turn(1), turns_after);
    return () => clearInterval(timer);
  }, [turning, count]);
  // A new round begins with its first pairings.
  useEffect(() => set_at(0), [tournament.round, tournament.phase]);
  const page = pages[index];
  return (
    <section class="wall">
      <header class="wall-head">
        <h1 tabIndex={-1}>{tournament.settings.name}</h1>
        <p>
          {phase_words(tournament)} <NextRound tournament={tournament} />
        </p>
      </header>
      <div class="wall-page">{page ? <Page tournament={tournament} page={page} /> : <p>{t("tournament-nobody")}</p>}</div>
      <div class="wall-foot row">
        {count > 1 && (
          <>
            <button class="button" type="button" onClick={() => turn(-1)}>
              {t("tournament-wall-back")}
            </button>
            <button class="button" type="button" aria-pressed={!turning} onClick={() => set_turning(!turning)}>
              {t("tournament-wall-stop")}
            </button>
            <button class="button" type="button" onClick={() => turn(1)}>
              {t("tournament-wall-next")}
            </button>
          </>
        )}
        <a class="button" href={tournament_path(tournament.id)}>
          {t("tournament-back")}
        </a>
      </div>
    </section>
  );
}

function Page({ tournament, page }: { tournament: Tournament; page: WallPage }) {
  const title =
    page.is === "pairings"
      ? is_arena(tournament.settings.form)
        ? t("tournament-arena-games-now")
        : round_words(tournament, page.round)
      : page.is === "entrants"
        ? t("tournament-entrants", { count: tournament.entrants.length })
        : t(`tournament-${page.is}`);
  return (
    <>
      <h2>
        {title} {page.of > 1 && <small>{`${page.number}/${page.of}`}</small>}
      </h2>
      {page.is === "pairings" && <PairingsTable tournament={tournament} round={page.round} boards={page.boards} label={title} />}
      {page.is === "bracket" && <BracketColumns tournament={tournament} most={rounds_on_a_wall} />}
      {page.is === "teams" && <TeamTable tournament={tournament} label={title} />}
      {page.is === "standings" && <StandingsTable tournament={tournament} rows={page.standings} label={title} />}
      {page.is === "entrants" && (
        <ul class="wall-entrants">
          {page.entrants.map((entrant) => (
            <li key={entrant}>
              <EntrantName tournament={tournament} entrant={entrant} plain />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
