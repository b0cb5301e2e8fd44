// Keyboard shortcuts, except while the user is typing; they can be switched off.
import { useEffect, useRef } from "preact/hooks";
import { usePreferences, type Kept } from "../preferences.ts";
import { go } from "../router.ts";
import type { CommandName } from "../messages.ts";
import { last_ply, send, shown_ply } from "./state.ts";
import { focus_offer } from "./status_bar.tsx";
import type { LiveTable } from "./use_table.ts";

export type Keys = Record<string, () => void>;

/** Keys by their names; letters in lower case. */
export function useKeys(keys: Keys): void {
  const { preferences } = usePreferences();
  // The current values, not those of the render in which the listener was added.
  const now = useRef({ keys, preferences });
  now.current = { keys, preferences };
  useEffect(() => {
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      if ((event.target as Element).closest?.("input, textarea, select, dialog, [contenteditable]")) return;
      const single = event.key.length === 1;
      if (single && !now.current.preferences.shortcuts) return;
      const act = now.current.keys[single ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  }, []);
}

export function useShortcuts(live: LiveTable): void {
  useKeys(keys({ ...live, ...usePreferences() }));
}

function keys({ table, dispatch, preferences, prefer }: LiveTable & Kept): Keys {
  const command = (name: CommandName) => {
    if (table.state?.allowed.includes(name)) dispatch(send(name));
  };
  const ply = shown_ply(table);
  return {
    ArrowLeft: () => dispatch({ type: "look", ply: ply - 1 }),
    ArrowRight: () => dispatch({ type: "look", ply: ply + 1 }),
    Home: () => dispatch({ type: "look", ply: 0 }),
    End: () => dispatch({ type: "look", ply: last_ply(table) }),
    Escape: () => dispatch({ type: "cancel" }),
    f: () => dispatch({ type: "flip" }),
    z: () => prefer({ zen: !preferences.zen }),
    s: () => prefer({ sound: !preferences.sound }),
    h: () => command("hint"),
    t: () => command("threat"),
    u: () => table.state?.allowed.includes("ask-takeback") && dispatch({ type: "ask", what: "ask-takeback" }),
    o: focus_offer,
    "+": () => command("give-time"),
    p: () =>
      table.state?.pause ? command("resume") : table.state?.allowed.includes("ask-pause") && dispatch({ type: "ask", what: "ask-pause" }),
    g: () => document.querySelector<HTMLElement>("[data-action='greetings']")?.click(),
    r: () => dispatch({ type: "next-shape" }),
    "/": () => document.getElementById("command")?.focus(),
    "?": () => go("/help"),
  };
}
