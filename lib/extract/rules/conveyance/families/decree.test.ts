import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const court = (order: string) =>
  `COUNTY COURT OF ALDER COUNTY, NEBRASKA. Estate of PER LUND, deceased. DECREE, May 5, 1961: PER LUND died intestate June 9, 1960, a widower, leaving two children and only heirs, NILS LUND and EVA LUND; ${order} B. Torre, County Judge. Filed May 7, 1961, Book 60 page 3.`;

describe("decrees of distribution", () => {
  it("gives a share to each where the order says each", () => {
    const text = court(
      "the N½ of Section 33, Township 14 North, Range 55 West, 320 acres, with all minerals, descended to NILS LUND and EVA LUND, an undivided one-half each.",
    );
    expect(readPaper(text).grants).toEqual(["Nils Lund fee 1/2 of grantor_interest", "Eva Lund fee 1/2 of grantor_interest"]);
  });
  it("takes shares said behind the names, of the thing that the dead had", () => {
    const text = court(
      "It is decreed that the royalty of 6% reserved in Book 61 page 22 upon the N½ of Section 33, Township 14 North, Range 55 West is distributed to NILS LUND one-half and EVA LUND one-half.",
    );
    expect(readPaper(text).grants).toEqual(["Nils Lund royalty 1/2 of grantor_interest", "Eva Lund royalty 1/2 of grantor_interest"]);
  });
  it("takes all of the interest of the dead for whatever it is, though the order calls it less", () => {
    const text = court(
      "ORDERED that all of decedent's interest in the N½ of Section 33, Township 14 North, Range 55 West, being the surface and an undivided one-half of the minerals, is distributed one-half to each.",
    );
    expect(readPaper(text).grants).toEqual(["Nils Lund fee 1/2 of grantor_interest", "Eva Lund fee 1/2 of grantor_interest"]);
  });
  it("knows the court's own people are no takers, whether named before or behind their office", () => {
    const read = readPaper(court("the S½ of Section 3, Township 14 North, Range 55 West is assigned to NILS LUND."));
    expect(read.people).toEqual(["Per Lund", "Nils Lund", "Eva Lund"]);
    expect(read.signed).toBe("1961-05-05");
    expect(read.type).toBe("probate_decree");
  });
});
