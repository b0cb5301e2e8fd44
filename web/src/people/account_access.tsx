// How one signs in elsewhere: a card with a code, and a password for those who want one.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Problem } from "../parts.tsx";
import { t } from "../text.ts";
import { replace_card, set_password, type Myself, type SignInCard } from "./api.ts";
import { PasswordField } from "./fields.tsx";
import { NewCard } from "./new_card.tsx";
import { set_person } from "./session.ts";
import { useFocus } from "./use_focus.ts";
import { useRequest } from "./use_request.ts";

export function AccountAccess({ person }: { person: Myself }) {
  return (
    <>
      <CardPanel person={person} />
      <PasswordPanel person={person} />
    </>
  );
}

function CardPanel({ person }: { person: Myself }) {
  const [step, set_step] = useState<"closed" | "ask" | SignInCard>("closed");
  const { send, busy, error, set_error } = useRequest();
  return (
    <section class="account-panel card-panel" aria-labelledby="account-card">
      <h2 id="account-card">{t("account-card")}</h2>
      <p class="no-print">{t("account-card-text")}</p>
      <Problem error={error} />
      {step === "closed" && (
        <div class="row">
          <button class="button" type="button" onClick={() => set_step("ask")}>
            {t("account-card-new")}
          </button>
        </div>
      )}
      {step === "ask" && (
        <Question
          text={t("account-card-ask")}
          yes={t("account-card-yes")}
          busy={busy}
          on_yes={() => send(replace_card, set_step)}
          on_no={() => set_step("closed")}
        />
      )}
      {typeof step === "object" && <Replaced name={person.name} card={step} on_error={set_error} />}
    </section>
  );
}

function Replaced({ name, card, on_error }: { name: string; card: SignInCard; on_error: (error: unknown) => void }) {
  const news = useFocus<HTMLParagraphElement>();
  return (
    <>
      <p ref={news} class="news no-print" tabIndex={-1}>
        {t("account-card-done")}
      </p>
      <NewCard name={name} card={card} on_error={on_error} />
    </>
  );
}

interface QuestionProps {
  text: string;
  yes: string;
  busy: boolean;
  on_yes: () => void;
  on_no: () => void;
}

/** Takes the focus, so that a keyboard and a screen reader are there at once. */
export function Question({ text, yes, busy, on_yes, on_no }: QuestionProps) {
  const words = useFocus<HTMLParagraphElement>();
  return (
    <div class="ask" role="group" aria-label={text}>
      <p ref={words} tabIndex={-1}>
        {text}
      </p>
      <div class="row">
        <button class="button danger" type="button" disabled={busy} onClick={on_yes}>
          {yes}
        </button>
        <button class="button quiet" type="button" onClick={on_no}>
          {t("cancel")}
        </button>
      </div>
    </div>
  );
}

const least = 8;

function PasswordPanel({ person }: { person: Myself }) {
  const [open, set_open] = useState(false);
  const [password, set_text] = useState("");
  const [short, set_short] = useState(false);
  const { send, busy, error } = useRequest();
  const save = (value: string | null) =>
    send(
      () => set_password(value),
      () => {
        set_person({ ...person, password: value !== null });
        set_open(false);
        set_text("");
        say(t(value === null ? "password-removed" : "password-saved"));
        document.getElementById("account-password")?.focus();
      },
    );
  const submit = () => {
    const too_short = [...password].length < least;
    set_short(too_short);
    if (too_short) document.getElementById("new-password")?.focus();
    else save(password);
  };
  return (
    <section class="account-panel" aria-labelledby="account-password">
      <h2 id="account-password" tabIndex={-1}>
        {t("password")}
      </h2>
      <p>{t(person.password ? "password-set" : "password-none")}</p>
      <Problem error={error} />
      {open ? (
        <form
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          {/* For password managers. */}
          <input class="unseen" type="text" autocomplete="username" value={person.name} readOnly tabIndex={-1} aria-hidden="true" />
          <PasswordField
            id="new-password"
            title={t("password-new")}
            hint={t("password-hint")}
            value={password}
            error={short || error}
            is_new
            on_input={(value) => {
              set_text(value);
              set_short(false);
            }}
          />
          {short && (
            <p class="problem" role="alert">
              {t("password-short")}
            </p>
          )}
          <div class="row">
            <button class="button primary" type="submit" aria-disabled={busy}>
              {t("password-save")}
            </button>
            <button class="button quiet" type="button" onClick={() => set_open(false)}>
              {t("cancel")}
            </button>
          </div>
        </form>
      ) : (
        <div class="row">
          <button class="button" type="button" onClick={() => set_open(true)}>
            {t(person.password ? "password-change" : "password-choose")}
          </button>
          {person.password && (
            <button class="button quiet" type="button" disabled={busy} onClick={() => save(null)}>
              {t("password-remove")}
            </button>
          )}
        </div>
      )}
    </section>
  );
}
