import { describe, expect, it } from "vitest";
import { registry } from "@/lib/title/registry";
import { type Rule, type RuleExamples, unmet } from "./rule";

// Every examples file of the folder is run, and every rule of the folder must be named in the registry: adding a file is enough to be tested.
const files = import.meta.glob<Record<string, unknown>>(["./**/*.ts", "!./**/*.test.ts"], { eager: true });
const tested = new Set<string>();

const isExamples = (v: unknown): v is RuleExamples<unknown, unknown>[] =>
  Array.isArray(v) && v.every((x) => typeof x === "object" && x !== null && "examples" in x);
const isRule = (v: unknown): v is Rule<unknown, unknown> => typeof v === "object" && v !== null && "id" in v && "when" in v && "then" in v;

function run(list: readonly RuleExamples<unknown, unknown>[]): void {
  for (const { rule, examples } of list) {
    tested.add(rule.id);
    describe(rule.id, () => {
      for (const e of examples)
        it(e.name, () => {
          const met = unmet(rule, e.facts, e.place) === null;
          expect(met ? rule.then(e.facts) : null).toEqual(e.expect);
          if (met) expect(rule.because(e.facts, rule.then(e.facts)).length).toBeGreaterThan(10);
        });
    });
  }
}

for (const [path, file] of Object.entries(files)) if (path.endsWith(".examples.ts")) for (const value of Object.values(file)) if (isExamples(value)) run(value);

describe("registry", () => {
  const written = Object.entries(files).flatMap(([path, file]) => (path.endsWith(".examples.ts") ? [] : Object.values(file).filter(isRule)));

  it("names every rule that a file of the folder exports", () => {
    const known = new Set(registry.map((r) => r.id));
    expect(written.map((r) => r.id).filter((id) => !known.has(id))).toEqual([]);
    expect(written.length).toBeGreaterThan(90);
  });
  it("has examples for every rule", () => expect(registry.map((r) => r.id).filter((id) => !tested.has(id))).toEqual([]));
  it("names each rule once", () => expect(new Set(registry.map((r) => r.id)).size).toBe(registry.length));
});
