import { describe, expect, it } from "vitest";
import { placesOf } from "@/lib/extract/rules/conveyance/people";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";
import { itemsByPerson } from "./person-items";

const parties = people(["Gus Venn"], ["Ann Lark", "Bo Lark", "Cy Lark", "Holy Cross Church"]);

/** Each person's things as "b1: surface 1 + mineral 1/2". */
function told(words: string): string[] {
  return itemsByPerson(words, 0, placesOf(words, parties.parties), (items) => items.length > 1).map(
    (i) =>
      `${i.ids.join("&")}: ${i.found.map((f) => `${f.interest.estate_type} ${f.interest.fraction?.fraction ?? `${f.interest.mineral_acres} acres`}`).join(" + ")}`,
  );
}

describe("a list gives each person what his own item says", () => {
  it.each([
    [
      "(a) to my daughter Ann Lark the surface and one-half of the minerals; (b) to my son Bo Lark 3/8 of the minerals; (c) to Cy Lark the balance of the minerals, in Section 4",
      ["b1: surface 1 + mineral 1/2", "b2: mineral 3/8", "b3: mineral 1/8"],
    ],
    [
      "the entire mineral estate in Section 9 in these amounts: To his daughter Ann Lark ... 100 mineral acres To his son Bo Lark ... 60 mineral acres To the Holy Cross Church, a corporation ... the balance, being 40 mineral acres",
      ["b1: mineral 100 acres", "b2: mineral 60 acres", "b4: mineral 40 acres"],
    ],
    [
      "the minerals under the N/2 of Section 7, 320 acres, thus: to Ann Lark, 100 net mineral acres; and to Bo Lark, the remainder",
      ["b1: mineral 100 acres", "b2: mineral 220 acres"],
    ],
    [
      "unto (a) Ann Lark, one-third of his five-eighths, and (b) Bo Lark, ten and one-half (10 1/2) net mineral acres, each in the oil and gas under Section 9",
      ["b1: mineral 5/24", "b2: mineral 21/2 acres"],
    ],
    [
      "to Ann Lark, her heirs and assigns, one per cent of all the oil produced from Section 9, and to Bo Lark, grantee, a half of one per cent (0.5%) of the same",
      ["b1: royalty 1/100", "b2: royalty 1/200"],
    ],
    [
      "the land to be held thus: the surface, in its entirety, by Ann Lark; the mineral estate by Bo Lark as to a 7/10 undivided interest and by the said Ann Lark as to a 3/10 undivided interest",
      ["b1: surface 1", "b2: mineral 7/10", "b1: mineral 3/10"],
    ],
    [
      "do grant the surface to Ann Lark, two-thirds of the minerals to Bo Lark and one-third of the minerals to Cy Lark",
      ["b1: surface 1", "b2: mineral 2/3", "b3: mineral 1/3"],
    ],
    ["to Ann Lark and Bo Lark, her husband, all of the surface, and to Cy Lark all of the oil, gas and minerals", ["b1&b2: surface 1", "b3: mineral 1"]],
    [
      "withheld: (a) by Ann Lark, one-half of her one-third of the oil and gas, which is a sixth of the whole; (b) by Bo Lark, nothing.",
      ["b1: mineral 1/6", "b2: "],
    ],
  ])("%s", (words, want) => {
    expect(told(words)).toEqual(want);
  });

  it.each([
    [
      "unto Ann Lark the surface of Section 9, unto Bo Lark 1/2 of the minerals, and unto Cy Lark a like interest",
      ["b1: surface 1", "b2: mineral 1/2", "b3: mineral 1/2"],
    ],
    ["unto Ann Lark 1/4, unto Bo Lark 1/8 of the royalty on oil produced from Section 9", ["b1: royalty 1/4", "b2: royalty 1/8"]],
    ["Section 9: the surface to Ann Lark; the coal to Bo Lark; and the oil and gas to Cy Lark", ["b1: surface 1", "b2: mineral 1", "b3: mineral 1"]],
  ])("%s", (words, want) => {
    expect(told(words)).toEqual(want);
  });

  it("leaves a list that gives land itself to the readers of land", () => {
    expect(told("to Ann Lark all of Section 9 with one-half of the minerals; to Bo Lark one-half of the minerals")).toEqual([]);
  });

  it("gives nobody anything where the shares of one thing are more than the whole", () => {
    expect(told("to Ann Lark two-thirds of the minerals; to Bo Lark one-half of the minerals")).toEqual([]);
  });
});

it("those who are only named for another deed take nothing, and the residue of what is given in items is kept without words of keeping", () => {
  const text =
    "DEED\n\nThat Gus Venn does hereby grant the following undivided interests in all the oil and gas under eighty acres, conveyed to Dee Mott by Ed Roe, Deed Book 4, page 2: to Ann Lark, one-sixth; and to Bo Lark, one-third. The grantor retains the residue, being one-half thereof, along with the whole of the surface.\n\nTO HAVE AND TO HOLD forever.";
  const { grants, reservations } = read(text, people(["Gus Venn"], ["Ann Lark", "Bo Lark", "Dee Mott"]), "mineral_deed").resolved;
  expect(grants.map((g) => [g.to.join(), g.estate_type, g.fraction?.fraction])).toEqual([
    ["b1", "mineral", "1/6"],
    ["b2", "mineral", "1/3"],
  ]);
  expect(reservations).toEqual([]);
});

it("a deed of gift in items is a grant for each taker and thing", () => {
  const text =
    "DEED OF GIFT\n\nKNOW ALL MEN: That I, Gus Venn, a widower, for love and affection do hereby give, grant and convey to my children as follows, out of the NW/4 of Section 9, Marsh County, Texas: (a) to my daughter Ann Lark, the surface and 1/2 of the minerals; (b) to my son Bo Lark, 3/8 of the minerals; and (c) to my son Cy Lark, 1/8 of the minerals.\n\nTO HAVE AND TO HOLD forever.\n\nGus Venn";
  const { grants } = read(text, people(["Gus Venn"], ["Ann Lark", "Bo Lark", "Cy Lark"]), "gift_deed").resolved;
  expect(grants.map((g) => [g.to.join(), g.estate_type, g.fraction?.fraction])).toEqual([
    ["b1", "surface", "1"],
    ["b1", "mineral", "1/2"],
    ["b2", "mineral", "3/8"],
    ["b3", "mineral", "1/8"],
  ]);
});
