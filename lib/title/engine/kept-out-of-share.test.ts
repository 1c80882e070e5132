import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "all of Section 9, Township 150 North, Range 90 West, Mountrail County, North Dakota";
const BEFORE = [
  `PATENT. THE UNITED STATES OF AMERICA grants to CARL BEHM ${LAND}, 640 acres. June 1, 1910.`,
  `WARRANTY DEED. CARL BEHM, a widower, grants and conveys to ANNA VOSS and PAUL BEHM, in equal shares, ${LAND}. May 1, 1930. Carl Behm`,
];
const minerals = (deed: string) =>
  readChain(
    [...BEFORE, `${deed} June 2, 1950. Anna Voss`].map((text, i) => ({ name: `0${i + 1}-deed.txt`, text })),
    "2020-01-01",
  ).ownership.tracts[0]?.rows.flatMap((r) => (r.name === "Anna Voss" ? [`${r.estate_type} ${r.share.fraction}`] : []));

describe("what one of two owners keeps out of the half she conveys", () => {
  it.each([
    [
      `WARRANTY DEED. ANNA VOSS grants to LEO KRAFT an undivided one-half interest in ${LAND}; less and except three-fourths of the oil, gas and other minerals, which are reserved to the grantor.`,
      "3/8",
    ],
    [
      `DEED. ANNA VOSS to LEO KRAFT. The grantor conveys her undivided half of ${LAND}. Three-fourths of the mineral rights are excepted and stay with the grantor.`,
      "3/8",
    ],
    [
      `WARRANTY DEED\nGRANTOR: ANNA VOSS\nGRANTEE: LEO KRAFT\nPROPERTY: An undivided one-half (1/2) interest in ${LAND}\nRESERVATIONS: Grantor reserves three-fourths (3/4) of the oil, gas and other minerals.\nGrantor grants and conveys to Grantee the Property.`,
      "3/8",
    ],
    [
      `WARRANTY DEED. ANNA VOSS grants to LEO KRAFT her undivided half of ${LAND}, reserving from the interest conveyed 25% of the minerals, together with 25% of royalties.`,
      "1/8",
    ],
    [`WARRANTY DEED. ANNA VOSS grants to LEO KRAFT her undivided half of ${LAND}, reserving one-fourth of the minerals in and under said land.`, "1/4"],
    [`WARRANTY DEED. ANNA VOSS grants to LEO KRAFT her undivided half of ${LAND}, reserving three-fourths of the minerals in, upon or under said land.`, "1/2"],
    [`WARRANTY DEED. ANNA VOSS grants to LEO KRAFT her undivided half of ${LAND}, reserving all the minerals.`, "1/2"],
  ])("%s", (deed, share) => expect(minerals(deed)).toEqual([`mineral ${share}`]));
});
