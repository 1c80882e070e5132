import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { findSentences } from "@/lib/text/sentences";

describe("surface and minerals in one breath", () => {
  it("are the whole land where both are given whole", () => {
    const read = readPaper(
      "QUITCLAIM DEED. IRA POOL, single, for $300.00, releases and quitclaims to ADA VENN all his undivided interest in the surface, coal, oil, gas and minerals of 75 acres on Elm Creek, Marsh County, Kentucky, Deed Book 4, page 2. May 9, 2001. Ira Pool.",
    );
    expect(read.grants).toEqual(["Ada Venn fee 1 of grantor_interest"]);
  });
  it("are two gifts of a decree where a share of the minerals goes with the surface", () => {
    const read = readPaper(
      "COUNTY COURT OF ALDER COUNTY, NEBRASKA. Estate of PER LUND, deceased. DECREE, May 5, 1961. PER LUND died June 9, 1960. The one-half (1/2) of the minerals, and all the surface, of the N/2 of Section 33, Township 14 North, Range 55 West, are distributed to NILS LUND, a single man. B. Torre, Judge.",
    );
    expect(read.grants).toEqual(["Nils Lund mineral 1/2 of whole", "Nils Lund surface 1 of grantor_interest"]);
  });
  it("are no list of what passes where they tell what the giver has owned", () => {
    const read = readPaper(
      "WARRANTY DEED. IRA POOL, for Ten Dollars paid by ADA VENN, grants and conveys unto the said Ada Venn Section 8, Block 2, Hale County, Texas, being land which the grantor has owned, surface and minerals, since 1929 (Vol. 31, page 9). Out of the grant hereby made there is excepted and reserved unto the grantor one-half of all royalty on oil and gas. May 9, 1931. Ira Pool.",
    );
    expect([read.grants, read.kept]).toEqual([["Ada Venn fee 1 of whole"], ["Ira Pool royalty 1/2 of royalty"]]);
  });
  it("are not parted by a want of leases, but by a want of minerals", () => {
    const deed = (words: string) =>
      readPaper(
        `WARRANTY DEED. IRA POOL, a single man, for Ten Dollars, grants and conveys unto ADA VENN Section 8, Block 2, Hale County, Texas, ${words} May 9, 1931. Ira Pool.`,
      ).grants;
    expect(deed("without oil, gas or mineral lease of record.")).toEqual(["Ada Venn fee 1 of whole"]);
    expect(deed("without any oil, gas or other minerals.")).toEqual(["Ada Venn surface 1 of whole"]);
  });
  it("parts the signature from the last sentence of a short lease", () => {
    const text = "Royalty 1/5 to Lessors. /s/ Ada Venn";
    expect(findSentences(text).map((s) => text.slice(s.start, s.end))).toEqual(["Royalty 1/5 to Lessors.", "/s/ Ada Venn"]);
  });
});
