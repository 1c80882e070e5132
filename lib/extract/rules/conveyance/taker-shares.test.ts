import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "in and under the N/2 of Section 9, Township 3 North, Range 11 West";
const deed = (words: string) => readPaper(`MINERAL DEED. IRA POOL, a widower, grants, bargains, sells and conveys ${words} May 7, 1948. Ira Pool.`).grants;

describe("shares beside the names of takers", () => {
  it.each([
    [
      "of a thing said behind, another half kept",
      `unto ADA VENN an undivided one-fourth (1/4), and unto BO LARK an undivided one-fourth (1/4), of all oil, gas and other minerals ${LAND}, he keeping the other one-half (1/2).`,
      ["Ada Venn mineral 1/4 of whole", "Bo Lark mineral 1/4 of whole"],
    ],
    [
      "of a thing said ahead with its own 8/8",
      `out of all (8/8) of the oil, gas and other minerals ${LAND}: an undivided two-thirds (2/3) to ADA VENN and an undivided one-third (1/3) to BO LARK.`,
      ["Ada Venn mineral 2/3 of whole", "Bo Lark mineral 1/3 of whole"],
    ],
  ])("are of each: %s", (_, words, wanted) => {
    expect(deed(words)).toEqual(wanted);
  });
});
