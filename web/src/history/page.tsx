// The finished games of one person, newest first: one's own, or those of somebody else that one may see.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem, useAsked } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { person_path } from "../router.ts";
import { language, t } from "../text.ts";
import { get_owner } from "./api.ts";
import { address_of, filters_of, is_filtered, type Filters } from "./filters.ts";
import { FilterFields } from "./filter_fields.tsx";
import { GameList } from "./game_list.tsx";
import { useHistory } from "./use_history.ts";

/** `person`: empty for one's own games. */
export function HistoryPage({ person }: { person: string }) {
  const me = useMe().person;
  if (!person && !me) return <SignInFirst />;
  return <Games key={person || me?.id} person={person} own={!person || person === me?.id} />;
}

function SignInFirst() {
  const { policies } = useMe();
  return (
    <section class="narrow">
      <h1 tabIndex={-1}>{t("menu-history")}</h1>
      <p class="lead">{t("history-sign-in")}</p>
      <div class="row">
        <a class="button primary" href="/sign-in">
          {t("sign-in")}
        </a>
        {policies?.sign_up === "anyone" && (
          <a class="button" href="/sign-up">
            {t("keep-games")}
          </a>
        )}
      </div>
    </section>
  );
}

function Games({ person, own }: { person: string; own: boolean }) {
  const [filters, set_filters] = useState(() => filters_of(location.search));
  const { answer: owner } = useAsked(() => get_owner(person));
  const name = owner?.person.name ?? "";
  const { games, more, busy, error, show_more } = useHistory(person, filters, ({ games: fresh }, from) => {
    if (from > 0) {
      say(t("history-more-shown", { count: fresh.length }));
      requestAnimationFrame(() => document.querySelectorAll<HTMLElement>(".history-games tbody th a")[from]?.focus());
    } else if (is_filtered(filters)) say(t(fresh.length ? "history-found" : "history-none-found", { count: fresh.length }));
  });
  // The address has the filters: a reload and the way back from a game keep them.
  const filter = (next: Filters) => {
    set_filters(next);
    history.replaceState(null, "", location.pathname + address_of(next));
  };
  useEffect(() => {
    const path = location.pathname;
    const look = () => location.pathname === path && set_filters(filters_of(location.search));
    addEventListener("popstate", look);
    return () => removeEventListener("popstate", look);
  }, []);
  const title = own ? t("menu-history") : name ? t("history-of", { name }) : t("players-games");
  useEffect(() => {
    document.title = `${title} · Tabuleiro`;
  }, [title, language()]);
  return (
    <section class="narrow history">
      {!own && (
        <p>
          <a class="back" href={person_path(person)}>
            {name || t("profile-title")}
          </a>
        </p>
      )}
      <h1 tabIndex={-1}>{title}</h1>
      {games !== null && (games.length > 0 || is_filtered(filters)) && (
        <FilterFields filters={filters} opponents={owner?.opponents ?? []} on_change={filter} />
      )}
      <div class="history-list" aria-busy={busy}>
        {games === null && !error && <p class="hint">{t("loading")}</p>}
        {games?.length === 0 && !busy && !error && <None own={own} filtered={is_filtered(filters)} />}
        {games !== null && games.length > 0 && <GameList games={games} />}
        <Problem error={error} />
        {more && (
          <p>
            <button class="button" type="button" disabled={busy} onClick={show_more}>
              {t("history-more")}
            </button>
          </p>
        )}
      </div>
    </section>
  );
}

function None({ own, filtered }: { own: boolean; filtered: boolean }) {
  if (filtered || !own) return <p class="lead">{t(filtered ? "history-none-found" : "history-none-listed")}</p>;
  return (
    <>
      <p class="lead">{t("history-none")}</p>
      <div>
        <a class="button primary huge" href="/">
          {t("play")}
        </a>
      </div>
    </>
  );
}
