// The policies of the house.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { game_names } from "../catalogue.ts";
import { Chips, Problem, Switch, useAsked } from "../parts.tsx";
import { t } from "../text.ts";
import { get_course_trouble, get_policies, set_policies, type Policies } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { refresh } from "./session.ts";
import { Trouble } from "./trouble.tsx";
import { useRequest } from "./use_request.ts";

const switches = ["visitors", "rename", "help", "greetings", "course"] as const;
const sign_ups = ["anyone", "card"] as const;
const makers = ["teachers", "players"] as const;
const visibilities = ["listed", "link", "private"] as const;

export function PoliciesPart() {
  const { answer, error } = useAsked(get_policies);
  if (error) return <RoleNeeded error={error} />;
  return answer ? <PoliciesForm kept={answer} /> : <p>{t("loading")}</p>;
}

function PoliciesForm({ kept }: { kept: Policies }) {
  const [policies, set] = useState(kept);
  const { busy, error, send } = useRequest();
  // No games stands for all of them.
  const offered = policies.games.length ? policies.games : game_names();
  const change = (part: Partial<Policies>) => set({ ...policies, ...part });
  const [course, set_course] = useState(kept.course);
  const saved = () => {
    void refresh();
    set_course(policies.course);
    say(t("school-saved"));
  };
  return (
    <form
      class="policies"
      onSubmit={(event) => {
        event.preventDefault();
        send(() => set_policies(policies), saved);
      }}
    >
      <h2 class="unseen">{t("admin-policies")}</h2>
      <div class="switches">
        {switches.map((name) => (
          <Switch
            key={name}
            text={t(`policy-${name}`)}
            hint={t(`policy-${name}-hint`)}
            on={policies[name]}
            on_change={(on) => change({ [name]: on })}
          />
        ))}
      </div>
      {course && <CourseTrouble />}
      <Chips
        title={t("policy-sign-up")}
        name="sign-up"
        values={sign_ups}
        value={policies.sign_up}
        text={(value) => t(`sign-up-by-${value}`)}
        on_choose={(sign_up) => change({ sign_up })}
      />
      <Chips
        title={t("policy-visibility")}
        name="visibility"
        values={visibilities}
        value={policies.default_visibility}
        text={(value) => t(`visibility-${value}`)}
        on_choose={(default_visibility) => change({ default_visibility })}
      />
      <Chips
        title={t("policy-tournaments")}
        name="policy-tournaments"
        values={makers}
        value={policies.tournaments}
        text={(value) => t(`tournaments-by-${value}`)}
        on_choose={(tournaments) => change({ tournaments })}
      />
      <fieldset>
        <legend>{t("policy-games")}</legend>
        <div class="switches">
          {game_names().map((game) => (
            <Switch
              key={game}
              text={t(`game-${game}`)}
              on={offered.includes(game)}
              on_change={(on) => change({ games: game_names().filter((name) => (name === game ? on : offered.includes(name))) })}
            />
          ))}
        </div>
      </fieldset>
      <Problem error={error} />
      <p>
        <button class="button primary" type="submit" disabled={busy}>
          {t("school-save")}
        </button>
      </p>
    </form>
  );
}

/** The course may be on where no program can run. */
function CourseTrouble() {
  const { answer } = useAsked(get_course_trouble);
  return answer?.sandbox ? <Trouble reason={answer.sandbox} title={t("policy-course-no-sandbox")} /> : null;
}
