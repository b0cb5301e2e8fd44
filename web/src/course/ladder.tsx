// The ladder: how strong the programs are, with intervals, and the games that they play; asked again while it is shown.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { useRequest } from "../people/use_request.ts";
import { number, t } from "../text.ts";
import { get_games, get_ladder } from "./api.ts";
import { GameList } from "./games.tsx";
import type { Assignment, Ladder, LadderGame, Standing } from "./messages.ts";
import { spans, type Span } from "./progress.ts";
import { usePolled } from "./use_polled.ts";
import { author_of, comparison_words, elo_text, name_of } from "./words.ts";

const pause = () => 10_000;
const shown_at_first = 10;

/** `me`: whose row is the reader's; a student, or their team. */
export function LadderPart({ assignment, me }: { assignment: Assignment; me: string | null }) {
  const { answer: ladder, error } = usePolled(`ladder ${assignment.id}`, () => get_ladder(assignment.id), pause);
  if (!ladder) return error ? <Problem error={error} /> : null;
  return (
    <>
      <section class="tournament-part" aria-labelledby="ladder">
        <h2 id="ladder">{t("course-ladder")}</h2>
        <p class="hint">{ladder_words(ladder)}</p>
        <Problem error={error} />
        {ladder.standings.length > 0 && (
          <div class="table-box" role="group" aria-labelledby="ladder" tabIndex={0}>
            <Standings standings={ladder.standings} me={me} />
          </div>
        )}
        {ladder.standings.some(({ predecessor }) => predecessor) && <p class="hint">{t("course-compared-hint")}</p>}
        {ladder.standings.length > 0 && !ladder.bounded && <p class="hint">{t("course-unbounded")}</p>}
      </section>
      <Games assignment={assignment.id} ladder={ladder} me={me} />
    </>
  );
}

function ladder_words({ standings, running, games }: Ladder): string {
  if (standings.length === 0) return t("course-ladder-nobody");
  const state = t(running ? "course-ladder-running" : "course-ladder-paused");
  return `${t("course-ladder-games", { count: games })} ${state}`;
}

function Standings({ standings, me }: { standings: Standing[]; me: string | null }) {
  const places = spans(standings);
  return (
    <table class="standings ladder" aria-labelledby="ladder">
      <thead>
        <tr>
          <th scope="col" class="count">
            <abbr title={t("course-rank")}>{t("course-rank-short")}</abbr>
          </th>
          <th scope="col">{t(standings.some(({ team }) => team) ? "course-team" : "course-student")}</th>
          <th scope="col" class="count">
            {t("course-elo")}
          </th>
          <th scope="col" class="interval-column" aria-hidden="true" />
          <th scope="col" class="count">
            {t("course-games-played")}
          </th>
          <th scope="col" class="count scores">
            {t("course-scores")}
          </th>
          <th scope="col" class="count">
            {t("course-failures")}
          </th>
          <th scope="col">{t("course-compared")}</th>
        </tr>
      </thead>
      <tbody>
        {standings.map((row, index) => (
          <tr key={row.hand_in} class={author_of(row).id === me ? "own" : undefined}>
            <td class="count">{number(row.rank)}</td>
            <th scope="row">
              <span class={author_of(row).id === me ? "entrant-name own" : "entrant-name"}>{name_of(author_of(row))}</span>{" "}
              <small>{t("course-version", { version: String(row.version) })}</small>
            </th>
            <td class="count points">{elo_text(row.elo, row.error95)}</td>
            <td class="interval-column" aria-hidden="true">
              <Interval span={places[index] ?? null} />
            </td>
            <td class="count">{number(row.games)}</td>
            <td class="count scores">{`${row.won}–${row.drawn}–${row.lost}`}</td>
            <td class="count">{number(row.failures)}</td>
            <td class="compared">{row.predecessor ? comparison_words(row.predecessor) : "–"}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The numbers beside it say the same. */
function Interval({ span }: { span: Span | null }) {
  if (!span) return null;
  return (
    <svg class="interval" viewBox="-3 0 106 12" preserveAspectRatio="none">
      <line class="interval-ground" x1="0" x2="100" y1="6" y2="6" />
      <line class="interval-span" x1={span.from} x2={span.to} y1="6" y2="6" />
      <line class="interval-at" x1={span.at} x2={span.at} y1="1" y2="11" />
    </svg>
  );
}

function Games({ assignment, ladder, me }: { assignment: string; ladder: Ladder; me: string | null }) {
  const [games, set_games] = useState<LadderGame[]>([]);
  const [next, set_next] = useState<number | null>(null);
  const [all, set_all] = useState(false);
  const { busy, error, send } = useRequest();
  const load = (before?: number) =>
    send(
      () => get_games(assignment, before),
      (page) => {
        set_games((known) => (before === undefined ? page.games : [...known, ...page.games]));
        set_next(page.next);
        if (before !== undefined) say(t("course-more-games", { count: page.games.length }));
      },
    );
  // Whoever has asked for older ones keeps them until the page is opened again.
  useEffect(() => {
    if (games.length <= 50) load();
  }, [ladder.games]);
  const finished = games.filter(({ result }) => result !== null);
  const shown = all ? finished : finished.slice(0, shown_at_first);
  const more = () => {
    if (all && next !== null) return load(next);
    set_all(true);
    say(t("course-more-games", { count: finished.length - shown.length }));
  };
  if (ladder.playing.length === 0 && finished.length === 0) return null;
  return (
    <section class="tournament-part" aria-labelledby="ladder-games">
      <h2 id="ladder-games">{t("course-recent")}</h2>
      <Problem error={error} />
      <GameList games={[...ladder.playing, ...shown]} me={me} />
      {(next !== null || shown.length < finished.length) && (
        <div>
          <button class="button" type="button" disabled={busy} onClick={more}>
            {t("tournaments-older")}
          </button>
        </div>
      )}
    </section>
  );
}
