import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, people, read } from "./test-paper";

const size = (i: Interest) => `${i.estate_type} ${i.fraction?.fraction ?? "-"} ${i.of}`;
const deed = (words: string, type: Parameters<typeof read>[2] = "mineral_deed") =>
  read(`DEED\n\n${words}\n\nDated May 3, 1960.\nAda Venn`, people(["Ada Venn"], ["Bo Lark"]), type).resolved;
const LAND = "Section 9, Block 4, Marsh County, Texas";

describe("a grant that only points back", () => {
  it.each([
    [
      `In her deed in Volume 7, page 19, Cora Venn reserved a royalty in ${LAND}. Ada Venn is her heir. Ada Venn now sells and conveys that royalty, in full, to Bo Lark.`,
      ["royalty 1 described_interest"],
    ],
    [`Ada Venn owns one-fourth of the minerals under ${LAND}. She hereby grants and conveys said interest to Bo Lark.`, ["mineral 1/4 whole"]],
    [
      `Ada Venn grants and conveys to Bo Lark that royalty which she kept in Volume 7, page 19, being 1/16 of all oil and gas produced from ${LAND}.`,
      ["royalty 1/16 whole"],
    ],
  ])("%s", (words, want) => expect(deed(words).grants.map(size)).toEqual(want));
});

describe("a grant of whatever the giver has", () => {
  it.each([
    `Cora Venn by her deed in Volume 7, page 19 reserved one-half of the minerals in ${LAND}. Ada Venn is her heir. Ada Venn does hereby grant, sell and convey such interest, if any, as she owns to Bo Lark.`,
    `Cora Venn by her deed in Volume 7, page 19 reserved one-half of the minerals in ${LAND}. Ada Venn does hereby grant and convey such interest and estate as she may have to Bo Lark.`,
  ])("takes no share told of another: %s", (words) => expect(deed(words).grants.map(size).join()).not.toMatch(/ 1\/2 /));
});

describe("a grant of several things or of part of one", () => {
  it.each([
    [
      `Ada Venn grants and conveys to Bo Lark: 1. the surface of ${LAND}; and 2. such oil, gas and minerals in the same land as passed to Ada Venn under the deed in Volume 7, page 19.`,
      ["surface 1 whole", "mineral 1 described_interest"],
    ],
    [
      `Ada Venn grants and conveys to Bo Lark: of the royalties kept in the oil and gas lease to Elm Co., (Book 2 Misc., page 6), a two-thirds part, on ${LAND}.`,
      ["royalty 2/3 royalty"],
    ],
    [`Ada Venn sells and conveys to Bo Lark one-half (undivided) of the usual one-eighth royalty in all oil and gas from ${LAND}.`, ["royalty 1/16 whole"]],
    [
      `Ada Venn sells and conveys to Bo Lark an undivided interest of 32 acres, that is to say an undivided 1/20th, of the minerals in ${LAND}.`,
      ["mineral 1/20 whole"],
    ],
    [
      `Ada Venn conveys and warrants to Bo Lark all that interest in the oil and gas of ${LAND} that came to her by the deed in Volume 7, page 19.`,
      ["mineral 1 described_interest"],
    ],
    [
      `Ada Venn conveys to Bo Lark one-half of the interest which the said Venn holds in the minerals of ${LAND}; so that Bo Lark shall have 1/8 and Ada Venn shall keep 1/8.`,
      ["mineral 1/2 grantor_interest"],
    ],
  ])("%s", (words, want) => {
    const own = deed(words);
    expect(own.grants.map(size)).toEqual(want);
    expect(own.reservations).toEqual([]);
  });
  it("gives the land of a label with the minerals named along with it", () => {
    const own = deed(
      `Land: ${LAND}, 640 acres. Grantor: Ada Venn. Grantor sells and conveys the Land, and with it the oil, gas and minerals, to Bo Lark.`,
      "warranty_deed",
    );
    expect(own.grants.map(size)).toEqual(["fee 1 whole"]);
  });
});

describe("a deed of land", () => {
  it.each([
    "No mineral or royalty is kept out or was ever sold before.",
    "The right to lease remains with me and the royalty of four per cent sold before (Book 8, page 3) is not affected.",
  ])("keeps and leaves out nothing by: %s", (words) => {
    const own = landDeed(words);
    expect([...own.reservations, ...own.exceptions].filter((x) => x.estate_type === "royalty")).toEqual([]);
  });
  it("keeps for the lives that a sentence of its own names", () => {
    const own = landDeed(
      "Grantor reserves one-half of the royalty on oil and gas. The reservation endures while either Ada Venn or Cy Mott is alive. The power to lease is Grantee's exclusively.",
    );
    expect(own.reservations.map((r) => [r.term?.kind, r.term?.measuring_life, r.executive])).toEqual([["life", "Ada Venn or Cy Mott", false]]);
  });
});
