import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { partitionLand, type TractMention } from "./partition-land";

const mentions = (texts: readonly string[]): TractMention[] =>
  texts.flatMap((text, d) => parseLand(text).map((tract) => ({ key: `d${d + 1}/${tract.id}`, tract })));
const atoms = (texts: readonly string[]): string[] =>
  partitionLand(mentions(texts)).atoms.map((a) => `${a.label} [${a.acres}] ${a.members.map((m) => `${m.key} ${m.relation}`).join("; ")}`);

describe("atomic tracts", () => {
  it("cuts a section where instruments differ, and only there", () => {
    expect(atoms(["N/2 of Section 9, T5N-R6W", "NE/4 Sec. 9, T5N, R6W", "All of Section 9, Township 5 North, Range 6 West"])).toEqual([
      "S/2, Section 9, T5N-R6W [320] d3/t1 contains",
      "NW/4, Section 9, T5N-R6W [160] d1/t1 contains; d3/t1 contains",
      "NE/4, Section 9, T5N-R6W [160] d1/t1 contains; d2/t1 equals; d3/t1 contains",
    ]);
  });
  it("joins a section named without letters to the one that contradicts nothing", () => {
    expect(partitionLand(mentions(["SW/4 of Section 22, Township 6, Range 5", "SW/4 of Section 22, Township 6 North, Range 5 West"])).atoms).toHaveLength(1);
  });
  it("gives an exception of stated acres a tract of its own", () => {
    const texts = ["NE/4 of Section 9, T5N-R6W", "NE/4 of Section 9, T5N-R6W, less and except a 2 acre tract in the SE corner thereof"];
    const list = partitionLand(mentions(texts)).atoms;
    expect(list.map((a) => [a.acres, a.members.map((m) => m.key)])).toEqual([
      ["158", ["d1/t1", "d2/t1"]],
      ["2", ["d1/t1"]],
    ]);
  });
  it("cuts a survey tract by side and acres", () => {
    expect(
      atoms([
        "900 acres, more or less, Pablo Ruiz Survey, A-77, Hill County, Texas",
        "the North 350 acres of the tract in the Pablo Ruiz Survey, A-77, Hill County, Texas",
      ]),
    ).toEqual(["South 550 acres, Pablo Ruiz Survey, A-77 [550] d1/t1 contains", "North 350 acres, Pablo Ruiz Survey, A-77 [350] d1/t1 contains; d2/t1 equals"]);
  });
  it("knows a railroad section by block and company, however spelled", () => {
    expect(
      partitionLand(
        mentions([
          "All of Section 19, Block 44, T&P Ry. Co. Survey, Martin County, Texas",
          "E/2 of Section 19, Block 44, T. & P. R.R. Co. Survey, Martin County, Texas",
        ]),
      ).atoms.map((a) => a.acres),
    ).toEqual(["320", "320"]);
  });
  it("parts land at a depth", () => {
    const list = partitionLand(mentions(["NE/4 of Section 9, T5N-R6W", "NE/4 of Section 9, T5N-R6W, from the surface to 8,500 feet"])).atoms;
    expect(list.map((a) => [a.depths, a.members.map((m) => m.key)])).toEqual([
      ["surface to 8500 ft", ["d1/t1", "d2/t1"]],
      ["below 8500 ft", ["d1/t1"]],
    ]);
  });
  it("keeps lots by block and number", () => {
    expect(atoms(["Lots 1 and 2, Block 3, Vale Addition", "Lot 2, Block 3, Vale Addition"]).map((a) => a.split(",")[0])).toEqual(["Lot 1", "Lot 2"]);
  });
  const square = (feet: number, more = ""): string =>
    `BEGINNING at the NE corner of the Orr Survey; thence South ${feet} feet; thence West ${feet} feet; thence North ${feet} feet; thence East ${feet} feet to the beginning${more}, in the Orr Survey, A-12, Hill County, Texas`;
  it("lays polygons that begin at the same corner over one another", () => {
    const list = partitionLand(mentions([square(2000), square(1000)])).atoms;
    expect(list.map((a) => a.members.map((m) => `${m.key} ${m.relation}`))).toEqual([["d1/t1 contains"], ["d1/t1 contains", "d2/t1 equals"]]);
    expect(list.map((a) => a.acres)).toEqual(["68.8706", "22.9568"]);
  });
  it("does not merge tracts for equal acreage alone without saying so", () => {
    const [alone] = partitionLand(
      mentions(["80 acres in the Orr Survey, A-12, Hill County, Texas", "80 acres out of the Orr Survey, A-12, Hill County"]),
    ).atoms;
    expect(alone?.assumed).toEqual(["identity"]);
    const deed = "being the same land described in a deed recorded in Volume 9, page 12, Deed Records";
    const [told] = partitionLand(mentions([`80 acres in the Orr Survey, A-12, ${deed}`, `80 acres out of the Orr Survey, A-12, ${deed}`])).atoms;
    expect(told?.assumed).toBeUndefined();
  });
  it("covers every mention of a section exactly, whatever the instruments say", () => {
    const part = fc.constantFrom("N/2", "SE/4", "W/2NE/4", "S/2S/2", "NW/4SW/4", "All", "E/2", "NE/4NE/4");
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 12 }), (parts) => {
        const list = mentions(parts.map((p) => `T5N-R6W Sec. 9: ${p}`));
        const { atoms: made } = partitionLand(list);
        for (const m of list)
          expect(made.filter((a) => a.members.some((x) => x.key === m.key)).reduce((n, a) => n + Number(a.acres), 0)).toBe(Number(m.tract.acres_computed));
      }),
      { numRuns: 60 },
    );
  });
  it("partitions 2,000 mentions, none of them lost", () => {
    const list = mentions(Array.from({ length: 2000 }, (_, i) => `T${1 + (i % 40)}N-R6W Sec. ${1 + (i % 36)}: ${["N/2", "NE/4", "SE/4SE/4"][i % 3]}`));
    const { atoms: made, relations } = partitionLand(list);
    expect(made.length).toBeGreaterThan(100);
    expect(list.every((m) => (relations[m.key]?.length ?? 0) > 0)).toBe(true);
  });
});
