import { describe, expect, it } from "vitest";
import { people, read } from "./test-paper";

const given = (words: string) => {
  const c = read(
    `MINERAL DEED\n\nI, ADA VENN, for ten dollars sell and convey to BO LARK ${words}\n\nTo have and to hold to him and his heirs.\n\nAda Venn\n\nLee County. Ada Venn acknowledged before me that this is her deed. Cy Moss, Notary Public.`,
    people(["Ada Venn"], ["Bo Lark"]),
    "mineral_deed",
  ).resolved;
  return c.grants.map((g) => `${g.estate_type} ${g.mineral_acres ?? g.fraction?.fraction}`).join();
};
const LAND = "in and under the NW/4 of Section 9, Township 3 North, Range 4 West, Lee County";

describe("mineral acres that are given", () => {
  it.each([
    [
      `an undivided twelve (12) net mineral acres in and to all of the oil, gas and other minerals ${LAND}, which quarter section contains 160 acres, of which I own all of the minerals.`,
      "mineral 12",
    ],
    [`twelve (12) net mineral acres in all of the oil and gas ${LAND}, a quarter of 160 acres, the minerals of which are wholly mine.`, "mineral 12"],
    [
      `forty undivided net mineral acres in and to the whole of the oil, gas and other hydrocarbons ${LAND}, of which she has the whole of the minerals.`,
      "mineral 40",
    ],
    [`an undivided quarter of 160 acres of minerals ${LAND}.`, "mineral 1/4"],
    [`all of the oil and gas ${LAND}.`, "mineral 1"],
  ])("%s", (words, want) => expect(given(words)).toBe(want));
});
