// Shares of which the paper says that each of several givers keeps so much, and parts of one share told of takers by their surnames.
import { describe, expect, it } from "vitest";
import { mineralDeed, people, read } from "./test-paper";

const GIVERS = ["Ada Venn", "Cy Mott", "Di Hale"];
const kept = (clause: string) => {
  const text = `WARRANTY DEED. Ada Venn, a widow, Cy Mott, a single man, and Di Hale, a widow, grantors, do hereby grant, bargain, sell and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres, ${clause}\n\nDated May 3, 1950.`;
  return read(text, people(GIVERS, ["Bo Lark"]), "warranty_deed").resolved.reservations.map((r) => `${r.to.join("+")} ${r.fraction?.fraction}`);
};
const EACH = ["a1 1/16", "a2 1/16", "a3 1/16"];

describe("a share parted among the givers", () => {
  it.each([
    "there being reserved to the grantors, one-third thereof to each, an undivided three-sixteenths of the minerals.",
    "and the grantors reserve three-sixteenths of the minerals, a third to each.",
    "and the grantors reserve to themselves, one-third to each, an undivided three-sixteenths of the minerals.",
    "reserving to the grantors three-sixteenths of the minerals, one-third of such share (that is, 1/16 of the minerals) to each.",
    "reserving to the grantors three-sixteenths of the minerals, of which three-sixteenths each of the three grantors shall have and keep one-third.",
  ])("leaves each his part of it: %s", (clause) => expect(kept(clause)).toEqual(EACH));
});

describe("a share for each giver", () => {
  it.each([
    "there being reserved to each of the grantors an undivided one-sixteenth of the minerals, making three-sixteenths in all.",
    "each of the grantors reserving an undivided 1/16 of the oil and gas.",
    "reserving unto each grantor one-sixteenth of the oil, gas and other minerals, or three-sixteenths in all.",
    "excepting and reserving unto the grantors, each, an undivided 1/16 of the minerals (a total of 3/16).",
    "and the grantors reserve one-sixteenth of the minerals apiece, three-sixteenths together.",
    "and the grantors reserve to themselves three-sixteenths of all minerals, one-sixteenth to each.",
    "EXCEPT an undivided one-sixteenth of the minerals reserved to each of the three grantors.",
    "reserving to each of the grantors one-sixteenth of the minerals; the holders of what is reserved shall have one-sixteenth each of the minerals and no more.",
  ])("is his alone: %s", (clause) => expect(kept(clause)).toEqual(EACH));

  it.each([
    "the said Ada Venn and Cy Mott each reserving to herself and himself an undivided one-sixteenth of the minerals.",
    "Ada Venn, a widow, and Cy Mott each retaining an undivided 1/16 of the minerals.",
  ])("is of those alone who stand before the word: %s", (clause) => expect(kept(clause)).toEqual(["a1 1/16", "a2 1/16"]));

  it.each([
    ["and the grantors reserve one-sixteenth of the minerals.", ["a1+a2+a3 1/16"]],
    ["and the grantors reserve one-sixteenth of the minerals, free of the cost of each well drilled.", ["a1+a2+a3 1/16"]],
    ["and the grantors reserve one-sixteenth of the minerals, with the right in each of them to enter and dig.", ["a1+a2+a3 1/16"]],
    ["and the grantors reserve one-sixteenth of the minerals, and each grantor warrants the title.", ["a1+a2+a3 1/16"]],
    ["and the grantors reserve one-sixteenth of the minerals, each to have the right of way to any well.", ["a1+a2+a3 1/16"]],
    ["reserving unto the grantors, each a resident of Marsh County, one-sixteenth of the minerals.", ["a1+a2+a3 1/16"]],
    ["and the grantors reserve one-sixteenth of the minerals in proportion to the present interests of each of them.", ["a1+a2+a3 1/16"]],
    ["EXCEPT one-half of the minerals reserved to each of the Mill heirs who joined the undersigned in a deed of 1931.", []],
  ])("is not where they keep it together: %s", (clause, want) => expect(kept(clause)).toEqual(want));
});

describe("parts of a share given to several", () => {
  const given = (parts: string) =>
    mineralDeed(`an undivided one-half of all the oil, gas and other minerals in the NW/4 of Section 9, Marsh County, 160 acres, ${parts}`, "", [
      "L. B. Lark",
      "R. E. Dunn",
    ]).grants.map((g) => `${g.to.join("+")} ${g.fraction?.fraction}`);

  it.each([
    "the said Lark taking three-fourths of the interest conveyed and the said Dunn one-fourth of it.",
    "to be held in these proportions: Lark three-fourths and Dunn one-fourth.",
    "that is to say, an undivided 3/8 to L. B. Lark and an undivided 1/8 to R. E. Dunn.",
    "Lark to own 3/4 thereof and Dunn 1/4 thereof.",
  ])("are of that share: %s", (parts) => expect(given(parts)).toEqual(["b1 3/8", "b2 1/8"]));

  it("leave it whole where each has an equal part of it", () => {
    expect(given("each to take an equal half of said interest.")).toEqual(["b1+b2 1/2"]);
  });
});

describe("a royalty told by its parts", () => {
  const royalty = (clause: string) => {
    const text = `WARRANTY DEED. Ada Venn, a widow, and Cy Mott, a single man, grantors, do hereby grant, bargain, sell and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres. ${clause}\n\nDated May 3, 1950.`;
    return read(text, people(["Ada Venn", "Cy Mott"], ["Bo Lark"]), "warranty_deed").resolved.reservations.map(
      (r) => `${r.to.join("+")} ${r.fraction?.fraction} of ${r.of}${r.term ? ` ${r.term.months}` : ""}`,
    );
  };
  it.each([
    "Grantors reserve one-fourth of the royalties from all leases, one-eighth to Ada Venn and one-eighth to Cy Mott.",
    "Grantors hold back a fourth part of the royalties from all leases, Ada Venn to own one-eighth of the royalties and Cy Mott one-eighth.",
    "Grantors reserve to themselves, one-half to each, one-fourth of the royalty paid under any lease.",
  ])("is each his part, of the royalty: %s", (clause) => expect(royalty(clause)).toEqual(["a1 1/8 of royalty", "a2 1/8 of royalty"]));
  it("lasts for the years told ahead of those who keep", () =>
    expect(royalty("For twenty-five years from this date the grantors reserve one-fourth of the royalty paid under any lease.")).toEqual([
      "a1+a2 1/4 of royalty 300",
    ]));
});

it.each(["Grantors reserve one-half of the minerals, each of the owners to have one-half of the share so reserved."])(
  "a half of what is reserved is a part of it: %s",
  (clause) => {
    const text = `WARRANTY DEED. Ada Venn, a widow, and Cy Mott, a single man, grantors, do hereby grant, bargain, sell and convey unto Bo Lark the NW/4 of Section 9, Block 4, Marsh County, 160 acres. ${clause}\n\nDated May 3, 1950.`;
    const kept = read(text, people(["Ada Venn", "Cy Mott"], ["Bo Lark"]), "warranty_deed").resolved.reservations;
    expect(kept.map((r) => `${r.to.join("+")} ${r.fraction?.fraction}`)).toEqual(["a1 1/4", "a2 1/4"]);
  },
);
