// The frame of every page: the name, the navigation, the live region; and the page itself.
import type { ComponentChildren } from "preact";
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { said, set_voices } from "./announce.ts";
import { known_game } from "./catalogue.ts";
import { fetched, foresee, is_ready } from "./page_parts.ts";
import { StartPage } from "./pages/start.tsx";
import { EndedNotice, HeaderMenu } from "./people/header_menu.tsx";
import { useMe, watch_session } from "./people/session.ts";
import { language_of, load_preferences, Preferring, save_preferences, type Preferences } from "./preferences.ts";
import type { Place } from "./router.ts";
import { fetch_texts, language, set_language, t, texts_of } from "./text.ts";
import { TournamentNotices } from "./tournament_part.tsx";
import { usePlace } from "./use_place.ts";

export function App() {
  const [preferences, set_preferences] = useState(load_preferences);
  const { place, going } = usePlace();
  set_language(language_of(preferences));
  useLayoutEffect(() => {
    const root = document.documentElement;
    root.lang = language();
    root.dataset.theme = preferences.theme;
    root.dataset.board = preferences.board;
    root.style.setProperty("--board-scale", String(preferences.board_size / 100));
    root.dataset.zen = String(preferences.zen && place.is === "table");
  });
  // The texts of refusals are not needed at once: they are loaded after the page.
  useEffect(() => {
    fetch_texts("reasons").catch(() => undefined);
  }, [language()]);
  useEffect(foresee, []);
  useEffect(watch_session, []);
  const prefer = (change: Partial<Preferences>) =>
    set_preferences((before) => {
      const after = { ...before, ...change };
      save_preferences(after);
      return after;
    });
  return (
    <Preferring.Provider value={{ preferences, prefer }}>
      <a class="skip" href="#main">
        {t("skip")}
      </a>
      <Header place={place} />
      <Main place={place} going={going} />
      <EndedNotice place={place} />
      {fetched.lobby && texts_of("lobby") !== null && <fetched.lobby.LobbyNotices place={place} />}
      <TournamentNotices place={place} />
      <Voices />
    </Preferring.Provider>
  );
}

function Header({ place }: { place: Place }) {
  const link = (path: string, is: Place["is"], text: string, icon?: ComponentChildren) => (
    <a href={path} aria-current={place.is === is ? "page" : undefined} class={icon ? "with-icon" : `to-${is}`}>
      {icon}
      <span>{text}</span>
    </a>
  );
  return (
    <header class="header">
      <a class="brand" href="/" aria-label="Tabuleiro" aria-current={place.is === "start" ? "page" : undefined}>
        <Emblem />
        <span class="brand-name">Tabuleiro</span>
      </a>
      <nav aria-label={t("nav")}>
        {link("/lobby", "lobby", t("nav-lobby"))}
        {link("/tournaments", "tournaments", t("nav-tournaments"))}
        {link("/study", "study", t("nav-study"))}
        {link("/players", "players", t("nav-players"))}
        {link("/help", "help", t("nav-help"))}
        {link("/settings", "settings", t("nav-settings"), <Cogwheel />)}
      </nav>
      <HeaderMenu place={place} />
    </header>
  );
}

function Emblem() {
  return (
    <svg class="emblem" viewBox="0 0 32 32" aria-hidden="true">
      <rect x="1" y="1" width="30" height="30" rx="7" class="emblem-ground" />
      <path class="emblem-cells" d="M7 7h9v9H7z M16 16h9v9h-9z" />
    </svg>
  );
}

/** Stands for its word on narrow screens. */
function Cogwheel() {
  return (
    <svg class="cogwheel" viewBox="0 0 24 24" aria-hidden="true">
      <circle cx="12" cy="12" r="6.2" />
      <circle cx="12" cy="12" r="2.2" />
      <path d="M12 2.5v3 M12 18.5v3 M2.5 12h3 M18.5 12h3 M5.3 5.3l2.1 2.1 M16.6 16.6l2.1 2.1 M5.3 18.7l2.1-2.1 M16.6 7.4l2.1-2.1" />
    </svg>
  );
}

/** The page. Its heading gets the focus after a navigation, so that a screen reader starts there. */
function Main({ place, going }: { place: Place; going: boolean }) {
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const where = JSON.stringify(place);
  useEffect(() => {
    const heading = main.current?.querySelector("h1");
    document.title = heading?.textContent ? `${heading.textContent} · Tabuleiro` : "Tabuleiro";
    if (!first.current) {
      scrollTo(0, 0);
      heading?.focus();
    }
    first.current = false;
  }, [where, language()]);
  return (
    <main id="main" ref={main} class={`main ${place.is}`} tabIndex={-1} aria-busy={going}>
      <Page place={place} />
    </main>
  );
}

/** Where the house lets nobody else in: how one gets in, and what needs no house. */
const open_to_visitors = new Set<Place["is"]>(["sign-in", "sign-up", "administration", "help", "settings", "unknown"]);

function SignInFirst() {
  return (
    <section class="narrow">
      <h1 tabIndex={-1}>{t("closed-title")}</h1>
      <p class="lead">{t("closed-text")}</p>
      <div>
        <a class="button primary huge" href="/sign-in">
          {t("sign-in")}
        </a>
      </div>
    </section>
  );
}

function Page({ place }: { place: Place }) {
  const { person, policies } = useMe();
  if (!person && policies?.visitors === false && !open_to_visitors.has(place.is)) return <SignInFirst />;
  if (!is_ready(place)) return <NotFetched />;
  const { new: new_page, table, players, help, settings, study, account, groups, group, administration } = fetched;
  const { history, lobby, programs, tournaments, tournament, display, assignments, assignment, person: profile } = fetched;
  const { "sign-up": sign_up, "sign-in": sign_in } = fetched;
  switch (place.is) {
    case "start":
      return <StartPage />;
    case "new":
      return new_page && <new_page.NewPage game={known_game(place.game)} />;
    case "table":
      // Whoever signs in or out may have another seat at the table: it is opened anew.
      return table && <table.TablePage key={`${place.table} ${person?.id}`} table={place.table} invitation={place.key} />;
    case "lobby":
      return lobby && <lobby.LobbyPage />;
    case "players":
      return players && <players.PlayersPage />;
    case "help":
      return help && <help.HelpPage topic={place.topic} />;
    case "settings":
      return settings && <settings.SettingsPage />;
    case "study":
      return study && <study.StudyPage place={place} />;
    case "sign-up":
      return sign_up && <sign_up.SignUpPage />;
    case "sign-in":
      return sign_in && <sign_in.SignInPage />;
    case "account":
      return account && <account.AccountPage />;
    case "programs":
      return programs && <programs.ProgramsPage />;
    case "groups":
      return groups && <groups.GroupsPage />;
    case "group":
      return group && <group.GroupPage key={place.group} group={place.group} />;
    case "administration":
      return administration && <administration.AdministrationPage what={place.what} />;
    case "history":
      return history && <history.HistoryPage person={place.person} />;
    case "person":
      return profile && <profile.ProfilePage person={place.person} />;
    case "tournaments":
      return tournaments && (place.what === "new" ? <tournaments.NewTournamentPage /> : <tournaments.TournamentsPage />);
    case "tournament":
      return (
        tournament && (
          <tournament.TournamentPage key={`${place.tournament} ${person?.id}`} id={place.tournament} wall={place.what === "wall"} />
        )
      );
    case "display":
      return display && <display.DisplayPage key={`${place.tournament} ${person?.id}`} id={place.tournament} />;
    case "assignments":
      return assignments && (place.what === "new" ? <assignments.NewAssignmentPage /> : <assignments.AssignmentsPage />);
    case "assignment":
      return assignment && <assignment.AssignmentPage key={person?.id} at={place} />;
    case "unknown":
      return (
        <section class="narrow">
          <h1 tabIndex={-1}>{t("unknown-title")}</h1>
          <p>{t("unknown-text")}</p>
          <a class="button primary" href="/">
            {t("to-start")}
          </a>
        </section>
      );
  }
}

/** The script of the page could not be loaded. */
function NotFetched() {
  return (
    <section class="narrow">
      <h1 tabIndex={-1}>Tabuleiro</h1>
      <p role="alert">{t("refused-offline")}</p>
      <button class="button primary" type="button" onClick={() => location.reload()}>
        {t("reload")}
      </button>
    </section>
  );
}

function Voices() {
  const quiet = useRef<HTMLDivElement>(null);
  const loud = useRef<HTMLDivElement>(null);
  useEffect(() => {
    set_voices(quiet.current, loud.current);
    (window as unknown as { said: string[] }).said = said;
  }, []);
  return (
    <>
      <div ref={quiet} class="unseen" role="status" aria-live="polite" />
      <div ref={loud} class="unseen" role="alert" aria-live="assertive" />
    </>
  );
}
