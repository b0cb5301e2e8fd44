// Adding players by a pasted list. What is wrong is said by line, and the list stays until all of it is accepted.
import { useRef, useState } from "preact/hooks";
import { RefusedError } from "../api.ts";
import { Problem } from "../parts.tsx";
import { reason_text } from "../refusal.ts";
import { number, t } from "../text.ts";
import type { Reason } from "../messages.ts";
import { add_members } from "./api.ts";
import { range_of_line, read_names, type ListedPlayer } from "./group_names.ts";
import type { SheetCard } from "./sheet.tsx";

interface LineProblem {
  line: number;
  text: string;
}

/** What the server said about single players. It counts the players; the list may have blank lines between them. */
function refused_lines(error: unknown, players: ListedPlayer[]): LineProblem[] {
  if (!(error instanceof RefusedError)) return [];
  const line_of = (place: Reason["values"][string] | undefined) => players[Number(place) - 1]?.line;
  return error.reasons.flatMap(({ values: { line: place, reason } }) => {
    const line = line_of(place);
    if (line === undefined || !Array.isArray(reason)) return [];
    return reason.map((part) => {
      const other = line_of(part.values.other);
      return { line, text: reason_text(other ? { ...part, values: { ...part.values, other: number(other) } } : part).text };
    });
  });
}

export function GroupList({ group, empty, on_made }: { group: string; empty: boolean; on_made: (cards: SheetCard[]) => void }) {
  return empty ? (
    <section aria-labelledby="add">
      <h2 id="add">{t("list-title")}</h2>
      <ListForm group={group} on_made={on_made} />
    </section>
  ) : (
    <details class="more">
      <summary>{t("list-title")}</summary>
      <ListForm group={group} on_made={on_made} />
    </details>
  );
}

function ListForm({ group, on_made }: { group: string; on_made: (cards: SheetCard[]) => void }) {
  const [list, set_list] = useState("");
  const [busy, set_busy] = useState(false);
  const [error, set_error] = useState<unknown>(null);
  const [refused, set_refused] = useState<LineProblem[]>([]);
  const [checked, set_checked] = useState(false);
  const field = useRef<HTMLTextAreaElement>(null);
  const { players, problems } = read_names(list);
  const wrong = [
    ...problems.map(({ line, what, text, first }) => ({ line, text: t(`list-${what}`, { text, first: number(first) }) })),
    ...refused,
  ].sort((one, other) => one.line - other.line);

  function change(text: string) {
    set_list(text);
    set_error(null);
    set_refused([]);
  }

  async function make() {
    set_checked(true);
    if (busy || players.length === 0 || problems.length > 0) return;
    set_busy(true);
    set_error(null);
    set_refused([]);
    try {
      const { cards } = await add_members(
        group,
        players.map(({ name, real_name }) => ({ name, real_name })),
      );
      set_list("");
      set_checked(false);
      on_made(
        cards.map(({ person, code, card }, index) => ({ name: person.name, real_name: players[index]?.real_name ?? "", code, card })),
      );
    } catch (reason) {
      const lines = refused_lines(reason, players);
      set_refused(lines);
      set_error(lines.length ? null : reason);
    }
    set_busy(false);
  }

  function show_line(line: number) {
    field.current?.focus();
    field.current?.setSelectionRange(...range_of_line(list, line));
  }

  return (
    <form
      class="group-list"
      onSubmit={(event) => {
        event.preventDefault();
        void make();
      }}
    >
      <label class="field">
        <span>{t("list-label")}</span>
        <textarea
          ref={field}
          rows={8}
          value={list}
          spellcheck={false}
          autocomplete="off"
          placeholder={t("list-example")}
          aria-describedby="list-hint"
          aria-invalid={checked && wrong.length > 0}
          onInput={(event) => change(event.currentTarget.value)}
        />
        <small id="list-hint">{t("list-hint")}</small>
      </label>
      {checked && wrong.length > 0 && (
        <div class="problem" role="alert">
          <p>{t("list-wrong", { count: wrong.length })}</p>
          <ul>
            {wrong.map(({ line, text }) => (
              <li key={`${line} ${text}`}>
                <button class="line-link" type="button" onClick={() => show_line(line)}>
                  {t("list-line", { line: number(line) })}
                </button>{" "}
                {text}
              </li>
            ))}
          </ul>
        </div>
      )}
      <Problem error={error} />
      <div class="row">
        <button class="button primary" type="submit" disabled={busy || players.length + problems.length === 0}>
          {players.length ? t("list-make", { count: players.length }) : t("list-make-none")}
        </button>
      </div>
    </form>
  );
}
