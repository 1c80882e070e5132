import { expect, it } from "vitest";
import { takesInReversion } from "./falls-to-lessor";

it.each([
  "this lease covers the 3/4 now owned by Lessor and also the remaining 1/4 if and when it comes to Lessor",
  "Lessor's present one-half, and the other half as well when it falls to Lessor",
  "the part now owned, together with the outstanding one-fourth should it revert to Lessor",
])("takes in what is to fall to the lessor: %s", (words) => expect(takesInReversion(words)).toBe(true));

it.each([
  "Lessor's undivided one-half, and no other interest",
  "this lease covers one-half and not the remaining one-half when it reverts to Lessor",
  "one-half is leased; the other half belongs to her sister",
  "and also the remaining premises, for five years",
])("takes what the lessor owns now: %s", (words) => expect(takesInReversion(words)).toBe(false));
