// The surface, and with it a share of the minerals: two things of one object.
import { describe, expect, it } from "vitest";
import { mineralDeed } from "./test-paper";

const given = (object: string): string[] => mineralDeed(object).grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`);

describe("an object that opens with the surface", () => {
  it.each([
    "the surface of the NW/4 of Section 9, Marsh County, and therewith an undivided one-fourth of the oil, gas and other minerals; the remaining three-fourths being kept by the seller.",
    "all the surface estate in the NW/4 of Section 9, together with one-fourth of the minerals thereunder, the rest of which she keeps.",
    "(1) the surface of the NW/4 of Section 9, Marsh County; and (2) an undivided 1/4 of the minerals in the same.",
    "the surface of the said land, all buildings and water rights, and with it one-fourth of the minerals.",
  ])("gives both: %s", (object) => expect(given(object)).toEqual(["surface 1", "mineral 1/4"]));

  it.each([
    "the surface only of the NW/4 of Section 9, Marsh County, three-fourths of the minerals being retained.",
    "the surface of the NW/4 of Section 9, Marsh County, less one-fourth of the minerals therein.",
  ])("gives no share that is not given: %s", (object) => expect(given(object)).not.toContain("mineral 1/4"));
});
