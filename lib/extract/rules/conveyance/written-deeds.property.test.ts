import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";
import { writtenDeed } from "@/lib/testing/write-pieces";

const ROOT = `WARRANTY DEED

Zoe Elm, a widow, for $10.00, grants and conveys to Olaf Berg the W/2 of Section 22 and the NE/4 of Section 21, Township 6 North, Range 3 East; the SE/4 of Section 9 and the S/2 NW/4 of Section 10, Township 8 South, Range 2 West; and all of Section 4 and the N/2 of Section 9, Township 3 North, Range 4 West, Alder County, Montana.

Dated May 4, 1920. Zoe Elm`;

/** Nels Lund's share of the minerals in the tracts of a section that the deed reaches. */
function taken(text: string, section: string): string[] {
  const chain = readChain(
    [
      { name: "1.txt", text: ROOT },
      { name: "2.txt", text },
    ],
    "1990-01-01",
  );
  const range = /Section 4\b|T3N/.test(text) ? "R4W" : "";
  const own = chain.ownership.tracts.filter((t) => new RegExp(`Section ${section}\\b.*${range}`).test(t.label) && t.rows.some((r) => r.name === "Nels Lund"));
  const rows = own.map((t) => t.rows.find((r) => r.name === "Nels Lund" && /^(?:mineral|fee)$/.test(r.estate_type))?.share.fraction ?? "0");
  return [...new Set(rows)];
}

describe("a deed that says of each of two pieces what becomes of its minerals", () => {
  // The same deeds on every run; another seed searches anew.
  it("passes to the taker what it says of each, in any of the usual words", { timeout: 120_000 }, () =>
    fc.assert(
      fc.property(writtenDeed, ({ text, sections, shares }) => {
        expect(sections.map((s) => taken(text, s))).toEqual(shares.map((s) => [s]));
      }),
      { numRuns: 40, seed: 4 },
    ),
  );
});
