// The report about a hand-in: what failed first, then every other line; and what the compiler said.
import { useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { CopyButton } from "../share/files.tsx";
import { t } from "../text.ts";
import { count, failures, has_details, message_kind, others, type Check, type Report } from "./report.ts";

/** More lines than these are folded away: the sum says that they are right. */
const shown_at_once = 10;

/** Of more failures than these, only the first is shown in full: they often have one cause. */
const failures_in_full = 3;

export function ReportView({ report, repeat }: { report: Report; repeat: string | null }) {
  const wrong = failures(report);
  const build_failed = wrong.some(({ name }) => name === "build");
  return (
    <>
      <p class={report.accepted ? "report-sum good" : "report-sum bad"}>{sum_words(report)}</p>
      {wrong.length > 0 && (
        <ol class="report-failures">
          {wrong.map((check, index) => (
            <li key={check.name}>
              <Failed check={check} folded={index > 0 && wrong.length > failures_in_full} />
            </li>
          ))}
        </ol>
      )}
      {report.messages.length > 0 && <Messages lines={report.messages} open={build_failed} />}
      {repeat && <Repeat command={repeat} hint={t("course-repeat-hint")} />}
      <Lines checks={others(report)} open={report.accepted && others(report).length <= shown_at_once} />
    </>
  );
}

export function sum_words(report: Report): string {
  if (report.accepted) return t("course-report-accepted", { count: count(report, "pass") });
  return t("course-report-refused", { count: count(report, "fail") });
}

function Failed({ check, folded }: { check: Check; folded: boolean }) {
  const title = (
    <h3>
      <code>{check.name}</code> <span class="check-verdict bad">{t("course-verdict-fail")}</span>
    </h3>
  );
  if (!folded)
    return (
      <article class="report-failure">
        {title}
        <WhatFailed check={check} />
      </article>
    );
  return (
    <details class="report-failure">
      <summary>{title}</summary>
      <WhatFailed check={check} />
    </details>
  );
}

/** What the server writes about programs is in English in every house. */
function WhatFailed({ check }: { check: Check }) {
  const { sentence, demand, sent = [], came = [], expected = "" } = check;
  return (
    <div class="report-cause">
      {demand && (
        <p class="hint" lang="en">
          {demand}
        </p>
      )}
      <p lang="en">{sentence}</p>
      {has_details(check) && (
        <dl class="report-details">
          <Said title={t("course-sent")} lines={sent} />
          <Said title={t("course-came")} lines={came} />
          {expected && <Said title={t("course-expected")} lines={[expected]} />}
        </dl>
      )}
    </div>
  );
}

function Said({ title, lines }: { title: string; lines: string[] }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>
        {lines.length ? (
          <pre tabIndex={0} aria-label={title}>
            {lines.join("\n")}
          </pre>
        ) : (
          <span class="hint">{t("course-nothing")}</span>
        )}
      </dd>
    </div>
  );
}

function Messages({ lines, open }: { lines: string[]; open: boolean }) {
  return (
    <details class="more" open={open}>
      <summary>{t("course-messages", { count: lines.length })}</summary>
      <pre class="compiler" tabIndex={0} aria-label={t("course-compiler")} lang="en">
        {lines.map((line, index) => (
          <span key={index} class={message_kind(line)}>
            {line}
            {"\n"}
          </span>
        ))}
      </pre>
    </details>
  );
}

/** A command to be typed at home. */
export function Repeat({ command, hint }: { command: string; hint: string }) {
  const [error, set_error] = useState<unknown>(null);
  return (
    <div class="repeat">
      <p>{hint}</p>
      <div class="row">
        <code class="command">{command}</code>
        <CopyButton text={() => Promise.resolve(command)} label={t("link-copy")} on_error={set_error} />
      </div>
      <Problem error={error} />
    </div>
  );
}

const signs = { pass: "✓", fail: "✗", "not needed": "–", "not run": "–" } as const;
const verdict_names = {
  pass: "course-verdict-pass",
  fail: "course-verdict-fail",
  "not needed": "course-verdict-unneeded",
  "not run": "course-verdict-unrun",
};

function Lines({ checks, open }: { checks: Check[]; open: boolean }) {
  if (checks.length === 0) return null;
  return (
    <details class="more" open={open}>
      <summary>{t("course-other-lines", { count: checks.length })}</summary>
      <ul class="report-lines">
        {checks.map(({ name, verdict, demand, sentence }) => (
          <li key={name}>
            <span class={`check-verdict ${verdict === "pass" ? "good" : "neutral"}`}>
              <span aria-hidden="true">{signs[verdict]}</span> {t(verdict_names[verdict])}
            </span>
            <code>{name}</code>
            <span lang="en">{sentence ?? demand}</span>
          </li>
        ))}
      </ul>
    </details>
  );
}
