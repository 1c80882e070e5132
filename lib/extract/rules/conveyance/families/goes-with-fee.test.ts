// Royalty told beside a grant of land: where it is the giver's own it goes with the fee, where the minerals are left out it is given apart.
import { describe, expect, it } from "vitest";
import { landDeed } from "@/lib/extract/rules/conveyance/test-paper";

const given = (words: string) => landDeed(words).grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`);

describe("royalty beside a grant of land", () => {
  it.each([
    "together with all of the royalty that came to grantor by the deed of Eli Dean, namely one-half of the whole royalty.",
    "together with all the royalties now owned by grantor, being one-fourth thereof.",
    "and also all royalty which belongs to it, that is to say one-half of the royalty.",
  ])("gives nothing apart where it is the giver's own: %s", (words) => expect(given(words)).toEqual(["fee 1"]));
  it("is given apart where the minerals are left out", () =>
    expect(given("less and except all of the oil, gas and other minerals, but together with one-half of the royalty therein.")).toEqual([
      "fee 1",
      "royalty 1/2",
    ]));
});
