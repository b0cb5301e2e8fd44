// The field for moves and commands. Its answers are read aloud and shown below it.
import { useRef, useState } from "preact/hooks";
import { say } from "../announce.ts";
import { t } from "../text.ts";
import { command, type Answer, type CommandContext } from "./commands.ts";

export function focus_cell(cell: string | null): void {
  const target = cell
    ? document.querySelector<SVGElement>(`[data-cell="${cell}"]`)
    : document.querySelector<SVGElement>(".board [tabindex='0']");
  target?.focus();
}

interface Props {
  context: CommandContext;
  /** Called for answers that the field does not show itself. */
  run: (answer: Answer) => void;
}

export function CommandField({ context, run }: Props) {
  const [text, set_text] = useState("");
  const [answer, set_answer] = useState("");
  // The first move that could be played here, so that the example is one of this game.
  const example = useRef("");
  example.current ||= context.position.choices[0]?.move ?? "";

  function submit() {
    const result = command(context, text);
    set_answer(result.is === "say" ? result.text : "");
    if (result.is === "say") say(result.text);
    else if (result.is === "focus") focus_cell(result.cell);
    else run(result);
    set_text("");
  }

  return (
    <form
      class="command"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
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
