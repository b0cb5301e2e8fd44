// Announcements for screen readers, through two live regions. Texts that come at the same moment are joined, so that the last does not
// replace the others before they are read; a repeated text is changed invisibly, so that it is read again.

type How = "politely" | "at once";

const regions: Record<How, HTMLElement | null> = { politely: null, "at once": null };
const waiting: Record<How, string[]> = { politely: [], "at once": [] };
let odd = false;

/** Everything that was announced, for tests. */
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
