// Runs the browser tests one after the other in one browser: node tests/e2e/run.mjs [NAME...]
// With UPDATE=1 the golden files are written anew.
import { after } from "node:test";
import { readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { close_browser } from "./support.mjs";

const folder = path.dirname(fileURLToPath(import.meta.url));
const wanted = process.argv.slice(2);
for (const name of readdirSync(folder).filter((file) => file.endsWith(".test.mjs")).sort())
  if (wanted.length === 0 || wanted.some((word) => name.startsWith(word))) await import(path.join(folder, name));
after(close_browser);
