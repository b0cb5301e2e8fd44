// What the administrator can do about one person.
import { useState } from "preact/hooks";
import { Chips, Problem } from "../parts.tsx";
import { t } from "../text.ts";
import {
  remove_person,
  rename_person,
  replace_person_card,
  roles,
  set_role,
  sign_out_person,
  type ListedPerson,
  type SignInCard,
} from "./api.ts";
import { Confirm, Modal } from "./modal.tsx";
import { useRequest } from "./use_request.ts";
import { focus_soon } from "./use_focus.ts";

interface Props {
  person: ListedPerson;
  on_close: () => void;
  /** Something changed; the text is said. */
  on_change: (text: string) => void;
  on_card: (card: SignInCard) => void;
}

type Asking = "card" | "sign-out" | "remove" | null;

export function PersonPanel(props: Props) {
  const [asking, set_asking] = useState<Asking>(null);
  switch (asking) {
    case "card":
      return <NewCard {...props} />;
    case "sign-out":
      return <SignOut {...props} />;
    case "remove":
      return <Remove {...props} />;
    case null:
      return <Change {...props} ask={set_asking} />;
  }
}

function Change({ person, on_close, on_change, ask }: Props & { ask: (what: Asking) => void }) {
  const [name, set_name] = useState(person.name);
  const [role, choose_role] = useState(person.role);
  const { busy, error, send } = useRequest();
  const save = async () => {
    if (name.trim() !== person.name) await rename_person(person.id, name.trim());
    if (role !== "program" && role !== person.role) await set_role(person.id, role);
  };
  const saved = () => {
    on_close();
    on_change(t("school-saved"));
  };
  return (
    <Modal title={person.name} on_close={on_close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (name.trim()) send(save, saved);
        }}
      >
        <label class="field">
          <span>{t("member-name")}</span>
          <input type="text" required value={name} autocomplete="off" onInput={(event) => set_name(event.currentTarget.value)} />
        </label>
        {role !== "program" && (
          <Chips
            title={t("admin-role")}
            name="role"
            values={roles}
            value={role}
            text={(value) => t(`role-${value}`)}
            on_choose={choose_role}
          />
        )}
        <Problem error={error} />
        <div class="row">
          <button class="button primary" type="submit" disabled={busy}>
            {t("school-save")}
          </button>
          <button class="button" type="button" onClick={on_close}>
            {t("cancel")}
          </button>
        </div>
      </form>
      <div class="row apart">
        {role !== "program" && (
          <>
            <button class="button" type="button" onClick={() => ask("card")}>
              {t("member-card")}
            </button>
            <button class="button" type="button" onClick={() => ask("sign-out")}>
              {t("admin-sign-out")}
            </button>
          </>
        )}
        <button class="button danger" type="button" onClick={() => ask("remove")}>
          {t("admin-remove")}
        </button>
      </div>
    </Modal>
  );
}

function NewCard({ person, on_close, on_card }: Props) {
  const { name } = person;
  return (
    <Confirm
      title={t("card-new-title", { name })}
      text={t("card-new-text", { name })}
      yes={t("card-new-yes")}
      on_close={on_close}
      act={() => replace_person_card(person.id)}
      on_done={on_card}
    />
  );
}

function SignOut({ person, on_close, on_change }: Props) {
  const { name } = person;
  return (
    <Confirm
      title={t("admin-sign-out-title", { name })}
      text={t("admin-sign-out-text")}
      yes={t("admin-sign-out")}
      on_close={on_close}
      act={() => sign_out_person(person.id)}
      on_done={() => on_change(t("admin-signed-out", { name }))}
    />
  );
}

/** The name is typed again: what is removed does not come back. */
function Remove({ person, on_close, on_change }: Props) {
  const { name } = person;
  const [typed, set_typed] = useState("");
  return (
    <Confirm
      danger
      title={t("admin-remove-title", { name })}
      text={t("admin-remove-text")}
      yes={t("admin-remove")}
      ready={typed.trim() === name}
      on_close={on_close}
      act={() => remove_person(person.id)}
      on_done={() => {
        on_change(t("admin-removed", { name }));
        focus_soon("#people");
      }}
    >
      <label class="field">
        <span>{t("admin-remove-type", { name })}</span>
        <input
          type="text"
          value={typed}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          onInput={(event) => set_typed(event.currentTarget.value)}
        />
      </label>
    </Confirm>
  );
}
