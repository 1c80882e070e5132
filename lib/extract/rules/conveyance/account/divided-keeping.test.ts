import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const DEED =
  "WARRANTY DEED. Gary Boatman and Susan Boatman, his wife, and Lena Boatman grant, bargain, sell and convey to Indian Creek Camp, an Oklahoma corporation, the NW/4 SW/4 of Section 13, Township 1 South, Range 1 East, Carter County, Oklahoma";
const kept = (words: string) => readPaper(`${DEED}. ${words}`).kept;

describe("a share kept as one and parted among those who keep it", () => {
  it.each([
    "Grantors reserve an undivided three-fourths of all oil, gas and minerals, to be owned by Gary Boatman (one-half) and Lena Boatman (one-fourth).",
    "Grantors reserve three-fourths of the minerals, Gary Boatman to have two-thirds of it and Lena Boatman one-third.",
    "Provided, they sever from this conveyance three-fourths of the minerals, to be owned by Gary Boatman (1/2) and Lena Boatman (1/4).",
    "There is severed from this deed and kept three-fourths of the minerals: Gary, 1/2; Lena, 1/4.",
  ])("%#: each keeps the part told of him", (words) => {
    expect(kept(words)).toEqual(["Gary Boatman mineral 1/2 of whole", "Lena Boatman mineral 1/4 of whole"]);
  });

  it("keeps together what two are said to have together", () => {
    expect(kept("Grantors reserve 75% of the minerals in this way: Gary and Susan together, 37.5%; Lena, 37.5%.")).toEqual([
      "Gary Boatman + Susan Boatman mineral 3/8 of whole",
      "Lena Boatman mineral 3/8 of whole",
    ]);
  });

  it("takes shares that come neither to the share nor to a whole, or of another thing, for no parts", () => {
    expect(kept("Grantors reserve one-half of the minerals; Gary Boatman has an eighth of the rentals and Lena Boatman three-eighths.")).toEqual([
      "Gary Boatman + Susan Boatman + Lena Boatman mineral 1/2 of whole",
    ]);
  });
});

describe("an account of the minerals by who has them", () => {
  it.each([
    [
      "Minerals: three-fourths in Noble Affiliates; one-eighth in the heirs of Roe; one-sixteenth retained; one-sixteenth given to the camp.",
      ["- mineral 1/16"],
      2,
    ],
    [
      "Minerals not owned by Grantors: 11/16, Halff heirs. Minerals owned and not conveyed by Grantors: 3/16. Minerals owned and conveyed by Grantors: 2/16.",
      ["- mineral 3/16"],
      1,
    ],
  ])("%#: what is in somebody is left out, what is retained kept", (words, want, others) => {
    const { kept, excepted } = readPaper(`${DEED}. ${words}`);
    expect(kept.map((k) => `- ${k.trim()}`.replace(" of whole", ""))).toEqual(want);
    expect(excepted).toHaveLength(others);
  });

  it("takes a share in a piece of land for no share of somebody", () => {
    expect(readPaper(`${DEED}. Grantors reserve one-half of the minerals in Section 13.`).excepted).toEqual([]);
  });
});
