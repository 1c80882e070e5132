import { describe, expect, it } from "vitest";
import { landDeed, people, read } from "./test-paper";

const kept = (clause: string): string[] => landDeed(clause).reservations.map((r) => `${r.estate_type} ${r.fraction?.fraction} ${r.of}`);

describe("what a clause keeps is found wherever its object stands", () => {
  it.each([
    [
      "EXCEPT: (1) the easement of the county; (2) an undivided 1/2 interest in the minerals, which grantor hereby reserves unto herself;",
      ["mineral 1/2 whole"],
    ],
    ["The following reservation is made by and for Ada Venn, her heirs and assigns: one-third of the oil and gas.", ["mineral 1/3 whole"]],
    [
      "First party shall have, and does hereby keep, for the remainder of her natural life, two-thirds of all royalty paid upon oil from the land.",
      ["royalty 2/3 royalty"],
    ],
    ["Grantor retains (i) 100% of the minerals LESS (ii) an undivided 5% of the minerals, which 5% is conveyed to Grantee.", ["mineral 19/20 whole"]],
    [
      "One-half the minerals to said Ada Venn, her heirs and assigns forever, together with all the rights and ways that are needful for the getting of the same, excepted and reserved.",
      ["mineral 1/2 whole"],
    ],
    ["reserving to grantor the one-half of the minerals which that deed left to her, being all of the minerals she now owns.", ["mineral 1/2 whole"]],
    ["Reserving unto Grantor 1/4 of oil in the land conveyed.", ["mineral 1/4 whole"]],
    ["Grantor keeps one-third of the gas under the land sold.", ["mineral 1/3 whole"]],
  ])("%s", (clause, want) => {
    expect(kept(clause)).toEqual(want);
  });
});

/** What Ada and Al keep of land they give together. */
const keptByTwo = (clause: string): string[] =>
  read(
    `DEED\n\nThat we, Ada Venn and Al Venn, do hereby grant and convey unto Bo Lark all of Section 9, Marsh County. ${clause}\n\nTO HAVE AND TO HOLD forever.`,
    people(["Ada Venn", "Al Venn"], ["Bo Lark"]),
    "warranty_deed",
  ).resolved.reservations.map((r) => `${r.to.join("&")} ${r.estate_type} ${r.fraction?.fraction}`);

describe("several givers keep what is said of each", () => {
  it.each([
    ["Each grantor reserves one-fourth of the minerals.", ["a1 mineral 1/4", "a2 mineral 1/4"]],
    ["The Grantors reserve one-half of the minerals, and each reserves the right of ingress.", ["a1&a2 mineral 1/2"]],
    ["We each keep an undivided one-fourth of the oil and gas.", ["a1 mineral 1/4", "a2 mineral 1/4"]],
    ["One-fifth of the minerals is reserved for Al Venn, Ada Venn keeping none.", ["a2 mineral 1/5"]],
    ["The grantors reserve one-half of the minerals, all of it to Al Venn.", ["a2 mineral 1/2"]],
    ["Ada Venn and Al Venn reserve one-half of the minerals.", ["a1&a2 mineral 1/2"]],
    ["Reserved: to Ada Venn 1/8 of the minerals; to Al Venn 1/16 of the minerals.", ["a1 mineral 1/8", "a2 mineral 1/16"]],
    ["Grantors reserve one-half of the minerals, Ada Venn taking two-thirds and Al Venn one-third of what is reserved.", ["a1 mineral 1/3", "a2 mineral 1/6"]],
    [
      "Out of the minerals the grantors keep three-eighths, of which two-thirds belongs to Ada Venn and one-third to Al Venn.",
      ["a1 mineral 1/4", "a2 mineral 1/8"],
    ],
  ])("%s", (clause, want) => {
    expect(keptByTwo(clause)).toEqual(want);
  });
});

describe("the size of what is kept is what its words come to", () => {
  it.each([
    ["Grantor reserves all of the minerals other than one-third thereof, which one-third goes to Grantee.", ["mineral 2/3 whole"]],
    ["Reserving 2/5 of the minerals, without power to lease.", ["mineral 2/5 whole"]],
    ["Reserving half of the royalties under any lease, but in no event shall grantor get less than 1/16 of all oil produced.", ["royalty 1/2 royalty"]],
    ["Grantor retains title to 1/16 of the minerals, but has only a royalty therein.", ["royalty 1/16 whole"]],
    ["The undersigned keeps one-half of the one-half of the minerals that she owns.", ["mineral 1/4 whole"]],
    ["Subject to a road, and to a reservation hereby made in favor of Grantor of one-half of the minerals.", ["mineral 1/2 whole"]],
    ["Less (a) one-fourth of the minerals, which I keep, and (b) the one-eighth of the minerals sold to Cy Mott in 1950.", ["mineral 1/4 whole"]],
  ])("%s", (clause, want) => {
    expect(kept(clause)).toEqual(want);
  });

  it("an item of the same list that another has is left out, not kept", () => {
    const { exceptions } = landDeed("Less (a) one-fourth of the minerals, which I keep, and (b) the one-eighth of the minerals sold to Cy Mott in 1950.");
    expect(exceptions.map((x) => [x.fraction?.fraction, x.held_by])).toEqual([["1/8", "Cy Mott"]]);
  });
});

it("each item of a list keeps for the giver whom it names, and nothing for one who keeps nothing", () => {
  const text =
    "WARRANTY DEED\n\nThat we, Ada Venn, Al Venn and Art Venn, for Ten Dollars, do hereby grant and convey unto Bo Lark all of Section 9, Marsh County.\n\nThe following are withheld: (a) by Ada Venn, one-half of her one-third of the minerals; (b) by Al Venn, one-fourth of his one-third of the same; (c) by Art Venn, nothing.\n\nTO HAVE AND TO HOLD forever.";
  const { reservations } = read(text, people(["Ada Venn", "Al Venn", "Art Venn"], ["Bo Lark"]), "warranty_deed").resolved;
  expect(reservations.map((r) => [r.to.join(), r.estate_type, r.fraction?.fraction])).toEqual([
    ["a1", "mineral", "1/6"],
    ["a2", "mineral", "1/12"],
  ]);
});

it("the share that a gift leaves out is not kept twice when the giver tells that he keeps it", () => {
  const text =
    "MINERAL DEED\n\nThat I, Ada Venn, do hereby give and grant to Bo Lark all save an undivided one-sixteenth of the minerals under Section 9. The one-sixteenth I save for myself so that I may have income, and it shall count as a full mineral interest.\n\nTO HAVE AND TO HOLD forever.";
  const deed = read(text, people(["Ada Venn"], ["Bo Lark"]), "mineral_deed").resolved;
  expect(deed.grants.map((g) => g.fraction?.fraction)).toEqual(["15/16"]);
  expect(deed.reservations).toEqual([]);
});

it("land called by its name right behind the taker is the object, and a share withheld behind it is none of it", () => {
  const text =
    "WARRANTY DEED\n\nThat I, Ada Venn, do grant and convey unto the said Bo Lark the Adam Roe Survey No. 8, Marsh County, Texas, 640 acres; an undivided one-half of the minerals being withheld by me.\n\nTO HAVE AND TO HOLD forever.";
  const deed = read(text, people(["Ada Venn"], ["Bo Lark"]), "warranty_deed").resolved;
  expect(deed.grants.map((g) => [g.estate_type, g.fraction?.fraction])).toEqual([["fee", "1"]]);
  expect(deed.reservations.map((r) => [r.estate_type, r.fraction?.fraction])).toEqual([["mineral", "1/2"]]);
});
