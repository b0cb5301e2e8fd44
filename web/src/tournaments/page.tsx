// A tournament: what it is, who takes part, standings and pairings, live; and for its director the controls.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { tournament_path } from "../router.ts";
import { t } from "../text.ts";
import { tournament_api } from "./api.ts";
import { Bracket } from "./bracket_view.tsx";
import { useTournament } from "./connection.ts";
import { Director } from "./director.tsx";
import { EntrantButton } from "./entrant_actions.tsx";
import { EntryPanel } from "./entry.tsx";
import { LiveBoards } from "./live_boards.tsx";
import { Log } from "./log.tsx";
import type { Tournament } from "./messages.ts";
import { NextRound } from "./next_round.tsx";
import { save_report } from "./report_file.tsx";
import { ResultButton } from "./result_entry.tsx";
import { Rounds } from "./rounds.tsx";
import { Standings } from "./standings.tsx";
import { TeamScores } from "./team_scores.tsx";
import { Wall } from "./wall.tsx";
import { facts_words, phase_words } from "./words.ts";

export function TournamentPage({ id, wall }: { id: string; wall: boolean }) {
  const { tournament, online, missing, boards } = useTournament(id);
  const lost = tournament !== null && !online;
  useEffect(() => {
    if (lost) say(t("offline"));
  }, [lost]);
  useEffect(() => {
    if (tournament) document.title = `${tournament.settings.name} · Tabuleiro`;
  }, [tournament?.settings.name]);
  if (missing)
    return (
      <section class="narrow">
        <h1 tabIndex={-1}>{t("tournament-one")}</h1>
        <p>{t("refused-tournament-no-tournament")}</p>
        <div>
          <a class="button" href="/tournaments">
            {t("tournament-all")}
          </a>
        </div>
      </section>
    );
  if (!tournament)
    return (
      <section class="narrow" aria-busy="true">
        <h1 tabIndex={-1}>{t("tournament-one")}</h1>
        <p class="lead">{t("loading")}</p>
      </section>
    );
  if (wall) return <Wall tournament={tournament} />;
  const { you } = tournament;
  return (
    <section class="tournament-page">
      <Head tournament={tournament} />
      {lost && <p class="lobby-lost">{t("offline")}</p>}
      <EntryPanel tournament={tournament} />
      {you.director && <Director tournament={tournament} />}
      <Bracket tournament={tournament} />
      <TeamScores tournament={tournament} />
      <Standings
        tournament={tournament}
        action={
          you.director && tournament.phase !== "finished"
            ? (entrant) => <EntrantButton tournament={tournament} entrant={entrant} />
            : undefined
        }
      />
      <Rounds
        tournament={tournament}
        action={you.director ? (round, board) => <ResultButton tournament={tournament} round={round} board={board} /> : undefined}
      />
      <LiveBoards tournament={tournament} boards={boards} />
      <Files tournament={tournament} />
      {you.director && <Log tournament={tournament} />}
    </section>
  );
}

function Head({ tournament }: { tournament: Tournament }) {
  const { settings, director, code } = tournament;
  return (
    <header class="tournament-head">
      <a class="no-print" href="/tournaments">
        {t("tournament-all")}
      </a>
      <h1 tabIndex={-1}>{settings.name}</h1>
      <p class="lead">{facts_words(settings)}</p>
      <p>
        <strong>{phase_words(tournament)}</strong>
        {director && ` · ${t("tournament-director", { name: director.name })}`} <NextRound tournament={tournament} />
      </p>
      {code && (
        <p class="no-print">
          {t("tournament-code-is")} <strong class="tournament-code">{code}</strong>
        </p>
      )}
    </header>
  );
}

/** What can be taken away: on paper, as files, or on a large screen. */
function Files({ tournament }: { tournament: Tournament }) {
  const { id, played } = tournament;
  const [printing, set_printing] = useState<"standings" | "rounds" | null>(null);
  useEffect(() => {
    if (!printing) return;
    const root = document.documentElement;
    root.dataset.printing = printing;
    print();
    delete root.dataset.printing;
    set_printing(null);
  }, [printing]);
  return (
    <section class="tournament-part no-print" aria-labelledby="tournament-files">
      <h2 id="tournament-files">{t("tournament-files")}</h2>
      <div class="row">
        <a class="button" href={`${tournament_path(id)}/wall`}>
          {t("tournament-wall")}
        </a>
        <button class="button" type="button" onClick={() => set_printing("standings")}>
          {t("tournament-print-standings")}
        </button>
        {played.length > 0 && (
          <button class="button" type="button" onClick={() => set_printing("rounds")}>
            {t("tournament-print-pairings")}
          </button>
        )}
        {played.length > 0 && (
          <button class="button" type="button" onClick={() => save_report(tournament)}>
            {t("tournament-html")}
          </button>
        )}
      </div>
      <ul class="tournament-exports">
        <li>
          <a href={tournament_api(id, "standings.csv")} download>
            {t("tournament-csv")}
          </a>
        </li>
        <li>
          <a href={tournament_api(id, "standings.json")} download>
            {t("tournament-json")}
          </a>
        </li>
        <li>
          <a href={tournament_api(id, "report.trf")} download>
            {t("tournament-trf")}
          </a>
        </li>
        {played.length > 0 && (
          <li>
            <a href={tournament_api(id, "games")} download>
              {t("tournament-games-file")}
            </a>
          </li>
        )}
      </ul>
    </section>
  );
}
