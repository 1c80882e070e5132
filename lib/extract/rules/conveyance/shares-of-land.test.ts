import { expect, it } from "vitest";
import { landDeed, people, read } from "./test-paper";

const given = (object: string) =>
  read(
    `WARRANTY DEED\n\nThat I, Ada Venn, a widow, for Ten Dollars, do hereby grant, sell and convey unto Bo Lark ${object}\n\nTo have and to hold the same.\n\nDated May 3, 1950.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);

it.each([
  ["my undivided one-half of the J. A. Mott Survey, Abst. 88, Marsh County, Texas, the other half of which is owned by Cy Mott.", "1/2"],
  ["an undivided one-half of Block 5, Elm Addition to the town of Marsh.", "1/2"],
  ["an undivided one-third of my home place on Elm Creek.", "1/3"],
  ["that undivided third of the strip along Elm Creek.", "1/3"],
  ["my half of the J. A. Mott Survey, Marsh County.", "1/2"],
  ["the J. A. Mott Survey, Marsh County, to the extent of one undivided half.", "1/2"],
  ["the undivided one-half owned by me in the J. A. Mott Survey, Marsh County.", "1/2"],
  ["an undivided forty (40) acres in the J. A. Mott Survey, containing 160 acres.", "1/4"],
])("gives of the land no more than the share that opens it: %s", (object, share) => expect(given(object)).toEqual([`fee ${share} of whole`]));

it("gives a share of what the giver owns as such", () =>
  expect(given("one-half of the interest which I own in the J. A. Mott Survey, Marsh County.")).toEqual(["fee 1/2 of grantor_interest"]));

it("gives the whole of land that is half of a section, and of acres that lie apart", () => {
  expect(given("the East half of Section 9, Block 4, Marsh County, Texas.")).toEqual(["fee 1 of whole"]);
  expect(given("40 acres out of the J. A. Mott Survey of 160 acres.")).toEqual(["fee 1 of whole"]);
  expect(landDeed("").grants.map((g) => g.fraction?.fraction)).toEqual(["1"]);
});

const both = (clause: string) => {
  const c = read(
    `WARRANTY DEED\n\nThat I, Ada Venn, a widow, for Ten Dollars, do hereby grant, sell and convey unto Bo Lark an undivided one-half of Section 9, Block 4, Marsh County, Texas, with the minerals, and warrant the title to the half conveyed. ${clause}\n\nDated May 3, 1950.\n\nAda Venn`,
    people(["Ada Venn"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved;
  return [...c.grants, ...c.reservations].map((g) => `${g.estate_type} ${g.fraction?.fraction}`);
};
it.each([
  "The grantor keeps one-fourth of the minerals in the half conveyed.",
  "Grantor reserves one-fourth of the minerals under the undivided 1/2 herein conveyed.",
  "Grantor excepts and reserves 1/4 of the minerals in the lands above described and hereby conveyed.",
])("takes the part conveyed for no share of its own: %s", (clause) => expect(both(clause)).toEqual(["fee 1/2", "mineral 1/4"]));
