import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const court = (order: string) =>
  `COUNTY COURT OF ALDER COUNTY, NEBRASKA. Estate of PER LUND, deceased. DECREE, May 5, 1961: PER LUND died intestate June 9, 1960, a widower, leaving two children and only heirs, NILS LUND and EVA LUND; ${order} B. Torre, County Judge. Filed May 7, 1961, Book 60 page 3.`;

describe("all that the dead had, named ahead of the order", () => {
  const taken = (thing: string) =>
    readPaper(
      `COUNTY COURT OF ELM COUNTY, NORTH DAKOTA. In the matter of the estate of CY MOTT, deceased. FINAL DECREE. The Court finds that Cy Mott died May 3, 1958. IT IS ORDERED that ${thing} is hereby assigned to IDA MOTT, his wife. April 6, 1961. A. Fry, Judge.`,
    ).grants;
  const LAND = "the NE/4 of Section 5, Township 3 North, Range 4 West";
  it.each([
    `all of the decedent's interest in ${LAND}, and all his right in the oil, gas and minerals therein`,
    `all of the decedent's interest in ${LAND}, including his interest in the minerals`,
    `all the real estate of the decedent, being ${LAND}, with all rights in the minerals`,
  ])("is the land: %s", (thing) => expect(taken(thing)).toEqual(["Ida Mott fee 1 of grantor_interest"]));
  it("is the minerals where they alone are named", () =>
    expect(taken(`all of the decedent's right, title and interest in and to the oil, gas and other minerals in ${LAND}`)).toEqual([
      "Ida Mott mineral 1 of grantor_interest",
    ]));
});

describe("land with what lies under it", () => {
  const taken = (words: string) =>
    readPaper(
      `PROBATE COURT OF ELM COUNTY, KANSAS. Estate of CY MOTT, Deceased. The Court finds that Cy Mott died testate on May 4, 1958. IT IS ORDERED that there be assigned to his wife, IDA MOTT, ${words}. April 6, 1961. A. Fry, Judge.`,
    ).grants;
  it.each([
    "all real estate of the decedent, to-wit: the SE/4 of Section 14, Township 10 South, Range 18 West, with whatever oil, gas and minerals he owned in it",
    "the SE/4 of Section 14, Township 10 South, Range 18 West, together with such minerals as he had",
  ])("%s", (words) => expect(taken(words)).toEqual(["Ida Mott fee 1 of grantor_interest"]));
  it.each([
    "all of the decedent's interest in the oil, gas and other minerals in the SE/4 of Section 14, Township 10 South, Range 18 West",
    "all his right, title and interest in and to the minerals under the SE/4 of Section 14, Township 10 South, Range 18 West",
  ])("is not what the dead had in the minerals: %s", (words) => expect(taken(words)).toEqual(["Ida Mott mineral 1 of grantor_interest"]));
  it("is not minerals alone", () =>
    expect(taken("all the minerals in the SE/4 of Section 14, Township 10 South, Range 18 West")).toEqual(["Ida Mott mineral 1 of grantor_interest"]));
});

describe("decrees of distribution", () => {
  it("gives a share to each where the order says each", () => {
    const text = court(
      "the N½ of Section 33, Township 14 North, Range 55 West, 320 acres, with all minerals, descended to NILS LUND and EVA LUND, an undivided one-half each.",
    );
    expect(readPaper(text).grants).toEqual(["Nils Lund fee 1/2 of grantor_interest", "Eva Lund fee 1/2 of grantor_interest"]);
  });
  it("gives by the table of a certificate of transfer", () => {
    const paper = (rows: string) =>
      `PROBATE COURT OF ALDER COUNTY, OHIO\nESTATE OF PER LUND, DECEASED. CERTIFICATE OF TRANSFER No. 1\nDecedent died on June 9, 1990, testate. The persons to whom such real property passed by devise are as follows:\n${rows}\nThe legal description is: all of the oil and gas underlying 41 acres in Section 13, Township 6, Range 8.\nISSUED May 5, 1991. B. Torre, Probate Judge.`;
    expect(readPaper(paper("Name: EVA LUND MOE. Residence: Medina, Ohio. Share of decedent's interest: ALL.")).grants).toEqual([
      "Eva Lund Moe fee 1 of grantor_interest",
    ]);
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
  it("gives nothing to those whom it names to tell of another paper", () => {
    const sold = court(
      "IT IS ORDERED that the N½ of Section 33, Township 14 North, Range 55 West, subject to the royalty sold to Olaf Berg, Book 61 page 22, is distributed to Nils Lund, an undivided one-half, and to Eva Lund, an undivided one-half.",
    );
    expect(readPaper(sold).grants).toEqual(["Nils Lund fee 1/2 of grantor_interest", "Eva Lund fee 1/2 of grantor_interest"]);
    expect(readPaper(sold).people).not.toContain("Olaf Berg");
  });
  it("gives the land itself where all minerals are named behind it", () => {
    const text = court("all the residue, including Section 33-14-55 and all the oil, gas and minerals therein, is assigned to EVA LUND.");
    expect(readPaper(text).grants).toEqual(["Eva Lund fee 1 of grantor_interest"]);
  });
  it("does not take how the dead came by the land for an order", () => {
    const text = court(
      "by the will of her husband, all of his estate passed to her. The N½ of Section 33, Township 14 North, Range 55 West is assigned to EVA LUND.",
    );
    expect(readPaper(text).grants).toEqual(["Eva Lund fee 1 of grantor_interest"]);
  });
  it("knows the court's own people are no takers, whether named before or behind their office", () => {
    const read = readPaper(court("the S½ of Section 3, Township 14 North, Range 55 West is assigned to NILS LUND."));
    expect(read.people).toEqual(["Per Lund", "Nils Lund", "Eva Lund"]);
    expect(read.signed).toBe("1961-05-05");
    expect(read.type).toBe("probate_decree");
  });
  it.each([
    [
      "the estate be distributed as follows: to NILS LUND, an undivided one-third; and to EVA LUND and ASTRID HOLM an undivided one-third each, of the N½ of Section 33, Township 14 North, Range 55 West.",
      ["Nils Lund fee 1/3 of grantor_interest", "Eva Lund fee 1/3 of grantor_interest", "Astrid Holm fee 1/3 of grantor_interest"],
    ],
    [
      "the property of the estate is distributed as follows: One-half thereof to NILS LUND; one-third thereof to EVA LUND; and one-sixth thereof to ASTRID HOLM.",
      ["Nils Lund fee 1/2 of grantor_interest", "Eva Lund fee 1/3 of grantor_interest", "Astrid Holm fee 1/6 of grantor_interest"],
    ],
    [
      "title to the N½ of Section 33 vest in the heirs, to-wit: NILS LUND, a life estate; EVA LUND and ASTRID HOLM, one-half each in remainder.",
      ["Nils Lund fee 1 of grantor_interest", "Eva Lund remainder 1/2 of grantor_interest", "Astrid Holm remainder 1/2 of grantor_interest"],
    ],
    [
      "And the Court awards the coal and all other minerals underlying the farm to NILS LUND, one third; EVA LUND and ASTRID HOLM, children, one third each.",
      ["Nils Lund mineral 1/3 of grantor_interest", "Eva Lund mineral 1/3 of grantor_interest", "Astrid Holm mineral 1/3 of grantor_interest"],
    ],
    [
      "the heirs and their shares in the N½ of Section 33 are: NILS LUND, son - 1/4; EVA LUND, daughter - 1/2; ASTRID HOLM, daughter - 1/4. IT IS SO ORDERED.",
      ["Nils Lund fee 1/4 of grantor_interest", "Eva Lund fee 1/2 of grantor_interest", "Astrid Holm fee 1/4 of grantor_interest"],
    ],
  ])("takes the shares of a list, whatever its order: %s", (order, want) => {
    const text = court(order).replace("leaving two children and only heirs, NILS LUND and EVA LUND; ", "leaving heirs surviving; ");
    expect(readPaper(text).grants).toEqual(want);
  });
  it("gives nothing to those whose rights the order only spares", () => {
    const order =
      "it is decreed that the following is hereby distributed and assigned to EVA LUND: the N½ of Section 33, subject to the contract for deed dated May 2, 1955 in favor of OLE BERG and INA BERG.";
    expect(readPaper(court(order)).grants).toEqual(["Eva Lund fee 1 of grantor_interest"]);
  });
  it("takes a title that is to stand in the devisee", () => {
    const order =
      "by his will all of his lands were devised to his niece HATTIE DAY; it is ordered that title to all real property be and stand in HATTIE DAY.";
    const text = court(order).replace("died intestate", "died testate").replace("leaving two children and only heirs, NILS LUND and EVA LUND; ", "");
    expect(readPaper(text).grants).toEqual(["Hattie Day fee 1 of grantor_interest"]);
  });
  it("takes a court's finding of the heirs with the share of each", () => {
    const text =
      "COUNTY COURT OF ALDER COUNTY, NEBRASKA. Estate of PER LUND, deceased. DETERMINATION OF HEIRSHIP. On May 5, 1961 the Court finds: that PER LUND died intestate June 9, 1960; that his heirs were: EVA LUND, his widow, one-half; J. T. LUND, son, one-fourth; and N. B. LUND, son, one-fourth. Filed May 7, 1961, Book 60 page 3.";
    const read = readPaper(text);
    expect(read.type).toBe("determination_of_heirship");
    expect(read.grants).toEqual(["Eva Lund fee 1/2 of grantor_interest", "J. T. Lund fee 1/4 of grantor_interest", "N. B. Lund fee 1/4 of grantor_interest"]);
  });
});
