// Fields of the forms about people.
import { useState } from "preact/hooks";
import { t } from "../text.ts";

interface FieldProps {
  id: string;
  title: string;
  hint?: string;
  value: string;
  /** Whatever made the last try fail: the field is marked as wrong. */
  error?: unknown;
  on_input: (value: string) => void;
}

const marked = (id: string, hint: string | undefined, error: unknown) => ({
  "aria-invalid": error ? ("true" as const) : undefined,
  "aria-describedby": hint ? `${id}-hint` : undefined,
});

function Hint({ id, text }: { id: string; text: string | undefined }) {
  return text ? <small id={`${id}-hint`}>{text}</small> : null;
}

/** The name of a player, as it is unique in the house. */
export function NameField({ id, title, hint, value, error, on_input, autocomplete = "username" }: FieldProps & { autocomplete?: string }) {
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <input
        id={id}
        type="text"
        required
        maxLength={40}
        value={value}
        autocomplete={autocomplete}
        autocapitalize="words"
        spellcheck={false}
        {...marked(id, hint, error)}
        onInput={(event) => on_input(event.currentTarget.value)}
      />
      <Hint id={id} text={hint} />
    </div>
  );
}

/** Small and large letters, with or without dash and spaces: all are accepted. */
export function CodeField({ id, title, hint, value, error, on_input }: FieldProps) {
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <input
        id={id}
        class="code-input"
        type="text"
        required
        maxLength={20}
        value={value}
        placeholder="ABCD-EFGH"
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        {...marked(id, hint, error)}
        onInput={(event) => on_input(event.currentTarget.value)}
      />
      <Hint id={id} text={hint} />
    </div>
  );
}

/** A password that can be made visible: people mistype what they cannot see. */
export function PasswordField({ id, title, hint, value, error, on_input, is_new = false }: FieldProps & { is_new?: boolean }) {
  const [shown, set_shown] = useState(false);
  return (
    <div class="field">
      <label for={id}>{title}</label>
      <div class="password">
        <input
          id={id}
          type={shown ? "text" : "password"}
          required
          value={value}
          autocomplete={is_new ? "new-password" : "current-password"}
          autocapitalize="none"
          spellcheck={false}
          {...marked(id, hint, error)}
          onInput={(event) => on_input(event.currentTarget.value)}
        />
        <button class="button quiet" type="button" aria-pressed={shown} onClick={() => set_shown(!shown)}>
          {t("password-show")}
        </button>
      </div>
      <Hint id={id} text={hint} />
    </div>
  );
}
