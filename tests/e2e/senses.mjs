// Two users without a mouse: one has only a keyboard, the other also cannot see the screen. Both navigate with Tab; they know elements by
// role and name in Chromium's accessibility tree, and events by the page's live regions.
import assert from "node:assert/strict";
import { Person, game_text, games, patience } from "./support.mjs";

/** A user whose page records any use of a pointer and every change of the live regions. */
export async function come_without_a_mouse(house, options) {
  const person = await Person.come(house, options);
  await person.context.addInitScript(() => {
    window.heard = [];
    addEventListener("pointerdown", () => (window.pointed = true), true);
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest("[aria-live]");
        const text = region?.closest(".unseen")?.textContent.trim();
        if (text) window.heard.push(text);
      }
    }).observe(document, { childList: true, characterData: true, subtree: true });
  });
  person.session = await person.context.newCDPSession(person.page);
  return person;
}

export async function leave_without_a_mouse(person) {
  assert.equal(await person.page.evaluate(() => window.pointed ?? false), false, "no pointer was used");
  await person.leave();
}

/** The role and name of the focused element, as a screen reader would say them. */
export async function focused(person) {
  const { result } = await person.session.send("Runtime.evaluate", { expression: "document.activeElement" });
  const { nodes } = await person.session.send("Accessibility.getPartialAXTree", { objectId: result.objectId, fetchRelatives: false });
  return { role: nodes[0]?.role?.value ?? "", name: nodes[0]?.name?.value ?? "" };
}

const is = (node, role, name) => node.role === role && (name instanceof RegExp ? name.test(node.name) : node.name === name);

/** Presses Tab until this element has the focus. */
export async function tab_to(person, role, name = /./) {
  const passed = [];
  for (let presses = 0; presses < 120; presses++) {
    const node = await focused(person);
    if (is(node, role, name)) return node;
    passed.push(`${node.role} “${node.name}”`);
    await person.press("Tab");
  }
  throw new Error(`the Tab key does not lead to ${role} ${name}, only to ${[...new Set(passed)].join(", ")}`);
}

/** Goes to this link and follows it: on the new page the heading has the focus, from which Tab goes on. */
export async function follow(person, name) {
  await tab_to(person, "link", name);
  await person.press("Enter");
  await person.comes_true(() => document.activeElement?.matches("h1"));
}

/** Goes to a group of radio buttons, and through it with the arrow keys. */
export async function choose(person, any, wanted) {
  await tab_to(person, "radio", any);
  for (let presses = 0; presses < 12; presses++) {
    if (is(await focused(person), "radio", wanted)) return;
    await person.press("ArrowRight");
  }
  throw new Error(`the arrows do not lead to ${wanted}`);
}

/** A game's card: its name, and a line about it. */
const card_of = (game) => new RegExp(`^${game_text(game, `game-${game}`)} ${game_text(game, `game-${game}-text`)}`);

/** From the start page to a table of that game for two people at this screen, with the given options. */
export async function find_and_start(person, game, numbers = {}) {
  await person.go("/");
  await choose(person, new RegExp(games.map((name) => card_of(name).source).join("|")), card_of(game));
  await follow(person, "More options");
  await choose(person, /^(Computer|At this screen|By link|Watch) /, /^At this screen/);
  if (Object.keys(numbers).length > 0) {
    await tab_to(person, "DisclosureTriangle", "Rules and options");
    await person.press("Enter");
  }
  for (const [name, number] of Object.entries(numbers)) {
    await tab_to(person, "spinbutton", name);
    await person.page.keyboard.type(String(number));
  }
  await tab_to(person, "button", "Play");
  await person.press("Enter");
  await person.until((state) => state.game === game && state.you === "both");
}

/** The announcements since the last call; waits until this one has come. */
export async function hear(person, wanted) {
  const from = person.listened ?? 0;
  const end = Date.now() + patience;
  for (;;) {
    const heard = await person.page.evaluate((start) => window.heard.slice(start), from);
    if (heard.some((text) => wanted.test(text))) {
      person.listened = from + heard.length;
      return heard.filter((text) => wanted.test(text)).at(-1);
    }
    if (Date.now() > end) throw new Error(`${wanted} was not said, only: ${heard.join(" | ")}; the page: ${await person.text("body")}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** Types into the command field and waits for the announcement. */
export async function command(person, text, wanted = /./) {
  await tab_to(person, "textbox", "Move or command");
  await person.page.keyboard.type(text);
  await person.press("Enter");
  return hear(person, wanted);
}
