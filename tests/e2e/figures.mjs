// Measures the page in a real browser against its targets: node tests/e2e/figures.mjs. Figures, not tests: they depend on the machine.
import { House, Person, close_browser, computer, here, measure, seats } from "./support.mjs";

const median = (values) => [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)];
const print = (what, value, wanted) => console.log(`${what.padEnd(58)} ${value.padStart(10)}   ${wanted}`);

/** Each time in a browser with an empty cache. */
async function first_visit(house) {
  const person = await Person.come(house);
  await person.go("/");
  await person.button("Play").waitFor();
  const figures = await person.page.evaluate(() => ({
    paint: performance.getEntriesByName("first-contentful-paint")[0].startTime,
    // Not those that are preloaded for other pages.
    scripts: performance
      .getEntriesByType("resource")
      .filter((entry) => document.head.querySelector(`[src="${new URL(entry.name).pathname}"], [href="${new URL(entry.name).pathname}"]`))
      .filter((entry) => entry.name.endsWith(".js"))
      .reduce((sum, entry) => sum + entry.encodedBodySize, 0),
  }));
  await person.leave();
  return figures;
}

const durations = ["ScriptDuration", "LayoutDuration", "RecalcStyleDuration"];

/** The browser's main thread during a shot and its answer: two changes of two 15x24 boards. */
async function redraws(house) {
  const person = await Person.come(house, { width: 1280, height: 800 });
  const ships = Object.fromEntries([3, 3, 3, 3, 2, 2, 2, 2].map((count, index) => [`ships-${index + 1}`, count]));
  await person.sit({ game: "wargame", seats: seats(here("Ana"), computer(1)), options: { rows: 15, columns: 24, ...ships } });
  await person.page.locator(".placing .primary").click();
  await person.until((state) => state.choices[0]?.kind === "shot");
  const session = await person.context.newCDPSession(person.page);
  await session.send("Performance.enable");
  const spent = async () => {
    await person.page.waitForTimeout(150);
    const { metrics } = await session.send("Performance.getMetrics");
    return metrics.filter(({ name }) => durations.includes(name)).reduce((sum, { value }) => sum + value * 1000, 0);
  };
  const costs = [];
  for (let shot = 0; shot < 25; shot++) {
    const before = await spent();
    const plies = person.state.history.moves.length;
    await person.touch(person.state.choices[(shot * 17) % person.state.choices.length].path[0]);
    await person.until((state) => state.history.moves.length >= plies + 2);
    costs.push(((await spent()) - before) / 2);
  }
  await person.leave();
  return costs;
}

measure();
const house = await House.open();
try {
  const visits = [];
  for (let visit = 0; visit < 7; visit++) visits.push(await first_visit(house));
  print(
    "first paint of the start page, median of 7 visits",
    `${Math.round(median(visits.map((visit) => visit.paint)))} ms`,
    "below 1000 ms",
  );
  print("scripts that the start page needs, compressed", `${(visits[0].scripts / 1000).toFixed(1)} kB`, "below 60 kB");
  const costs = await redraws(house);
  print("a change of two boards of 15x24: script, style, layout", `${median(costs).toFixed(1)} ms`, "below 16 ms, a frame");
  print("the same, the slowest of 25", `${Math.max(...costs).toFixed(1)} ms`, "");
} finally {
  await close_browser();
  await house.close();
}
