import { expect, it } from "vitest";
import { landDeed, mineralDeed } from "@/lib/extract/rules/conveyance/test-paper";

const given = (object: string) => mineralDeed(object).grants.map((g) => [g.estate_type, g.fraction?.fraction, g.of, g.term?.kind ?? null]);

it.each([
  [
    "an undivided 1/2 of the 1/2 of the minerals owned by me, or one-fourth (1/4) of the whole of the oil and gas, in Section 9.",
    ["mineral", "1/4", "whole", null],
  ],
  ["one-half of my interest in the minerals under Section 9, I now owning an undivided one-half of the whole.", ["mineral", "1/2", "grantor_interest", null]],
  [
    "all of the minerals in Section 9, being an undivided one-half, in which the life estate of Cy Mott (Vol. 3, page 4) has ended by his death.",
    ["mineral", "1/2", "whole", null],
  ],
])("a share is what its words come to, not what it is reckoned or carved from: %s", (object, want) => {
  expect(given(object)).toEqual([want]);
});

it("the royalty that another is carved out of is none that is kept", () => {
  const { reservations } = landDeed(
    "RETAINING out of the landowner's royalty of twelve and one-half per cent, a royalty of four per cent (4%) of all oil and gas produced from said land.",
  );
  expect(reservations.map((r) => [r.estate_type, r.fraction?.fraction, r.of])).toEqual([["royalty", "1/25", "whole"]]);
});
