// People whom a house knows, for the browser tests: players who sign up, and its administrator.
import { readFileSync } from "node:fs";
import path from "node:path";
import { Person } from "./support.mjs";

export async function sign_up(house, name, options) {
  const person = await Person.come(house, options);
  await person.go("/sign-up");
  await person.page.getByLabel("Your name in this house").fill(name);
  await person.button("Keep my games").click();
  await person.page.locator(".person-card").waitFor();
  return person;
}

export const signed_in = (person, name) => person.page.getByRole("button", { name: `Signed in: ${name}` }).waitFor();

/** The first administrator of a new house, who may do everything that a teacher may. */
export async function come_as_administrator(house, name = "Dona Teresa", options) {
  const person = await Person.come(house, options);
  const link = new URL(readFileSync(path.join(house.data, "admin-link"), "utf8").trim());
  await person.go(`/${link.hash}`);
  await person.page.getByLabel("Your name in this house").fill(name);
  await person.button("Continue as administrator").click();
  await signed_in(person, name);
  return person;
}
