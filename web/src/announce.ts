// One voice for the page: what it says goes to screen readers through two quiet regions. Equal texts are made unequal, so that they
// are read again.

let polite: HTMLElement | null = null;
let assertive: HTMLElement | null = null;
let odd = false;

/** Everything that was said, for tests. */
export const said: string[] = [];

export function set_voices(quiet: HTMLElement | null, loud: HTMLElement | null): void {
  polite = quiet;
  assertive = loud;
}

export function say(text: string, how: "politely" | "at once" = "politely"): void {
  said.push(text);
  if (said.length > 2000) said.shift();
  odd = !odd;
  const voice = how === "politely" ? polite : assertive;
  if (voice) voice.textContent = text + (odd ? "\u00a0" : "");
}
