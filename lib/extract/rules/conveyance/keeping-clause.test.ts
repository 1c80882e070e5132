import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { KeepingReader } from "./keeping-clause";
import { landDeed, people } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const reader = new KeepingReader(people(["Ada Venn"], ["Bo Lark"]));

describe("how a clause keeps something back", () => {
  it.each([
    ["one-half of the minerals shall be and remain the property of the grantor", "reserve"],
    ["the oil and gas are to stay with us and our heirs", "reserve"],
    ["title to the mineral estate continues in Grantor", "reserve"],
    ["a third of the royalty is kept back by the said Ada Venn", "reserve"],
    ["Ada Venn holds back the coal", "reserve"],
    ["there is not conveyed hereby one-fourth of the oil", "except"],
    ["no part of the minerals passes to Bo Lark", "except"],
    ["the minerals are not part of what is sold", "except"],
  ])("knows it in any order of words: %s", (clause, kind) => {
    expect(reader.read(clause)?.kind).toBe(kind);
  });

  it.each([
    "the minerals do not belong to the grantors",
    "the oil and gas reserved by Cy Mott in his deed",
    "the minerals were reserved by us in our deed of 1912, Vol. 8",
    "the grantee keeps the minerals",
    "no right to pool the royalty is granted",
    "the surface is sold to the grantee",
  ])("keeps nothing where another keeps, kept or nothing is named: %s", (clause) => {
    expect(reader.read(clause)).toBeNull();
  });
});

describe("deeds that keep without a reserving verb", () => {
  it.each([
    ["One-half of the oil and gas shall be and remain the property of the said Ada Venn.", "mineral 1/2 whole"],
    ["It is agreed that one-third of the minerals belongs to the grantor and is kept back by her.", "mineral 1/3 whole"],
    ["Excepting out of this grant the undivided half of whatever oil and gas may be found, which half the grantor holds back to herself.", "mineral 1/2 whole"],
  ])("keeps for the grantor: %s", (clause, want) => {
    expect(landDeed(clause).reservations.map(size)).toEqual([want]);
  });

  it.each([
    ["But there is not conveyed hereby one-fourth of the oil, gas and other minerals.", "mineral 1/4 whole"],
    ["The minerals are not part of what is sold.", "mineral 1 whole"],
  ])("leaves out what is said not to pass: %s", (clause, want) => {
    expect(landDeed(clause).exceptions.map(size)).toEqual([want]);
  });
});
