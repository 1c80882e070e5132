// Orders that give the surface with a share of the minerals, and tell what went before or what it comes to.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const grants = (said: string) =>
  readPaper(
    `IN THE COUNTY COURT OF ELM COUNTY, NORTH DAKOTA\nEstate of CARL VENN, deceased\n\nFINAL DECREE\n\nCarl Venn died intestate on May 3, 1950; his heirs are his three children, BO VENN, CY VENN and DEE LARK. ${said}\n\nDone June 1, 1951. Otto Frome, County Judge`,
  ).grants;
const THREE = "BO VENN, CY VENN and DEE LARK";
const FEE = ["Bo Venn + Cy Venn + Dee Lark fee 1 of grantor_interest"];
const EACH_FEE = ["Bo Venn", "Cy Venn", "Dee Lark"].map((name) => `${name} fee 1/3 of grantor_interest`);

describe("what is left, the surface with so much of the minerals", () => {
  it.each([
    `It is decreed that the residue, being the surface and an undivided one-half of the oil, gas and other minerals of Section 8, is distributed in equal shares to ${THREE}.`,
    `It is decreed that the residue, being Section 8 (the other half of the minerals having been sold to Elm Royalty Company), is distributed in equal shares to ${THREE}.`,
    `ORDERED that the remainder, consisting of the surface and 1/2 of the minerals in Section 8, is assigned to ${THREE}, share and share alike, that is, to each one-third of the surface and one-sixth of the minerals.`,
    `The residue of the estate, to wit the surface and one-half the minerals of Section 8, is distributed to ${THREE}, in equal parts, namely each 1/6 of the minerals and 1/3 of the surface.`,
  ])("%s", (said) => {
    expect(grants(said)).toEqual(said.includes(" each ") ? EACH_FEE : FEE);
  });

  it.each([
    `It is decreed that said surface, and the said half of the minerals, in Section 8 are distributed to ${THREE}, an undivided one-third (1/3) of each to each of them.`,
    `It is ordered that such surface and said half of the minerals in Section 8 be set over to ${THREE}, each taking an undivided third.`,
  ])("gives the surface that was found before beside the minerals: %s", (said) => {
    expect(grants(said)).toHaveLength(6);
    expect(grants(said)).toContain("Dee Lark surface 1/3 of grantor_interest");
  });

  it.each([
    `It is decreed that one-half of the minerals under Section 8, with the right to use the surface, is distributed to ${THREE}, one-third to each.`,
    `It is decreed that one-half of the minerals under Section 8, beneath the surface of Olaf Roe, is distributed to ${THREE}, one-third to each.`,
  ])("gives no surface that is only used or lies above: %s", (said) => {
    expect(grants(said).filter((g) => g.includes("surface"))).toEqual([]);
  });

  it("gives the surface beside the minerals to each who takes a share", () => {
    expect(grants(`It is decreed that one-half of the minerals, and all the surface, of Section 8 is distributed to ${THREE}, one-third to each.`)).toEqual([
      "Bo Venn mineral 1/3 of grantor_interest",
      "Cy Venn mineral 1/3 of grantor_interest",
      "Dee Lark mineral 1/3 of grantor_interest",
      "Bo Venn surface 1/3 of grantor_interest",
      "Cy Venn surface 1/3 of grantor_interest",
      "Dee Lark surface 1/3 of grantor_interest",
    ]);
  });

  it("gives no surface where it is only told how far the minerals go", () => {
    const said = `It is decreed that one-half of the minerals of Section 8, with the right to use the surface and roads, is distributed to ${THREE}, one-third to each.`;
    expect(grants(said).filter((g) => g.includes("surface"))).toEqual([]);
  });
});

describe("surface to one and the minerals to others", () => {
  it("gives a share told of each to each", () =>
    expect(grants("It is decreed: to BO VENN the surface of Section 8; CY VENN and DEE LARK take the minerals under it, one-half each.")).toEqual([
      "Bo Venn surface 1 of grantor_interest",
      "Cy Venn mineral 1/2 of grantor_interest",
      "Dee Lark mineral 1/2 of grantor_interest",
    ]));
});

describe("surface and minerals told together ahead of the shares", () => {
  it("are both parted by them", () =>
    expect(
      grants(
        "ORDERED that all the surface, and all the mineral interest remaining in the estate, of and in Section 8, be assigned, one-half to BO VENN, and one-half to CY VENN, absolutely.",
      ),
    ).toEqual(["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"]));
  it("but a share of the minerals said ahead of them is of the minerals alone", () =>
    expect(
      grants("ORDERED that all the surface of Section 8, and one-half of the minerals, go to BO VENN, and the other one-half of the minerals to CY VENN."),
    ).not.toContain("Cy Venn surface 1/2 of grantor_interest"));
});

describe("surface and minerals named side by side, with no share of either", () => {
  it.each([
    `It is decreed that the surface of, and all oil, gas and other minerals of the decedent in, Section 8, is distributed to ${THREE}, in equal shares.`,
    `It is decreed that Section 8, both the surface and the decedent's part of the minerals under it, is distributed to ${THREE}, in equal shares.`,
  ])("%s", (said) => expect(grants(said)).toEqual(FEE));
  it("gives no surface that it says is not included", () =>
    expect(
      grants(
        `It is decreed that all minerals of the decedent in Section 8, but not the surface, which he had sold, are distributed to ${THREE}, in equal shares.`,
      ),
    ).toEqual(["Bo Venn + Cy Venn + Dee Lark mineral 1 of grantor_interest"]));
});

describe("the surface with what is left of the minerals, in so many words", () => {
  it.each([
    "IT IS DECREED that there is hereby distributed to BO VENN an undivided half, and to CY VENN an undivided half, of the surface and of the remaining minerals of Section 8.",
    "ORDERED that all of the surface and all that remained to the decedent of the oil, gas and minerals of Section 8 be assigned, one-half to BO VENN and one-half to CY VENN.",
  ])("is the land: %s", (said) => expect(grants(said)).toEqual(["Bo Venn fee 1/2 of grantor_interest", "Cy Venn fee 1/2 of grantor_interest"]));
});
