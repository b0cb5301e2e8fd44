// A button of the actions beside the board: an icon and its text. One that cannot be used now keeps its place.
import { t } from "../text.ts";

const shapes: Record<string, string> = {
  takeback: "M9 6 L4 11 L9 16 M4 11 H15 a5 5 0 0 1 0 10 H11",
  draw: "M7 10 h10 M7 15 h10",
  resign: "M6 21 V4 M6 5 C10 2 13 8 18 5 V13 C13 16 10 10 6 13",
  hint: "M9 18 h6 M10 21 h4 M12 3 a6 6 0 0 1 3.5 10.9 c-.6 .5 -.8 1 -.8 1.6 h-5.4 c0 -.6 -.2 -1.1 -.8 -1.6 A6 6 0 0 1 12 3 Z",
  threat: "M12 3 L22 20 H2 Z M12 10 v4 M12 17 v.5",
  flip: "M7 4 v13 M3.5 14 L7 18 L10.5 14 M17 20 V7 M13.5 10 L17 6 L20.5 10",
  sound: "M4 10 v4 h4 l5 4 V6 L8 10 Z M16 9 a4 4 0 0 1 0 6 M18.5 6.5 a8 8 0 0 1 0 11",
  silent: "M4 10 v4 h4 l5 4 V6 L8 10 Z M16 10 l4 4 M20 10 l-4 4",
  "watch-link": "M10 14 a4 4 0 0 0 6 .4 l3 -3 a4 4 0 0 0 -5.7 -5.7 l-1.5 1.5 M14 10 a4 4 0 0 0 -6 -.4 l-3 3 a4 4 0 0 0 5.7 5.7 l1.5 -1.5",
  copied: "M5 13 L10 18 L19 7",
  share: "M12 15 V4 M8 8 L12 4 L16 8 M5 13 V20 H19 V13",
  leave: "M10 4 H5 V20 H10 M10 12 H20 M16 8 L20 12 L16 16",
  zen: "M12 4 a8 8 0 1 0 8 8 M12 9 a3 3 0 1 0 3 3",
  "give-time": "M11 6 a8 8 0 1 0 8 8 M11 10 v4 l3 2 M19 3 v6 M16 6 h6",
  pause: "M9 5 V19 M15 5 V19",
  resume: "M8 5 L18 12 L8 19 Z",
  greetings: "M4 5 H20 V16 H11 L6 20 V16 H4 Z M8 10 h8",
};

export interface ActionProps {
  name: string;
  text?: string;
  on: boolean;
  pressed?: boolean;
  /** An icon whose text is only read aloud. */
  quiet?: boolean;
  act: () => void;
}

export function ActionButton({ name, text, on, pressed, quiet, act }: ActionProps) {
  const label = t(text ?? `action-${name}`);
  return (
    <button
      class="action"
      type="button"
      data-action={name}
      aria-disabled={!on}
      aria-pressed={pressed}
      title={label}
      onClick={() => on && act()}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={shapes[name]} />
      </svg>
      <span class={quiet ? "unseen" : ""}>{label}</span>
    </button>
  );
}
