import { describe, expect, it } from "vitest";
import { reductionAt } from "./lesser-interest";

describe("a lessor who has less than the whole is paid for what he has", () => {
  it.each([
    "If lessor owns a less interest than the entire fee, royalties shall be paid in proportion.",
    "If the owners have not the whole estate, rents and royalties due them are cut down in the ratio of what they have.",
    "Should lessor hold less than the full fee he shall receive royalty only in the ratio of the interest held.",
    "Payments abate pro rata if the estate of the lessor falls short of the entire fee simple.",
    "Royalty is payable to me in the ratio of my interest to the full mineral estate.",
    "Where Lessor has but a part of the minerals, the royalty falls to the fraction he has.",
    "Rentals are diminished to the corresponding fraction when Lessor is not owner of the whole title.",
    "Royalties are cut down to the part of the minerals that this lease binds.",
    "Royalty of 1/6, to be proportionately reduced.",
  ])("%s", (words) => expect(reductionAt(words)).toBeGreaterThanOrEqual(0));
  it.each([
    "The royalty shall not be reduced though lessor own less than the whole.",
    "Lessee pays one-eighth of the oil, no less than once in each month.",
    "Lessee may surrender any part of the land, and thereafter the rentals shall be reduced accordingly.",
    "Wells stand on units of not less than 40 acres, and royalty shall be paid in the ratio that the acreage bears to the unit.",
    "Lessee pays not less than one dollar an acre, the rental being reduced as wells are begun on any part of the land.",
    "In a unit, Lessor is paid in the proportion that the acres bear to the acres of the unit.",
  ])("nothing in: %s", (words) => expect(reductionAt(words)).toBe(-1));
});
