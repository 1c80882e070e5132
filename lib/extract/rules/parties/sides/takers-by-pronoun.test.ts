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

  it("is no county between which a line runs", () =>
    expect(
      sides(
        "That I, CY MOTT, a widower, own all of Survey 6, Certificate 81, which is cut by the line between Oak Hill and Roe Counties. For ten dollars I do hereby grant, sell and convey to BO LARK a half of the minerals in said Survey.",
      ),
    ).toEqual([["CY MOTT"], ["BO LARK"]]));
});
