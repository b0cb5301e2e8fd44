// The field for moves and commands. Its answers are read aloud and stand under it.
import { useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { t } from "../text.ts";
import { time_left } from "./clock.tsx";
import { command } from "./commands.ts";
import type { Action, Table } from "./state.ts";

export function focus_cell(cell: string | null): void {
  const target = cell
    ? document.querySelector<SVGElement>(`[data-cell="${cell}"]`)
    : document.querySelector<SVGElement>(".board [tabindex='0']");
  target?.focus();
}

export function CommandField({ table, dispatch }: { table: Table; dispatch: (action: Action) => void }) {
  const [text, set_text] = useState("");
  const [answer, set_answer] = useState("");
  // The first move that could be played here, so that the example is one of this game.
  const example = useRef("");
  example.current ||= table.state?.choices[0]?.move ?? "";

  function run() {
    const result = command(table, text, (player) => time_left(table, player, performance.now()));
    set_answer("");
    switch (result.is) {
      case "say":
        set_answer(result.text);
        say(result.text);
        break;
      case "focus":
        focus_cell(result.cell);
        break;
      case "ask":
        dispatch({ type: "ask", what: result.what });
        break;
      case "command":
        dispatch({ type: "command", command: { command: result.command } });
        break;
      case "premove":
        dispatch({ type: "premove", path: result.path });
        break;
      case "play":
        dispatch({ type: "command", command: { command: "play", move: result.move } });
        break;
      case "nothing":
        if (table.premove.length) dispatch({ type: "cancel" });
    }
    set_text("");
  }

  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        run();
      }}
    >
      <label class="field">
        <span class="unseen">{t("command")}</span>
        <input
          id="command"
          type="text"
          value={text}
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="go"
          placeholder={example.current && t("command-example", { move: example.current })}
          onInput={(event) => set_text(event.currentTarget.value)}
        />
      </label>
      {answer && <output class="answer">{answer}</output>}
    </form>
  );
}
