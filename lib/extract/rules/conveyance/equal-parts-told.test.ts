import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { landDeed } from "./test-paper";

const LAND = "the N/2 of Section 9, Township 3 North, Range 11 West, Marsh County, Oklahoma";
const given = (takers: string, words: string) =>
  readPaper(`WARRANTY DEED. IRA POOL, a widower, grants, bargains, sells and conveys unto ${takers} ${words}. May 7, 1948. Ira Pool.`).grants;
/** What each taker has of each estate, together or apart. */
const TWO = "ADA VENN and BO LARK";

describe("equal parts of all takers, told away from the thing given", () => {
  it.each([
    [TWO, `an undivided one-fourth of the minerals in and under ${LAND}, one-half to each`],
    [TWO, `an undivided one-fourth of the minerals in and under ${LAND}, each taking an undivided one-half interest`],
    [TWO, `an undivided one-fourth of the minerals in and under ${LAND}. Each of said grantees shall take an undivided one-half interest therein`],
  ])("are parts of the thing: %s %s", (takers, words) => {
    expect(given(takers, words)).toEqual(["Ada Venn + Bo Lark mineral 1/4 of whole"]);
  });

  it("add no minerals to the land that all take", () => {
    expect(given(TWO, `${LAND}, including all oil, gas and other minerals, each taking an undivided one-half interest`)).toEqual([
      "Ada Venn + Bo Lark fee 1 of whole",
    ]);
  });

  it("stand behind the names of takers too", () => {
    expect(given("ADA VENN, BO LARK and CY MOTT, each a one-third interest,", `an undivided one quarter of ${LAND}`)).toEqual([
      "Ada Venn fee 1/12 of whole",
      "Bo Lark fee 1/12 of whole",
      "Cy Mott fee 1/12 of whole",
    ]);
  });
});

describe("the size of the thing behind a list of parts", () => {
  it("is not the last part told again, though it is of the same size", () => {
    const list = "ADA VENN, an undivided 1/2 interest; BO LARK, an undivided 1/4 interest; and CY MOTT, an undivided 1/4 interest,";
    expect(given(list, `an undivided 25% of ${LAND}`)).toEqual(["Ada Venn fee 1/8 of whole", "Bo Lark fee 1/16 of whole", "Cy Mott fee 1/16 of whole"]);
  });

  it("is no part of a taker whose part was told where the parties are named", () => {
    const deed = readPaper(
      `WARRANTY DEED. THIS INDENTURE, made May 7, 1948, between IRA POOL, a widower, party of the first part, and ADA VENN, an undivided three-fourths (3/4), and BO LARK, an undivided one-fourth (1/4), parties of the second part, WITNESSETH: That the party of the first part, for Ten Dollars, grants and conveys unto the parties of the second part an undivided one-fourth of ${LAND}. Ira Pool.`,
    );
    expect(deed.grants).toEqual(["Ada Venn fee 3/16 of whole", "Bo Lark fee 1/16 of whole"]);
  });

  it("of two things is no list of the shares of two people", () => {
    const words = `an undivided 1/2 interest in the surface and an undivided 1/2 interest in the minerals of ${LAND}`;
    expect(given("ADA VENN and BO LARK, as tenants in common in equal shares,", words)).toEqual([
      "Ada Venn + Bo Lark surface 1/2 of whole",
      "Ada Venn + Bo Lark mineral 1/2 of whole",
    ]);
  });
});

describe("a general exception of what others have", () => {
  const sizes = (clause: string) => landDeed(clause).exceptions.map((x) => x.fraction?.fraction ?? "unsized");
  it.each([
    "LESS AND EXCEPT all minerals heretofore conveyed or reserved of record.",
    "EXCEPT all oil, gas and other minerals previously reserved by prior grantors.",
    "There is excepted from this conveyance all mineral interests which have heretofore been reserved or conveyed in prior deeds.",
  ])("reaches as much as they have: %s", (clause) => {
    expect(sizes(clause)).toEqual(["unsized"]);
  });
  it.each(["LESS AND EXCEPT all of the minerals.", "EXCEPT all minerals heretofore conveyed to Cy Mott by deed in Book 4, page 9."])(
    "says how much where it names all, or whose they are: %s",
    (clause) => {
      expect(
        landDeed(clause)
          .exceptions.concat(landDeed(clause).reservations)
          .map((x) => x.fraction?.fraction),
      ).toEqual(["1"]);
    },
  );
});
