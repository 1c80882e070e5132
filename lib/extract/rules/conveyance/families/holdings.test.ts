import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NE/4 of Section 9, Township 3 North, Range 22 East";
const suit = (words: string) => readPaper(`ADA VENN, Plaintiff, vs. BO LARK and CY MOTT, Defendants. District Court of Elm County. JUDGMENT. ${words}`).grants;
const divorce = (words: string) =>
  readPaper(`In the Matter of the Marriage of WANDA VENN, Petitioner, and BO VENN, Respondent. DECREE OF DISSOLUTION OF MARRIAGE. ${words}`).grants;

describe("holdings adjudged", () => {
  it("are read clause by clause for each party", () => {
    expect(suit(`It is adjudged that plaintiff owns the surface and one-half of the minerals, and Bo Lark owns the remaining one-half, in ${LAND}.`)).toEqual([
      "Ada Venn surface 1 of grantor_interest",
      "Ada Venn mineral 1/2 of grantor_interest",
      "Bo Lark mineral 1/2 of grantor_interest",
    ]);
    expect(suit(`It is decreed that Bo Lark is the owner of the minerals in ${LAND}, and that Ada Venn has the surface only.`)).toEqual([
      "Bo Lark mineral 1 of grantor_interest",
      "Ada Venn surface 1 of grantor_interest",
    ]);
  });
  it("are read from a list of shares, ahead of or behind the thing", () => {
    expect(suit(`The Court decrees that the minerals in ${LAND} are owned as follows: Ada Venn, 5/8; Bo Lark, 1/8; Cy Mott, 1/4.`)).toEqual([
      "Ada Venn mineral 5/8 of grantor_interest",
      "Bo Lark mineral 1/8 of grantor_interest",
      "Cy Mott mineral 1/4 of grantor_interest",
    ]);
    expect(divorce(`It is ordered that Wife receives one-third, and Husband two-thirds, of all minerals under ${LAND}. Husband receives the surface.`)).toEqual(
      ["Wanda Venn mineral 1/3 of grantor_interest", "Bo Venn mineral 2/3 of grantor_interest", "Bo Venn surface 1 of grantor_interest"],
    );
  });
  it("are read from items without a verb", () => {
    expect(divorce(`It is ordered: Petitioner: the surface of ${LAND}; 25% of the minerals. Respondent: 75% of the minerals.`)).toEqual([
      "Wanda Venn surface 1 of grantor_interest",
      "Wanda Venn mineral 1/4 of grantor_interest",
      "Bo Venn mineral 3/4 of grantor_interest",
    ]);
    expect(divorce(`It is ordered that ${LAND} is awarded to Bo Venn, less one-half of the minerals, which Petitioner shall keep.`)).toEqual([
      "Bo Venn surface 1 of grantor_interest",
      "Bo Venn mineral 1/2 of grantor_interest",
      "Wanda Venn mineral 1/2 of grantor_interest",
    ]);
  });
  it("are none where a party only claims them", () => {
    expect(
      suit(`Plaintiff claims to own the minerals in ${LAND} and defendant Bo Lark claims to own the surface. It is ordered that the suit be dismissed.`),
    ).toEqual([]);
  });
});
