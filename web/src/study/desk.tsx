// The desk: board and chances at one side, the line and all that is said of it at the other.
import { useEffect, useState } from "preact/hooks";
import { usePreferences } from "../app.tsx";
import { Problem } from "../parts.tsx";
import { go } from "../router.ts";
import { ChoiceCard } from "../table/cards.tsx";
import { CommandField } from "../table/command_field.tsx";
import { useKeys } from "../table/shortcuts.ts";
import { Stage } from "../table/stage.tsx";
import { Tray } from "../table/tray.tsx";
import { in_mid_chain } from "../table/viewing.ts";
import { t } from "../text.ts";
import type { Choice, Study, StudyGame } from "../words.ts";
import { ChancesBar } from "./bar.tsx";
import { BestLines } from "./best_lines.tsx";
import { Graph } from "./graph.tsx";
import { save_shelf } from "./kept.ts";
import { LineList, Steps } from "./line.tsx";
import { Share } from "./share.tsx";
import { game_title, glyphs, opening_name } from "./speech.ts";
import { evaluation_here, last_ply, moves_here, type Desk } from "./state.ts";
import { Summary } from "./summary.tsx";
import { TrialPanel } from "./trial.tsx";
import { useDesk, type LiveDesk } from "./use_desk.ts";
import { Verdict } from "./verdict.tsx";
import { WorkRow } from "./work.tsx";

interface Props {
  game: StudyGame;
  end: Study;
  /** The table it was played at. */
  table: string | null;
  /** A line of the reader's own, which grows by what is played at its end. */
  own: boolean;
}

const habits = { turn_board: false, face_to_face: false };

export function DeskPage({ game, end, table: from, own }: Props) {
  const { preferences } = usePreferences();
  const [lines, set_lines] = useState(true);
  const [preview, set_preview] = useState<Choice | null>(null);
  const live = useDesk(game, end, { ply: from || own ? end.line.length : 0, open: own, lines, sounds: preferences.sound });
  const { desk, dispatch, table, act, view } = live;
  useDeskKeys(live, () => set_lines(!lines));

  // One's own line is remembered as it grows.
  const line = desk.line;
  useEffect(() => {
    if (own) save_shelf({ own: { ...game, line } });
  }, [line]);

  if (!table.state) return null;
  const hidden = desk.trial !== null && !desk.trial.shown;
  const evaluation = hidden || !lines ? null : evaluation_here(desk);
  const best = evaluation?.lines[0]?.moves[0];
  const settled = view.line.length === moves_here(desk).length;
  const shown = { ...table, advice: best && settled ? { what: "hint" as const, move: best.text, path: best.path } : null };
  const judgement = desk.walk || desk.trial ? undefined : desk.judged.get(desk.ply - 1)?.judgement;
  const end_cell = view.line.at(-1)?.path.at(-1);
  const badge = judgement && settled && end_cell ? { at: end_cell, text: glyphs[judgement], is: judgement } : undefined;
  const scene = view.ways ? in_mid_chain(view.scene, table.picked) : view.scene;
  return (
    <div class={`desk ${view.game}`} data-ply={moves_here(desk).length} data-work={desk.work.is}>
      <header class="desk-head">
        <h1 tabIndex={-1}>{t("nav-study")}</h1>
        <p class="desk-title">
          {game_title(game)} {game.result !== "*" && <strong>{game.result.replace("1/2-1/2", "½–½").replace("-", "–")}</strong>}{" "}
          <Opening desk={desk} end={end} view={view} />
        </p>
      </header>
      <div class={lines ? "board-area with-bar" : "board-area"}>
        {lines && <ChancesBar game={view.game} evaluation={evaluation} flipped={table.flipped} />}
        <Stage
          table={shown}
          scene={scene}
          habits={habits}
          preview={preview}
          looked={null}
          badge={badge}
          on_look={() => undefined}
          dispatch={act}
        />
        {table.asking.length > 0 && table.picked.length > 1 && <ChoiceCard table={table} dispatch={act} on_preview={set_preview} />}
      </div>
      <div class="desk-under">
        <Tray table={table} dispatch={act} notice={live.notice} on_preview={set_preview} />
        <Steps desk={desk} dispatch={dispatch} />
        <Problem error={live.error} />
      </div>
      <div class="desk-verdict">
        {desk.trial ? <TrialPanel desk={desk} dispatch={dispatch} /> : <Verdict desk={desk} dispatch={dispatch} />}
      </div>
      <aside class="desk-panel" aria-label={t("study-panel")}>
        <BestLines desk={desk} evaluation={evaluation} on={lines} hidden={hidden} dispatch={dispatch} on_switch={() => set_lines(!lines)} />
        <LineList desk={desk} hidden={hidden} dispatch={dispatch} />
        {last_ply(desk) > 0 && <Graph desk={desk} hidden={hidden} on_go={(ply) => dispatch({ do: "go", ply })} />}
        <Summary desk={desk} game={game} />
        <WorkRow live={live} />
      </aside>
      <div class="desk-command">
        <CommandField table={table} dispatch={(action) => action.do === "deed" && act(action)} />
      </div>
      <Share desk={desk} game={game} view={view} table={from} on_flip={() => act({ do: "flip" })} />
    </div>
  );
}

/** The opening's name, from the ply on where the line has got it. */
function Opening({ desk, end, view }: { desk: Desk; end: Study; view: Study }) {
  const opening = view.opening ?? (desk.walk ? null : end.opening);
  if (!opening) return null;
  const { text, lang } = opening_name(opening);
  return (
    <span class="opening" lang={lang}>
      {text}
    </span>
  );
}

function useDeskKeys({ desk, dispatch, act }: LiveDesk, switch_lines: () => void): void {
  useKeys({
    ArrowLeft: () => dispatch({ do: "step", by: -1 }),
    ArrowRight: () => dispatch({ do: "step", by: 1 }),
    Home: () => dispatch({ do: "go", ply: 0 }),
    End: () => dispatch({ do: "go", ply: last_ply(desk) }),
    Escape: () => act({ do: "cancel" }),
    t: () => desk.judged.get(desk.ply - 1)?.judgement && !desk.walk && dispatch({ do: "try", index: desk.ply - 1 }),
    f: () => act({ do: "flip" }),
    l: switch_lines,
    "?": () => go("/help"),
  });
}
