import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "in the N/2 SE/4 of Section 4, Township 5 North, Range 6 West";
const granted = (object: string) =>
  readPaper(`MINERAL DEED. Orval Hutto, a single man, does hereby grant, sell and convey unto Gray Fox Minerals, Inc. ${object} Orval Hutto`).grants;

describe("shares that explain one told before them", () => {
  it.each([
    [`an undivided one-half of the minerals owned by him ${LAND}, thought by him to be one-fourth of the whole.`, ["1/2 of grantor_interest"]],
    [`one-half of his interest in the oil and gas ${LAND}, estimated at an undivided 1/16.`, ["1/2 of grantor_interest"]],
    [
      `one-half of Grantor's interest in the oil and gas ${LAND}, N.M.P.M. Grantor's interest, before this deed, is 1/2 x 1/3 x 1/4, or 1/24.`,
      ["1/2 of grantor_interest"],
    ],
    [`all the oil and gas that he owns ${LAND}, believed by him to be one-half of the whole.`, ["1 of grantor_interest"]],
    [`30% of 80% of the oil and gas ${LAND}, the said eighty per cent being what is left after the Government's twenty per cent.`, ["6/25 of whole"]],
    [
      `twenty (20) net mineral acres in and under the 240 acre tract in the Elk Survey No. 27, A-243, Wharton County, Texas. A net mineral acre means the full mineral interest in one acre, so that the interest conveyed is an undivided 20/240 of the minerals in the said 240 acres.`,
      ["- of whole"],
    ],
  ])("%#: give nothing themselves", (object, shares) => {
    expect(granted(object)).toEqual(shares.map((s) => `Gray Fox Minerals, Inc. mineral ${s}`));
  });

  it("takes a further share of other land for given, though it is called back", () => {
    expect(granted(`1/8 of the oil and gas ${LAND}, and 1/16 of the oil and gas in the NE/4 of Section 5, which sixteenth is all that he has there.`)).toEqual([
      "Gray Fox Minerals, Inc. mineral 1/8 of whole",
      "Gray Fox Minerals, Inc. mineral 1/16 of whole",
    ]);
  });
});
