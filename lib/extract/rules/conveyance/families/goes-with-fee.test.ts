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
  it.each([
    "together with the minerals, burdened only by the one-sixteenth free royalty of the State of Texas.",
    "with the minerals, liable to the 1/16 royalty of Cy Mott.",
    "together with all the oil and gas, save that the State of Texas draws a one-sixteenth free royalty of it.",
    "together with the minerals, the 1/16 royalty of Cy Mott being the only burden thereon.",
    "with the minerals, under the burden of the free royalty of 1/16 of the State of Texas.",
  ])("gives nothing where the land bears it for another: %s", (words) => expect(given(words)).toEqual(["fee 1"]));
  it("is given apart where the minerals are left out", () =>
    expect(given("less and except all of the oil, gas and other minerals, but together with one-half of the royalty therein.")).toEqual([
      "fee 1",
      "royalty 1/2",
    ]));
});
