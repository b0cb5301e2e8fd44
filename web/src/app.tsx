// The frame of every page: the name, the navigation, the live region; and the page itself.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { said, set_voices } from "./announce.ts";
import { known_game } from "./catalogue.ts";
import { fetched, foresee, is_ready } from "./page_parts.ts";
import { StartPage } from "./pages/start.tsx";
import { language_of, load_preferences, Preferring, save_preferences, type Preferences } from "./preferences.ts";
import type { Place } from "./router.ts";
import { fetch_texts, language, set_language, t } from "./text.ts";
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
      <Voices />
    </Preferring.Provider>
  );
}

function Header({ place }: { place: Place }) {
  const link = (path: string, is: Place["is"], text: string) => (
    <a href={path} aria-current={place.is === is ? "page" : undefined}>
      {text}
    </a>
  );
  return (
    <header class="header">
      <a class="brand" href="/" aria-current={place.is === "start" ? "page" : undefined}>
        <Emblem />
        <span class="brand-name">Tabuleiro</span>
      </a>
      <nav aria-label={t("nav")}>
        {link("/study", "study", t("nav-study"))}
        {link("/players", "players", t("nav-players"))}
        {link("/help", "help", t("nav-help"))}
        {link("/settings", "settings", t("nav-settings"))}
      </nav>
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

function Page({ place }: { place: Place }) {
  if (!is_ready(place)) return <NotFetched />;
  const { new: new_page, table, players, help, settings, study } = fetched;
  switch (place.is) {
    case "start":
      return <StartPage />;
    case "new":
      return new_page && <new_page.NewPage game={known_game(place.game)} />;
    case "table":
      return table && <table.TablePage key={place.table} table={place.table} invitation={place.key} />;
    case "players":
      return players && <players.PlayersPage />;
    case "help":
      return help && <help.HelpPage topic={place.topic} />;
    case "settings":
      return settings && <settings.SettingsPage />;
    case "study":
      return study && <study.StudyPage place={place} />;
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
