// The administrator's page: people, the policies of the house, its engines, backups, and the log. The administrator's link leads here first.
import { useState } from "preact/hooks";
import { RefusedError } from "../api.ts";
import { useAsked } from "../parts.tsx";
import { take_secret, type Place } from "../router.ts";
import { t } from "../text.ts";
import { BackupsPart } from "./admin_backups.tsx";
import { EnginesPart } from "./admin_engines.tsx";
import { EnterPage } from "./admin_enter.tsx";
import { PoliciesPart } from "./admin_policies.tsx";
import { PeoplePart } from "./admin_people.tsx";
import { LogPart } from "./admin_log.tsx";
import { get_engines } from "./api.ts";

type What = Extract<Place, { is: "administration" }>["what"];

const parts: Record<What, { path: string; Part: () => preact.JSX.Element }> = {
  people: { path: "/administration", Part: PeoplePart },
  policies: { path: "/administration/policies", Part: PoliciesPart },
  engines: { path: "/administration/engines", Part: EnginesPart },
  backups: { path: "/administration/backups", Part: BackupsPart },
  log: { path: "/administration/log", Part: LogPart },
};

export function AdministrationPage({ what }: { what: What }) {
  const [secret, set_secret] = useState(take_secret);
  if (secret) return <EnterPage secret={secret} on_entered={() => set_secret("")} />;
  const { Part } = parts[what];
  return (
    <section class="narrow administration">
      <h1 tabIndex={-1}>{t("admin-title")}</h1>
      <Tabs what={what} />
      <Part key={what} />
    </section>
  );
}

/** Engines are there where the house can run them. */
function Tabs({ what }: { what: What }) {
  const { error } = useAsked(get_engines);
  const no_engines = error instanceof RefusedError && error.code === "unknown";
  return (
    <nav class="tabs" aria-label={t("admin-title")}>
      {Object.entries(parts)
        .filter(([name]) => name !== "engines" || !no_engines)
        .map(([name, { path }]) => (
          <a key={name} href={path} aria-current={name === what ? "page" : undefined}>
            {t(`admin-${name}`)}
          </a>
        ))}
    </nav>
  );
}
