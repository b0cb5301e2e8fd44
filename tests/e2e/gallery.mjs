// Takes a picture of every page and state, for visual inspection: node tests/e2e/gallery.mjs FOLDER [WORD...]. The words choose among the
// looks (pt, 320, dark, zoomed, forced, ...); without them all are taken.
import { mkdirSync } from "node:fs";
import path from "node:path";
import { states } from "./states.mjs";
import { House, Person, close_browser } from "./support.mjs";

const [folder = "gallery", ...wanted] = process.argv.slice(2);

/** A screen of 1280 by 800 at 200 % has room for half as much. */
const zoomed = { width: 640, height: 400, deviceScaleFactor: 2 };
const narrow = { width: 320, height: 640 };
const looks = {};
for (const language of ["en", "pt", "ro"]) {
  looks[`${language}-light`] = { language, colorScheme: "light" };
  looks[`${language}-dark-320`] = { language, colorScheme: "dark", ...narrow };
  looks[`${language}-zoomed`] = { language, ...zoomed };
}
looks["pt-light-320"] = { language: "pt", colorScheme: "light", ...narrow };
looks["pt-dark"] = { language: "pt", colorScheme: "dark" };
looks["en-forced"] = { language: "en", forcedColors: "active", contrast: "more" };
looks["ro-forced-dark-320"] = { language: "ro", forcedColors: "active", contrast: "more", colorScheme: "dark", ...narrow };

const house = await House.open();
try {
  for (const [look, options] of Object.entries(looks).filter(([name]) => wanted.every((word) => name.includes(word)))) {
    mkdirSync(path.join(folder, look), { recursive: true });
    for (const [name, get_there] of Object.entries(states)) {
      const person = await Person.come(house, options);
      await get_there(person);
      await person.page.screenshot({ path: path.join(folder, look, `${name.replaceAll(/\W+/g, "-")}.png`), fullPage: true });
      await person.leave();
    }
  }
} finally {
  await close_browser();
  await house.close();
}
