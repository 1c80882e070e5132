import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { isNoEnd } from "./phrases/no-end";
import { noNewWell } from "./phrases/no-new-well";
import { people, read } from "./test-paper";

const LAND = "the oil and gas in and under the N/2 of Section 9, Township 3 North, Range 11 West";
const given = (words: string) =>
  readPaper(
    `MINERAL DEED. IRA POOL, a widower, grants, bargains, sells and conveys unto ADA VENN, BO LARK and CY MOTT, ${words} ${LAND}. May 7, 1948. Ira Pool.`,
  ).grants;

describe("a part told of each of several takers", () => {
  it.each([
    "in equal shares, an undivided one-sixth (1/6) interest, being one-eighteenth (1/18) to each, in",
    "one-third to each, an undivided one-sixth of",
    "an undivided one-sixth, or one-eighteenth apiece, of",
    "an undivided 1/6 (each of the grantees to have 1/18) of",
    "1/18 to each of them, in all 1/6, of",
  ])("is his part of the whole: %s", (words) => {
    expect(given(words)).toEqual(["Ada Venn mineral 1/18 of whole", "Bo Lark mineral 1/18 of whole", "Cy Mott mineral 1/18 of whole"]);
  });
  it("is told of none where the words give a share to all together", () => {
    expect(given("an undivided one-sixth of")).toHaveLength(1);
  });
});

const kept = (clause: string) =>
  read(
    `WARRANTY DEED\n\nWe, Ada Venn and Cy Mott, for Ten Dollars, do grant, sell and convey unto Bo Lark all of the NW/4 of Section 9, Block 4, Marsh County, Texas, 160 acres.\n\n${clause}\n\nTO HAVE AND TO HOLD unto the said Bo Lark forever.\n\nWitness our hands this 3rd day of May, 1950.\n\nAda Venn Cy Mott`,
    people(["Ada Venn", "Cy Mott"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved.reservations.map((r) => `${r.fraction?.fraction} of ${r.of} ${r.to.join("+")}`);

describe("the part of each giver told ahead of what is kept", () => {
  const both = ["1/8 of royalty a1", "1/8 of royalty a2"];
  it.each([
    "There is reserved to the grantors, Ada Venn and Cy Mott, their heirs and assigns, one-half to each, an undivided one-fourth (1/4) interest in all of the royalty on oil and gas.",
    "Reserving to grantors, 1/8 to each, an undivided one-fourth (1/4) of the royalty on oil and gas.",
    "There is reserved to Ada Venn one-eighth, and to Cy Mott one-eighth, of the royalty on oil and gas.",
  ])("%s", (clause) => {
    expect(kept(clause)).toEqual(both);
  });
});

describe("drilling that did not go on", () => {
  const paper = "Elm No. 1 was completed in May, 2004, and produces oil. ";
  it.each([
    "No third well was begun after that.",
    "No well was begun within 150 days after July 11, 2008.",
    "Nor was any rig there; no further well has been drilled.",
  ])("tells of no production and no want of it: %s", (s) => {
    expect(noNewWell(s, paper + s)?.end).toBe(s.length);
  });
  it.each(["No well was begun within two years of the lease, and nothing was produced.", "No well was ever drilled upon the land."])(
    "is another thing than no well at all: %s",
    (s) => {
      expect(noNewWell(s, s)).toBeNull();
    },
  );
  it("hides nothing that the sentence goes on to tell", () => {
    const s = "No further well was begun, and no oil was produced after 1950.";
    expect(s.slice(noNewWell(s, paper + s)?.end)).toBe(", and no oil was produced after 1950.");
  });
});

describe("an ending", () => {
  it("of the years alone ends no lease", () => {
    expect(isNoEnd("The primary term of that ", "lease ended", " October 10, 2008.")).toBe(true);
    expect(isNoEnd("The said ", "lease ended", " October 10, 2008.")).toBe(false);
  });
});
