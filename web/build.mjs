// Builds the page: node build.mjs [FOLDER] (default: ../build/web). Scripts and one style sheet, named by their hashes; the scripts of the
// other pages and the texts of the analysis are separate files, loaded on demand. So are the manuals.
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import path from "node:path";
import { build } from "esbuild";
import { games } from "./tools/games.mjs";
import { markdown } from "./tools/markdown.mjs";
import { bare_texts, texts } from "./tools/texts.mjs";
import { messages_text } from "./tools/messages.mjs";

const here = path.dirname(fileURLToPath(import.meta.url));
const out = path.resolve(process.argv[2] ?? path.join(here, "../build/web"));

if (readFileSync(path.join(here, "src/messages.ts"), "utf8") !== messages_text()) {
  console.error("web/src/messages.ts is not what docs/protocols/web.schema.json says: run node web/tools/messages.mjs");
  process.exit(1);
}

rmSync(out, { recursive: true, force: true });
mkdirSync(out, { recursive: true });
const { metafile } = await build({
  absWorkingDir: here,
  entryPoints: ["src/main.tsx"],
  outdir: out,
  entryNames: "page-[hash]",
  chunkNames: "part-[hash]",
  assetNames: "font-[hash]",
  loader: { ".woff2": "file" },
  bundle: true,
  splitting: true,
  minify: true,
  format: "esm",
  target: ["chrome100", "firefox100", "safari15.4"],
  jsx: "automatic",
  jsxImportSource: "preact",
  plugins: [games, texts],
  metafile: true,
  logLevel: "warning",
});
const [script, { cssBundle }] = Object.entries(metafile.outputs).find(([, output]) => output.entryPoint === "src/main.tsx");

/** The scripts that a script needs before it can run, directly or indirectly. */
function needed(name, found = new Set()) {
  for (const { path: next, kind } of metafile.outputs[name].imports)
    if (kind === "import-statement" && !found.has(next)) needed(next, found.add(next));
  return found;
}
const at_once = [...needed(script)].map((name) => path.basename(name));
const is_wanted_at_once = ([name, { inputs }]) =>
  name.endsWith(".woff2") && Object.keys(inputs).some((file) => file.includes("-latin-wght-"));
const fonts = Object.entries(metafile.outputs)
  .filter(is_wanted_at_once)
  .map(([name]) => path.basename(name));
const html = readFileSync(path.join(here, "index.html"), "utf8")
  .replace("SCRIPT", path.basename(script))
  .replace("STYLE", path.basename(cssBundle))
  .replace("<!-- FONTS -->", fonts.map((name) => `<link rel="preload" as="font" type="font/woff2" href="/${name}" crossorigin />`).join(""))
  .replace("<!-- PARTS -->", at_once.map((name) => `<link rel="modulepreload" href="/${name}" />`).join(""));
writeFileSync(path.join(out, "index.html"), html);
for (const icon of ["icon.svg", "icon-news.svg"]) writeFileSync(path.join(out, icon), readFileSync(path.join(here, icon)));
// The fonts' licences must be included.
mkdirSync(path.join(out, "licences"));
for (const font of ["figtree", "lora"])
  writeFileSync(
    path.join(out, "licences", `${font}.txt`),
    readFileSync(path.join(here, "node_modules/@fontsource-variable", font, "LICENSE")),
  );
// Texts that are loaded on demand.
mkdirSync(path.join(out, "texts"));
for (const file of readdirSync(path.join(here, "src/texts")).filter((name) => /^\w+\.\w+\.ftl$/.test(name)))
  writeFileSync(path.join(out, "texts", file), bare_texts(path.join(here, "src/texts", file)));

/** The manuals as separate files: the page has the heading and chooses the language. */
function write_manuals(from, to) {
  for (const file of readdirSync(path.join(here, from)).filter((name) => /\.md$/.test(name) && name !== "README.md")) {
    const text = readFileSync(path.join(here, from, file), "utf8").replace(/^# .*\n/, "");
    mkdirSync(path.join(out, to), { recursive: true });
    writeFileSync(path.join(out, to, file.replace(/\.md$/, ".html")), markdown(text, 1));
  }
}
write_manuals("../docs/manual/rules", "rules");
write_manuals("../docs/manual", "manual");
