// Navigation between the pages without leaving the document.
import { useEffect, useState } from "preact/hooks";
import { is_ready, prepare } from "./page_parts.ts";
import { path_below, root } from "./root.ts";
import { go, here, type Place } from "./router.ts";

/** The current route, and whether another one is loading: a page is left only when the next one can be drawn. */
export function usePlace(): { place: Place; going: boolean } {
  const [place, set_place] = useState(here);
  const [going, set_going] = useState(false);
  useEffect(() => {
    let last = 0;
    const update = () => {
      const this_time = ++last;
      const next = here();
      const arrive = () => {
        if (this_time !== last) return;
        set_place(next);
        set_going(false);
      };
      if (is_ready(next)) return arrive();
      set_going(true);
      // The script may belong to an older version of the page than the server now has: the document is loaded again.
      prepare(next).then(arrive, () => this_time === last && location.reload());
    };
    const click = (event: MouseEvent) => {
      if (event.defaultPrevented || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const link = (event.target as Element | null)?.closest?.("a[href^='/']");
      const path = link && path_below(root, link.getAttribute("href")!);
      if (!path || link.hasAttribute("download") || path.startsWith("/api/")) return;
      event.preventDefault();
      go(path);
    };
    addEventListener("popstate", update);
    document.addEventListener("click", click);
    return () => {
      removeEventListener("popstate", update);
      document.removeEventListener("click", click);
    };
  }, []);
  return { place, going };
}
