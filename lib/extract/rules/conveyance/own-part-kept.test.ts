// What a giver of his own interest keeps of it, and what a lease lets beside what a stranger has.
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const bare = (lines: readonly string[]): string[] => lines.map((l) => l.replace(/^.*? (?=mineral|surface|leasehold|fee)/, ""));
const LAND = "the NW/4 of Section 9, Township 3 North, Range 4 West, Marsh County";
const deed = (words: string): string => `WARRANTY DEED. Ada Venn, a widow, conveys to Bo Dunn ${words} Dated May 3, 1950.`;
const LEASE = (royalty: string): string =>
  `OIL AND GAS LEASE. Ada Venn, lessor, does hereby grant, demise, lease and let unto Dunn Oil Company, lessee, for oil and gas, ${LAND}. This lease is for five years. ${royalty} Dated May 3, 1950.`;

it.each([
  [`her undivided interest in ${LAND}. LESS AND EXCEPT 3/4 of Grantor's mineral interest.`, ["mineral 3/4 of grantor_interest"]],
  [
    `her interest in ${LAND}; Grantor conveys only one-fourth of her minerals, and holds back to herself three-fourths thereof.`,
    ["mineral 3/4 of grantor_interest"],
  ],
  [
    `${LAND}; less and except a one-fourth part of the minerals, together with a like part of the royalty, which the Grantor retains for the term of ten years.`,
    ["mineral 1/4 of whole"],
  ],
  [`her undivided one-fourth of ${LAND}. I reserve out of what I hereby convey 25% of the oil, gas and minerals.`, ["mineral 1/4 of grantor_interest"]],
  [
    `all of her one-fourth of the surface and her interest in the minerals of ${LAND}, and reserves therefrom 25% of the minerals in the interest conveyed.`,
    ["mineral 1/4 of grantor_interest"],
  ],
  [`${LAND}. LESS AND EXCEPT one-fourth of her minerals, sold to others.`, []],
  [`${LAND}. LESS AND EXCEPT 1/4 of the minerals heretofore reserved by Ed Moss in Book 4, page 9.`, []],
])("a share of the giver's own that is left out stays his: %s", (words, kept) => {
  expect(bare(readPaper(deed(words)).kept)).toEqual(kept);
});

it.each([
  ["Royalty is one-eighth, paid to the owners of it, Union Life Company owning one-fourth thereof.", ["leasehold 1 of whole"]],
  ["Royalty is one-eighth, Union Life Company holding an undivided one-fourth of the minerals.", ["leasehold 1 of whole"]],
  ["Royalty is one-eighth of what is hers. The said Ada Venn owns an undivided one-fourth of the minerals.", ["leasehold 1/4 of whole"]],
])("what a stranger owns is not what is let: %s", (words, grants) => {
  expect(bare(readPaper(LEASE(words)).grants)).toEqual(grants);
});

it("a giver's interest named by his title opens the object", () => {
  const { grants } = readPaper(deed(`Grantor's entire interest in the surface, and one-fourth of Grantor's interest in the minerals, of ${LAND}.`));
  expect(bare(grants)).toEqual(["surface 1 of grantor_interest", "mineral 1/4 of grantor_interest"]);
});

it.each(["in settlement of his interest in the partnership", "as his entire share of the estate of Cal Dunn"])(
  "words on why one takes open no object: %s",
  (why) => {
    expect(bare(readPaper(deed(`${why}, ${LAND}.`)).grants)).toEqual(["fee 1 of whole"]);
  },
);
