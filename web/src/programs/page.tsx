// "My programs": programs of the reader that play at the tables of the house, each with a token.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { useConnectedPrograms } from "../connected_programs.ts";
import { Problem, useAsked } from "../parts.tsx";
import { as_person, useMe } from "../people/session.ts";
import { SignInFirst } from "../people/sign_in_first.tsx";
import { t } from "../text.ts";
import type { NewToken } from "../messages.ts";
import { get_programs } from "./api.ts";
import { MakeProgram } from "./make_program.tsx";
import { NewTokenPanel } from "./new_token.tsx";
import { ProgramEntry } from "./program_entry.tsx";

export function ProgramsPage() {
  const { person } = useMe();
  if (!person) return <SignInFirst title={t("menu-programs")} />;
  return (
    <section class="narrow account programs">
      <h1 id="my-programs" tabIndex={-1}>
        {t("menu-programs")}
      </h1>
      <p class="lead">{t("programs-lead")}</p>
      <MyPrograms key={person.id} />
    </section>
  );
}

function MyPrograms() {
  const { answer, error, again } = useAsked(() => as_person(get_programs()));
  const [made, set_made] = useState<NewToken | null>(null);
  const connected = useConnectedPrograms((answer?.programs.length ?? 0) > 0);
  const keep = (fresh: NewToken) => {
    set_made(fresh);
    again();
    say(t("token-made", { name: fresh.program.name }));
  };
  const put_away = () => {
    set_made(null);
    document.getElementById("my-programs")?.focus();
  };
  if (error && !answer) return <Problem error={error} />;
  if (!answer) return <p class="hint">{t("loading")}</p>;
  return (
    <>
      {made && <NewTokenPanel key={made.token} made={made} on_done={put_away} />}
      {answer.programs.length > 0 && (
        <ul class="program-list">
          {answer.programs.map((program) => (
            <ProgramEntry
              key={program.id}
              program={program}
              connected={connected && connected.has(program.id)}
              on_token={keep}
              on_change={again}
            />
          ))}
        </ul>
      )}
      <MakeProgram on_made={keep} />
    </>
  );
}
