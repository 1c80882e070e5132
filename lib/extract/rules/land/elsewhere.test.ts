import { describe, expect, it } from "vitest";
import { namedAsElsewhere } from "./elsewhere";

describe("land named as other land", () => {
  it.each([
    ["Lessee may consolidate this land with other lands in ", true],
    ["pooled with adjoining tracts owned by the lessee in ", true],
    ["No land in ", true],
    ["No part of the ", true],
    ["grants and leases all the lands in ", false],
    ["together with no other right, the ", false],
  ])("%s → %s", (before, elsewhere) => expect(namedAsElsewhere(before)).toBe(elsewhere));
});
