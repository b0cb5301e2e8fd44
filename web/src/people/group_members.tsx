// The members of a group, with their real names; new cards, changes and removal.
import { useState } from "preact/hooks";
import { sorted_by_name } from "../name_order.ts";
import { Problem } from "../parts.tsx";
import { PersonLink } from "../person_link.tsx";
import { t } from "../text.ts";
import { remove_member, replace_member_card, set_real_name, type Group, type Member } from "./api.ts";
import { Confirm, Modal } from "./modal.tsx";
import type { SheetCard } from "./sheet.tsx";
import { Table } from "./table.tsx";
import { useRequest } from "./use_request.ts";
import { focus_soon } from "./use_focus.ts";

interface Props {
  group: Group;
  on_card: (card: SheetCard) => void;
  /** Something else changed; the text is said. */
  on_change: (text: string) => void;
}

type Asking = { what: "card" | "edit" | "remove"; member: Member } | null;

export function Members({ group, on_card, on_change }: Props) {
  const [asking, set_asking] = useState<Asking>(null);
  const close = () => set_asking(null);
  const ask = (what: NonNullable<Asking>["what"], member: Member) => () => set_asking({ what, member });
  return (
    <section aria-labelledby="members">
      <h2 id="members" tabIndex={-1}>
        {t("members-title", { count: group.members.length })}
      </h2>
      <Table
        class="members acted"
        columns={[t("member-name"), t("member-real-name"), t("school-actions")]}
        rows={sorted_by_name(group.members, ({ person }) => person.name).map((member) => ({
          key: member.person.id,
          head: (
            <>
              <PersonLink person={member.accepted ? member.person.id : null}>{member.person.name}</PersonLink>
              {!member.accepted && <span class="tag">{t("member-invited")}</span>}
            </>
          ),
          cells: [
            member.real_name,
            <div class="row row-actions">
              {member.own && (
                <button
                  class="button"
                  type="button"
                  aria-label={t("member-card-of", { name: member.person.name })}
                  onClick={ask("card", member)}
                >
                  {t("member-card")}
                </button>
              )}
              <button
                class="button"
                type="button"
                aria-label={t("member-edit-of", { name: member.person.name })}
                onClick={ask("edit", member)}
              >
                {t("member-edit")}
              </button>
            </div>,
          ],
        }))}
      />
      {asking?.what === "card" && <NewCard group={group.id} member={asking.member} on_close={close} on_card={on_card} />}
      {asking?.what === "edit" && (
        <Edit group={group.id} member={asking.member} on_close={close} on_change={on_change} on_remove={ask("remove", asking.member)} />
      )}
      {asking?.what === "remove" && <Remove group={group.id} member={asking.member} on_close={close} on_change={on_change} />}
    </section>
  );
}

interface AskingProps {
  group: string;
  member: Member;
  on_close: () => void;
}

function NewCard({ group, member, on_close, on_card }: AskingProps & Pick<Props, "on_card">) {
  const { person, real_name } = member;
  return (
    <Confirm
      title={t("card-new-title", { name: person.name })}
      text={t("card-new-text", { name: person.name })}
      yes={t("card-new-yes")}
      on_close={on_close}
      act={() => replace_member_card(group, person.id)}
      on_done={({ code, card }) => on_card({ name: person.name, real_name, code, card })}
    />
  );
}

function Edit({ group, member, on_close, on_change, on_remove }: AskingProps & Pick<Props, "on_change"> & { on_remove: () => void }) {
  const [real_name, set_name] = useState(member.real_name);
  const { busy, error, send } = useRequest();
  const save = () =>
    send(
      () => set_real_name(group, member.person.id, real_name.trim()),
      () => {
        on_close();
        on_change(t("school-saved"));
      },
    );
  return (
    <Modal title={member.person.name} on_close={on_close}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <label class="field">
          <span>{t("member-real-name")}</span>
          <input type="text" value={real_name} autocomplete="off" onInput={(event) => set_name(event.currentTarget.value)} />
          <small>{t("member-real-name-hint")}</small>
        </label>
        <Problem error={error} />
        <div class="row">
          <button class="button primary" type="submit" disabled={busy}>
            {t("school-save")}
          </button>
          <button class="button" type="button" onClick={on_close}>
            {t("cancel")}
          </button>
          <button class="button danger" type="button" onClick={on_remove}>
            {t("member-remove")}
          </button>
        </div>
      </form>
    </Modal>
  );
}

function Remove({ group, member, on_close, on_change }: AskingProps & Pick<Props, "on_change">) {
  const { name, id } = member.person;
  return (
    <Confirm
      danger
      title={t("member-remove-title", { name })}
      text={t("member-remove-text", { name })}
      yes={t("member-remove")}
      on_close={on_close}
      act={() => remove_member(group, id)}
      on_done={() => {
        on_change(t("member-removed", { name }));
        focus_soon("#members");
      }}
    />
  );
}
