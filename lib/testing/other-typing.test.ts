// The sample package typed in other ways: who owns what stays the same.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const folder = join(import.meta.dirname, "..", "..", "prisma", "samples", "willow-creek");
const papers = readdirSync(folder)
  .filter((name) => name.endsWith(".txt"))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));

const owners = (typed: (text: string) => string): string[] =>
  readChain(
    papers.map((p) => ({ ...p, text: typed(p.text) })),
    "2024-01-01",
  )
    .ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction} of ${r.of}`.toUpperCase()))
    .sort();

const inLines = (least: number, most: number) => (text: string) =>
  text
    .split("\n")
    .map((p) => (p.length < most + 8 ? p : p.replace(new RegExp(`(.{${least},${most}}) (?=\\S)`, "g"), "$1\n")))
    .join("\n");

describe("the sample package in another typing", () => {
  const known = owners((text) => text);

  it.each<[string, (text: string) => string]>([
    ["capitals throughout", (text) => text.toUpperCase()],
    ["lines of 72 characters", inLines(56, 72)],
    ["lines of 48 characters", inLines(36, 48)],
    [
      "words broken at the ends of lines",
      (text) =>
        text
          .split("\n")
          .map((p) => (p.length < 80 ? p : p.replace(/(.{56,70}[a-z]{3})([a-z]{3})/g, "$1-\n$2")))
          .join("\n"),
    ],
    ["the sign for 'and'", (text) => text.replace(/\b([a-z,]+) and (?=[a-z])/g, "$1 & ")],
    ["blank lines between all lines", (text) => text.replace(/\n+/g, "\n\n")],
    ["sections and townships cut short", (text) => text.replace(/\bSection (\d+)/g, "Sec. $1").replace(/\bTownship (\d+) North/g, "T. $1 N.")],
  ])("has the same owners: %s", (_, typed) => {
    expect(owners(typed)).toEqual(known);
  });
});
