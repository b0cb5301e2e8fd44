// The way to analysis: its script and its sentences are fetched when somebody comes here, so that the first page stays small.
import { useEffect, useLayoutEffect, useState } from "preact/hooks";
import type { Place } from "../router.ts";
import { fetch_texts, language, t, texts_of } from "../text.ts";

type StudyPage = typeof import("../study/page.tsx").StudyPage;
export type Where = Extract<Place, { is: "study" }>;

let fetched: StudyPage | null = null;

/** Who came here by a link is at the heading; when what was waited for has come, at the new one. */
export function useHeldHeading(ready: boolean): void {
  const waited = document.activeElement?.matches("main h1[data-waiting]") ?? false;
  useLayoutEffect(() => {
    if (ready && waited) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [ready]);
}

export function StudyPlace({ place }: { place: Where }) {
  const [failed, set_failed] = useState(false);
  const [, set_ready] = useState(0);
  const ready = fetched !== null && texts_of("study") !== null;
  useEffect(() => {
    if (ready) return;
    Promise.all([import("../study/page.tsx"), fetch_texts("study")]).then(
      ([{ StudyPage }]) => {
        fetched = StudyPage;
        set_ready((count) => count + 1);
      },
      () => set_failed(true),
    );
  }, [ready, language()]);
  useHeldHeading(ready);
  const Page = fetched;
  if (Page && ready) return <Page place={place} />;
  return (
    <section class="narrow" aria-busy={!failed}>
      <h1 tabIndex={-1} data-waiting>
        {t("nav-study")}
      </h1>
      <p>{t(failed ? "refused-offline" : "loading")}</p>
    </section>
  );
}
