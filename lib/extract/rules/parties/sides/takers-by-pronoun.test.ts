import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (words: string) => {
  const p = readInstrument({
    name: "a.txt",
    text: `DEED\n\nTHE STATE OF TEXAS,\nCOUNTY OF ELM.\n\nKNOW ALL MEN BY THESE PRESENTS: ${words}\n\nTo have and to hold forever. Dated May 6, 1930.\n`,
  }).parties.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => p.parties.find((x) => x.id === id)?.name);
  return [names(p.from), names(p.to)];
};

describe("who takes and who gives", () => {
  it("is named behind the pronoun that stands for him", () =>
    expect(
      sides("I, Cy Mott, Sr., a widower, for the love I bear my son, hereby give, grant and convey to him, the said Bo Mott, a half of the minerals in Lot 4."),
    ).toEqual([["Cy Mott, Sr."], ["Bo Mott"]]));

  it("is everyone whom a later item of the list gives to", () => {
    const gives = (item: string) =>
      sides(
        `CY MOTT, a widower, of Roe, Texas, for love and affection gives, grants and conveys: To his son BO MOTT, the surface of 40 acres in the Elm Survey, described in Vol. 9, page 3, Deed Records; ${item} one-half of the oil, gas and other minerals in the same 40 acres.`,
      )[1];
    expect(gives("and To his three children, ADA MOTT, IDA MOTT and DOT POOL, each")).toEqual(["BO MOTT", "ADA MOTT", "IDA MOTT", "DOT POOL"]);
    expect(gives("To ADA MOTT and DOT POOL together")).toEqual(["BO MOTT", "ADA MOTT", "DOT POOL"]);
  });

  it("has no share of the half in a mixed per cent", () => {
    const p = readInstrument({
      name: "a.txt",
      text: "ROYALTY DEED. CY MOTT, a widower, for value received, hereby grants to BO LARK, his heirs and assigns, a perpetual royalty of three and one-half per cent (3½%) of the whole of all oil produced from Lot 4, Section 9, Township 6 North, Range 3 West. May 6, 1930. Cy Mott",
    });
    expect(p.parties.resolved.parties.map((x) => x.share)).toEqual([null, null]);
    expect(p.conveyance.resolved.grants.map((g) => [g.fraction?.fraction, g.readings.length])).toEqual([["7/200", 0]]);
  });

  it("is no county between which a line runs", () =>
    expect(
      sides(
        "That I, CY MOTT, a widower, own all of Survey 6, Certificate 81, which is cut by the line between Oak Hill and Roe Counties. For ten dollars I do hereby grant, sell and convey to BO LARK a half of the minerals in said Survey.",
      ),
    ).toEqual([["CY MOTT"], ["BO LARK"]]));
});
