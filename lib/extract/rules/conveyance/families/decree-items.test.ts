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
  it.each([
    "The surface, to ADA MOTT LOWE and DOT MOTT VENN, one-half to each; the minerals of every kind, to BO MOTT, an undivided one-half, and to ADA MOTT LOWE, an undivided one-half; DOT MOTT VENN, who has the house in Elm instead, to take no share of the minerals.",
    "To ADA MOTT LOWE: one-half of the surface; and one-half of the oil, gas and other minerals;\n\nTo DOT MOTT VENN: one-half of the surface;\n\nTo BO MOTT: one-half of the minerals.",
  ])("have each its own order of thing and taker: %s", (order) =>
    expect(
      readPaper(
        `IN THE DISTRICT COURT OF ELM COUNTY. In the Matter of the Estate of CY MOTT, Deceased.\n\nDECREE OF DISTRIBUTION\n\nThe Court finds that Cy Mott died May 19, 1979, leaving ADA MOTT LOWE, BO MOTT and DOT MOTT VENN, his children. IT IS ORDERED that the NW/4 of Section 22, Township 17 North, Range 6 West, be distributed thus: ${order}`,
      ).grants.sort(),
    ).toEqual([
      "Ada Mott Lowe mineral 1/2 of grantor_interest",
      "Ada Mott Lowe surface 1/2 of grantor_interest",
      "Bo Mott mineral 1/2 of grantor_interest",
      "Dot Mott Venn surface 1/2 of grantor_interest",
    ]),
  );
  it("give land without its minerals as surface, beside a share of them", () => {
    const paper = decree(
      "To ADA MOTT LOWE: the NW/4 of Section 22, except the minerals; and an undivided one-half of the minerals in it;\n\nTo BO MOTT: the other one-half of the minerals.",
    );
    expect(paper).toEqual([
      "Ada Mott Lowe surface 1 of grantor_interest",
      "Ada Mott Lowe mineral 1/2 of grantor_interest",
      "Bo Mott mineral 1/2 of grantor_interest",
    ]);
  });
  it("pass over one who has other property in place of land", () =>
    expect(
      readPaper(
        "IN THE DISTRICT COURT OF ELM COUNTY. In the Matter of the Estate of CY MOTT, Deceased.\n\nDECREE OF DISTRIBUTION\n\nThe Court finds that Cy Mott died May 19, 1979, leaving ADA MOTT LOWE, BO MOTT and DOT MOTT VENN, his children. IT IS ORDERED that the NW/4 of Section 22, Township 17 North, Range 6 West, be distributed as follows: the whole of the surface to ADA MOTT LOWE; the oil, gas and other minerals, one-half (1/2) to ADA MOTT LOWE and one-half (1/2) to BO MOTT; and that DOT MOTT VENN receive, in lieu of any share in land, the moneys on deposit.",
      ).grants,
    ).toEqual(["Ada Mott Lowe surface 1 of grantor_interest", "Ada Mott Lowe mineral 1/2 of grantor_interest", "Bo Mott mineral 1/2 of grantor_interest"]));
  it("are left to the list of shares where nobody gets the surface apart", () =>
    expect(decree("To ADA MOTT LOWE, daughter, an undivided one-half (1/2); and to BO MOTT, son, an undivided one-half (1/2).").sort()).toEqual([
      "Ada Mott Lowe fee 1/2 of grantor_interest",
      "Bo Mott fee 1/2 of grantor_interest",
    ]));
});

describe("takers of a decree called by their kin", () => {
  it("have the shares said to them, and issue the share of the one who is dead", () =>
    expect(
      readPaper(
        "IN THE DISTRICT COURT OF ELM COUNTY. Estate of CY MOTT, Deceased.\n\nDECREE OF DISTRIBUTION\n\nIt appears that Cy Mott died intestate on May 19, 1949, a widower, leaving one daughter, ADA MOTT LOWE, and the two children of a deceased son Heber, namely BO MOTT and DOT MOTT VENN. It is ORDERED that the whole of the estate, being the NW/4 of Section 22, Township 17 North, Range 6 West, is distributed as follows:\n\nTo the daughter, one-half; and to the children of Heber Mott, equally, the part their father would have taken.\n\nA. Venn, Judge.",
      ).grants,
    ).toEqual(["Ada Mott Lowe fee 1/2 of grantor_interest", "Bo Mott + Dot Mott Venn fee 1/2 of grantor_interest"]));
  it("take for life, and then those behind them", () =>
    expect(decree("To ADA MOTT, his widow, for and during her natural life; and upon her death to BO MOTT and DOT MOTT VENN, one-half to each.")).toEqual([
      "Ada Mott fee 1 of grantor_interest",
      "Bo Mott + Dot Mott Venn remainder 1 of grantor_interest",
    ]));
});

describe("lots of a decree of partition", () => {
  it("go to those by whose names they are led, without the minerals that stay undivided", () =>
    expect(
      readPaper(
        "BO MOTT vs. ADA MOTT LOWE ET AL.\n\nIN THE DISTRICT COURT OF ELM COUNTY\n\nDECREE IN PARTITION\n\nIt having been found on May 3, 1921 that Bo Mott, Ada Mott Lowe and Cy Mott are each the owner of a third of the NW/4 of Section 22, Township 17 North, Range 6 West, it is ADJUDGED that there be set apart to each in severalty:\n\nTo BO MOTT, Share 1, being the North 60 acres;\n\nTo ADA MOTT LOWE, Share 2, being the middle 50 acres;\n\nTo CY MOTT, Share 3, being the South 50 acres. The minerals are left out of this partition.\n\nA. Venn, Judge.",
      ).grants,
    ).toEqual(["Bo Mott surface 1 of whole", "Ada Mott Lowe surface 1 of whole", "Cy Mott surface 1 of whole"]));
});
