import { expect, it } from "vitest";
import { withoutWholeShares } from "./whole-shares";

it.each([
  "IN THE SE/4 OF SECTION 3: ALL (8/8) IN THE",
  "S/2 NW/4 OF SECTION 11, ALL; SE/4 OF SECTION 3, THREE-SIXTEENTHS",
  "THE SOUTH HALF OF SECTION 11, THE ENTIRE INTEREST; AS TO",
  "S/2 NW/4 SEC. 11 - THE WHOLE\nSE/4",
])("takes a whole that is a share for no land: %s", (words) => {
  const plain = withoutWholeShares(words);
  expect(plain).toHaveLength(words.length);
  expect(plain).not.toMatch(/\b(?:ALL|WHOLE|ENTIRE)\b/);
});

it.each([
  "SECTION 27: ALL; SECTION 28: N/2",
  "S/2 OF SECTION 4; SECTION 5: ALL; SECTION 6: W/2",
  "E/2 OF SECTION 4, ALL OF SECTION 5",
  "SW/4 OF SECTION 5, ALL IN T2N",
])("leaves all of a section: %s", (words) => expect(withoutWholeShares(words)).toBe(words));
