import { describe, expect, it } from "vitest";
import { gotBy } from "./got-by";

const LAND = "in the W/2 of Section 7-9S-6E, Elm County";

describe("an interest told by the deed through which the giver had it", () => {
  it.each([
    `That interest in the oil, gas and other minerals ${LAND}, which came to Grantor through the deed recorded in Book 13, page 9, and nothing else.`,
    `the interest in oil, gas and minerals ${LAND}, derived from Ann Moss (Book 13, page 9).`,
    `all that Grantor took under the mineral deed in Book 13, page 9, covering the W/2 of Section 7.`,
    `one-half of the mineral interest ${LAND} which came to Grantor by the deed in Book 13, page 9.`,
    `all of Grantor's interest in the minerals ${LAND} obtained by virtue of the deed in Book 13, page 9, excluding what came by Book 12, page 3.`,
  ])("%s", (words) => expect(gotBy(words)).toMatchObject({ book: "13", page: "9" }));

  it.each([
    `all of the oil, gas and other minerals ${LAND}, being part of the land described in the deed in Book 13, page 9.`,
    `an undivided one-half of the minerals ${LAND}, being the same land conveyed to Grantor in Book 13, page 9.`,
    `that interest in the minerals ${LAND} which Grantor owns. Grantor also owns what came by Book 13, page 9.`,
  ])("names no deed for it: %s", (words) => expect(gotBy(words)).toBeNull());
});
