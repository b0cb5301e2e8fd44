import assert from "node:assert/strict";
import test from "node:test";
import type { HistoryGame, HistoryPage, OpponentScore } from "../../src/history/api.ts";
import { address_of, filters_of, is_filtered, no_filters, query_of } from "../../src/history/filters.ts";
import { opponent_choices } from "../../src/history/filter_fields.tsx";
import { gather } from "../../src/history/use_history.ts";
import { height_of, places_of, scale_of, thinned } from "../../src/profile/course.ts";
import { change_text, rating_text } from "../../src/ratings/rating_text.ts";
import { rich_text } from "../../src/rich_text.tsx";
import { place_of } from "../../src/router.ts";
import { set_language } from "../../src/text.ts";

set_language("en");

test("histories and profiles have addresses", () => {
  assert.deepEqual(place_of("/history", "", "?game=chess"), { is: "history", person: "" });
  assert.deepEqual(place_of("/person/p1", ""), { is: "person", person: "p1" });
  assert.deepEqual(place_of("/person/p1/history", ""), { is: "history", person: "p1" });
  assert.deepEqual(place_of("/person", ""), { is: "unknown" });
  assert.deepEqual(place_of("/person/p1/other", ""), { is: "unknown" });
});

test("the filters of a history are in its address, and come back from it", () => {
  const filters = { ...no_filters, game: "chess", opponent: "level-4", from: "2026-11-01" };
  assert.equal(address_of(filters), "?game=chess&opponent=level-4&from=2026-11-01");
  assert.deepEqual(filters_of(address_of(filters)), filters);
  assert.equal(address_of(no_filters), "");
  assert.deepEqual(filters_of("?from=yesterday&to=2026-99-99&other=1"), no_filters);
  assert.equal(is_filtered(filters), true);
  assert.equal(is_filtered(no_filters), false);
});

test("days are asked for as moments of the reader's time zone, the last day whole", () => {
  const query = query_of({ ...no_filters, result: "won", from: "2026-11-01", to: "2026-12-31" });
  assert.deepEqual(Object.fromEntries(query), {
    result: "won",
    from: String(new Date(2026, 10, 1).getTime()),
    to: String(new Date(2027, 0, 1).getTime()),
  });
});

const games = (count: number) => Array.from({ length: count }, () => ({}) as HistoryGame);

test("short pages are followed until there are enough games, or no more", async () => {
  const pages: Record<string, HistoryPage> = {
    first: { games: [], next: "a" },
    a: { games: games(15), next: "b" },
    b: { games: games(10), next: "c" },
    c: { games: games(3), next: null },
  };
  const asked: (string | null)[] = [];
  const ask = (before: string | null) => {
    asked.push(before);
    return Promise.resolve(structuredClone(pages[before ?? "first"]!));
  };
  const page = await gather(ask, null);
  assert.deepEqual([page.games.length, page.next, asked], [25, "c", [null, "a", "b"]]);
  const rest = await gather(ask, page.next);
  assert.deepEqual([rest.games.length, rest.next], [3, null]);
});

const score = (name: string, person: string | null, level: number | null, game = "chess"): OpponentScore => ({
  opponent: { name, person, level },
  key: person ?? (level === null ? "" : `level-${level}`),
  game,
  won: 1,
  drawn: 0,
  lost: 0,
  last: 0,
});

test("opponents to choose from: each once, people before levels, nobody nameless", () => {
  const scores = [
    score("", null, 4),
    score("Rui", "p2", null),
    score("Eva", "p1", null),
    score("Rui", "p2", null, "reversi"),
    score("", null, null),
  ];
  assert.deepEqual(opponent_choices(scores), [
    ["p1", "Eva"],
    ["p2", "Rui"],
    ["level-4", "Computer, amateur"],
  ]);
});

test("a level that was played in several games goes by its number: its names differ", () => {
  const names = opponent_choices([score("", null, 4), score("", null, 4, "wargame")]);
  assert.deepEqual(
    names.map(([key]) => key),
    ["level-4"],
  );
  assert.doesNotMatch(names[0]![1], /amateur/);
});

test("ratings are written with their interval, and changes with their sign", () => {
  assert.equal(rating_text({ rating: 1480, interval: 60 }), "1480 ± 60");
  assert.equal(rating_text({ rating: -40, interval: 500 }), "−40 ± 500");
  assert.deepEqual([change_text(1480, 1492), change_text(1492, 1480), change_text(1500, 1500)], ["+12", "−12", "0"]);
});

const point = (at: number, rating: number, interval = 60) => ({ at, rating, interval, games: at });

test("the scale of a course holds every rating, at round numbers", () => {
  const scale = scale_of([point(0, 1500, 900), point(1, 1432, 500), point(2, 1611, 300)]);
  assert.ok(scale.least <= 1432 && scale.most >= 1611, JSON.stringify(scale));
  assert.ok(scale.lines.length >= 3 && scale.lines.length <= 7, JSON.stringify(scale));
  assert.ok(
    scale.lines.every((line) => line % 50 === 0),
    JSON.stringify(scale),
  );
  // Wide intervals of the beginning do not flatten the line.
  assert.ok(scale.most - scale.least < 600, JSON.stringify(scale));
});

test("a rating that never changed has a scale, and games of one moment have places", () => {
  const points = [point(5, 1500, 0), point(5, 1500, 0)];
  const scale = scale_of(points);
  assert.ok(scale.most > scale.least);
  for (const { x, y } of places_of(points, scale, { left: 0, top: 0, width: 100, height: 50 }))
    assert.ok(Number.isFinite(x) && y >= 0 && y <= 50);
});

test("points lie between the edges by time and rating, their intervals within the box", () => {
  const points = [point(0, 1400, 900), point(10, 1500), point(40, 1600)];
  const scale = scale_of(points);
  const box = { left: 10, top: 20, width: 400, height: 200 };
  const places = places_of(points, scale, box);
  assert.deepEqual(
    places.map(({ x }) => x),
    [10, 110, 410],
  );
  assert.ok(places[0]!.y > places[1]!.y && places[1]!.y > places[2]!.y);
  for (const { upper, lower } of places) assert.ok(upper >= 20 && lower <= 220);
  assert.equal(height_of(scale.most, scale, box), 20);
  assert.equal(height_of(scale.least, scale, box), 220);
});

test("a long list is thinned evenly, with its first and its last", () => {
  const list = Array.from({ length: 300 }, (_, index) => index);
  const few = thinned(list, 50);
  assert.deepEqual([few.length, few[0], few.at(-1)], [50, 0, 299]);
  assert.deepEqual(thinned([1, 2, 3], 50), [1, 2, 3]);
});

test("a sentence takes other things than text in the places of its values", () => {
  const link = { is: "link" } as unknown as preact.VNode;
  const parts = rich_text("versus", { first: link, second: "Rui" });
  assert.deepEqual(
    parts.filter((part) => part !== ""),
    [link, " against ", "Rui"],
  );
});
