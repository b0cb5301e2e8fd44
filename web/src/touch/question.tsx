// Questions in the status bar below the board.
import { useLayoutEffect, useRef } from "preact/hooks";
import { t } from "../text.ts";
import type { Choice } from "../messages.ts";
import { ChoiceButton } from "./choice_card.tsx";
import type { Position } from "./position.ts";
import type { Touch, TouchAction } from "./state.ts";

/** A question that follows from an action of the player takes the focus at once, so that typing ahead answers it. A quiet one does not. */
export function Question({
  text,
  quiet,
  id,
  children,
}: {
  text: string;
  quiet?: boolean;
  id?: string;
  children: preact.ComponentChildren;
}) {
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

interface Props {
  position: Position;
  touch: Touch;
  act: (action: TouchAction) => void;
  on_preview: (choice: Choice | null) => void;
  status: string;
  /** Shown if there is nothing to choose. */
  children: preact.ComponentChild;
}

/** The choices that are made below the board: operations of the picked piece, or moves without cells such as a pass. */
export function ChoiceQuestion({ position, touch, act, on_preview, status, children }: Props) {
  const operations = touch.picked.length === 1 ? touch.asking : [];
  const choices = operations.length ? operations : position.choices.filter((choice) => choice.path.length === 0);
  if (choices.length === 0) return <>{children}</>;
  return (
    <Question key={operations.length ? "operations" : "without-cells"} text={operations.length ? t("operations") : status} quiet>
      {choices.map((choice) => (
        <ChoiceButton key={choice.move} choice={choice} act={act} on_preview={on_preview} />
      ))}
    </Question>
  );
}
