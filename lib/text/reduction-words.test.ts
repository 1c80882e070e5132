import { expect, it } from "vitest";
import { isReduced } from "./reduction-words";

it.each([
  "an override of 1/16, proportionately reduced",
  "which shall be reduced to the proportion that the lease bears to the whole",
  "the override is to be cut down in the same proportion",
  "then said royalty shall abate in proportion",
  "subject to proportionate reduction",
  "the same to be scaled down pro rata",
  "such overriding royalty shall be reduced accordingly",
])("reduces: %s", (words) => expect(isReduced(words)).toBe(true));

it.each([
  "an override of 1/16 of 8/8",
  "not to be proportionately reduced though the lease covers less",
  "without proportionate reduction",
  "and shall never be reduced in proportion to the interest covered",
  "in the proportion that his interest bears to the whole",
  "The well was reduced to ten barrels a day.",
  "an override of 1/16, which shall bear its proportionate part of production taxes",
])("does not reduce: %s", (words) => expect(isReduced(words)).toBe(false));
