// The line below the board: the status of the game, and every question. No other button was ever in the place of an answer.
import { useEffect, useState } from "preact/hooks";
import { seat_name } from "../speech.ts";
import { left_line, pause_line, status_line } from "./speech.ts";
import { has_text, t } from "../text.ts";
import type { Choice } from "../messages.ts";
import { ChoiceQuestion, Question } from "../touch/question.tsx";
import { is_wasted } from "../touch/state.ts";
import { waiting_move } from "./outbox.ts";
import { last_ply, send, type Action, type Table } from "./state.ts";
import { position_of } from "./viewing.ts";

interface Props {
  table: Table;
  dispatch: (action: Action) => void;
  notice: string;
  on_preview: (choice: Choice | null) => void;
}

export function StatusBar(props: Props) {
  return (
    <div class="status-bar">
      <StatusBarContent {...props} />
    </div>
  );
}

function StatusBarContent({ table, dispatch, notice, on_preview }: Props) {
  const state = table.state!;
  const { touch } = table;
  if (!table.online) {
    const move = waiting_move(table.outbox);
    return (
      <p class="status offline">
        {t("offline")} {move && t("offline-move", { move })}
      </p>
    );
  }
  if (table.confirm) {
    const what = table.confirm;
    return (
      <Question key={what} text={t(what === "leave" && state.allowed.includes("abort") ? "confirm-leave-early" : `confirm-${what}`)}>
        <button
          class={what === "offer-draw" || what === "ask-pause" ? "button primary" : "button danger"}
          type="button"
          onClick={() => dispatch(send(what))}
        >
          {t(`confirm-${what}-yes`)}
        </button>
        <button class="button" type="button" onClick={() => dispatch({ type: "ask", what: null })}>
          {t("cancel")}
        </button>
      </Question>
    );
  }
  if (touch.pending)
    return (
      <Question key="move" text={t(is_wasted(touch.pending) ? "confirm-move-wasted" : "confirm-move")}>
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
        key={offer.number}
        text={t(`news-offer-${offer.what}`, { name: seat_name(state.game, state.seats[offer.by], offer.by) })}
        accept={() => dispatch(send(`accept-${offer.what}`))}
        decline={() => dispatch(send(`decline-${offer.what}`))}
      />
    );
  if (state.allowed.includes("claim-win"))
    return (
      <Question key="left" text={left_line(state)} quiet id="offer">
        <button class="button primary" type="button" onClick={() => dispatch(send("claim-win"))}>
          {t("action-claim-win")}
        </button>
        <button class="button" type="button" onClick={() => dispatch(send("claim-draw"))}>
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
  if (state.pause && state.allowed.includes("resume") && has_text("paused"))
    return (
      <Question key="pause" text={notice || pause_line(state)} quiet id="offer">
        <button class="button primary" type="button" onClick={() => dispatch(send("resume"))}>
          {t("action-resume")}
        </button>
      </Question>
    );
  const status = notice || waiting_for_answer(table) || status_line(table);
  return (
    <ChoiceQuestion
      position={position_of(state)}
      touch={touch}
      act={dispatch}
      on_preview={on_preview}
      status={notice || status_line(table)}
    >
      <p class={notice ? "status notice" : "status"}>{status}</p>
    </ChoiceQuestion>
  );
}

function waiting_for_answer(table: Table): string | null {
  const offer = table.state?.offer;
  return offer ? t(`waiting-${offer.what}`) : null;
}

const guarded = 1000; // milliseconds

/** An offer comes at any time: it never takes the focus, and cannot be answered for a moment, so that a key or a click that was meant for
 * something else does not answer it. */
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

/** The shortcut for offers leads to the question, not to an answer. */
export function focus_offer(): void {
  document.getElementById("offer")?.focus();
}
