// One program of the reader: whether it is connected, its token, who may challenge it; a new token, and its end.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { Confirm } from "../people/modal.tsx";
import { useRequest } from "../people/use_request.ts";
import { focus_soon } from "../people/use_focus.ts";
import { Problem, Switch } from "../parts.tsx";
import { PersonLink } from "../person_link.tsx";
import { date, day, t } from "../text.ts";
import type { NewToken, Program } from "../messages.ts";
import { remove_program, replace_token, revoke_token, set_challenges } from "./api.ts";
import { TokenFields, usual_token } from "./token_fields.tsx";

interface Props {
  program: Program;
  /** Null: not known. */
  connected: boolean | null;
  on_token: (made: NewToken) => void;
  on_change: () => void;
}

type Asking = "token" | "revoke" | "remove" | null;

export function ProgramEntry({ program, connected, on_token, on_change }: Props) {
  const [asking, set_asking] = useState<Asking>(null);
  const { name, id } = program;
  const close = () => set_asking(null);
  const has_token = program.expires !== null;
  const changed = (text: string) => {
    on_change();
    say(text);
  };
  const button = (what: NonNullable<Asking>, danger = false) => (
    <button
      class={danger ? "button danger" : "button"}
      type="button"
      aria-label={t(`program-${what}-of`, { name })}
      onClick={() => set_asking(what)}
    >
      {t(`program-${what}`)}
    </button>
  );
  return (
    <li class="program">
      <div class="program-head">
        <h3>
          <PersonLink person={id}>{name}</PersonLink>
        </h3>
        {has_token && connected !== null && (
          <span class={connected ? "connection on" : "connection"}>{t(connected ? "program-connected" : "program-away")}</span>
        )}
      </div>
      <p class="hint">{token_words(program)}</p>
      <Challenges key={program.challenges} program={program} on_change={on_change} />
      <div class="row">
        {button("token")}
        {has_token && button("revoke")}
        {button("remove", true)}
      </div>
      {asking === "token" && <TokenForm program={program} on_close={close} on_token={on_token} />}
      {asking === "revoke" && (
        <Confirm
          danger
          title={t("program-revoke-title", { name })}
          text={t("program-revoke-text", { name })}
          yes={t("program-revoke")}
          on_close={close}
          act={() => revoke_token(id)}
          on_done={() => {
            changed(t("program-revoked", { name }));
            focus_soon("#my-programs");
          }}
        />
      )}
      {asking === "remove" && (
        <Confirm
          danger
          title={t("program-remove-title", { name })}
          text={t("program-remove-text", { name })}
          yes={t("program-remove")}
          on_close={close}
          act={() => remove_program(id)}
          on_done={() => {
            changed(t("program-removed", { name }));
            focus_soon("#my-programs");
          }}
        />
      )}
    </li>
  );
}

/** What the token may do, until when, and when it was used. */
function token_words({ scopes, expires, seen }: Program): string {
  if (expires === null) return t("program-no-token");
  const scope = t(`scope-${scopes.includes("play") ? "play" : "watch"}`);
  const used = seen === null ? t("program-unused") : t("program-seen", { time: date(seen) });
  return [scope, t("program-expires", { day: day(expires) }), used].join(" · ");
}

function Challenges({ program, on_change }: { program: Program; on_change: () => void }) {
  const [open, set_open] = useState(program.challenges === "anyone");
  const { send, error } = useRequest();
  const choose = (next: boolean) => {
    set_open(next);
    send(
      () =>
        set_challenges(program.id, next ? "anyone" : "own").catch((reason: unknown) => {
          set_open(!next);
          throw reason;
        }),
      () => {
        say(t("program-saved"));
        on_change();
      },
    );
  };
  return (
    <>
      <Switch text={t("programs-open")} on={open} on_change={choose} />
      <Problem error={error} />
    </>
  );
}

function TokenForm({ program, on_close, on_token }: { program: Program; on_close: () => void; on_token: (made: NewToken) => void }) {
  const [wish, set_wish] = useState(usual_token);
  return (
    <Confirm
      title={t("program-token-of", { name: program.name })}
      text={program.expires === null ? undefined : t("program-token-text")}
      yes={t("program-token-yes")}
      act={() => replace_token(program.id, wish)}
      on_done={on_token}
      on_close={on_close}
    >
      <TokenFields name="next" wish={wish} change={set_wish} />
    </Confirm>
  );
}
