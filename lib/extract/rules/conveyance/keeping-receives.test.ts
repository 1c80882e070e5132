import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed, people, read } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;

describe("a royalty is kept where the giver is to receive it", () => {
  it.each([
    ["A quarter of all royalties coming from any lease shall be paid to me and my heirs forever.", "royalty 1/4 royalty"],
    ["Grantee agrees that one half of any royalty shall belong to Grantor.", "royalty 1/2 royalty"],
    ["For and during the life of the said Ada Venn she shall receive one-half of all royalties paid under any lease.", "royalty 1/2 royalty"],
  ])("%s", (clause, kept) => {
    const c = landDeed(clause);
    expect(c.reservations.map(size)).toEqual([kept]);
    expect(c.grants.map(size)).toEqual(["fee 1 whole"]);
  });

  it.each(["One half of all delay rentals shall be paid to me.", "One half of any royalty shall belong to the grantee."])(
    "and is not where money or another is named: %s",
    (clause) => {
      expect(landDeed(clause).reservations).toEqual([]);
    },
  );
});

describe("what is left out is parted into what another has and what the giver keeps", () => {
  it.each([
    [
      "LESS, HOWEVER, three-fourths of the minerals: one-half thereof having been sold to Cy Mott and the remaining one-fourth being kept by me.",
      ["mineral 1/4 whole"],
      ["mineral 1/2 whole"],
    ],
    [
      "Save and except all the minerals, of which one-half belong to Cy Mott, and the other half are reserved to the grantor.",
      ["mineral 1/2 whole"],
      ["mineral 1/2 whole"],
    ],
    ["Except one-half of the minerals, and that half the grantor reserves unto herself.", ["mineral 1/2 whole"], []],
    [
      "Grantor reserves an additional one-fourth, over and above the one-fourth heretofore conveyed to Cy Mott, of the minerals.",
      ["mineral 1/4 whole"],
      ["mineral 1/4 whole"],
    ],
    ["Grantor reserves all of the minerals except one-tenth, which is hereby conveyed to the grantee.", ["mineral 9/10 whole"], []],
    ["The mineral estate is severed from the surface and retained by Grantor to the extent of an undivided 80%.", ["mineral 4/5 whole"], []],
    ["This sale is made with reservation of one-half of the minerals to vendor.", ["mineral 1/2 whole"], []],
    ["The seller keeps one-half of the minerals, Cy Mott having the other half by deed.", ["mineral 1/2 whole"], []],
  ])("%s", (clause, kept, left) => {
    const c = landDeed(clause);
    expect(c.reservations.map(size)).toEqual(kept);
    expect(c.exceptions.map(size)).toEqual(left);
  });

  it("says nothing of minerals that are not included", () => {
    const c = landDeed("The undersigned does not sell, and there is not included herein, any part of seven-tenths of the minerals.");
    expect(c.exceptions.map(size)).toEqual(["mineral 7/10 whole"]);
  });
});

it("gives a share of what the recital says was kept", () => {
  const c = read(
    "RELEASE OF MINERALS\n\nWHEREAS by her deed Ada Venn conveyed to Bo Lark the NW/4 of Section 9 and kept one-half of the minerals; NOW, in consideration of $100, Ada Venn, a widow, releases, grants, sells and conveys to the said Bo Lark three-fourths of the one-half so kept, to the end that hereafter, of the whole of the minerals, seven-eighths be in Bo Lark and one-eighth be in Ada Venn.",
    people(["Ada Venn"], ["Bo Lark"]),
    "deed",
  ).resolved;
  expect(c.grants.map(size)).toEqual(["mineral 3/8 whole"]);
  expect(mineralDeed("one-third of the oil in the NW/4 of Section 9").grants.map(size)).toEqual(["mineral 1/3 whole"]);
});
