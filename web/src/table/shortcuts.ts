// Keys that work anywhere at a table, but not while something is being written; they can be switched off.
import { useEffect } from "preact/hooks";
import { usePreferences } from "../app.tsx";
import { go } from "../router.ts";
import type { DeedName } from "../words.ts";
import { last_ply } from "./state.ts";
import type { LiveTable } from "./use_table.ts";

export function useShortcuts({ table, dispatch }: LiveTable): void {
  const { preferences, prefer } = usePreferences();
  useEffect(() => {
    const deed = (name: DeedName) => {
      if (table.state?.may.includes(name)) dispatch({ do: "deed", deed: { do: name } });
    };
    const ply = table.past?.ply ?? last_ply(table);
    const keys: Record<string, () => void> = {
      ArrowLeft: () => dispatch({ do: "look", ply: ply - 1 }),
      ArrowRight: () => dispatch({ do: "look", ply: ply + 1 }),
      Home: () => dispatch({ do: "look", ply: 0 }),
      End: () => dispatch({ do: "look", ply: last_ply(table) }),
      Escape: () => dispatch({ do: "cancel" }),
      f: () => dispatch({ do: "flip" }),
      z: () => prefer({ zen: !preferences.zen }),
      s: () => prefer({ sound: !preferences.sound }),
      h: () => deed("hint"),
      t: () => deed("threat"),
      u: () => deed("ask-takeback"),
      r: () => dispatch({ do: "next-shape" }),
      "/": () => document.getElementById("command")?.focus(),
      "?": () => go("/help"),
    };
    const down = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
      const target = event.target as Element;
      if (target.closest("input, textarea, select, [contenteditable]")) return;
      if (event.key.length === 1 && !preferences.shortcuts) return;
      const act = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", down);
    return () => removeEventListener("keydown", down);
  });
}
