// The title and icon of a table's tab in the background: they show that it is your turn, or that the game has ended.
import { useEffect, useRef, useState } from "preact/hooks";
import { result_title } from "./speech.ts";
import { language, t } from "../text.ts";
import type { State } from "../messages.ts";
import { is_my_turn } from "./viewing.ts";

function useHidden(): boolean {
  const [hidden, set_hidden] = useState(document.hidden);
  useEffect(() => {
    const update = () => set_hidden(document.hidden);
    document.addEventListener("visibilitychange", update);
    return () => document.removeEventListener("visibilitychange", update);
  }, []);
  return hidden;
}

/** What to show in the background; null if nothing. `known`: the player has seen the result. */
export function tab_sign(state: State, known: boolean): string | null {
  if (state.result) return known ? null : result_title(state);
  return state.you !== "both" && is_my_turn(state) ? t("status-your-turn") : null;
}

export function tab_title(game: string, sign: string | null): string {
  return [...(sign ? [`● ${sign.replace(/[.!]$/, "")}`] : []), game, "Tabuleiro"].join(" · ");
}

function set_icon(marked: boolean): void {
  const link = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const name = marked ? "icon-news.svg" : "icon.svg";
  if (link && !link.href.endsWith(`/${name}`)) link.href = link.href.replace(/[^/]*$/, name);
}

export function useTabSign(state: State): void {
  const hidden = useHidden();
  const known = useRef(false);
  if (!hidden) known.current = state.result !== null;
  const sign = hidden ? tab_sign(state, known.current) : null;
  useEffect(() => {
    document.title = tab_title(t(`game-${state.game}`), sign);
    set_icon(sign !== null);
  }, [sign, state.game, language()]);
  useEffect(() => () => set_icon(false), []);
}
