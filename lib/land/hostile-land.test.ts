import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { readLand } from "./parse-land";

describe("bad input", () => {
  it.each(["", "   ", "Привет мир", "\u0000\u0001\u0002\uffff", "Lorem ipsum dolor sit amet", "1/4 1/4 1/4"])(
    "gives an empty list with a warning for %j",
    (text) => {
      expect(readLand(text)).toMatchObject({ tracts: [], warnings: [{ code: "no_land" }] });
    },
  );
  it("comes to an end where halves of halves never do", () => {
    expect(() => readLand("the North Half of ".repeat(20_000))).not.toThrow();
  });
  const word = fc.constantFrom(
    "N/2",
    "SE/4",
    "of the",
    "Section 14",
    "T5N-R6W",
    "Lots 1-4",
    "except",
    ",",
    ";",
    "(",
    ")",
    "thence",
    "N 45°30' E",
    "500 feet",
    "to the point of beginning",
    "Abstract 12",
    "J. Doe Survey",
    "Block 3",
    "Addition",
    "containing 40 acres",
    "and",
    "all",
    "less",
    "beginning at",
    "curve",
    "radius",
    "100",
    "½",
    "\n",
    "Tract 1:",
  );
  it("takes no land from words that a segment only borrows", () => {
    for (const t of readLand("Section 14 T5N-R6W Tract 1: Tract 1:").tracts) expect(t.span && t.span.start < t.span.end).toBe(true);
  });
  it(
    "never throws and places every span inside the text",
    () =>
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string({ unit: "binary", maxLength: 300 }),
            fc.array(word, { maxLength: 60 }).map((w) => w.join(" ")),
          ),
          (text) => {
            for (const t of readLand(text).tracts) if (t.span) expect(t.span.start >= 0 && t.span.end <= text.length && t.span.start <= t.span.end).toBe(true);
          },
        ),
        { numRuns: 250 },
      ),
    20_000,
  );
  const hostile: [string, string][] = [
    ["one letter", "N"],
    ["digits", "1"],
    ["aliquots", "N/2"],
    ["spaced aliquots", "NE/4 "],
    ["sections", "Section 1, "],
    ["thence", "thence "],
    ["bearings", "N 1 "],
    ["numbers", "1 "],
    ["brackets", "("],
    ["words", "abc "],
    ["lots", "Lots 1-"],
    ["commas", ","],
    ["calls", "thence N 45 E 1 "],
    ["blanks", " "],
    ["townships", "T1N-R1W "],
    ["township lists", "Townships 1, 2 and 3 North, Ranges 1, 2 and 3 West, Sections 1-36; "],
    ["excepted sides", "less the East 1/3, except the N 5 acres of the NE/4, "],
    ["hundreds", "one hundred "],
    ["capitals", "A B & C "],
    ["acres", "1 acres "],
    ["beginning", "beginning at "],
    ["survey", "A Survey "],
    ["county", "Xy County "],
    ["deeds", "grantor conveys thence Section 1 "],
  ];
  it.each(hostile)("reads 100 kB of %s with every span inside the text", (_, unit) => {
    const text = unit.repeat(Math.ceil(100_000 / unit.length));
    const { tracts, warnings } = readLand(text);
    if (tracts.length === 0) expect(warnings.map((w) => w.code)).toContain("no_land");
    for (const t of tracts) expect(t.span && t.span.start >= 0 && t.span.start <= t.span.end && t.span.end <= text.length).toBe(true);
  });
});
