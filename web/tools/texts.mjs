// How esbuild reads the texts: comments and blank lines do not travel.
import { readFileSync } from "node:fs";

export const texts = {
  name: "texts",
  setup(builder) {
    builder.onLoad({ filter: /\.ftl$/ }, ({ path }) => ({
      contents: readFileSync(path, "utf8")
        .split("\n")
        .filter((line) => line.trim() && !line.startsWith("#"))
        .join("\n"),
      loader: "text",
    }));
  },
};
