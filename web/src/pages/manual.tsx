// A page of the manual in the reader's language; its boards can be played on.
import { render } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { usePreferences, Preferring } from "../preferences.ts";
import { below_root } from "../root.ts";
import { language, t } from "../text.ts";
import { TryBoard, type Trial } from "./try_board.tsx";

export function Manual({ path }: { path: string }) {
  const kept = usePreferences();
  const [text, set_text] = useState<string | null>(null);
  const article = useRef<HTMLElement>(null);
  const address = `/${path}.${language()}.html`.replace(/manual\/\./, "manual/");
  useEffect(() => {
    set_text(null);
    fetch(below_root(address))
      .then((response) => (response.ok ? response.text() : ""))
      .then(set_text, () => set_text(""));
  }, [address]);
  // The markup comes from our own build; its figures become boards.
  useEffect(() => {
    const figures = [...(article.current?.querySelectorAll<HTMLElement>("figure[data-try]") ?? [])].map((figure) => {
      const place = document.createElement("div");
      figure.prepend(place);
      return { place, trial: JSON.parse(figure.dataset.try!) as Trial, caption: figure.querySelector("figcaption")?.textContent ?? "" };
    });
    for (const { place, trial, caption } of figures)
      render(
        <Preferring.Provider value={kept}>
          <TryBoard trial={trial} caption={caption} />
        </Preferring.Provider>,
        place,
      );
    return () => {
      for (const { place } of figures) render(null, place);
    };
  }, [text]);
  if (text === "") return <p role="alert">{t("refused-offline")}</p>;
  return text === null ? null : <article ref={article} dangerouslySetInnerHTML={{ __html: text }} />;
}
