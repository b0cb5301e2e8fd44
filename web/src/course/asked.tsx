// What an assignment asks for.
import type { ComponentChildren } from "preact";
import { download } from "../share/files.tsx";
import { has_text, t } from "../text.ts";
import { assignment_api } from "./api.ts";
import { usual_numbers } from "./draft.ts";
import type { Assignment } from "./messages.ts";

export const protocol_words = (protocol: string): string =>
  has_text(`course-protocol-${protocol}`) ? t(`course-protocol-${protocol}`) : protocol;

/** What it is, in a few words; empty for one that the page does not know. */
export const protocol_text = (protocol: string): string =>
  has_text(`course-protocol-text-${protocol}`) ? t(`course-protocol-text-${protocol}`) : "";

export function Asked({ assignment }: { assignment: Assignment }) {
  const { assignment: file, game } = assignment;
  const facts: [string, ComponentChildren][] = [
    [t("course-fact-game"), <a href={`/help/${game}`}>{t(`game-${game}`)}</a>],
    [t("course-fact-protocol"), protocol_words(file.protocol || "usual")],
    [t("course-fact-files"), file.files?.length ? <code>{file.files.join(" ")}</code> : t("course-fact-any")],
    [t("course-fact-build"), file.build ? <code>{file.build}</code> : t("course-fact-no-build")],
    [t("course-fact-run"), <code>{file.run}</code>],
    [t("course-fact-patience"), t("course-seconds", { seconds: file.patience ?? usual_numbers.patience })],
    ...(assignment.batteries.length
      ? [[t("course-fact-batteries"), <BatteryNames assignment={assignment} />] satisfies [string, ComponentChildren]]
      : []),
    [t("course-fact-team"), assignment.team_size > 1 ? t("course-team-of", { most: assignment.team_size }) : t("course-alone")],
    [t("course-fact-checks"), file.checks?.length ? <Checks names={file.checks} /> : t("course-fact-all")],
  ];
  return (
    <section class="tournament-part" aria-labelledby="asked">
      <h2 id="asked">{t("course-asked")}</h2>
      <dl class="asked">
        {facts.map(([title, text]) => (
          <div key={title}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      <div>
        <button class="button" type="button" onClick={() => save(assignment)}>
          {t("course-save-file")}
        </button>
      </div>
    </section>
  );
}

/** Open ones can be taken home. */
export function BatteryNames({ assignment: { id, batteries } }: { assignment: Assignment }) {
  return (
    <details>
      <summary>{t("course-batteries-count", { count: batteries.length })}</summary>
      <ul class="battery-names">
        {batteries.map(({ name, hidden }) => (
          <li key={name}>
            <code>{name}</code> {hidden && <span class="tag">{t("course-battery-hidden")}</span>}
          </li>
        ))}
      </ul>
      {batteries.some(({ hidden }) => !hidden) && (
        <a href={assignment_api(id, "batteries.tar.gz")} download>
          {t("course-batteries-open")}
        </a>
      )}
    </details>
  );
}

function Checks({ names }: { names: string[] }) {
  return (
    <details>
      <summary>{t("course-fact-some", { count: names.length })}</summary>
      <code>{names.join(" ")}</code>
    </details>
  );
}

/** For `arena hand-in` at home. */
function save({ assignment }: Assignment): void {
  const json = `${JSON.stringify(assignment, null, 2)}\n`;
  download(new Blob([json], { type: "application/json" }), "assignment.json");
}
