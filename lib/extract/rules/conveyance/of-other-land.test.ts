// Sentences that only say how things stand in land which the paper does not give.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "the West Half of the Northwest Quarter (W/2 NW/4) of Section 8, Township 5 North, Range 9 West, Comanche County, Oklahoma, 80 acres";
function read(words: string) {
  const text = `WARRANTY DEED. I, ADA VENN, a widow, for $10 paid, grant, bargain, sell and convey to BO LARK ${LAND}. ${words} To have and to hold forever, with warranty. May 3, 1931. Ada Venn. Filed May 4, 1931, Book 30, page 8.`;
  const { conveyance, land } = readInstrument({ name: "deed.txt", text });
  const { grants, reservations, exceptions } = conveyance.resolved;
  return {
    kept: [...reservations, ...exceptions].map((r) => `${r.estate_type} ${r.fraction?.fraction}`),
    given: grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`),
    land: land.resolved.tracts.map((t) => t.plss?.label ?? t.text),
  };
}
const NOTHING = { kept: [], given: ["fee 1"], land: ["W/2 NW/4"] };

describe("land that the paper does not give", () => {
  it.each([
    "The minerals under the Moss eighty are no part of this sale, and are kept by Grantor as before.",
    "What minerals she has under the Moss land are no part of this deed.",
    "The grantor sells no part of the minerals under the forty acres of Cy Moss.",
    "Grantor's one-half of the oil and gas under the 60 acres sold to Cy Moss stays hers.",
    "The minerals which I reserved in the eighty deeded to Cy Moss remain mine.",
    "As to the land heretofore sold to Cy Moss, grantor retains her half of the minerals.",
    "My half of the oil beneath the eighty that Cy Moss now owns is not sold.",
    "I keep, as I have kept, all minerals in the other half of the quarter.",
    "The minerals in the E/2 of said NW/4 I do not sell.",
    "My Southwest Quarter of the same section is untouched by it.",
    "No interest in the Southwest Quarter, which I still own, passes by this deed.",
    "The East Half of the same quarter is no part of this sale.",
    "The E/2 NW/4 was sold to Cy Moss in 1921 and is not affected.",
    "The east eighty of the quarter stays with grantor.",
    "The Southwest Quarter of said Section 8 remains the property of grantor, minerals and all.",
  ])("is neither given nor kept by it: %s", (words) => expect(read(words)).toEqual(NOTHING));
});

describe("land sold before to one whose name is told ahead", () => {
  it.each([
    "The minerals which I keep under the Moss half are not included in this sale and remain mine.",
    "What minerals I have under the Moss land are no part of this deed.",
  ])("is not the land of the paper: %s", (words) => {
    const text = `WARRANTY DEED. I, ADA VENN, a widow, for $10 paid, grant, bargain, sell and convey to BO LARK all that is left to me of the NW/4 of Section 8, Township 5 North, Range 9 West, Comanche County, Oklahoma, after my sale to Cy Moss, being the 80 acres which lie East of the Moss half. ${words} To have and to hold forever, with warranty. May 3, 1931. Ada Venn. Filed May 4, 1931, Book 30, page 8.`;
    const { reservations, exceptions } = readInstrument({ name: "deed.txt", text }).conveyance.resolved;
    expect([...reservations, ...exceptions]).toEqual([]);
  });
});

describe("land that the paper gives", () => {
  it.each([
    ["Grantor keeps one-half of the minerals under the eighty acres.", ["mineral 1/2"]],
    ["Grantor keeps one-half of the minerals under the land hereby conveyed and under the Moss eighty, as before.", ["mineral 1/2"]],
    ["The minerals under the north forty of the W/2 NW/4 are not sold.", ["mineral 1"]],
    ["All oil and gas in the Venn eighty stays with grantor.", ["mineral 1"]],
  ])("stands as its words say: %s", (words, kept) => expect(read(words).kept).toEqual(kept));

  it("may be called by another's name", () => {
    const named = read("This is the place known as the Moss farm. Grantor keeps one-half of the minerals under the Moss farm.");
    expect(named.kept).toEqual(["mineral 1/2"]);
  });

  it("is told by further words, too", () => expect(read("Also the SW/4 of the same section.").land).toEqual(["W/2 NW/4", "SW/4"]));
});
