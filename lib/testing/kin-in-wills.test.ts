import { describe, expect, it } from "vitest";
import { readInstrument } from "./read-in-process";

const gifts = (words: string) => {
  const text = `CAUSE NO. 88. ESTATE OF OTTO ROE, DECEASED. COUNTY COURT, ALDER COUNTY, TEXAS. WILL. I, Otto Roe, revoke earlier wills. (1) I give the surface of the Elm Ranch to my wife, IDA ROE. ${words} Dated June 19, 1985. /s/ Otto Roe. ORDER. On March 2, 1987 the will was proved. He had died in Alder County on January 4 of that year; his wife and both children survived him. The will is ADMITTED TO PROBATE.`;
  const { parties, conveyance } = readInstrument({ name: "w.txt", text });
  const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} ${g.to.map(name).join("+")}`);
};

describe("who takes by a will that tells some by kin alone", () => {
  it("gives to the wife beside the children named, and nothing to the ranch", () =>
    expect(
      gifts(
        "(2) I give my half of the minerals under the Elm Ranch to my said wife and to my two children, ADA ROE and BO ROE, JR., one-third of it to each. (3) Everything else I give to my wife.",
      ),
    ).toEqual(["surface 1 Ida Roe", "mineral 1/3 Ida Roe", "mineral 1/3 Ada Roe", "mineral 1/3 Bo Roe, Jr.", "fee 1 Ida Roe"]));
  it("takes a third of the testator's half as a share of the whole", () =>
    expect(gifts("(2) My wife and my two children, ADA ROE and BO ROE, are each to have a third of my half of the minerals under the land.")).toEqual([
      "surface 1 Ida Roe",
      "mineral 1/6 Ida Roe",
      "mineral 1/6 Ada Roe",
      "mineral 1/6 Bo Roe",
    ]));
  it("leaves out a wife who is told of and takes nothing", () =>
    expect(gifts("(2) I give the minerals to ADA ROE and BO ROE, my wife having enough of her own.")[1]).toBe("mineral 1 Ada Roe+Bo Roe"));
});
