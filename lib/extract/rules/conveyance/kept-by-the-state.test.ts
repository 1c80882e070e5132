// A royalty that the State kept when it parted with the land, told in a mineral deed: neither kept by the grantor nor a benefit of the grantee.
import { expect, it } from "vitest";
import { people, read } from "./test-paper";

const deed = (words: string) =>
  read(
    `MINERAL DEED\n\nKnow all men by these presents that Ada Venn, Grantor, does grant, sell and convey unto Bo Lark, Grantee, an undivided one-half (1/2) interest in and to all of the oil, gas and other minerals in and under Section 9, Block 4, Marsh County, Texas.\n\n${words} Grantee shall receive one-half of all bonus, rentals and royalties.\n\nTo have and to hold forever.\n\nADA VENN`,
    people(["Ada Venn"], ["Bo Lark"]),
    "mineral_deed",
  ).resolved;

it.each([
  "The land having been patented with a reservation by the State of a one-sixteenth royalty, this conveyance is subject to its part of it.",
  "The section was sold with a reservation of a free royalty of one-sixteenth by the State; the interest conveyed bears a part of it with the rest.",
])("%s", (words) => {
  const { grants, reservations } = deed(words);
  expect(reservations).toEqual([]);
  expect(grants.map((g) => [g.fraction?.fraction, g.benefits?.fraction ?? null])).toEqual([["1/2", null]]);
});
it("but the grantor's own reservation is one", () =>
  expect(deed("This deed is made with a reservation by Grantor of a one-sixteenth royalty.").reservations.map((r) => r.fraction?.fraction)).toEqual(["1/16"]));
