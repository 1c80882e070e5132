import { expect, it } from "vitest";
import { mineralDeed } from "./test-paper";

const told = (object: string) => mineralDeed(object).grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} of ${g.of}`);
const LAND = "the SW/4 of Section 17, Block 4, Marsh County, Texas";

it.each([
  [
    `all of Grantor's undivided one-half of the lands, and all of the oil, gas and other minerals owned by her, in ${LAND}.`,
    ["surface 1/2 of whole", "mineral 1 of grantor_interest"],
  ],
  [`all my undivided half of the land, with all oil, gas and other minerals I own, being ${LAND}.`, ["surface 1/2 of whole", "mineral 1 of grantor_interest"]],
  [`an undivided third of the land, together with such minerals as she owns, being ${LAND}.`, ["surface 1/3 of whole", "mineral 1 of grantor_interest"]],
])("takes the share of land as of the whole, the minerals as the giver's: %s", (object, want) => {
  expect(told(object)).toEqual(want);
});

it("leaves a share of all that the giver owns a share of that", () => {
  expect(told(`one-half of the lands and minerals owned by her in ${LAND}.`).join()).toContain("of grantor_interest");
  expect(told(`one-half of all the land she owns in ${LAND}.`).join()).toContain("1/2 of grantor_interest");
});
