// The house is a lint error: a planted bad import must be seen red, and a good one green.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, describe, expect, it } from "vitest";
// @ts-expect-error a plain script, typed by its own comments
import { biomeConfig, table, uncovered } from "./import-rules.mjs";

const root = join(import.meta.dirname, "..");
const planted: string[] = [];

function lint(folder: string, text: string): string {
  const dir = mkdtempSync(join(root, folder, "planted-"));
  planted.push(dir);
  const file = join(dir, "planted.ts");
  writeFileSync(file, text);
  const done = spawnSync(process.execPath, [join(root, "node_modules/@biomejs/biome/bin/biome"), "lint", "--only=style/noRestrictedImports", file], {
    cwd: root,
    encoding: "utf8",
  });
  return `${done.stdout}${done.stderr}`;
}

afterEach(() => {
  for (const dir of planted.splice(0)) rmSync(dir, { recursive: true, force: true });
});

describe("import rules", () => {
  it.each([
    ["lib/title", 'export { db } from "@/lib/db/client";\n'],
    ["lib/land", 'import { readFileSync } from "node:fs";\nexport const x = readFileSync;\n'],
    ["lib/estate-graph", 'export { runTitle } from "@/lib/title/run-title";\n'],
    ["lib/services", 'import OpenAI from "openai";\nexport const x = OpenAI;\n'],
    ["components", 'export { getPackage } from "@/lib/services/packages";\n'],
    ["lib/contracts", 'export { env } from "@/lib/platform/env";\n'],
    ["lib/names", 'export { x } from "../names/x";\n'],
  ])("sees a bad import planted in %s", (folder, text) => {
    expect(lint(folder, text)).toContain("noRestrictedImports");
  });

  it.each([
    ["lib/title", 'export { ZERO } from "@/lib/fraction/rational";\n'],
    ["lib/services", 'export { db } from "@/lib/db/client";\n'],
    ["components", 'export { aspects } from "@/lib/contracts/pipeline";\n'],
  ])("lets a good import in %s pass", (folder, text) => {
    expect(lint(folder, text)).not.toContain("noRestrictedImports");
  });

  it("covers every folder of the house", () => {
    expect(uncovered()).toEqual([]);
    expect(biomeConfig().overrides.length).toBeGreaterThan(table.length);
  });
});
