// A rating over time: a line with its interval around it. For keyboards and screen readers it is a slider over the points; a table has the
// same numbers.
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import { Table } from "../people/table.tsx";
import type { RatingPoint } from "../ratings/api.ts";
import { rating_number, rating_text } from "../ratings/rating_text.ts";
import { day, number, t } from "../text.ts";
import type { GameName } from "../messages.ts";
import { height_of, places_of, scale_of, thinned, type Place } from "./course.ts";

const height = 220;
const margin = { left: 46, right: 12, top: 12, bottom: 26 };

export function CourseGraph({ game, points }: { game: GameName; points: RatingPoint[] }) {
  const [chosen, set_chosen] = useState(points.length - 1);
  const { element, width } = useWidth();
  const box = {
    left: margin.left,
    top: margin.top,
    width: width - margin.left - margin.right,
    height: height - margin.top - margin.bottom,
  };
  const scale = scale_of(points);
  const places = places_of(points, scale, box);
  const last = points.length - 1;
  const point = points[chosen]!;
  const here = places[chosen]!;
  const text = t("course-point", { day: day(point.at), rating: rating_text(point), count: point.games });
  return (
    <>
      <div
        ref={element}
        class="course-graph"
        role="slider"
        tabIndex={0}
        aria-label={t("course-label", { game: t(`game-${game}`) })}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={chosen}
        aria-valuetext={text}
        onKeyDown={(event) => {
          const to = step_to(event, chosen, last);
          if (to === null) return;
          event.preventDefault();
          set_chosen(to);
        }}
        onPointerMove={(event) => set_chosen(nearest(places, event.clientX - event.currentTarget.getBoundingClientRect().left))}
        onPointerLeave={() => set_chosen(last)}
      >
        <svg width={width} height={height} aria-hidden="true">
          {scale.lines.map((line) => (
            <g key={line}>
              <line
                class="course-line"
                x1={box.left}
                x2={box.left + box.width}
                y1={height_of(line, scale, box)}
                y2={height_of(line, scale, box)}
              />
              <text x={box.left - 8} y={height_of(line, scale, box) + 4} text-anchor="end">
                {rating_number(line)}
              </text>
            </g>
          ))}
          <text x={box.left} y={height - 6}>
            {day(points[0]!.at)}
          </text>
          <text x={box.left + box.width} y={height - 6} text-anchor="end">
            {day(points[last]!.at)}
          </text>
          <path class="course-interval" d={interval_path(places)} />
          <path class="course-rating" d={line_path(places)} />
          <line class="course-here" x1={here.x} x2={here.x} y1={box.top} y2={box.top + box.height} />
          <circle class="course-dot" cx={here.x} cy={here.y} r="4.5" />
        </svg>
      </div>
      <p class="course-text" aria-hidden="true">
        {text}
      </p>
      <details class="more">
        <summary>{t("course-table")}</summary>
        <Table
          class="course-points"
          columns={[t("course-day"), t("course-rating"), t("course-games")]}
          rows={[...thinned(points, 50)]
            .reverse()
            .map((each) => ({ key: `${each.at} ${each.games}`, head: day(each.at), cells: [rating_text(each), number(each.games)] }))}
        />
      </details>
    </>
  );
}

/** The width that the element has got. */
function useWidth() {
  const element = useRef<HTMLDivElement>(null);
  const [width, set_width] = useState(600);
  useLayoutEffect(() => {
    const measure = () => set_width(Math.max(160, element.current!.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element.current!);
    return () => observer.disconnect();
  }, []);
  return { element, width };
}

function step_to({ key, ctrlKey, altKey, metaKey }: KeyboardEvent, from: number, last: number): number | null {
  if (ctrlKey || altKey || metaKey) return null;
  const steps: Record<string, number> = {
    ArrowLeft: from - 1,
    ArrowDown: from - 1,
    ArrowRight: from + 1,
    ArrowUp: from + 1,
    PageDown: from - 10,
    PageUp: from + 10,
    Home: 0,
    End: last,
  };
  return key in steps ? Math.max(0, Math.min(last, steps[key]!)) : null;
}

function nearest(places: Place[], x: number): number {
  let best = 0;
  for (const [index, place] of places.entries()) if (Math.abs(place.x - x) <= Math.abs(places[best]!.x - x)) best = index;
  return best;
}

const corner = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
const line_path = (places: Place[]) => `M${places.map(({ x, y }) => corner(x, y)).join("L")}`;
const interval_path = (places: Place[]) =>
  `M${[...places.map(({ x, upper }) => corner(x, upper)), ...[...places].reverse().map(({ x, lower }) => corner(x, lower))].join("L")}Z`;
