import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const correction = (words: string) =>
  read(
    `CORRECTION DEED\n\nWHEREAS, by deed of March 3, 1990, recorded Book 9, Page 12, Ada Venn conveyed to Bo Lark an undivided 1/8 of the oil, gas and other minerals in Section 4, Block 2, Marsh County; and WHEREAS an error was made: NOW, THEREFORE, ${words}\n\nWitness our hands this 4th day of May, 1992. Ada Venn. Bo Lark.`,
    people(["Ada Venn"], ["Bo Lark"]),
    "correction_deed",
  ).resolved;

describe("what a correction makes the first deed read", () => {
  it.each([
    ["said deed is hereby corrected to read an undivided one-fourth (1/4) of the oil, gas and other minerals.", "mineral 1/4"],
    [
      "the original instrument is corrected to state and convey an undivided ONE-HALF (1/2) of the minerals. Ada Venn hereby grants the same to Bo Lark.",
      "mineral 1/2",
    ],
    ["the undersigned correct said deed so that the interest conveyed shall read ONE-SIXTEENTH (1/16th), and Ada Venn keeps the rest.", "mineral 1/16"],
    ["Ada Venn grants to Bo Lark one-fourth (1/4) of the oil, gas and minerals in place of the one-half.", "mineral 1/4"],
    ["the fraction should have read 3/8, of all minerals in said land.", "mineral 3/8"],
  ])("%s", (words, want) => {
    const { action, grants } = correction(words);
    expect(action).toBe("correct");
    expect(grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual([want]);
    expect(grants[0]?.from).toEqual(["a1"]);
    expect(grants[0]?.to).toEqual(["b1"]);
  });

  it.each([
    ["Ada Venn grants to Bo Lark an undivided 1/2 of the minerals in said Section 4, reserving to Grantor an undivided 1/2.", ["mineral 1/2"]],
    ["Ada Venn grants to Bo Lark an undivided 1/2 of the minerals in said Section 4. One-half of the minerals remains with grantor.", []],
  ])("keeps what its words reserve, and nothing for a told outcome: %s", (words, want) => {
    const { grants, reservations } = correction(words);
    expect(grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual(["mineral 1/2"]);
    expect(reservations.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual(want);
  });
});
