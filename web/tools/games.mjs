// The folders of the games, src/games/NAME: what the page has for a single game. `games:FILE` is a module with the default exports of all
// NAME/FILE, by NAME; for style sheets, their concatenation. The page itself names no game: the server lists them.
import { existsSync, readdirSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";

const folder = path.join(path.dirname(fileURLToPath(import.meta.url)), "../src/games");

/** The games that have such a file, with its path. */
export function game_files(file) {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => ({ name, file: path.join(folder, name, file) }))
    .filter((found) => existsSync(found.file));
}

function module_of(file) {
  const found = game_files(file);
  if (file.endsWith(".css")) return found.map((game) => `import ${JSON.stringify(game.file)};\n`).join("");
  const imports = found.map((game, index) => `import game_${index} from ${JSON.stringify(game.file)};\n`);
  const fields = found.map(({ name }, index) => `${JSON.stringify(name)}: game_${index}`);
  return `${imports.join("")}export default { ${fields.join(", ")} };\n`;
}

export const games = {
  name: "games",
  setup(builder) {
    builder.onResolve({ filter: /^games:/ }, ({ path: name }) => ({ path: name.slice("games:".length), namespace: "games" }));
    builder.onLoad({ filter: /.*/, namespace: "games" }, ({ path: file }) => ({
      contents: module_of(file),
      loader: "js",
      resolveDir: folder,
    }));
  },
};
