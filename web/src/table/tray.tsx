// The line under the board: what is going on; and the place of every question, which never was the place of another button.
import { useEffect, useLayoutEffect, useRef, useState } from "preact/hooks";
import { seat_name } from "../speech.ts";
import { left_line, status_line } from "./speech.ts";
import { has_text, t } from "../text.ts";
import type { Choice, CommandName } from "../messages.ts";
import { is_wasted, last_ply, type Action, type Table } from "./state.ts";

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
  const command = (name: CommandName) => dispatch({ type: "command", command: { command: name } });
  if (!table.online)
    return (
      <p class="status offline">
        {t("offline")} {table.unanswered && t("offline-move", { move: table.unanswered.move })}
      </p>
    );
  if (table.confirm) {
    const what = table.confirm;
    return (
      <Question key={what} text={t(what === "leave" && state.allowed.includes("abort") ? "confirm-leave-early" : `confirm-${what}`)}>
        <button class={what === "offer-draw" ? "button primary" : "button danger"} type="button" onClick={() => command(what)}>
          {t(`confirm-${what}-yes`)}
        </button>
        <button class="button" type="button" onClick={() => dispatch({ type: "ask", what: null })}>
          {t("cancel")}
        </button>
      </Question>
    );
  }
  if (table.pending)
    return (
      <Question key="move" text={t(is_wasted(table.pending) ? "confirm-move-wasted" : "confirm-move")}>
        <button class="button primary" type="button" onClick={() => dispatch({ type: "confirm-move" })}>
          {t("confirm-move-yes")}
        </button>
        <button class="button" type="button" onClick={() => dispatch({ type: "cancel" })}>
          {t("cancel")}
        </button>
      </Question>
    );
  const { offer } = state;
  if (offer && state.allowed.includes(`accept-${offer.what}`))
    return (
      <Offer
        key={`${offer.what} ${last_ply(table)}`}
        text={t(`news-offer-${offer.what}`, { name: seat_name(state.game, state.seats[offer.by], offer.by) })}
        accept={() => command(`accept-${offer.what}`)}
        decline={() => command(`decline-${offer.what}`)}
      />
    );
  if (state.allowed.includes("claim-win"))
    return (
      <Question key="left" text={left_line(state)} quiet>
        <button class="button primary" type="button" onClick={() => command("claim-win")}>
          {t("action-claim-win")}
        </button>
        <button class="button" type="button" onClick={() => command("claim-draw")}>
          {t("action-claim-draw")}
        </button>
      </Question>
    );
  if (table.past)
    return (
      <Question key="past" text={t("looking-back", { ply: table.past.ply, last: last_ply(table) })} quiet>
        <button class="button" type="button" onClick={() => dispatch({ type: "look", ply: last_ply(table) })}>
          {t("back-to-game")}
        </button>
      </Question>
    );
  if (table.picked.length === 1 && table.asking.length > 0)
    return (
      <Question key="operations" text={t("operations")} quiet>
        {table.asking.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} dispatch={dispatch} on_preview={on_preview} />
        ))}
      </Question>
    );
  const without_cells = state.choices.filter((choice) => choice.path.length === 0);
  if (without_cells.length > 0)
    return (
      <Question key="without-cells" text={notice || status_line(table)} quiet>
        {without_cells.map((choice) => (
          <ChoiceButton key={choice.move} choice={choice} dispatch={dispatch} on_preview={on_preview} />
        ))}
      </Question>
    );
  if (table.unsent && !notice) return <p class="status offline">{t("news-unsent", { move: table.unsent })}</p>;
  return <p class={notice ? "status notice" : "status"}>{notice || waiting_for_answer(table) || status_line(table)}</p>;
}

function waiting_for_answer(table: Table): string | null {
  const offer = table.state?.offer;
  return offer ? t(`waiting-${offer.what}`) : null;
}

const guarded = 1000; // milliseconds

/** An offer comes unasked: it never takes the focus, and for a moment it cannot be accepted, so that neither a key nor a click that was meant
 * for something else does it. */
function Offer({ text, accept, decline }: { text: string; accept: () => void; decline: () => void }) {
  const [ready, set_ready] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => set_ready(true), guarded);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Question text={text} quiet id="offer">
      <button class="button primary" type="button" aria-disabled={!ready} onClick={() => ready && accept()}>
        {t("accept")}
      </button>
      <button class="button" type="button" aria-disabled={!ready} onClick={() => ready && decline()}>
        {t("decline")}
      </button>
    </Question>
  );
}

/** Where the key for offers leads: to the question, not to an answer. */
export function focus_offer(): void {
  document.getElementById("offer")?.focus();
}

/** Questions that follow from what the player did take the focus, at once: who types ahead answers them. The quiet ones do not. */
function Question({ text, quiet, id, children }: { text: string; quiet?: boolean; id?: string; children: preact.ComponentChildren }) {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (quiet) return;
    const before = document.activeElement as HTMLElement | SVGElement | null;
    box.current?.querySelector("button")?.focus();
    return () => before?.isConnected && before.focus();
  }, []);
  return (
    <div ref={box} class="question" role="group" aria-label={text} id={id} tabIndex={id ? -1 : undefined}>
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
        dispatch({ type: "choose", choice });
      }}
    >
      {children}
      {choice_text(choice)}
    </button>
  );
}
