// Signing in: by a card's link, by name and code, or by name and password.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { RefusedError } from "../api.ts";
import { game_names, load_games } from "../catalogue.ts";
import { Problem } from "../parts.tsx";
import { usePreferences } from "../preferences.ts";
import { go, take_secret } from "../router.ts";
import { t } from "../text.ts";
import { sign_in_by_card, sign_in_by_code, sign_in_by_password, type Myself } from "./api.ts";
import { CodeField, NameField, PasswordField } from "./fields.tsx";
import { refresh, set_person, useMe } from "./session.ts";
import { sign_out_here } from "./sign_out.ts";
import { useFocus } from "./use_focus.ts";

/** On to the start page. */
function useSignedIn(): (answer: { person: Myself }) => Promise<void> {
  const { prefer } = usePreferences();
  return async ({ person }) => {
    // A house without visitors lists its games only now.
    if (game_names().length === 0) await load_games().catch(() => undefined);
    prefer({ name: "" });
    set_person(person);
    void refresh(); // invitations
    go("/", "instead");
    say(t("signed-in", { name: person.name }));
  };
}

export function SignInPage() {
  const { person, ended } = useMe();
  const [card, set_card] = useState(() => take_secret());
  const [card_error, set_card_error] = useState<unknown>(null);
  const refused = (error: unknown) => {
    set_card("");
    set_card_error(error);
  };
  if (card) return <CardSignIn card={card} person={person} on_refused={refused} />;
  if (person) return <AlreadySignedIn person={person} />;
  return (
    <section class="narrow sign-in">
      <h1 tabIndex={-1}>{t("sign-in")}</h1>
      {ended && (
        <p class="problem" role="alert">
          {t("signed-out-elsewhere")}
        </p>
      )}
      {card_error !== null && <CardRefused error={card_error} />}
      <SignInForm />
      <NoAccount />
    </section>
  );
}

/** The wrong card is not a wrong name. */
function CardRefused({ error }: { error: unknown }) {
  if (!(error instanceof RefusedError && error.code === "wrong")) return <Problem error={error} />;
  return (
    <p class="problem" role="alert">
      {t("sign-in-card-wrong")}
    </p>
  );
}

function NoAccount() {
  const { policies } = useMe();
  if (policies?.sign_up === "card") return <p class="hint">{t("refused-sign-up")}</p>;
  return (
    <p>
      {t("sign-in-none")} <a href="/sign-up">{t("keep-games")}</a>
    </p>
  );
}

/** Whoever is signed in already is asked first: a link must not change that unnoticed. */
function CardSignIn({ card, person, on_refused }: { card: string; person: Myself | null; on_refused: (error: unknown) => void }) {
  const signed_in = useSignedIn();
  const [busy, set_busy] = useState(person === null);
  const use_card = () => {
    set_busy(true);
    sign_in_by_card(card).then(signed_in, on_refused);
  };
  useEffect(() => {
    if (person === null) use_card();
  }, []);
  return (
    <section class="narrow sign-in">
      <h1 tabIndex={-1}>{t("sign-in")}</h1>
      {busy ? (
        <p class="lead" role="status">
          {t("sign-in-busy")}
        </p>
      ) : (
        <>
          <p class="lead">{t("sign-in-card-ask", { name: person?.name ?? "" })}</p>
          <div class="row">
            <button class="button primary" type="button" onClick={use_card}>
              {t("sign-in-card")}
            </button>
            <a class="button quiet" href="/">
              {t("cancel")}
            </a>
          </div>
        </>
      )}
    </section>
  );
}

const code_length = 8;
const bare = (code: string) => code.replace(/[\s\u2010-\u2015-]/g, "");

function SignInForm() {
  const signed_in = useSignedIn();
  const [by, set_by] = useState<"code" | "password">("code");
  const [name, set_name] = useState("");
  const [secret, set_secret] = useState("");
  const [error, set_error] = useState<unknown>(null);
  const [short, set_short] = useState(false);
  const [busy, set_busy] = useState(false);
  const [wait, set_wait] = useWait();
  const again = () => document.getElementById("sign-in-secret")?.focus();

  async function submit() {
    set_error(null);
    const wrong_length = by === "code" && bare(secret).length !== code_length;
    set_short(wrong_length);
    // It would be a wasted try.
    if (wrong_length) return again();
    set_busy(true);
    try {
      await signed_in(await (by === "code" ? sign_in_by_code(name.trim(), bare(secret)) : sign_in_by_password(name.trim(), secret)));
    } catch (reason) {
      set_busy(false);
      if (reason instanceof RefusedError && reason.code === "wait") set_wait(reason.seconds ?? 1);
      else set_error(reason);
      again();
    }
  }
  const change = (value: string) => {
    set_secret(value);
    set_short(false);
  };
  const field = { id: "sign-in-secret", value: secret, error: error ?? (short || null), on_input: change };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (!busy && wait === 0) void submit();
      }}
    >
      <NameField id="sign-in-name" title={t("sign-in-name")} value={name} error={error} on_input={set_name} />
      {by === "code" ? (
        <CodeField {...field} title={t("card-code")} hint={t("sign-in-code-hint")} />
      ) : (
        <PasswordField {...field} title={t("password")} />
      )}
      {short && (
        <p class="problem" role="alert">
          {t("sign-in-length", { count: bare(secret).length })}
        </p>
      )}
      <SignInProblem error={error} by={by} />
      <Waiting seconds={wait} />
      <div class="row">
        <button class="button primary huge" type="submit" aria-disabled={busy || wait > 0}>
          {t("sign-in")}
        </button>
        <button
          class="button quiet"
          type="button"
          onClick={() => {
            set_by(by === "code" ? "password" : "code");
            change("");
            set_error(null);
            requestAnimationFrame(again); // the other field has to be there first
          }}
        >
          {t(by === "code" ? "sign-in-by-password" : "sign-in-by-code")}
        </button>
      </div>
    </form>
  );
}

function SignInProblem({ error, by }: { error: unknown; by: "code" | "password" }) {
  if (!(error instanceof RefusedError && error.code === "wrong")) return <Problem error={error} />;
  return (
    <p class="problem" role="alert">
      {t(by === "code" ? "sign-in-wrong-code" : "sign-in-wrong-password")}
    </p>
  );
}

/** Seconds until the next try is allowed, counted down. */
function useWait(): [number, (seconds: number) => void] {
  const [end, set_end] = useState(0);
  const [now, set_now] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (end === 0) return;
    const timer = setInterval(() => {
      set_now(performance.now());
      if (performance.now() < end) return;
      set_end(0);
      say(t("sign-in-again"), "at once");
    }, 200);
    return () => clearInterval(timer);
  }, [end]);
  return [
    left,
    (seconds) => {
      set_now(performance.now());
      set_end(performance.now() + seconds * 1000);
      say(t("sign-in-wait", { seconds }), "at once");
    },
  ];
}

/** Announced when it appears, not with every second. */
function Waiting({ seconds }: { seconds: number }) {
  if (seconds === 0) return null;
  return <p class="problem try-later">{t("sign-in-wait", { seconds })}</p>;
}

export function AlreadySignedIn({ person }: { person: Myself }) {
  const heading = useFocus<HTMLHeadingElement>();
  const [error, set_error] = useState<unknown>(null);
  return (
    <section class="narrow sign-in">
      <h1 ref={heading} tabIndex={-1}>
        {t("sign-in-already", { name: person.name })}
      </h1>
      <Problem error={error} />
      <div class="row">
        <a class="button primary" href="/">
          {t("to-start")}
        </a>
        <a class="button" href="/account">
          {t("menu-account")}
        </a>
        <button class="button quiet" type="button" onClick={() => sign_out_here().catch(set_error)}>
          {t("sign-out")}
        </button>
      </div>
    </section>
  );
}
