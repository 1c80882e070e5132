import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";

const sources = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name))
    .map((name) => join(folder, name));

/** What a file imports or re-exports as a value: whole-type imports, and imports of nothing but types, are gone in the browser. */
function valueImports(file: string): string[] {
  return [...readFileSync(file, "utf8").matchAll(/^(?:import|export)\s+(?!type\s)([^;"']*?)\s*from\s+["']([^"']+)["']/gm)].flatMap(
    ([, what = "", from = ""]) => {
      const named = /^\{([\s\S]*)\}$/
        .exec(what.trim())?.[1]
        ?.split(",")
        .map((n) => n.trim());
      return named?.filter(Boolean).every((n) => n.startsWith("type ")) ? [] : [from];
    },
  );
}

function fileOf(from: string, importer: string): string | null {
  const base = from.startsWith("@/") ? from.slice(2) : from.startsWith("./") ? join(dirname(importer), from) : null;
  return base && ([`${base}.ts`, `${base}.tsx`, join(base, "index.ts")].find(existsSync) ?? null);
}

/** The first way from a file to zod, as a list of files; null where there is none. */
function wayToZod(file: string, seen: Set<string>): string[] | null {
  if (seen.has(file)) return null;
  seen.add(file);
  for (const from of valueImports(file)) {
    if (from === "zod") return [file, "zod"];
    const next = fileOf(from, file);
    const way = next && wayToZod(next, seen);
    if (way) return [file, ...way];
  }
  return null;
}

describe("what the browser loads", () => {
  it("holds no schema: components and the client take types from the contracts, and words from lib/contracts/vocabulary", () => {
    const pages = sources("app").filter((file) => !file.startsWith(join("app", "api")));
    const seen = new Set<string>();
    const ways = [...sources("components"), ...sources("lib/client"), ...pages].flatMap((file) => wayToZod(file, seen)?.join(" → ") ?? []);
    expect(ways).toEqual([]);
  });
});
