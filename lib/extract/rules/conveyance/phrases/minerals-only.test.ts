import { expect, it } from "vitest";
import { onlyEstate } from "./minerals-only";

it.each([
  ["80 acres; nothing but the oil and gas is conveyed", "mineral"],
  ["80 acres; the surface is not sold", "mineral"],
  ["80 acres, the grantor keeping the surface", "mineral"],
  ["80 acres; half of the minerals which may be found under the surface is not sold", null],
  ["80 acres; one half of all minerals beneath the said surface is kept by the grantor", null],
])("tells whether minerals alone pass: %s", (words, want) => expect(onlyEstate("80 acres", words, false)).toBe(want));
