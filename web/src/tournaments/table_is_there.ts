// A table of a tournament is opened a moment after it is told of.
import { table_api } from "../api.ts";
import { below_root } from "../root.ts";

const tries = 30;
const pause = 250; // milliseconds

export async function table_is_there(table: string): Promise<void> {
  for (let tried = 0; tried < tries; ++tried) {
    const response = await fetch(below_root(table_api(table, "record"))).catch(() => null);
    if (response && response.status !== 404) return;
    await new Promise((resolve) => setTimeout(resolve, pause));
  }
}
