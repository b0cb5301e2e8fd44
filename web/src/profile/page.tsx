// Somebody's profile: ratings with their course, results by opponent, and the way to their games; on one's own, what to hide.
import { useEffect } from "preact/hooks";
import { address_of } from "../history/filters.ts";
import { Problem, useAsked } from "../parts.tsx";
import { useMe } from "../people/session.ts";
import { ProgramSign } from "../program_sign.tsx";
import { history_path } from "../router.ts";
import { day, language, t } from "../text.ts";
import { get_my_profile, get_profile, type Profile } from "./api.ts";
import { Hiding } from "./hiding.tsx";
import { Opponents } from "./opponents.tsx";
import { Ratings } from "./ratings.tsx";

export function ProfilePage({ person }: { person: string }) {
  const own = useMe().person?.id === person;
  return <Loaded key={`${person} ${own}`} person={person} own={own} />;
}

function Loaded({ person, own }: { person: string; own: boolean }) {
  const { answer, error } = useAsked(() => (own ? get_my_profile() : get_profile(person)));
  useEffect(() => {
    if (answer) document.title = `${answer.person.name} · Tabuleiro`;
  }, [answer?.person.name, language()]);
  if (!answer)
    return (
      <section class="narrow profile">
        <h1 tabIndex={-1}>{t("profile-title")}</h1>
        {error ? <Problem error={error} /> : <p class="hint">{t("loading")}</p>}
      </section>
    );
  return <Shown profile={answer} own={own} />;
}

function Shown({ profile, own }: { profile: Profile; own: boolean }) {
  const { person, since, ratings, opponents, games } = profile;
  const path = own ? "/history" : history_path(person.id);
  return (
    <section class="narrow profile">
      <header class="account-head">
        <span class="initial large" aria-hidden="true">
          {[...person.name][0]?.toLocaleUpperCase()}
        </span>
        <div>
          <h1 tabIndex={-1}>{person.name}</h1>
          {person.author !== undefined && <ProgramSign program={{ author: person.author }} />}
          <p class="hint">{t("profile-since", { day: day(since) })}</p>
        </div>
      </header>
      <div class="row">
        {games === null ? (
          <p class="hint">{t("profile-history-hidden", { name: person.name })}</p>
        ) : games === 0 ? (
          <p class="hint">{t(own ? "history-none" : "history-none-listed")}</p>
        ) : (
          <a class="button" href={path}>
            {t(own ? "profile-my-games" : "profile-games", { count: games })}
          </a>
        )}
        {own && (
          <a class="button quiet" href="/account">
            {t("menu-account")}
          </a>
        )}
      </div>
      <Ratings person={person} ratings={ratings} own={own} />
      <Opponents name={person.name} scores={opponents} games_path={(key, game) => path + address_of({ opponent: key, game })} />
      {own && <Hiding hides={profile.hides} />}
    </section>
  );
}
