// A tournament as one file of HTML that needs nothing else: for a website, a club's archive or a printer, in the reader's language.
import { render } from "preact";
import { download } from "../share/files.tsx";
import { day, language, t } from "../text.ts";
import { BracketColumns } from "./bracket_view.tsx";
import type { Tournament } from "./messages.ts";
import { Byes, PairingsTable } from "./rounds.tsx";
import { StandingsTable } from "./standings.tsx";
import { TeamTable } from "./team_scores.tsx";
import { facts_words, phase_words, round_words } from "./words.ts";

const style = `body{max-width:60rem;margin:2rem auto;padding:0 1rem;font:1rem/1.5 system-ui,sans-serif}
table{width:100%;border-collapse:collapse}th,td{padding:.3rem .6rem;border-bottom:1px solid #ccc;text-align:left}
.count{text-align:right}.result{text-align:center}.tag,.rating{margin-left:.5rem;color:#555;font-size:.85em}
svg{width:1em;height:1em;fill:none;stroke:currentColor;stroke-width:2}.program-sign{margin-left:.5rem}
.unseen{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
.bracket,.bracket ul{display:flex;gap:.75rem;margin:0;padding:0;list-style:none}.bracket>li{flex:1;display:flex;flex-direction:column}
.bracket ul{flex:1;flex-direction:column;justify-content:space-around}.encounter{display:grid;padding:.3rem .6rem;border:1px solid #ccc}
.encounter-line{display:flex;justify-content:space-between;gap:.6rem}.winner{font-weight:600}
@media(prefers-color-scheme:dark){body{background:#16181d;color:#eee}.tag,.rating{color:#bbb}}`;

function Report({ tournament }: { tournament: Tournament }) {
  const standings = t("tournament-standings");
  return (
    <main>
      <h1>{tournament.settings.name}</h1>
      <p>{facts_words(tournament.settings)}</p>
      <p>
        {[
          phase_words(tournament),
          day(tournament.created),
          tournament.director && t("tournament-director", { name: tournament.director.name }),
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
      {tournament.teams && (
        <>
          <h2>{t("tournament-teams")}</h2>
          <TeamTable tournament={tournament} label={t("tournament-teams")} />
        </>
      )}
      <h2>{standings}</h2>
      <StandingsTable tournament={tournament} rows={tournament.standings} label={standings} />
      {tournament.bracket && tournament.bracket.length > 0 && (
        <>
          <h2>{t("tournament-bracket")}</h2>
          <BracketColumns tournament={tournament} />
        </>
      )}
      <h2>{t("tournament-pairings")}</h2>
      {tournament.played
        .filter(({ state }) => state !== "paired")
        .map((round) => (
          <section key={round.round}>
            <h3>{round_words(tournament, round)}</h3>
            <PairingsTable tournament={tournament} round={round} boards={round.boards} label={round_words(tournament, round)} />
            <Byes tournament={tournament} round={round} />
          </section>
        ))}
    </main>
  );
}

/** Whoever reads it is not in the house: nobody's row is their own, and nothing leads anywhere. */
export function report_html(tournament: Tournament): string {
  const file = document.implementation.createHTMLDocument(tournament.settings.name);
  file.documentElement.lang = language();
  for (const attributes of [{ charset: "utf-8" }, { name: "viewport", content: "width=device-width" }]) {
    const meta = file.createElement("meta");
    for (const [key, value] of Object.entries(attributes)) meta.setAttribute(key, value);
    file.head.append(meta);
  }
  render(<Report tournament={{ ...tournament, you: { ...tournament.you, entrant: null } }} />, file.body);
  for (const link of file.querySelectorAll("a")) link.replaceWith(...link.childNodes);
  // The house's policy allows no style inside a document, not even in one that is only written.
  const html = file.documentElement.outerHTML.replace("</head>", () => `<style>${style}</style></head>`);
  return `<!doctype html>\n${html}\n`;
}

export function save_report(tournament: Tournament): void {
  download(new Blob([report_html(tournament)], { type: "text/html;charset=utf-8" }), `tournament-${tournament.id}.html`);
}
