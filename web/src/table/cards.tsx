// Cards over the board or beside it: the result and the curtain.
import { useState } from "preact/hooks";
import { table_api } from "../api.ts";
import { Card } from "../parts.tsx";
import type { TableRatings } from "../ratings/api.ts";
import { table_path, table_study_path } from "../router.ts";
import { seat_name } from "../speech.ts";
import { result_reason, result_title } from "./speech.ts";
import { t } from "../text.ts";
import type { State } from "../messages.ts";
import { RatingChanges } from "./ratings.tsx";
import { send, type Action, type Table } from "./state.ts";
import { may_be_studied } from "./viewing.ts";

type Dispatch = (action: Action) => void;

/** Beside the board, which it never covers. It can be closed; the buttons for what to do next stay. */
export function ResultCard({ table, dispatch, changes }: { table: Table; dispatch: Dispatch; changes: TableRatings | null }) {
  const state = table.state!;
  const [open, set_open] = useState(true);
  if (!open) return <NextSteps state={state} dispatch={dispatch} />;
  return (
    <Card class="result-card" label={t("result")} on_close={() => set_open(false)}>
      <h2>{result_title(state)}</h2>
      <p>{result_reason(state)}</p>
      <RatingChanges state={state} changes={changes} />
      <NextSteps state={state} dispatch={dispatch} />
      <button class="close" type="button" aria-label={t("close")} title={t("close")} onClick={() => set_open(false)}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M6 6 L18 18 M18 6 L6 18" />
        </svg>
      </button>
    </Card>
  );
}

function NextSteps({ state, dispatch }: { state: State; dispatch: Dispatch }) {
  return (
    <div class="next-steps">
      <Rematch state={state} dispatch={dispatch} />
      {may_be_studied(state) && (
        <a class="button" href={table_study_path(state.table)}>
          {t("analyse")}
        </a>
      )}
      <a class="button" href={`/new/${state.game}`}>
        {t("new-title")}
      </a>
      <a class="button" href={table_api(state.table, "record")} download>
        {t("record")}
      </a>
    </div>
  );
}

export function Rematch({ state, dispatch }: { state: State; dispatch: Dispatch }) {
  const { rematch } = state;
  if (rematch?.table)
    return (
      <a class="button primary" href={table_path(rematch.table)}>
        {t("to-rematch")}
      </a>
    );
  if (!state.allowed.includes("rematch")) return rematch?.by ? <p class="asked">{t("rematch-asked")}</p> : null;
  return (
    <button class="button primary" type="button" onClick={() => dispatch(send("rematch"))}>
      {t(rematch?.by && rematch.by !== state.you ? "rematch-accept" : "rematch")}
    </button>
  );
}

export function Curtain({ state, dispatch }: { state: State; dispatch: Dispatch }) {
  const player = state.curtain!;
  const name = seat_name(state.game, state.seats[player], player);
  return (
    <Card class="curtain" label={t("curtain-title", { name })} focus="first">
      <h2>{t("curtain-title", { name })}</h2>
      <p>{t("curtain-text")}</p>
      <button class="button primary huge" type="button" onClick={() => dispatch(send("lift"))}>
        {t("curtain-lift", { name })}
      </button>
    </Card>
  );
}
