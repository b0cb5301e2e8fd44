// Shared by the browser tests: the real program on its own port, and a person who uses the page in a browser.
import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { clear_page, leave_page, open_page } from "./browser.mjs";

export { browser_path, close_browser, measure } from "./browser.mjs";

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../..");
const require = createRequire(path.join(root, "web/package.json"));
const axe_source = readFileSync(require.resolve("axe-core/axe.min.js"), "utf8");

/** The games of the page, by their folders. */
export const games = readdirSync(path.join(root, "web/src/games"), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** A text of one game, in English; undefined if there is none. */
export function game_text(game, id) {
  const texts = readFileSync(path.join(root, "web/src/games", game, "en.ftl"), "utf8");
  return new RegExp(`^${id} = (.*)$`, "m").exec(texts)?.[1];
}

export const program =
  process.env.TABULEIRO ?? ["build/dev/bin/tabuleiro", "build/bin/tabuleiro"].map((name) => path.join(root, name)).find(existsSync);
const page_folder = process.env.TABULEIRO_PAGE ?? path.join(root, "build/web");

/** How long a test waits for what must happen: a limit for loaded machines, never a delay. */
export const patience = 120_000;

/** The program, started; `stop` ends it as Ctrl-C does, `kill` as a power cut. */
export class House {
  /**
   * For tests that restart it while people are signed in: the port that the house is told to use is in the names of its cookies, so it is
   * told the same one each time. Where another program has that port, another one is tried.
   */
  static async open_at_a_port(options = {}) {
    for (let attempt = 1; ; ++attempt) {
      try {
        return await House.open({ ...options, port: 20_000 + Math.floor(Math.random() * 10_000) });
      } catch (error) {
        if (attempt === 20) throw error;
      }
    }
  }

  static async open({ port = 0, data = mkdtempSync(path.join(os.tmpdir(), "tabuleiro-e2e-")), words = [] } = {}) {
    if (!program) throw new Error("there is no program tabuleiro in build/: build it first");
    const house = new House();
    house.data = data;
    house.words = words;
    house.process = spawn(
      program,
      [
        "--port",
        String(port),
        "--data",
        data,
        "--page",
        page_folder,
        "--tables-per-minute",
        "100000",
        "--requests-per-second",
        "100000",
        ...words,
      ],
      { stdio: ["ignore", "pipe", "pipe"] },
    );
    let log = "";
    house.address = await new Promise((resolve, reject) => {
      const hear = (chunk) => {
        log += chunk;
        const found = /Tabuleiro is open: (http:\S+)/.exec(log);
        if (found) resolve(found[1]);
      };
      house.process.stdout.on("data", hear);
      house.process.stderr.on("data", hear);
      house.process.on("exit", (code) => reject(new Error(`the house did not open (${code}): ${log}`)));
    });
    house.port = Number(new URL(house.address).port);
    return house;
  }

  end(signal) {
    return new Promise((resolve) => {
      if (this.process.exitCode !== null || this.process.signalCode !== null) return resolve();
      this.process.on("exit", () => resolve());
      this.process.kill(signal);
    });
  }

  async restart(signal = "SIGTERM") {
    await this.end(signal);
    Object.assign(this, await House.open({ port: this.port, data: this.data, words: this.words }));
  }

  async close() {
    await this.end("SIGTERM");
    rmSync(this.data, { recursive: true, force: true });
  }
}

/** A person with their own browser. They know the messages that their page received, and act only on the page. */
export class Person {
  static async come(house, { language = "en", width = 1100, height = 780, ...options } = {}) {
    const person = new Person();
    person.house = house;
    const context = { viewport: { width, height }, locale: language, reducedMotion: "reduce", ...options };
    person.use(
      await open_page(context, () => {
        // The computer answers at once, unless the test wants it otherwise.
        try {
          const kept = JSON.parse(localStorage.getItem("preferences") ?? "{}");
          localStorage.setItem("preferences", JSON.stringify({ pauses: false, ...kept }));
        } catch {
          // A page without storage.
        }
      }),
    );
    return person;
  }

  /** The same person in another window, which has the same seats. */
  async another_window(house) {
    const other = Object.assign(new Person(), { house });
    other.use(await this.context.newPage());
    return other;
  }

  use(page) {
    this.page = page;
    this.context = page.context();
    page.setDefaultTimeout(patience);
    this.problems = [];
    this.bytes = "";
    this.listeners = {
      pageerror: (error) => this.problems.push(String(error)),
      console: (message) =>
        message.type() === "error" &&
        !/WebSocket|ERR_CONNECTION|Failed to load resource|Cross-Origin-Opener-Policy/.test(message.text()) &&
        this.problems.push(message.text()),
      websocket: (socket) => socket.on("framereceived", ({ payload }) => this.hear(String(payload))),
    };
    for (const [event, listener] of Object.entries(this.listeners)) page.addListener(event, listener);
  }

  hear(text) {
    this.bytes += text;
    const message = JSON.parse(text);
    if (!("version" in message)) return;
    if ("tournament" in message && !message.table) return; // of a tournament, not of a table
    if (message.table) this.state = message;
    if (!this.state || message.table) return;
    const { history } = this.state;
    this.state = { ...this.state, ...message };
    if (message.history)
      this.state.history = {
        from: 0,
        moves: [...history.moves.slice(0, message.history.from), ...message.history.moves],
      };
  }

  /** The smallest document of the house: what it keeps in the browser can be reached from there, and no script runs. */
  get icon() {
    return `${this.house.address}/icon.svg`;
  }

  /** Its script may come after the document. */
  async go(where) {
    await this.page.goto(this.house.address + where);
    await this.page.locator("main h1").first().waitFor({ state: "attached" });
  }

  /** Opens the further options of a new game. The form grows when the house's choices arrive, so they are waited for. */
  async open_options() {
    await this.page.locator('input[name="time"][value="180+2"]').waitFor({ state: "attached" });
    await this.page.locator("summary").click();
    await this.page.locator("details[open]").waitFor();
  }

  /** Creates a table as the page does, and opens it. */
  async sit(settings) {
    if (!this.page.url().startsWith(this.house.address)) await this.page.goto(this.icon);
    const { table, link, refused, reasons } = await this.page.evaluate(
      async (body) =>
        (
          await fetch("/api/tables", {
            method: "POST",
            headers: { "Content-Type": "application/json" },
            body: JSON.stringify(body),
          })
        ).json(),
      settings,
    );
    if (!table) throw new Error(`${refused}: ${reasons.map((reason) => reason.text)}`);
    if (link) await this.page.evaluate(([key, value]) => localStorage.setItem(key, value), [`link-${table}`, link]);
    this.state = undefined;
    await this.go(`/table/${table}`);
    await this.until((state) => state !== undefined);
    this.table = table;
    return link;
  }

  /** Waits until the last state that the page received fulfils the condition, and is shown. */
  async until(condition, what = String(condition)) {
    const end = Date.now() + patience;
    while (!(this.state !== undefined && condition(this.state))) {
      if (Date.now() > end) throw new Error(`it did not come to this: ${what}\n${JSON.stringify(this.state)?.slice(0, 600)}`);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
    await this.shown();
    return this.state;
  }

  /** The page has drawn the last state that it received. */
  async shown() {
    const end = Date.now() + patience;
    for (;;) {
      const { phase, curtain, history } = this.state;
      if (phase === "waiting") return;
      const drawn = curtain ? ".curtain" : `.game[data-plies="${history.moves.length}"][data-phase="${phase}"]`;
      if ((await this.page.locator(drawn).count()) > 0) return;
      if (Date.now() > end) throw new Error(`the page does not show ${drawn}`);
      await new Promise((resolve) => setTimeout(resolve, 8));
    }
  }

  /** Waits until the function returns true in the page. (waitForFunction evaluates text, which our Content-Security-Policy forbids.) */
  async comes_true(question, value) {
    for (const end = Date.now() + patience; !(await this.page.evaluate(question, value)); await this.page.waitForTimeout(20))
      if (Date.now() > end) throw new Error(`this did not become true: ${question}`);
  }

  /** Waits until this is no longer on the page. */
  async gone(what) {
    for (const end = Date.now() + patience; (await what.count()) > 0; await this.page.waitForTimeout(20))
      if (Date.now() > end) throw new Error(`still on the page: ${what}`);
  }

  my_turn() {
    return this.until((state) => state.phase === "over" || state.choices.length > 0, "a turn of one's own");
  }

  cell(name) {
    return this.page.locator(`[data-cell="${name}"]`);
  }

  async touch(...cells) {
    for (const cell of cells) await this.cell(cell).click();
  }

  /** Plays one of the moves on offer with the mouse, answering what the page asks. */
  async play(choice) {
    const plies = this.state.history.moves.length;
    const played = () =>
      this.until((state) => state.history.moves.length > plies || state.phase === "over" || state.curtain, `the move ${choice.move}`);
    if (choice.path.length === 0) {
      // A pass, for example: a button below the board.
      await this.page
        .locator(".choice")
        .nth(this.state.choices.filter(({ path }) => path.length === 0).indexOf(choice))
        .click();
      return played();
    }
    const [from] = choice.path;
    const to = choice.path.at(-1);
    await this.touch(...(choice.path.length > 1 ? [from, to] : [from]));
    const rivals = this.state.choices.filter(
      (other) => other.path[0] === from && other.path.at(-1) === to && other.path.length > 1 === choice.path.length > 1,
    );
    if (rivals.length > 1 || (choice.path.length === 1 && choice.choice))
      await this.page.locator(".choice").nth(rivals.indexOf(choice)).click();
    // The page asks before an operation is wasted.
    if (choice.choice === "bishop-blast" && choice.touches.length === 0) await this.page.locator(".status-bar .question .primary").click();
    return played();
  }

  async play_text(move) {
    const choice = this.state.choices.find((candidate) => candidate.move === move);
    if (!choice) throw new Error(`${move} is not on offer: ${this.state.choices.map((candidate) => candidate.move)}`);
    return this.play(choice);
  }

  press(...keys) {
    return keys.reduce((before, key) => before.then(() => this.page.keyboard.press(key)), Promise.resolve());
  }

  text(selector) {
    return this.page.locator(selector).innerText();
  }

  button(name) {
    return this.page.getByRole("button", { name, exact: true });
  }

  action(name) {
    return this.page.locator(`[data-action="${name}"]`);
  }

  /** Waits until the status bar shows this. */
  status(text) {
    return this.page.locator(".status-bar").getByText(text).first().waitFor();
  }

  said() {
    return this.page.evaluate(() => window.said);
  }

  /** Waits until this was announced: a part of the text, or a pattern. */
  async told(part) {
    const fits = part instanceof RegExp ? (text) => part.test(text) : (text) => text.includes(part);
    for (const end = Date.now() + patience; ; ) {
      const said = await this.said();
      if (said.some(fits)) return;
      if (Date.now() > end) throw new Error(`“${part}” was not said, only: ${said.slice(-5).join(" | ")}`);
      await this.page.waitForTimeout(30);
    }
  }

  /** The violations that axe-core finds on the page: of all rules, or only of those that depend on colours. */
  async violations(which = "all") {
    if (!(await this.page.evaluate(() => "axe" in window))) await this.page.evaluate(axe_source);
    const run_only = {
      all: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"],
      colours: { type: "rule", values: ["color-contrast", "link-in-text-block"] },
    };
    return this.page.evaluate(async (runOnly) => {
      const { violations } = await window.axe.run(document, { resultTypes: ["violations"], runOnly });
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 120)).join(" ; ")}`);
    }, run_only[which]);
  }

  /** How far the page can be scrolled sideways. */
  sideways() {
    return this.page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  }

  /** Texts that are not fully visible: clipped by a box around them, or wider than their button. */
  cut_off() {
    return this.page.evaluate(() => {
      const found = [];
      const clips = (overflow) => ["hidden", "clip"].includes(overflow);
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const element = node.parentElement;
        if (
          !node.textContent.trim() ||
          !element.checkVisibility?.() ||
          element.closest(".unseen, .brand-name, .with-icon, .who-name, svg, script, style")
        )
          continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const text = range.getBoundingClientRect();
        for (let box = element; box && box !== document.body; box = box.parentElement) {
          const edge = box.getBoundingClientRect();
          const style = getComputedStyle(box);
          const beside = text.right > edge.right + 1 || text.left < edge.left - 1;
          const below = text.bottom > edge.bottom + 2;
          const holds = box.matches("button, .button, .chip > span, summary");
          if (((holds || clips(style.overflowX)) && beside) || (clips(style.overflowY) && below))
            found.push(`${node.textContent.trim()} (${box.className || box.tagName})`);
        }
      }
      return [...new Set(found)];
    });
  }

  /** From here on they are somebody who was never here before, in the same page. */
  async start_anew() {
    await clear_page(this.page, this.icon);
    this.state = undefined;
    this.bytes = "";
    this.check_problems();
  }

  async leave() {
    for (const [event, listener] of Object.entries(this.listeners)) this.page.removeListener(event, listener);
    await leave_page(this.page, this.icon);
    this.check_problems();
  }

  check_problems() {
    if (this.problems.length) throw new Error(`the page complained: ${this.problems.join("\n")}`);
  }
}

export const computer = (level) => ({ kind: "computer", level });
export const here = (name = "") => ({ kind: "here", name });
export const seats = (first, second) => ({ first, second });

/** Windows of desktops, tablets and phones, the largest first. */
export const windows = [
  [1440, 900],
  [1366, 650],
  [1024, 768],
  [844, 390],
  [390, 844],
  [320, 568],
];

/** Ana and Rui at a chess table; he came by her link. */
export async function invite(house, settings = {}) {
  const [ana, rui] = [await Person.come(house), await Person.come(house)];
  const link = await ana.sit({ game: "chess", seats: seats(here("Ana"), { kind: "link" }), ...settings });
  await rui.go(link);
  await rui.button("Join and play").click();
  await rui.until((state) => state.phase === "playing");
  await ana.until((state) => state.phase === "playing");
  return [ana, rui];
}

/** Random choices from a seed, so that a failed game can be repeated. */
export function dice(seed) {
  let state = seed >>> 0;
  return (list) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return list[Math.floor((state / 2 ** 32) * list.length)];
  };
}
