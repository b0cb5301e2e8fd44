// The administrator's list of engines that are on the machine of the house: which of them may be played and asked.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem, Switch, useAsked } from "../parts.tsx";
import { t } from "../text.ts";
import { allow_engines, get_engines, type OfferedEngine, type OfferedEngines } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { Trouble } from "./trouble.tsx";
import { useRequest } from "./use_request.ts";

export function EnginesPart() {
  const { answer, error } = useAsked(get_engines);
  if (error) return <RoleNeeded error={error} />;
  return answer ? <Engines key={answer.engines.length} offered={answer} /> : <p>{t("loading")}</p>;
}

function Engines({ offered }: { offered: OfferedEngines }) {
  const [{ engines, sandbox }, set] = useState(offered);
  const { send, busy, error } = useRequest();
  // A switch moves at once, and back if the server refuses.
  const allow = (engine: OfferedEngine, on: boolean) => {
    const wanted = engines.map((each) => (each.name === engine.name ? { ...each, allowed: on } : each));
    set({ engines: wanted, sandbox });
    send(
      () =>
        allow_engines(wanted.filter(({ allowed }) => allowed).map(({ name }) => name)).catch((reason: unknown) => {
          set({ engines, sandbox });
          throw reason;
        }),
      (after) => {
        set(after);
        say(t(on ? "engine-allowed" : "engine-not-allowed", { name: engine.name }));
      },
    );
  };
  return (
    <>
      <h2 class="unseen">{t("admin-engines")}</h2>
      <p class="hint">{t("engines-lead")}</p>
      {sandbox && <Trouble reason={sandbox} title={t("engines-no-sandbox")} />}
      <Problem error={error} />
      {engines.length === 0 && <p>{t("engines-none")}</p>}
      <ul class="engines" aria-busy={busy}>
        {engines.map((engine) => (
          <li key={engine.name}>
            {engine.trouble && !engine.allowed ? (
              <p class="broken-engine">
                {engine.name} <small>{facts(engine)}</small>
              </p>
            ) : (
              <Switch text={engine.name} hint={facts(engine)} on={engine.allowed} on_change={(on) => allow(engine, on)} />
            )}
            {engine.trouble && <Trouble reason={engine.trouble} />}
          </li>
        ))}
      </ul>
    </>
  );
}

const facts = ({ games, command }: OfferedEngine) => [...games.map((game) => t(`game-${game}`)), command].join(" · ");
