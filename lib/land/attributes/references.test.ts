import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const cited = (lands: string): (string | null)[] =>
  readInstrument({
    name: "deed.txt",
    text: `WARRANTY DEED\n\nAda Venn, a widow, for Ten Dollars, does hereby grant, sell and convey unto Bo Lark ${lands}\n\nTo have and to hold forever. Signed May 3, 1931.\n\nAda Venn\n\nFiled May 5, 1931, Book 31, page 8, Marsh County, Texas.`,
  }).land.resolved.tracts.map((t) => t.reference?.page ?? null);

it("gives a paper cited within the description of one land to that one", () => {
  expect(
    cited(
      "two tracts in Marsh County, Texas: (1) 61.4 acres out of the Roe Grant, Abstract 6, being the tract deeded to Ada Venn in 1908 and of record in Book 30, page 611; (2) 113 acres out of the Dunn Grant, Abstract 8, known as the Rock pasture.",
    ),
  ).toEqual(["611", null]);
});

it("gives a paper cited of both to both", () => {
  expect(
    cited(
      "(1) 61.4 acres out of the Roe Grant, Abstract 6, and (2) 113 acres out of the Dunn Grant, Abstract 8, Marsh County, Texas, both tracts being the same land conveyed to Ada Venn in Book 30, page 611.",
    ),
  ).toEqual(["611", "611"]);
});
