import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const decree = (order: string) =>
  readPaper(
    `IN THE DISTRICT COURT OF ELM COUNTY. In the Matter of the Estate of CY MOTT, Deceased.\n\nFINAL DECREE OF DISTRIBUTION\n\nThe Court finds that Cy Mott died testate on May 19, 1979, owning the NW/4 of Section 22, Township 17 North, Range 6 West, 160 acres.\n\nIT IS ORDERED, ADJUDGED AND DECREED that the said property is distributed as follows:\n\n${order}\n\nA. Venn, Judge.`,
  ).grants;

describe("items of a decree that give several things", () => {
  it("part the surface from the minerals", () =>
    expect(
      decree(
        "To ADA MOTT LOWE, daughter, all of the surface, and an undivided one-half (1/2) of the oil, gas and other minerals;\n\nTo BO MOTT, son, the other undivided one-half (1/2) of the oil, gas and other minerals, being 80 net mineral acres.",
      ),
    ).toEqual(["Ada Mott Lowe surface 1 of grantor_interest", "Ada Mott Lowe mineral 1/2 of grantor_interest", "Bo Mott mineral 1/2 of grantor_interest"]));
  it("are left to the list of shares where nobody gets the surface apart", () =>
    expect(decree("To ADA MOTT LOWE, daughter, an undivided one-half (1/2); and to BO MOTT, son, an undivided one-half (1/2).").sort()).toEqual([
      "Ada Mott Lowe fee 1/2 of grantor_interest",
      "Bo Mott fee 1/2 of grantor_interest",
    ]));
});
