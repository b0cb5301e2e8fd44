// Builds the page: node build.mjs [FOLDER], ../build/web if left out. One script, one style sheet, both named by their contents; the
// manuals as pages of their own.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { build } from "esbuild";
import { markdown } from "./tools/markdown.mjs";
import { texts } from "./tools/texts.mjs";
import { words_text } from "./tools/words.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.resolve(process.argv[2] ?? path.join(here, "../build/web"));

if (readFileSync(path.join(here, "src/words.ts"), "utf8") !== words_text()) {
  console.error("web/src/words.ts is not what docs/protocols/web.schema.json says: run node web/tools/words.mjs");
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["src/main.tsx"],
  outdir: out,
  entryNames: "page-[hash]",
  bundle: true,
  minify: true,
  format: "esm",
  target: ["chrome100", "firefox100", "safari15.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [texts],
  metafile: true,
  logLevel: "warning",
});
const made = Object.keys(metafile.outputs).map((name) => path.basename(name));
const html = readFileSync(path.join(here, "index.html"), "utf8")
  .replace(
    "SCRIPT",
    made.find((name) => name.endsWith(".js")),
  )
  .replace(
    "STYLE",
    made.find((name) => name.endsWith(".css")),
  );
writeFileSync(path.join(out, "index.html"), html);
writeFileSync(path.join(out, "icon.svg"), readFileSync(path.join(here, "icon.svg")));
/** Manuals as pages of their own: the page has the heading and chooses the language. */
function write_manuals(from, to) {
  for (const file of readdirSync(path.join(here, from)).filter((name) => /\.md$/.test(name) && name !== "README.md")) {
    const text = readFileSync(path.join(here, from, file), "utf8").replace(/^# .*\n/, "");
    mkdirSync(path.join(out, to), { recursive: true });
    writeFileSync(path.join(out, to, file.replace(/\.md$/, ".html")), markdown(text, 1));
  }
}
write_manuals("../docs/manual/rules", "rules");
write_manuals("../docs/manual", "manual");
