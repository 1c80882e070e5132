import { describe, expect, it } from "vitest";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { toText } from "@/lib/fraction/rational";
import { LandOutcome } from "./land-outcome";

const parties = {
  parties: [
    { id: "p1", display: "Cy Mott" },
    { id: "p2", display: "Bo Lark" },
  ],
  from: ["p1"],
  to: ["p2"],
} as unknown as Parties;
const kept = (words: string): string | null => {
  const share = new LandOutcome(parties).keptIn(words);
  return share && toText(share);
};

describe("what a clause leaves with the giver of the minerals", () => {
  it.each([
    ["the grantor retains one-half of the oil, gas and other minerals", "1/2"],
    ["Cy Mott hangs on to the minerals", "1"],
    ["the minerals there stay the property of the said Cy Mott", "1"],
    ["the surface alone", "1"],
    ["no minerals pass", "1"],
    ["there is no conveyance of the oil", "1"],
    ["without the minerals", "1"],
    ["one-fourth of the minerals is conveyed", "3/4"],
    ["the grantee is to have one-half of the minerals", "1/2"],
    ["everything passes", "0"],
    ["together with every mineral right which the grantor owns, it owning the whole", "0"],
    ["with the whole of the mineral estate, for the grantor owns the same entire", "0"],
    ["she keeps nothing", "0"],
    ["no mineral reservation is made as to", "0"],
    ["is conveyed without any oil, gas or mineral reservation", "0"],
    ["this reservation does not extend to", "0"],
    ["surface and minerals", "0"],
  ])("%s → %s", (words, want) => expect(kept(words)).toBe(want));

  it.each([
    "the minerals, which were heretofore sold to others",
    "one-half of the royalty under the lease",
    "the grantor may harvest the wheat",
    "a well was plugged",
    "in Township 27 North",
  ])("is not told by %s", (words) => expect(kept(words)).toBeNull());
});
