// Pages whose scripts are loaded separately, so that the start page stays small: on navigation, or when it seems likely.
import { place_of, type Place } from "./router.ts";
import { fetch_texts, texts_of } from "./text.ts";

const scripts = {
  lobby: () => import("./lobby/page.tsx"),
  new: () => import("./pages/new.tsx"),
  table: () => import("./table/page.tsx"),
  players: () => import("./pages/players.tsx"),
  help: () => import("./pages/help.tsx"),
  settings: () => import("./pages/settings.tsx"),
  study: () => import("./study/page.tsx"),
  "sign-up": () => import("./people/sign_up.tsx"),
  "sign-in": () => import("./people/sign_in.tsx"),
  account: () => import("./people/account.tsx"),
  programs: () => import("./programs/page.tsx"),
  groups: () => import("./people/groups.tsx"),
  group: () => import("./pairs/page.tsx"),
  administration: () => import("./people/admin.tsx"),
  history: () => import("./history/page.tsx"),
  person: () => import("./profile/page.tsx"),
  tournaments: () => import("./tournaments/list.tsx"),
  tournament: () => import("./tournaments/page.tsx"),
  display: () => import("./tournaments/display/page.tsx"),
  assignments: () => import("./course/list.tsx"),
  assignment: () => import("./course/page.tsx"),
};

/** The texts that a page needs besides those of the start page. */
const texts: Partial<Record<Name, string[]>> = {
  new: ["slow"],
  lobby: ["lobby"],
  help: ["people", "school", "agreements", "lobby", "tournaments"],
  study: ["study"],
  "sign-up": ["people"],
  "sign-in": ["people"],
  account: ["people"],
  programs: ["people", "programs"],
  groups: ["people", "school"],
  group: ["people", "school", "slow"],
  administration: ["people", "school", "programs"],
  history: ["records"],
  person: ["records"],
  tournaments: ["tournaments", "lobby", "slow"],
  tournament: ["tournaments", "lobby"],
  display: ["tournaments", "lobby"],
  assignments: ["course", "tournaments"],
  assignment: ["course", "tournaments"],
};

type Scripts = typeof scripts;
type Name = keyof Scripts;
type Fetched = { [N in Name]?: Awaited<ReturnType<Scripts[N]>> };

/** What has been loaded so far. */
export const fetched: Fetched = {};

const has_script = (name: string): name is Name => name in scripts;

export function is_ready({ is }: Place): boolean {
  return !has_script(is) || (fetched[is] !== undefined && (texts[is] ?? []).every((part) => texts_of(part) !== null));
}

/** Loads what a page needs before it can be drawn. */
export async function prepare({ is }: Place): Promise<void> {
  if (!has_script(is)) return;
  const wanted = Promise.all((texts[is] ?? []).map((part) => fetch_texts(part)));
  Object.assign(fetched, { [is]: await scripts[is]() });
  await wanted;
}

/** Preloads what may be needed next. Errors are reported only when the reader goes there. */
function prepare_quietly(place: Place): void {
  if (!is_ready(place)) prepare(place).catch(() => undefined);
}

/** A link under the pointer or with the focus is likely to be followed; a table is likely to be opened. Returns how to stop watching. */
export function foresee(): () => void {
  const look = ({ target }: Event) => {
    const path = (target as Element | null)?.closest?.("a[href^='/']:not([download])")?.getAttribute("href");
    if (path && !path.startsWith("/api/")) prepare_quietly(place_of(path, ""));
  };
  const rest = () => {
    prepare_quietly({ is: "table", table: "", key: "" });
    prepare_quietly({ is: "new", game: "" });
  };
  const when_idle = globalThis.requestIdleCallback ?? ((act: () => void) => setTimeout(act, 500));
  const arm = () => when_idle(rest);
  document.addEventListener("pointerover", look);
  document.addEventListener("focusin", look);
  if (document.readyState === "complete") arm();
  else addEventListener("load", arm, { once: true });
  return () => {
    document.removeEventListener("pointerover", look);
    document.removeEventListener("focusin", look);
    removeEventListener("load", arm);
  };
}
