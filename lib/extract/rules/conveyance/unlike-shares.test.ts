// Mineral deeds that give unlike shares in several tracts, in many layouts, and what they say of the rest.
import { describe, expect, it, vi } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 20_000 });

const PLACE = "Township 5 North, Range 7 West, Marsh County, Oklahoma";
const given = (body: string) => {
  const { conveyance } = readInstrument({
    name: "deed.txt",
    text: `MINERAL DEED\n\nOwen Tull, a single man, grantor, for ten dollars grants, bargains, sells and conveys to Pike Minerals, Inc., grantee, ${body}\n\nTo have and to hold forever.\n\nSigned June 3, 1951.\n\nOwen Tull`,
  });
  const { grants, reservations, exceptions } = conveyance.resolved;
  return [
    ...grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} in ${g.tracts.join("+") || "all"}`),
    ...[...reservations, ...exceptions].map((r) => `kept ${r.estate_type} ${r.fraction?.fraction}`),
  ];
};

describe("unlike shares in several tracts", () => {
  it.each([
    `these undivided interests in the oil, gas and other minerals in ${PLACE}:\n\n   In the NW/4 of Section 8 ......... one-third (1/3)\n   In the W/2 NE/4 of Section 9 ..... all (8/8)\n   In the SE/4 of Section 2 ......... five-sixteenths (5/16)`,
    `the oil, gas and other minerals under these lands in ${PLACE}, to the extent set opposite each:\n\nNW/4 Section 8 - an undivided 1/3\nW/2 NE/4 Section 9 - the whole\nSE/4 Section 2 - an undivided 5/16`,
    `one-third of the oil, gas and other minerals under the NW/4 of Section 8, the whole of the same under the W/2 NE/4 of Section 9, and five-sixteenths of the same under the SE/4 of Section 2, all in ${PLACE}.`,
    `undivided interests in all oil, gas and other minerals in and under lands in ${PLACE}: as to the Northwest Quarter of Section 8, a one-third interest; as to the West Half of the Northeast Quarter of Section 9, the entire interest; as to the Southeast Quarter of Section 2, a five-sixteenths interest.`,
    `oil, gas and other minerals in ${PLACE}:\n\nDescription                  Acres      Interest conveyed\nNW/4 Section 8               160        1/3\nW/2 NE/4 Section 9            80        8/8\nSE/4 Section 2               160        5/16`,
    `the oil, gas and other minerals in ${PLACE}, as follows: NW/4 of Section 8, one-third; W/2 NE/4 of Section 9, all; SE/4 of Section 2, five-sixteenths; together with the right of ingress and egress.`,
    `undivided interests in the oil, gas and other minerals in the three tracts in ${PLACE}, described as the NW/4 of Section 8, the W/2 NE/4 of Section 9 and the SE/4 of Section 2, namely 1/3 in the first, all in the second and 5/16 in the third.`,
  ])("each in its tract: %#", (body) => expect(given(body)).toEqual(["mineral 1/3 in t1", "mineral 1 in t2", "mineral 5/16 in t3"]));

  it("are not made of what the giver says he owns", () =>
    expect(
      given(
        `an undivided one-third of all oil, gas and other minerals in and under the SW¼ and the W½ SE¼ of Sec. 12, Block 4, H&TC, Young County, Texas. By way of explanation: the grantor is the owner of two-thirds of said minerals by deed in Vol. 90, page 4, and will own one-third.`,
      ),
    ).toEqual(["mineral 1/3 in all"]));
});

describe("all that a deed of minerals keeps", () => {
  const two = `the following undivided interests in the oil, gas and other minerals in and under these lands in ${PLACE}:\n\nTract 1. NW/4 of Section 8: an undivided one-half (1/2).\nTract 2. W/2 NE/4 of Section 9: an undivided one-eighth (1/8).\n\n`;
  it.each([
    "Grantor keeps all other minerals and the surface.",
    "All other interests in the minerals are retained by the grantor.",
    "The rest of the minerals stays with grantor.",
    "All of the surface, and all other minerals in both tracts, stay in the Grantor.",
    "Grantor excepts from this deed, and continues to own, the balance of the minerals.",
    "The grantor reserves all right, title and interest in said minerals not specifically granted hereby.",
    "The residue of the mineral estate shall remain the property of the grantor.",
    "Reserving to grantor, however, the remainder of said minerals in each tract.",
  ])("is the rest: %s", (rest) => expect(given(two + rest).filter((x) => !x.includes("surface"))).toEqual(["mineral 1/2 in t1", "mineral 1/8 in t2"]));

  it("is kept where it is a kind of minerals", () =>
    expect(given(`all of the oil and gas under the NW/4 of Section 8, ${PLACE}. Grantor reserves all of the coal.`)).toContain("kept mineral 1"));
});
