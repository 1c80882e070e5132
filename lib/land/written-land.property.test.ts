import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writtenLand } from "@/lib/testing/write-land";
import { parseLand } from "./parse-land";
import { codesRegion } from "./set/aliquot-codes";
import { printAliquots } from "./set/print-aliquots";

function covered(text: string): string[] {
  const all = new Map<string, { lots: (string | number)[]; codes: string[] }>();
  for (const { plss } of parseLand(text)) {
    if (!plss) continue;
    const key = `${plss.township}-${plss.range}-${plss.section}`;
    const known = all.get(key) ?? { lots: [], codes: [] };
    all.set(key, { lots: [...known.lots, ...plss.lots], codes: [...known.codes, ...plss.aliquots] });
  }
  return [...all].map(([key, c]) => `${key}: ${c.lots.join(",")}|${printAliquots(codesRegion(c.codes))}`).sort();
}

describe("land written in any of the usual ways", () => {
  it("is read as the same sections, parts and lots", () =>
    fc.assert(
      fc.property(writtenLand, ({ text, cover }) => {
        expect(covered(text)).toEqual(cover);
      }),
      { numRuns: 500 },
    ));
});
