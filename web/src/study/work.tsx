// The progress of the game's analysis, and buttons to start, deepen or stop it.
import { useEffect, useRef } from "preact/hooks";
import { say } from "../announce.ts";
import { t } from "../text.ts";
import { faults, last_ply } from "./state.ts";
import type { LiveAnalysis } from "./use_analysis_board.ts";

export function WorkRow({ live }: { live: LiveAnalysis }) {
  const { analysis, analyse, stop, dispatch } = live;
  const { work } = analysis;
  const before = useRef(work.is);
  useEffect(() => {
    if (work.is === "done" && before.current !== "done") say(t("study-done", { count: faults(analysis).length }));
    before.current = work.is;
  }, [work.is]);
  if (last_ply(analysis) === 0) return null;
  if (work.is === "working" || work.is === "waiting")
    return (
      <div class="work">
        <label>
          <span>{t(work.is === "waiting" ? "study-waiting" : "study-working")}</span>
          {work.is === "working" ? <progress max={work.total} value={work.done} /> : <progress />}
        </label>
        <button class="button small" type="button" onClick={stop}>
          {t("study-stop")}
        </button>
      </div>
    );
  const all = faults(analysis);
  return (
    <div class="work">
      {work.is === "lost" && <p class="status offline">{t("study-lost")}</p>}
      {work.is === "done" && all[0] !== undefined && (
        <button class="button small primary" type="button" onClick={() => dispatch({ type: "try", index: all[0]! })}>
          {t("study-learn")}
        </button>
      )}
      {work.is !== "done" && (
        <button class="button small primary" type="button" onClick={() => analyse("quick")}>
          {t("study-analyse")}
        </button>
      )}
      <button class="button small" type="button" onClick={() => analyse("deep")}>
        {t("study-deeper")}
      </button>
    </div>
  );
}
