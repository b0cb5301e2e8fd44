// A player's actions besides moves.
import { useState } from "preact/hooks";
import { say } from "../announce.ts";
import { usePreferences } from "../preferences.ts";
import { page_address } from "../root.ts";
import { table_path } from "../router.ts";
import { t } from "../text.ts";
import type { CommandName } from "../messages.ts";
import { ActionButton } from "./action_button.tsx";
import { ExtraActions } from "./extra.tsx";
import { SharedPosition } from "./share_position.tsx";
import { send, type Action, type Table } from "./state.ts";

export function Actions({ table, dispatch }: { table: Table; dispatch: (action: Action) => void }) {
  const state = table.state!;
  const may = (command: CommandName) => state.allowed.includes(command);
  const playing = state.phase !== "over" && state.you !== "watcher";
  const watching_computers = state.seats.first.kind === "computer" && state.seats.second.kind === "computer";
  return (
    <div class="actions" role="group" aria-label={t("actions")}>
      {playing && !watching_computers && (
        <div class="action-row">
          <ActionButton name="hint" on={may("hint")} act={() => dispatch(send("hint"))} />
          <ActionButton name="threat" on={may("threat")} act={() => dispatch(send("threat"))} />
          <ActionButton name="takeback" on={may("ask-takeback")} act={() => dispatch(send("ask-takeback"))} />
          {may("claim-draw") ? (
            <ActionButton name="draw" text="action-claim-draw" on act={() => dispatch(send("claim-draw"))} />
          ) : (
            <ActionButton name="draw" on={may("offer-draw")} act={() => dispatch({ type: "ask", what: "offer-draw" })} />
          )}
          {may("abort") ? (
            <ActionButton name="resign" text="action-abort" on act={() => dispatch({ type: "ask", what: "abort" })} />
          ) : (
            <ActionButton name="resign" on={may("resign")} act={() => dispatch({ type: "ask", what: "resign" })} />
          )}
        </div>
      )}
      <ExtraActions table={table} dispatch={dispatch} />
      <ViewActions table={table} dispatch={dispatch} />
    </div>
  );
}

/** Actions that concern the view and spectators, not the game: icons without text. */
function ViewActions({ table, dispatch }: { table: Table; dispatch: (action: Action) => void }) {
  const { preferences, prefer } = usePreferences();
  const [sharing, set_sharing] = useState(false);
  const state = table.state!;
  return (
    <>
      <div class="action-row quiet">
        {state.board_view.boards.some((board) => board.turns) && (
          <ActionButton quiet name="flip" on act={() => dispatch({ type: "flip" })} />
        )}
        <ActionButton
          quiet
          name={preferences.sound ? "sound" : "silent"}
          text="action-sound"
          pressed={preferences.sound}
          on
          act={() => prefer({ sound: !preferences.sound })}
        />
        <ActionButton quiet name="zen" pressed={preferences.zen} on act={() => prefer({ zen: !preferences.zen })} />
        {state.you !== "watcher" && state.visibility !== "private" && <WatchLink table={state.table} />}
        <ActionButton quiet name="share" text="share-position" pressed={sharing} on act={() => set_sharing(!sharing)} />
        {state.allowed.includes("leave") && <ActionButton quiet name="leave" on act={() => dispatch({ type: "ask", what: "leave" })} />}
      </div>
      {sharing && <SharedPosition table={table} />}
    </>
  );
}

/** The link for spectators. */
function WatchLink({ table }: { table: string }) {
  const [copied, set_copied] = useState(false);
  const copy = () =>
    navigator.clipboard?.writeText(`${page_address()}${table_path(table)}`).then(
      () => {
        set_copied(true);
        say(t("link-copied"));
      },
      () => undefined,
    );
  return (
    <ActionButton quiet name={copied ? "copied" : "watch-link"} text={copied ? "link-copied" : "watch-copy"} on act={() => void copy()} />
  );
}
