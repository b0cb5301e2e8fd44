// The fake messages of the page's tests follow the schema.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import path from "node:path";
import test from "node:test";
import { FakePrograms, house_engines, new_program, token_for } from "../../../tests/e2e/program_fakes.mjs";
import { table_names, table_state } from "../board_views.mjs";

declare const __WEB__: string;
type Schema = Record<string, any>;

const schema: Schema = JSON.parse(readFileSync(path.join(__WEB__, "../docs/protocols/web.schema.json"), "utf8"));

function has_type(value: unknown, type: string): boolean {
  if (type === "integer") return Number.isInteger(value);
  if (type === "array") return Array.isArray(value);
  if (type === "null") return value === null;
  if (type === "object") return typeof value === "object" && value !== null && !Array.isArray(value);
  return typeof value === type;
}

/** All violations of the schema, for the keywords that it uses. */
function faults(value: any, rules: Schema, where: string): string[] {
  const is_object = has_type(value, "object");
  return Object.entries(rules).flatMap(([word, rule]): string[] => {
    switch (word) {
      case "description":
        return [];
      case "$ref":
        return faults(value, schema.$defs[rule.replace("#/$defs/", "")], where);
      case "type":
        return [rule].flat().some((type: string) => has_type(value, type)) ? [] : [`${where} is not a ${rule}`];
      case "enum":
        return rule.includes(value) ? [] : [`${where} is not one of the values: ${value}`];
      case "oneOf":
      case "anyOf":
        return rule.some((way: Schema) => faults(value, way, where).length === 0) ? [] : [`${where} matches no alternative`];
      case "required":
        return rule.filter((name: string) => !is_object || !(name in value)).map((name: string) => `${where} lacks ${name}`);
      case "items":
        return Array.isArray(value) ? value.flatMap((inner, at) => faults(inner, rule, `${where}[${at}]`)) : [];
      case "properties":
        return is_object
          ? Object.keys(value).flatMap((name) => (rule[name] ? faults(value[name], rule[name], `${where}.${name}`) : []))
          : [];
      case "additionalProperties": {
        const others = is_object ? Object.keys(value).filter((name) => !(rules.properties && name in rules.properties)) : [];
        return others.flatMap((name) =>
          rule === false ? [`${where} has an unknown field ${name}`] : rule === true ? [] : faults(value[name], rule, `${where}.${name}`),
        );
      }
      case "minLength":
        return typeof value !== "string" || value.length >= rule ? [] : [`${where} is too short`];
      case "maxLength":
        return typeof value !== "string" || value.length <= rule ? [] : [`${where} is too long`];
      default:
        return [`the schema has an unknown keyword ${word}`];
    }
  });
}

test("the tables of the tests speak by the schema", () => {
  for (const name of table_names) assert.deepEqual(faults(table_state(name), schema.$defs.State, name), []);
});

test("the programs and engines of the browser tests speak by the schema", () => {
  const fake = new FakePrograms();
  const made = fake.make({ name: "Shooter", scopes: ["play"], days: 30, challenges: "own" });
  assert.deepEqual(faults(made.json, schema.$defs.NewToken, "NewToken"), []);
  assert.deepEqual(faults(token_for(new_program("a", "A"), { scopes: ["watch"], days: 7 }), schema.$defs.NewToken, "NewToken"), []);
  assert.deepEqual(faults({ programs: [...fake.programs, new_program("b", "B")] }, schema.$defs.Programs, "Programs"), []);
  for (const engine of house_engines) assert.deepEqual(faults(engine, schema.$defs.HouseEngine, engine.name), []);
  assert.match((made.json as { token: string }).token, /^tabuleiro-.{43}$/);
});
