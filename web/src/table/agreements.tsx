// What two people at different screens do besides moves: they give time, pause and greet.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Switch } from "../parts.tsx";
import { t } from "../text.ts";
import { greeting_name_words, type CommandName } from "../messages.ts";
import { ActionButton } from "./action_button.tsx";
import { send, type Action, type Table } from "./state.ts";

interface Props {
  table: Table;
  dispatch: (action: Action) => void;
}

export function Agreements({ table, dispatch }: Props) {
  const state = table.state!;
  const [greeting, set_greeting] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const may = (command: CommandName) => state.allowed.includes(command);
  // With days for each move there is nothing to give or to stop.
  const timely = state.phase === "playing" && !(state.clocks && "days" in state.clocks);
  const close = () => {
    set_greeting(false);
    box.current?.querySelector<HTMLElement>("[data-action='greetings']")?.focus();
  };
  return (
    <div ref={box} class="agreements">
      <div class="action-row">
        {timely && state.clocks && <ActionButton name="give-time" on={may("give-time")} act={() => dispatch(send("give-time"))} />}
        {timely &&
          (state.pause ? (
            <ActionButton name="resume" on={may("resume")} act={() => dispatch(send("resume"))} />
          ) : (
            <ActionButton name="pause" on={may("ask-pause")} act={() => dispatch({ type: "ask", what: "ask-pause" })} />
          ))}
        {may("greet") && <ActionButton name="greetings" pressed={greeting} on act={() => set_greeting(!greeting)} />}
      </div>
      {greeting && may("greet") && <Greetings table={table} dispatch={dispatch} on_close={close} />}
    </div>
  );
}

function Greetings({ table, dispatch, on_close }: Props & { on_close: () => void }) {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => list.current?.querySelector("button")?.focus(), []);
  return (
    <div
      ref={list}
      class="greetings"
      role="group"
      aria-label={t("greetings")}
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        event.preventDefault();
        on_close();
      }}
    >
      {greeting_name_words.map((greeting) => (
        <button
          key={greeting}
          class="button"
          type="button"
          onClick={() => {
            dispatch(send("greet", { greeting }));
            on_close();
          }}
        >
          {t(`greeting-${greeting}`)}
        </button>
      ))}
      <Switch text={t("greetings-mute")} on={table.muted} on_change={() => dispatch({ type: "mute" })} />
    </div>
  );
}
