import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const read = (words: string) =>
  parseLand(words).map((t) => `${t.plss?.section ?? t.reference?.book}: ${t.plss?.label ?? t.exceptions.map((e) => e.plss?.label).join()}`);
const TWO = "the W/2 of Section 22 and the NE/4 of Section 21, Township 6 North, Range 3 East, Alder County, Oklahoma";

describe("land named and left out again", () => {
  it.each([
    [`${TWO}, LESS AND EXCEPT the NE/4 of Section 21, which is reserved to Assignor.`, ["22: W/2"]],
    [`${TWO}, save and except the W/2 of Section 22.`, ["21: NE/4"]],
    ["the W/2 of Section 22 and all of Section 21, Township 6 North, Range 3 East, less Section 21", ["22: W/2"]],
  ])("is no land of the paper: %s", (words, want) => expect(read(words)).toEqual(want));

  it.each([
    [`${TWO}, except the NE/4 of the NE/4 of Section 21.`, ["22: W/2", "21: S/2 NE/4, NW/4 NE/4"]],
    [`${TWO}, less the NE/4 thereof of Section 21.`, ["22: W/2", "21: S/2 NE/4, NW/4 NE/4"]],
    ["the N/2 of Section 21, Township 6 North, Range 3 East, less the NE/4 of Section 21", ["21: NW/4"]],
    [`${TWO}, less and except one-half of the minerals in the NE/4 of Section 21.`, ["22: W/2", "21: NE/4"]],
  ])("is taken out where it is a part, and stays where an interest is meant: %s", (words, want) => expect(read(words)).toEqual(want));

  it("leaves the rest of the land of a lease that is told by its record alone", () => {
    expect(read("releases the oil and gas lease of record in Book 30 at page 41, SAVE AND EXCEPT as to the W/2 of Section 22, T6N-R3E")).toEqual(["30: W/2"]);
  });
});

describe("a lease dealt with so far as it covers a part", () => {
  it.each([
    [`the lease from A. Roe covering ${TWO}, does hereby assign said lease, but only so far as it covers the NE/4 of Section 21.`, ["21: NE/4"]],
    [`the lease from A. Roe covering ${TWO}, insofar and only insofar as said lease covers the W/2 of Section 22.`, ["22: W/2"]],
    [
      "Lease dated May 1, 1950 from A. Roe covering Section 5, T6N-R3E. Lease dated May 2, 1950 from B. Lark covering Sections 7 and 8, T6N-R3E, insofar as it covers Section 8, T6N-R3E.",
      ["5: ALL", "8: ALL"],
    ],
  ])("%s", (words, want) => expect(read(words)).toEqual(want));
});
