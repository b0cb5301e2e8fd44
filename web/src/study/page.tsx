// Analysis: the page that opens games, the analysis board, and the position editor. They are a script of their own.
import { useEffect, useLayoutEffect } from "preact/hooks";
import { RefusedError } from "../api.ts";
import { Problem, useAsked } from "../parts.tsx";
import type { Place } from "../router.ts";
import { linked_line } from "../share/position_link.ts";
import { language, t } from "../text.ts";
import type { HouseEngine, Study, StudyGame } from "../messages.ts";
import { get_study, get_table_moves } from "./api.ts";
import { AnalysisBoard } from "./analysis_board.tsx";
import { get_analysing_engines } from "./engine_choice.tsx";
import { EditorPage } from "./editor.tsx";
import { chosen_game, load_collection, own_game, table_game } from "./collection.ts";
import { OpenPage } from "./open.tsx";

type Where = Extract<Place, { is: "study" }>;

/** After a navigation the heading has the focus; when the page is loaded, the focus moves to its new heading. */
function useHeldHeading(ready: boolean): void {
  const waited = document.activeElement?.matches("main h1[data-waiting]") ?? false;
  useLayoutEffect(() => {
    if (ready && waited) document.querySelector<HTMLElement>("main h1")?.focus();
  }, [ready]);
}

export function StudyPage({ place }: { place: Where }) {
  switch (place.what) {
    case "open":
      return <OpenPage />;
    case "editor":
      return <EditorPage />;
    case "board":
      return <Fetched key="board" load={() => Promise.resolve(chosen_game())} own={load_collection().chosen === null} />;
    case "table":
      return (
        <Fetched
          key={`${place.table} ${place.ply}`}
          load={() => get_table_moves(place.table).then(table_game)}
          table={place.table}
          ply={place.ply}
        />
      );
    case "line": {
      const linked = linked_line(place.query);
      return (
        <Fetched
          key={place.query}
          load={() => (linked ? Promise.resolve(own_game(linked.line)) : Promise.reject(new RefusedError("no-game", [])))}
          ply={linked?.ply}
          linked
        />
      );
    }
  }
}

interface Found {
  game: StudyGame;
  end: Study;
  engines: HouseEngine[];
}

async function find(game: StudyGame): Promise<Found> {
  const [end, engines] = await Promise.all([get_study(game.move_list), get_analysing_engines(game.move_list.game)]);
  return { game, end, engines };
}

interface FetchedProps {
  load: () => Promise<StudyGame>;
  table?: string;
  own?: boolean;
  /** It was opened by a link, which does not change. */
  linked?: boolean;
  ply?: number | null;
}

function Fetched({ load, table, own = false, linked = false, ply = null }: FetchedProps) {
  const { answer, error } = useAsked<Found>(() => load().then(find));
  useEffect(() => {
    document.title = `${t("nav-study")} · Tabuleiro`;
  }, [language()]);
  useHeldHeading(answer !== null);
  if (answer) return <AnalysisBoard {...answer} table={table ?? null} own={own} linked={linked} ply={ply} />;
  return (
    <section class="narrow" aria-busy={!error}>
      <h1 tabIndex={-1} data-waiting>
        {t("nav-study")}
      </h1>
      {error ? <Problem error={error} /> : <p>{t("loading")}</p>}
      {error !== null && (
        <p>
          <a class="button" href="/study">
            {t("study-other")}
          </a>
        </p>
      )}
    </section>
  );
}
