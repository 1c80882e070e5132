import { describe, expect, it } from "vitest";
import { findDepths } from "./depths";

const depths = (words: string) => {
  const d = findDepths(words.toUpperCase(), words, 0, words.length);
  return d && [d.from, d.to, d.formation];
};

describe("limits of depth", () => {
  it.each([
    ["from the surface to the base of the Atoka formation", ["surface", "base of Atoka", "Atoka"]],
    ["below 9,500 feet", ["9500 ft", null, null]],
    ["as to depths from 5,000' to 7,500' only", ["5000 ft", "7500 ft", null]],
    ["limited in depth to the base of the Morrow Formation", ["surface", "base of Morrow", "Morrow"]],
    ["all rights below the base of the Mississippian", ["base of Mississippian", null, "Mississippian"]],
    ["from the top of the Red Fork Sand to the base of the Deep Creek Lime", ["top of Red Fork", "base of Deep Creek", "Deep Creek"]],
    ["from the surface to 100 feet below the total depth drilled in the Hale No. 1 well", ["surface", "100 ft below total depth drilled", null]],
    ["from surface to 100 feet below the stratigraphic equivalent of the base of the Red Fork", ["surface", "100 ft below base of Red Fork", "Red Fork"]],
    ["as to the Atoka and Morrow formations only", [null, null, "Atoka and Morrow"]],
    ["to a depth of 3,000 feet", ["surface", "3000 ft", null]],
    ["between 4,000 feet and 6,000 feet below the surface", ["4000 ft", "6000 ft", null]],
    ["SAVE AND EXCEPT all depths below 10,000 feet", ["surface", "10000 ft", null]],
    ["less and except rights above the base of the Chase Group", ["base of Chase", null, "Chase"]],
  ])("%s", (words, want) => expect(depths(words)).toEqual(want));
  it("tells none where what is taken out leaves land above and below it, or no depth is named", () => {
    for (const words of ["except the interval from 5,000 feet to 6,000 feet", "the surface only", "lying above the river", "a tract below the bluff"])
      expect(depths(words)).toBeNull();
  });
});
