import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const tracts = (text: string) => {
  const read = readInstrument({ name: "deed.txt", text });
  return { land: read.land.resolved.tracts.length, grants: read.conveyance.resolved.grants.map((g) => g.tracts) };
};
const DEED = "WARRANTY DEED. Orla Finch, a widow, does hereby grant, sell and convey unto Bram Holt";

describe("a grant through lands told in one breath", () => {
  it.each([
    "340 acres of land in Archer County, Texas, now known as Blocks 21 and 22 of the Parker County School Land, League No. 3, Abstract No. 351; Block 21 containing 200 acres, and Block 22, lying South of it, 140 acres",
    "the following in Darke County, Ohio: Parcel I (the widow's), 12.5 ac., NE 1/4 Sec. 16; Parcel II (the farm's), 46.7 ac., SE 1/4 Sec. 17",
  ])("%#: all of them are given", (land) => {
    expect(tracts(`${DEED} ${land}. Dated May 4, 1934. Orla Finch`)).toEqual({ land: 2, grants: [[]] });
  });

  it("keeps to the land that a grant says it has only", () => {
    const text = `${DEED} only Tract 1 of the following: Tract 1, the N/2 of Section 9, Township 5 North, Range 4 West; Tract 2, the S/2 of Section 9, Township 5 North, Range 4 West. Dated May 4, 1934. Orla Finch`;
    expect(tracts(text).grants).toEqual([["t1"]]);
  });
});
