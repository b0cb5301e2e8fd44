// "Keep my games": a name, the games that were played as a visitor, and then the card.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem, useAsked } from "../parts.tsx";
import { usePreferences } from "../preferences.ts";
import { short_name } from "../short_name.ts";
import { t } from "../text.ts";
import { get_visitor_games, sign_up, type Myself, type SignInCard, type VisitorGame } from "./api.ts";
import { NameField } from "./fields.tsx";
import { NewCard } from "./new_card.tsx";
import { set_person, useMe } from "./session.ts";
import { AlreadySignedIn } from "./sign_in.tsx";
import { useFocus } from "./use_focus.ts";

interface Made extends SignInCard {
  person: Myself;
}

export function SignUpPage() {
  const { person, policies } = useMe();
  const [made, set_made] = useState<Made | null>(null);
  if (made) return <Welcome made={made} />;
  if (person) return <AlreadySignedIn person={person} />;
  return (
    <section class="narrow sign-up">
      <h1 tabIndex={-1}>{t("keep-games")}</h1>
      {policies?.sign_up === "card" ? <p class="lead">{t("refused-sign-up")}</p> : <SignUpForm on_made={set_made} />}
      <p>
        {t("sign-up-have")} <a href="/sign-in">{t("sign-in")}</a>
      </p>
    </section>
  );
}

function SignUpForm({ on_made }: { on_made: (made: Made) => void }) {
  const { preferences, prefer } = usePreferences();
  const { answer } = useAsked(get_visitor_games);
  const [name, set_name] = useState(preferences.name);
  const [left_out, set_left_out] = useState<ReadonlySet<string>>(new Set());
  const [error, set_error] = useState<unknown>(null);
  const [busy, set_busy] = useState(false);
  const games = answer?.games ?? [];

  async function submit() {
    set_busy(true);
    set_error(null);
    try {
      const kept = games.map(({ table }) => table).filter((table) => !left_out.has(table));
      const made = await sign_up(short_name(name), kept);
      prefer({ name: "" }); // it is the person's now, not the browser's
      set_person(made.person);
      on_made(made);
    } catch (reason) {
      set_error(reason);
      set_busy(false);
      document.getElementById("sign-up-name")?.focus();
    }
  }

  return (
    <>
      <p class="lead">{t("sign-up-lead")}</p>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!busy) void submit();
        }}
      >
        <NameField
          id="sign-up-name"
          title={t("sign-up-name")}
          hint={t("sign-up-name-hint")}
          value={name}
          error={error}
          on_input={set_name}
        />
        <Problem error={error} />
        {games.length > 0 && <Games games={games} left_out={left_out} on_change={set_left_out} />}
        <div>
          <button class="button primary huge" type="submit" aria-disabled={busy}>
            {t("keep-games")}
          </button>
        </div>
      </form>
    </>
  );
}

interface GamesProps {
  games: VisitorGame[];
  left_out: ReadonlySet<string>;
  on_change: (left_out: ReadonlySet<string>) => void;
}

function Games({ games, left_out, on_change }: GamesProps) {
  const change = (table: string, kept: boolean) => {
    const next = new Set(left_out);
    if (kept) next.delete(table);
    else next.add(table);
    on_change(next);
  };
  return (
    <fieldset class="visitor-games">
      <legend>{t("sign-up-games", { count: games.length })}</legend>
      <ul>
        {games.map(({ table, game, opponent, ended }) => (
          <li key={table}>
            <label class="keep-game">
              <input type="checkbox" checked={!left_out.has(table)} onChange={(event) => change(table, event.currentTarget.checked)} />
              <span>
                <strong>{t(`game-${game}`)}</strong>{" "}
                <span>{opponent ? t("sign-up-against", { opponent }) : t("sign-up-against-computer")}</span>{" "}
                <small>{t(ended ? "sign-up-ended" : "sign-up-playing")}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}

function Welcome({ made }: { made: Made }) {
  const heading = useFocus<HTMLHeadingElement>();
  const [error, set_error] = useState<unknown>(null);
  useEffect(() => say(t("sign-up-done", { name: made.person.name })), []);
  return (
    <section class="narrow sign-up">
      <h1 ref={heading} tabIndex={-1}>
        {t("welcome", { name: made.person.name })}
      </h1>
      <p class="lead no-print">{t("sign-up-card")}</p>
      <NewCard name={made.person.name} card={made} on_error={set_error} />
      <Problem error={error} />
      <div class="row no-print">
        <a class="button primary" href="/">
          {t("sign-up-play")}
        </a>
        <a class="button quiet" href="/account">
          {t("menu-account")}
        </a>
      </div>
    </section>
  );
}
