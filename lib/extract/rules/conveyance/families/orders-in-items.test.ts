// Orders, deeds of officers and deeds of distribution that give several things to several takers, item by item.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the NW/4 of Section 9, Township 14 North, Range 5 West";
const read = (text: string) => readPaper(text).grants;

describe("decrees of divorce", () => {
  const divorce = (order: string) =>
    read(
      `DISTRICT COURT OF ELM COUNTY, OKLAHOMA.\n\nADA VENN, Plaintiff, vs. BO VENN, Defendant.\n\nJOURNAL ENTRY OF DECREE OF DIVORCE\n\nOn May 5, 1984 the Court dissolves the marriage. ${order} F. Wray, Judge.\n\nFiled May 7, 1984, Book 90, page 14.`,
    );
  it.each([
    [
      `Defendant shall have ${LAND} free of any claim of Plaintiff, excepting her interest in the minerals. Each party shall henceforth own, as tenants in common, an undivided half of all oil, gas and other minerals in said land.`,
      ["Bo Venn surface 1 of grantor_interest", "Ada Venn mineral 1/2 of whole", "Bo Venn mineral 1/2 of whole"],
    ],
    [
      `All of the real property of the parties, being ${LAND}, is hereby set apart to Defendant, subject however to an undivided one-third of the minerals, which is set apart to Plaintiff.`,
      ["Bo Venn surface 1 of grantor_interest", "Bo Venn mineral 2/3 of whole", "Ada Venn mineral 1/3 of whole"],
    ],
    [`To the plaintiff, ADA VENN, as her separate property: ${LAND}. To the defendant, BO VENN: the house in Reno.`, ["Ada Venn fee 1 of grantor_interest"]],
  ])("%s", (order, want) => {
    expect(divorce(order)).toEqual(want);
  });
});

describe("judgments", () => {
  it("quiet the title that is called the plaintiff's", () => {
    expect(
      read(
        `DISTRICT COURT OF ELM COUNTY, KANSAS. ADA VENN, Plaintiff, v. CARL BLY, Defendant. JUDGMENT. It is ordered that plaintiff's title to ${LAND} be quieted against the defendant. May 5, 1958. F. Wray, Judge.`,
      ),
    ).toEqual(["Ada Venn fee 1 of grantor_interest"]);
  });
});

describe("orders of a probate court", () => {
  it("give what was found before, item by item", () => {
    expect(
      read(
        `COUNTY COURT OF ALDER COUNTY, OKLAHOMA. Estate of PER LUND, deceased. FINAL DECREE. The Court finds that Per Lund died June 9, 1960, and that by his will the deceased devised ${LAND}, as follows: the surface to Nils Lund; the oil, gas and mineral rights one-half to Nils Lund and one-half to Eva Lund. It is ordered that said property be distributed to the said devisees in accordance with said will. B. Torre, County Judge.`,
      ),
    ).toEqual(["Nils Lund surface 1 of grantor_interest", "Nils Lund mineral 1/2 of grantor_interest", "Eva Lund mineral 1/2 of grantor_interest"]);
  });
  it("tell a share of each in the manner following, houses too", () => {
    expect(
      read(
        "SUPERIOR COURT OF CALIFORNIA, COUNTY OF ELM. Estate of PIETRO LUND, sometimes called Peter Lund, Deceased. DECREE OF DISTRIBUTION. The petition of Bank of Alder, executor, came on to be heard before the Honorable Norman Main, and it is decreed that the residue be distributed in the manner following: Five-twelfths (5/12) thereof to EVA LUND ROE; one-third (1/3) thereof to NILS LUND; and one-fourth (1/4) thereof to the SISTERS OF CHARITY OF ALDER, a corporation.",
      ),
    ).toEqual([
      "Eva Lund Roe fee 5/12 of grantor_interest",
      "Nils Lund fee 1/3 of grantor_interest",
      "Sisters of Charity of Alder fee 1/4 of grantor_interest",
    ]);
  });
});

describe("deeds of officers", () => {
  it("distribute item by item", () => {
    expect(
      read(
        `DEED OF DISTRIBUTION. This Deed is made by NILS LUND, as Personal Representative of the Estate of PER LUND, deceased, to the distributees named below. The Personal Representative conveys and releases: 1. to NILS LUND, individually, 37.5% of all the oil, gas and other minerals and all of the surface; 2. to EVA LUND, 62.5% of all the oil, gas and other minerals; each of, in and under ${LAND}, the surface having gone to the first by agreement. Witness my hand July 15, 1999. Nils Lund, Personal Representative.`,
      ),
    ).toEqual(["Nils Lund surface 1 of grantor_interest", "Nils Lund mineral 3/8 of whole", "Eva Lund mineral 5/8 of whole"]);
  });
  it("name the sides on the lines of a form", () => {
    const paper = readPaper(
      `SUBSTITUTE TRUSTEE'S DEED\n\nDate: August 6, 1986\nDeed of Trust: dated March 2, 1983, from ELM CATTLE COMPANY to Hal Dix, Trustee\nSubstitute Trustee: ROY SWAN\nPurchaser: FIRST STATE BANK OF ELM, a Texas banking corporation\nAmount of sale: $121,500.00\n\nDefault occurred, and the property was sold at public auction to Purchaser. I do hereby grant, sell and convey to Purchaser the property, to-wit: ${LAND}.\n\nRoy Swan, Substitute Trustee`,
    );
    expect(paper.to).toBe("First State Bank of Elm");
    expect(paper.conveyance.grants[0]?.held_by).toBe("ELM CATTLE COMPANY");
  });
  it("sell all that the wards have, though what each has is told", () => {
    expect(
      read(
        `GUARDIAN'S DEED. This indenture, made September 24, 1923, between LULA VENN, guardian of the estates of SAM VENN and MAY VENN, minors, party of the first part, and W. E. ROE, party of the second part: the party of the first part does hereby grant and convey unto the party of the second part all the right, title and interest of said minors, the same being each an undivided one-third, in and to ${LAND}. Lula Venn, Guardian.`,
      )[0],
    ).toMatch(/fee 1 of grantor_interest$/);
  });
});
