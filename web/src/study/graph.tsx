// The winning chances over the whole game, drawn by uPlot. For keyboards and screen readers it is a slider over the plies; the move list
// has the same values as text.
import { useEffect, useRef } from "preact/hooks";
import uPlot from "uplot";
import { usePreferences } from "../preferences.ts";
import { t } from "../text.ts";
import { chances_words, move_label } from "./speech.ts";
import { chances, last_ply, type Analysis } from "./state.ts";

interface Props {
  analysis: Analysis;
  hidden: boolean;
  on_go: (ply: number) => void;
}

export function Graph({ analysis, hidden, on_go }: Props) {
  const { preferences } = usePreferences();
  const box = useRef<HTMLDivElement>(null);
  const plot = useRef<uPlot | null>(null);
  const now = useRef({ analysis, hidden, on_go });
  now.current = { analysis, hidden, on_go };
  const known = chances(analysis);
  const last = last_ply(analysis);

  useEffect(() => {
    const place = box.current!;
    const made = new uPlot(options(place, now), [[0], [null]], place);
    plot.current = made;
    const observer = new ResizeObserver(() => made.setSize({ width: place.clientWidth, height: place.clientHeight }));
    observer.observe(place);
    return () => {
      observer.disconnect();
      made.destroy();
    };
  }, []);

  // During a retry, later values would give the answer away.
  const values = hidden ? known.map((value, ply) => (ply > analysis.ply ? null : value)) : known;
  useEffect(
    () => plot.current?.setData([values.map((_, ply) => ply), values.map((value) => value && value * 100)]),
    [values.join(" "), last],
  );
  useEffect(() => plot.current?.redraw(false), [analysis.ply, analysis.judged, hidden, preferences.theme]);
  useEffect(() => {
    const dark = matchMedia("(prefers-color-scheme: dark)");
    const redraw = () => plot.current?.redraw(false);
    dark.addEventListener("change", redraw);
    return () => dark.removeEventListener("change", redraw);
  }, []);

  const here = values[analysis.ply];
  const text =
    analysis.ply > 0
      ? move_label(analysis, analysis.ply - 1, here ?? null)
      : here != null
        ? chances_words(analysis.line.game, here)
        : t("study-unknown");
  return (
    <div
      ref={box}
      class="graph"
      role="slider"
      tabIndex={0}
      aria-label={t("study-graph")}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={analysis.ply}
      aria-valuetext={text}
      onKeyDown={(event) => {
        const steps: Record<string, number> = {
          ArrowLeft: analysis.ply - 1,
          ArrowDown: analysis.ply - 1,
          ArrowRight: analysis.ply + 1,
          ArrowUp: analysis.ply + 1,
          PageDown: analysis.ply - 10,
          PageUp: analysis.ply + 10,
          Home: 0,
          End: last,
        };
        const ply = steps[event.key];
        if (ply === undefined || event.ctrlKey || event.altKey || event.metaKey) return;
        event.preventDefault();
        on_go(ply);
      }}
    />
  );
}

type Now = { current: Props };

/** The first player's share is the area below the line, the second player's the background. */
function options(place: HTMLElement, now: Now): uPlot.Options {
  const colour = (name: string) => getComputedStyle(place).getPropertyValue(name).trim();
  return {
    width: place.clientWidth || 300,
    height: place.clientHeight || 120,
    padding: [6, 6, 6, 6],
    legend: { show: false },
    cursor: { y: false, drag: { x: false, y: false }, points: { show: false } },
    scales: { x: { time: false, range: () => [0, Math.max(1, last_ply(now.current.analysis))] }, y: { range: [0, 100] } },
    axes: [{ show: false }, { show: false }],
    series: [
      {},
      {
        stroke: () => colour("--graph-line"),
        fill: () => colour("--graph-first"),
        width: 1.5,
        spanGaps: true,
        points: { show: false },
      },
    ],
    hooks: {
      draw: [(u) => marks(u, now.current, colour)],
      ready: [
        (u) =>
          u.over.addEventListener("click", () => {
            const ply = u.cursor.left != null ? Math.round(u.posToVal(u.cursor.left, "x")) : null;
            if (ply !== null) now.current.on_go(ply);
          }),
      ],
    },
  };
}

type Colour = (name: string) => string;

/** The middle line, the current ply, and a different shape for each kind of judgement. */
function marks(u: uPlot, { analysis, hidden }: Props, colour: Colour): void {
  const { ctx } = u;
  const { left, top, width, height } = u.bbox;
  const unit = devicePixelRatio;
  ctx.save();
  ctx.lineWidth = unit;
  ctx.setLineDash([4 * unit, 4 * unit]);
  ctx.strokeStyle = colour("--graph-middle");
  line(ctx, left, top + height / 2, left + width, top + height / 2);
  ctx.setLineDash([]);
  ctx.lineWidth = 2 * unit;
  ctx.strokeStyle = colour("--graph-here");
  const here = u.valToPos(analysis.ply, "x", true);
  line(ctx, here, top, here, top + height);
  for (const [index, { judgement }] of analysis.judged) {
    const chances = analysis.run[index + 1]?.chances;
    if (!judgement || chances === undefined || (hidden && index >= analysis.ply)) continue;
    const size = (judgement === "inaccuracy" ? 3.5 : judgement === "mistake" ? 4.5 : 5) * unit;
    ctx.fillStyle = colour(`--${judgement}`);
    ctx.strokeStyle = colour("--surface");
    ctx.lineWidth = 1.2 * unit;
    shape(ctx, judgement, u.valToPos(index + 1, "x", true), u.valToPos(chances * 100, "y", true), size);
    ctx.fill();
    ctx.stroke();
  }
  ctx.restore();
}

function line(ctx: CanvasRenderingContext2D, x1: number, y1: number, x2: number, y2: number): void {
  ctx.beginPath();
  ctx.moveTo(x1, y1);
  ctx.lineTo(x2, y2);
  ctx.stroke();
}

function shape(ctx: CanvasRenderingContext2D, is: string, x: number, y: number, r: number): void {
  ctx.beginPath();
  if (is === "inaccuracy") ctx.arc(x, y, r, 0, 2 * Math.PI);
  else if (is === "mistake") {
    ctx.moveTo(x, y - r);
    ctx.lineTo(x + r, y + r);
    ctx.lineTo(x - r, y + r);
  } else ctx.rect(x - r * 0.9, y - r * 0.9, r * 1.8, r * 1.8);
  ctx.closePath();
}
