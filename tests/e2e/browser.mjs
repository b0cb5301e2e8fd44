// Debian's Chromium, and pages in it, each as in a browser of its own.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";

const require = createRequire(new URL("../../web/package.json", import.meta.url));
const { chromium } = require("playwright-core");

/** Any Chromium on the path, best the one without windows; CHROMIUM names another one. */
export function browser_path() {
  const names = ["chromium-headless-shell", "chromium", "google-chrome", "google-chrome-stable", "chromium-browser"];
  const folders = (process.env.PATH ?? "").split(path.delimiter);
  return process.env.CHROMIUM ?? names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find(existsSync);
}

/** Spares processor time: a test opens a few pages, each in a process of its own, for a few seconds. */
const for_short_visits = [
  "--renderer-process-limit=1", // a person's windows share a process, and none is started in reserve
  "--js-flags=--no-opt --no-maglev", // optimised scripts pay only in longer visits
];

let measuring = false;
/** From here on the browser is as people have it, and every page begins with empty caches. */
export function measure() {
  measuring = true;
}

let browser;
function open_browser() {
  browser ??= chromium.launch({
    executablePath: browser_path(),
    args: ["--no-sandbox", "--disable-gpu", ...(measuring ? [] : for_short_visits)],
  });
  return browser;
}
export async function close_browser() {
  kept.clear();
  await (await browser)?.close();
  browser = undefined;
}

/** Pages that may be used again, by the options with which they were opened. */
const kept = new Map();
/** The options with which a page was opened, as long as it may be used again. */
const opened_with = new WeakMap();

/** What changes a page, its context or its clock for whoever uses it next. */
const lasting = [
  "addInitScript",
  "emulateMedia",
  "exposeBinding",
  "exposeFunction",
  "grantPermissions",
  "install",
  "newCDPSession",
  "on",
  "route",
  "routeWebSocket",
  "setExtraHTTPHeaders",
  "setFixedTime",
  "setGeolocation",
  "setOffline",
  "setSystemTime",
  "setViewportSize",
];

/** A page in a context of its own, with nothing stored. `prepare` is run before the scripts of every document. */
export async function open_page(options, prepare) {
  const key = JSON.stringify(options);
  const again = kept.get(key)?.pop();
  if (again) return again;
  const context = await (await open_browser()).newContext(options);
  await context.addInitScript(prepare);
  const page = await context.newPage();
  if (measuring || options.storageState) return page;
  opened_with.set(page, key);
  for (const each of [page, context, page.clock])
    for (const name of lasting.filter((name) => name in each)) {
      const act = each[name];
      each[name] = (...words) => {
        opened_with.delete(page);
        return act.apply(each, words);
      };
    }
  return page;
}

/** As if nobody had been on the site: nothing stored, and at a document without scripts. */
export async function clear_page(page, document) {
  await page.goto(document);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.mouse.move(0, 0);
}

/**
 * Nobody uses this page any more. It is kept for the next one who wants the same, since its process has compiled the scripts already; unless
 * something was done to it that lasts.
 */
export async function leave_page(page, document) {
  const key = opened_with.get(page);
  if (key === undefined || page.context().pages().length !== 1) return page.context().close();
  await clear_page(page, document);
  kept.set(key, [...(kept.get(key) ?? []), page]);
}
