// The line under the board: what is going on; and the place of every question, which never was the place of another button.
import { useLayoutEffect, useRef } from "preact/hooks";
import { seat_name, status_line } from "../speech.ts";
import { has_text, t } from "../text.ts";
import type { Choice, DeedName } from "../words.ts";
import { last_ply, type Action, type Table } from "./state.ts";

interface Props {
  table: Table;
  dispatch: (action: Action) => void;
  notice: string;
  on_preview: (choice: Choice | null) => void;
}

export function Tray(props: Props) {
  return (
    <div class="tray">
      <TrayContent {...props} />
    </div>
  );
}

function TrayContent({ table, dispatch, notice, on_preview }: Props) {
  const state = table.state!;
  const deed = (name: DeedName) => dispatch({ do: "deed", deed: { do: name } });
  if (!table.online) return <p class="status offline">{t("offline")}</p>;
  if (table.confirm) {
    const what = table.confirm;
    return (
      <Question text={t(`confirm-${what}`)}>
        <button class={what === "offer-draw" ? "button primary" : "button danger"} type="button" onClick={() => deed(what)}>
          {t(`confirm-${what}-yes`)}
        </button>
        <button class="button" type="button" onClick={() => dispatch({ do: "ask", what: null })}>
          {t("cancel")}
        </button>
      </Question>
    );
  }
  if (table.pending)
    return (
      <Question text={t("confirm-move")}>
        <button class="button primary" type="button" onClick={() => dispatch({ do: "confirm-move" })}>
          {t("confirm-move-yes")}
        </button>
        <button class="button" type="button" onClick={() => dispatch({ do: "cancel" })}>
          {t("cancel")}
        </button>
      </Question>
    );
  const { offer } = state;
  if (offer && state.may.includes(`accept-${offer.what}`))
    return (
      <Question text={t(`news-offer-${offer.what}`, { name: seat_name(state.game, state.seats[offer.by], offer.by) })}>
        <button class="button primary" type="button" onClick={() => deed(`accept-${offer.what}`)}>
          {t("accept")}
        </button>
        <button class="button" type="button" onClick={() => deed(`decline-${offer.what}`)}>
          {t("decline")}
        </button>
      </Question>
    );
  if (table.past)
    return (
      <Question text={t("looking-back", { ply: table.past.ply, last: last_ply(table) })} quiet>
        <button class="button" type="button" onClick={() => dispatch({ do: "look", ply: last_ply(table) })}>
          {t("back-to-game")}
        </button>
      </Question>
    );
  if (table.picked.length === 1 && table.asking.length > 0)
    return (
      <Question text={t("operations")} quiet>
        {table.asking.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} dispatch={dispatch} on_preview={on_preview} />
        ))}
      </Question>
    );
  return <p class={notice ? "status notice" : "status"}>{notice || waiting_for_answer(table) || status_line(table)}</p>;
}

function waiting_for_answer(table: Table): string | null {
  const offer = table.state?.offer;
  return offer ? t(`waiting-${offer.what}`) : null;
}

/** Questions that need an answer take the focus, at once: who types ahead answers them. Those beside a choice on the board do not. */
function Question({ text, quiet, children }: { text: string; quiet?: boolean; children: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (quiet) return;
    const before = document.activeElement as HTMLElement | SVGElement | null;
    box.current?.querySelector("button")?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  return (
    <div ref={box} class="question" role="group" aria-label={text}>
      <p>{text}</p>
      <div class="question-buttons">{children}</div>
    </div>
  );
}

export function choice_text(choice: Choice): string {
  const word = choice.choice ?? "plain";
  return t(has_text(`choice-${word}`) ? `choice-${word}` : has_text(`piece-${word}`) ? `piece-${word}` : "choice-plain");
}

export function ChoiceButton({
  choice,
  dispatch,
  on_preview,
  children,
}: {
  choice: Choice;
  dispatch: (action: Action) => void;
  on_preview: (choice: Choice | null) => void;
  children?: preact.ComponentChildren;
}) {
  return (
    <button
      class="button choice"
      type="button"
      onPointerEnter={() => on_preview(choice)}
      onPointerLeave={() => on_preview(null)}
      onFocus={() => on_preview(choice)}
      onBlur={() => on_preview(null)}
      onClick={() => {
        on_preview(null);
        dispatch({ do: "choose", choice });
      }}
    >
      {children}
      {choice_text(choice)}
    </button>
  );
}
