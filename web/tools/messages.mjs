// Writes src/messages.ts from docs/protocols/web.schema.json, so that the page and its server cannot drift apart.
// `node tools/messages.mjs --check` only checks that the file is up to date.
import { readFileSync, writeFileSync } from "node:fs";

const here = new URL(".", import.meta.url);
const schema = JSON.parse(readFileSync(new URL("../../docs/protocols/web.schema.json", here), "utf8"));
const words = new URL("../src/messages.ts", here);

function type_of(node, indent = "") {
  const reference = node.$ref?.split("/").pop();
  if (reference) {
    const extra = node.required?.filter((name) => !schema.$defs[reference].required.includes(name));
    return extra?.length ? `Required<${reference}>` : reference;
  }
  if (node.enum) return node.enum.map((word) => JSON.stringify(word)).join(" | ");
  const either = node.oneOf ?? node.anyOf;
  if (either) return either.map((choice) => type_of(choice, indent)).join(" | ");
  if (Array.isArray(node.type)) return node.type.map((type) => type_of({ ...node, type }, indent)).join(" | ");
  if (node.type === "array") {
    const item = type_of(node.items, indent);
    return item.includes("|") ? `(${item})[]` : `${item}[]`;
  }
  if (node.type === "object") {
    if (!node.properties) return `Record<string, ${type_of(node.additionalProperties, indent)}>`;
    const fields = Object.entries(node.properties).map(
      ([name, field]) => `${indent}  ${name}${node.required?.includes(name) ? "" : "?"}: ${type_of(field, `${indent}  `)};\n`,
    );
    return `{\n${fields.join("")}${indent}}`;
  }
  return { string: "string", integer: "number", number: "number", boolean: "boolean", null: "null" }[node.type];
}

/** Lists of values, so that a test can check that the page has a text for each. */
function list_of(name, node) {
  const list = `${name.replace(/(?<!^)([A-Z])/g, "_$1").toLowerCase()}_words`;
  return `export const ${list}: readonly ${name}[] = ${JSON.stringify(node.enum)};\n`;
}

export function messages_text() {
  let text = `// ${schema.title}. Written by tools/messages.mjs from docs/protocols/web.schema.json: change that instead.\n`;
  for (const [name, node] of Object.entries(schema.$defs)) {
    text += node.description ? `\n/** ${node.description} */\n` : "\n";
    text += `export type ${name} = ${type_of(node)};\n`;
    if (node.enum) text += list_of(name, node);
  }
  return text;
}

if (process.argv[1]?.endsWith("messages.mjs")) {
  if (!process.argv.includes("--check")) writeFileSync(words, messages_text());
  else if (readFileSync(words, "utf8") !== messages_text()) {
    console.error("src/messages.ts is not what the schema says: run node tools/messages.mjs");
    process.exit(1);
  }
}
