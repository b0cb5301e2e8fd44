// The tournaments of the house, the newest first.
import { useEffect, useState } from "preact/hooks";
import { Problem } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { useRequest } from "../people/use_request.ts";
import { tournament_path } from "../router.ts";
import { day, t } from "../text.ts";
import { get_tournaments } from "./api.ts";
import type { Summary, TournamentList } from "./messages.ts";
import { form_words, phase_words } from "./words.ts";

export { NewTournamentPage } from "./create.tsx";

export function TournamentsPage() {
  const { person } = useMe();
  const [list, set_list] = useState<TournamentList | null>(null);
  const { busy, error, send } = useRequest();
  const load = (before?: string) =>
    send(
      () => get_tournaments(before),
      (page) =>
        set_list((known) => ({ ...page, tournaments: [...(before === undefined ? [] : (known?.tournaments ?? [])), ...page.tournaments] })),
    );
  useEffect(() => load(), [person?.id]);
  const all = list?.tournaments ?? [];
  const [over, open] = [all.filter(({ phase }) => phase === "finished"), all.filter(({ phase }) => phase !== "finished")];
  return (
    <section class="narrow tournaments" aria-busy={list === null && !error}>
      <h1 tabIndex={-1}>{t("nav-tournaments")}</h1>
      {list?.may_create && (
        <div>
          <a class="button primary" href="/tournaments/new">
            {t("tournament-new")}
          </a>
        </div>
      )}
      <Problem error={error} />
      {list !== null && all.length === 0 && <p class="lead">{t(list.may_create ? "tournaments-none-yet" : "tournaments-none")}</p>}
      <Summaries title={t("tournaments-open")} tournaments={open} />
      <Summaries title={t("tournaments-finished")} tournaments={over} />
      {list?.next && (
        <div>
          <button class="button" type="button" disabled={busy} onClick={() => load(list.next!)}>
            {t("tournaments-older")}
          </button>
        </div>
      )}
    </section>
  );
}

function Summaries({ title, tournaments }: { title: string; tournaments: Summary[] }) {
  if (tournaments.length === 0) return null;
  return (
    <section class="tournament-part">
      <h2>{title}</h2>
      <ul class="rule-links">
        {tournaments.map((one) => (
          <li key={one.id}>
            <a class="resume" href={tournament_path(one.id)}>
              <strong>{one.name}</strong>
              <span>
                {[t(`game-${one.game}`), form_words(one.form), t(one.rated ? "lobby-rated" : "lobby-casual")].join(" · ")}
                {one.entered && <span class="tag">{t("tournament-entered")}</span>}
              </span>
              <small>
                {[phase_words(one), t("tournament-entrants-count", { count: one.entrants }), one.director?.name, day(one.created)]
                  .filter(Boolean)
                  .join(" · ")}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
