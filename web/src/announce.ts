// One voice for the page: what it says goes to screen readers through two quiet regions. What is said at one moment is said together, or
// the last of it would wipe out the rest before anyone read it; equal texts are made unequal, so that they are read again.

type How = "politely" | "at once";

const regions: Record<How, HTMLElement | null> = { politely: null, "at once": null };
const waiting: Record<How, string[]> = { politely: [], "at once": [] };
let odd = false;

/** Everything that was said, for tests. */
export const said: string[] = [];

export function set_voices(quiet: HTMLElement | null, loud: HTMLElement | null): void {
  regions.politely = quiet;
  regions["at once"] = loud;
}

export function say(text: string, how: How = "politely"): void {
  said.push(text);
  if (said.length > 2000) said.shift();
  if (waiting[how].push(text) === 1) setTimeout(() => speak(how), 20);
}

function speak(how: How): void {
  odd = !odd;
  const text = waiting[how].splice(0).join(" ");
  const region = regions[how];
  if (region) region.textContent = text + (odd ? "\u00a0" : "");
}
