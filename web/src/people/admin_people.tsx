// Everybody whom the house knows, in pages by name; first letters lead to a page.
import { useEffect, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { sorted_by_name } from "../name_order.ts";
import { Problem } from "../parts.tsx";
import { date, t } from "../text.ts";
import { PersonPanel } from "./admin_person.tsx";
import { get_people, type ListedPerson } from "./api.ts";
import { RoleNeeded } from "./role_needed.tsx";
import { Sheet, type SheetCard } from "./sheet.tsx";
import { Table } from "./table.tsx";
import { focus_soon } from "./use_focus.ts";

/** Waits until typing pauses. */
function useSettled(text: string): string {
  const [settled, set_settled] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => set_settled(text), 250);
    return () => clearTimeout(timer);
  }, [text]);
  return settled;
}

export function PeoplePart() {
  const [letters, set_letters] = useState("");
  const wanted = useSettled(letters.trim());
  /** After whom the pages begin, up to the one that is shown. */
  const [pages, set_pages] = useState([""]);
  const after = pages.at(-1)!;
  const [people, set_people] = useState<ListedPerson[] | null>(null);
  const [next, set_next] = useState<string | null>(null);
  const [error, set_error] = useState<unknown>(null);
  const [chosen, set_chosen] = useState<ListedPerson | null>(null);
  const [card, set_card] = useState<SheetCard | null>(null);

  const load = async () => {
    try {
      const page = await get_people(after, wanted);
      set_people(page.people);
      set_next(page.next);
      set_error(null);
      if (wanted) say(t("admin-found", { count: page.people.length }));
    } catch (reason) {
      set_error(reason);
    }
  };
  useEffect(() => set_pages([""]), [wanted]);
  useEffect(() => void load(), [after, wanted]);

  function turn(next: string[]) {
    set_pages(next);
    document.getElementById("people")?.focus();
  }
  function changed(text: string) {
    say(text);
    void load();
  }

  if (error && people === null) return <RoleNeeded error={error} />;
  return (
    <>
      {card && <Sheet cards={[card]} group="" on_done={() => set_card(null)} />}
      <h2 id="people" tabIndex={-1} class="unseen">
        {t("admin-people")}
      </h2>
      <label class="field search">
        <span>{t("admin-search")}</span>
        <input
          type="search"
          value={letters}
          autocomplete="off"
          spellcheck={false}
          onInput={(event) => set_letters(event.currentTarget.value)}
        />
      </label>
      <Problem error={error} />
      {people?.length === 0 && <p class="hint">{t("admin-nobody")}</p>}
      {people !== null && people.length > 0 && (
        <Table
          class="people labelled acted"
          label={t("admin-people")}
          columns={[t("member-name"), t("admin-role"), t("groups-title"), t("admin-seen"), t("school-actions")]}
          rows={sorted_by_name(people, ({ name }) => name).map((person) => ({
            key: person.id,
            head: person.name,
            cells: [
              t(`role-${person.role}`),
              person.groups.join(", "),
              person.seen === null ? t("admin-never") : date(person.seen),
              <div class="row row-actions">
                <button
                  class="button"
                  type="button"
                  aria-label={t("admin-manage-of", { name: person.name })}
                  onClick={() => set_chosen(person)}
                >
                  {t("admin-manage")}
                </button>
              </div>,
            ],
          }))}
        />
      )}
      <div class="row pager">
        {pages.length > 1 && (
          <button class="button" type="button" onClick={() => turn(pages.slice(0, -1))}>
            {t("admin-previous")}
          </button>
        )}
        {next !== null && (
          <button class="button" type="button" onClick={() => turn([...pages, next])}>
            {t("admin-next")}
          </button>
        )}
      </div>
      {chosen && (
        <PersonPanel
          person={chosen}
          on_close={() => set_chosen(null)}
          on_change={changed}
          on_card={(fresh) => {
            set_card({ ...fresh, name: chosen.name, real_name: "" });
            say(t("sheet-made", { count: 1 }));
            focus_soon("#sheet");
          }}
        />
      )}
    </>
  );
}
