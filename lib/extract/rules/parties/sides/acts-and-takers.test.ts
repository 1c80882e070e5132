import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readInstrument } from "@/lib/testing/read-in-process";
import { assigningActs } from "./assigning-acts";

const sides = (text: string) => {
  const { parties } = readInstrument({ name: "x.txt", text }).parties.resolved;
  const of = (side: string) => parties.filter((p) => p.side === side).map((p) => p.display);
  return { from: of("from"), to: of("to") };
};
const LAND = "the NE/4 of Section 11, Township 3 North, Range 2 East, Teal County";

describe("one who acts for himself and for another", () => {
  it.each([
    `MINERAL DEED. I, Hester Coyle, on my own account and besides as next friend of Abel Coyle, an infant, convey to Osgood Prentiss all minerals under ${LAND}.`,
    `MINERAL DEED. Hester Coyle, a widow, and Hester Coyle as conservator of the estate of Abel Coyle, a minor, convey to Osgood Prentiss all minerals under ${LAND}.`,
    `MINERAL DEED. Hester Coyle, guardian of Abel Coyle, a minor, and also in her own right, grants to Osgood Prentiss all minerals under ${LAND}.`,
  ])("gives both shares: %s", (text) => expect(sides(text)).toEqual({ from: ["Hester Coyle", "Abel Coyle"], to: ["Osgood Prentiss"] }));

  it("gives for a trust beside herself", () =>
    expect(
      sides(`MINERAL DEED. Hester Coyle, individually and as Trustee of the Coyle Ranch Trust, grants to Osgood Prentiss all minerals under ${LAND}.`).from,
    ).toEqual(["Hester Coyle", "Coyle Ranch Trust"]));

  it.each([
    `MINERAL DEED. Hester Coyle, individually and as guardian of the minor children of Abel Coyle, deceased, grants to Osgood Prentiss all minerals under ${LAND}.`,
    `MINERAL DEED. Hester Coyle, who holds in her own right the half that she had of the guardian of Abel Coyle, grants to Osgood Prentiss all minerals under ${LAND}.`,
  ])("takes no parent and no former owner for a ward: %s", (text) => expect(sides(text).from).toEqual(["Hester Coyle"]));

  it("names nobody more where she acts for herself alone", () =>
    expect(
      sides(
        `MINERAL DEED. Hester Coyle, in her own right, grants to Osgood Prentiss all minerals under ${LAND}, being the half that the guardian of Abel Coyle did not sell.`,
      ).from,
    ).toEqual(["Hester Coyle"]));
});

describe("office-holders named one by one", () => {
  it("are the county for which they act", () =>
    expect(
      sides(
        `DEED. Between Ira Dunn, Cal Voss and Ned Fry, composing the Board of County Commissioners of Teal County, and Osgood Prentiss: the former convey to the latter ${LAND}.`,
      ).from,
    ).toEqual(["Board of County Commissioners of Teal County"]));

  it("stay persons where they only live in a county", () =>
    expect(sides(`DEED. Ira Dunn, Cal Voss and Ned Fry, all of the County of Teal, convey to Osgood Prentiss ${LAND}.`).from).toEqual([
      "Ira Dunn",
      "Cal Voss",
      "Ned Fry",
    ]));
});

describe("persons with a calling", () => {
  it.each([
    `DEED. Ira Dunn and Cal Voss, directors of Teal Lumber Company, convey to Osgood Prentiss ${LAND}.`,
    `DEED. Ira Dunn and Cal Voss, as officers of Teal Lumber Company and individually, convey to Osgood Prentiss ${LAND}.`,
    `DEED. Ira Dunn, President, and Cal Voss, Secretary of Teal Lumber Company, convey to Osgood Prentiss ${LAND}.`,
  ])("give as themselves: %s", (text) => expect(sides(text).from).toEqual(["Ira Dunn", "Cal Voss"]));
});

describe("who takes by the verb itself", () => {
  it("is named behind what is given", () =>
    expect(
      sides(
        `DEED. Whereas the NE/4 of Section 11, Township 3 North, Range 2 East was assessed to Abel Coyle: now I, Hester Coyle, do hereby yield up the said premises to TEAL COUNTY, in fee.`,
      ).to,
    ).toEqual(["Teal County"]));

  it("is the house that the paper has named, where it speaks of the said one", () =>
    expect(
      sides(`DEED. It was bid in by the Drovers Bank of Teal. I, Hester Coyle, do therefore grant and convey the same, ${LAND}, to the said Bank.`).to,
    ).toEqual(["Drovers Bank of Teal"]));

  it("is not the giver who excepts something from the grant to himself", () =>
    expect(
      sides(
        `DEED. ELM RAILROAD COMPANY does hereby grant, bargain, sell and convey to OSGOOD PRENTISS ${LAND}. The Company reserves and excepts from this grant, to itself and its successors, all coal.`,
      ).to,
    ).toEqual(["Osgood Prentiss"]));

  it("is the giver where he gives to himself", () =>
    expect(sides(`DEED. I, Hester Coyle, do hereby grant and convey ${LAND} to myself and Osgood Prentiss as joint tenants.`).to).toContain("Hester Coyle"));

  it("is nobody to whom something was kept or who has a patent", () =>
    expect(
      sides(
        `DEED. Hester Coyle conveys to Osgood Prentiss ${LAND}, subject to the coal reserved to the United States in Patent Number 8812 and to a lease held by Elm Oil Company.`,
      ).to,
    ).toEqual(["Osgood Prentiss"]));
});

it("takes no short name in its bracket for the subject of the act", () => {
  const text =
    'ASSIGNMENT. Homer Pratt ("Pratt"), having bargained with Teal Production Company ("Teal") for the sale of a lease, now does hereby assign and convey to Teal all of the oil and gas lease given by Ada Venn on May 1, 1980, on ' +
    `${LAND}. Homer Pratt`;
  const [act] = assigningActs(findAnatomy(text));
  expect([act?.giver?.mention.name, ...(act?.takers.map((t) => t.mention.name) ?? [])]).toEqual(["Homer Pratt", "Teal Production Company"]);
});
