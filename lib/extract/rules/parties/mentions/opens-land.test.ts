import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { closesLand } from "./opens-land";

const takers = (words: string) => {
  const { parties, to } = readInstrument({
    name: "a.txt",
    text: `WARRANTY DEED. Ada Roe, a widow, grants and conveys to ${words}, Marsh County, Kansas. Dated May 6, 1928. Ada Roe. Acknowledged May 6, 1928. Filed May 9, 1928, Book 15, page 300.\n`,
  }).parties.resolved;
  return parties.filter((p) => to.includes(p.id)).map((p) => [p.name, ...p.aliases].join(" alias "));
};

describe("a name with land or another name right behind it", () => {
  it.each([
    ["Casper Dell Lots 3, 4 and S1/2NW1/4, Section 2, T26S-R28W", ["Casper Dell"]],
    ["Elm Oil Syndicate NW/4 of Section 24, T26S-R28W", ["Elm Oil Syndicate"]],
    ["Hugh Dell SE NW 19-15S-24W", ["Hugh Dell"]],
    ["School District No. 11, the NE/4 of Section 2, T26S-R28W", ["School District No. 11"]],
    ["the Trustees of Elm Grove School, ten acres in the NE/4 of Section 2, T26S-R28W", ["Trustees of Elm Grove School"]],
    ["Joseph M. Venn, who acquired title also as Jose Venn, the NE/4 of Section 2, T26S-R28W", ["Joseph M. Venn alias Jose Venn"]],
  ])("ends where the name ends: %s", (words, expected) => expect(takers(words)).toEqual(expected));
});

it("takes a direction with the point that ends its sentence for the end of land", () => {
  expect(closesLand("Range 94 West. Elm Valley Company, lessor", 9)).toBe(true);
  expect(closesLand("to West. Elm", 3)).toBe(true);
  expect(closesLand("to West Elm Oil Co. of Enid", 3)).toBe(false);
});
