// Totals of minerals told with their pieces: what stays out of a grant is each piece once, and the total not beside them.
import { describe, expect, it } from "vitest";
import type { Interest } from "@/lib/contracts/aspects/conveyance";
import { landDeed, mineralDeed } from "@/lib/extract/rules/conveyance/test-paper";

const size = (i: Interest): string => `${i.estate_type} ${i.fraction?.fraction}`;
const account = (words: string) => {
  const c = landDeed(words);
  return { kept: c.reservations.map(size), left: c.exceptions.map(size) };
};

describe("a total with all of its pieces", () => {
  it.each([
    "LESS AND EXCEPT five-eighths of the oil, gas and other minerals, that is to say, one-half sold by me to Cy Mott in Book 3, page 4, and one-eighth which I reserve to myself.",
    "Excepting an aggregate of 5/8 of the minerals, composed of 1/2 owned by Cy Mott under deed in Book 3, page 4, and 1/8 hereby reserved unto the grantor.",
    "Of the oil, gas and minerals 1/2 belongs to Cy Mott (Book 3, page 4) and 1/8 is by this deed reserved to the grantor, making 5/8 in all excepted; and the grantee takes 3/8.",
    "It is understood that 5/8 of the minerals do not pass: 1/2 was sold to Cy Mott, Book 3, page 4; 1/8 is retained by grantor.",
    "But not five-eighths of the minerals, which consist of (a) one-half conveyed to Cy Mott in Book 3, page 4, and (b) one-eighth here kept by grantor.",
    "Save and except 62.5% of the minerals, of which 50% was conveyed to Cy Mott by mineral deed, Book 3, page 4, and 12.5% is withheld by me.",
  ])("keeps the giver's piece and leaves out the other's: %s", (words) => expect(account(words)).toEqual({ kept: ["mineral 1/8"], left: ["mineral 1/2"] }));

  it("is let alone where it is given", () => {
    const { grants, exceptions } = mineralDeed(
      "five-eighths of the minerals in the NW/4 of Section 9, being one-half bought of Cy Mott, Book 3, page 4, and one-eighth inherited.",
    );
    expect([grants.map(size), exceptions]).toEqual([["mineral 5/8"], []]);
  });
});

it("is no grant beside the pieces of several takers", () => {
  const to = ["Bo Lark", "Gus Hale", "Lew Tull"];
  const object =
    "undivided interests in all of the oil, gas and other minerals in the NW/4 of Section 9, as follows:\n\n to Bo Lark .... 3/32\n to Gus Hale .... 3/32\n to Lew Tull .... 1/16\n\nbeing together one-fourth thereof.";
  const sizes = mineralDeed(object, "", to).grants.map((g) => g.fraction?.fraction);
  expect(sizes).toEqual(["3/32", "3/32", "1/16"]);
});

describe("a total that takes in what another has", () => {
  it.each([
    "There is reserved one-half of the minerals, said half to include the one-fourth heretofore reserved by Cy Mott in Book 3, page 4.",
    "Reserving 50% of the minerals, inclusive of the 25% previously reserved by Cy Mott in Book 3, page 4.",
    "Grantor reserves one-half of the minerals, which half embraces the 1/4 that was conveyed to Cy Mott, Book 3, page 4.",
  ])("keeps the rest of it: %s", (words) => expect(account(words)).toEqual({ kept: ["mineral 1/4"], left: ["mineral 1/4"] }));

  it("is no such total where the words add one to the other", () =>
    expect(account("Grantor reserves one-half of the minerals, in addition to the one-fourth heretofore reserved by Cy Mott in Book 3, page 4.").kept).toEqual([
      "mineral 1/2",
    ]));
});
