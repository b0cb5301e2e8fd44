// Ending the session of this browser.
import { say } from "../announce.ts";
import { go } from "../router.ts";
import { t } from "../text.ts";
import { sign_out } from "./api.ts";
import { set_person } from "./session.ts";

/** What the browser keeps of the person's games: the next one at this computer must not find it. */
function forget_games(): void {
  try {
    for (const key of Object.keys(localStorage)) if (/^(link-|table-|finished$)/.test(key)) localStorage.removeItem(key);
    sessionStorage.clear();
  } catch {
    // Without storage there is nothing to forget.
  }
}

/** The session is over, or even the account is gone; back to the start page. */
export function signed_out(news: "signed-out" | "removed" = "signed-out"): void {
  forget_games();
  set_person(null);
  go("/");
  say(t(news));
}

export async function sign_out_here(): Promise<void> {
  await sign_out();
  signed_out();
}
