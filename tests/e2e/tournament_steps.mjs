// What people do on the pages of a tournament, for the browser tests.

/** `choose` fills in what is not as usual. Returns the path of the new tournament's page. */
export async function make_tournament(director, name, choose) {
  await director.go("/tournaments/new");
  await director.page.getByLabel("Name of the tournament").fill(name);
  await choose?.(director.page);
  await director.button("Make the tournament").click();
  await director.page.getByRole("heading", { level: 1, name }).waitFor();
  return new URL(director.page.url()).pathname;
}

export async function join(player, where, code) {
  await player.go(where);
  if (code) await player.page.getByLabel("Code of the tournament").fill(code);
  await player.button("Join").click();
  await player.told("You take part.");
}

/** Presses a button of the director's, and confirms it. */
export async function direct(director, what) {
  await director.button(what).click();
  await director.page.getByRole("dialog").getByRole("button", { name: what }).click();
  await director.gone(director.page.getByRole("dialog"));
}

export async function start_tournament(director, players) {
  await director.page.getByRole("heading", { name: `${players} players` }).waitFor();
  await direct(director, "Start the tournament");
}

export async function resign(player) {
  await player.until((state) => state.phase === "playing");
  await player.action("resign").click();
  await player.page.locator(".status-bar").getByRole("button", { name: "Resign" }).click();
  await player.until((state) => state.phase === "over");
}

export async function choose_language(person, language) {
  await person.page.evaluate((chosen) => {
    const kept = JSON.parse(localStorage.getItem("preferences") ?? "{}");
    localStorage.setItem("preferences", JSON.stringify({ ...kept, language: chosen }));
  }, language);
}
