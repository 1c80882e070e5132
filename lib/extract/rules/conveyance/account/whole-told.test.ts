import { describe, expect, it } from "vitest";
import { landDeed } from "@/lib/extract/rules/conveyance/test-paper";
import { add, fromWire, ONE, sub, sum, toWire } from "@/lib/fraction/rational";

/** What others have, what the giver keeps, what passes. */
function account(words: string): string[] {
  const c = landDeed(words);
  const of = (list: typeof c.grants) => sum(list.flatMap((f) => (f.estate_type === "mineral" && f.fraction ? [fromWire(f.fraction)] : [])));
  const told = of(c.grants);
  const passes = c.grants.some((g) => g.estate_type === "fee") ? sub(ONE, add(of(c.exceptions), of(c.reservations))) : told;
  return [of(c.exceptions), of(c.reservations), passes].map((r) => toWire(r).fraction);
}

describe("a deed that tells every part of the minerals", () => {
  it.each([
    [
      "1/4 1/4 1/2",
      "Of the minerals one-fourth is owned by Cy Mott under a deed in Book 9, page 2. One-fourth is withheld by the grantor. The other two-fourths pass with the land.",
    ],
    ["1/4 1/4 1/2", "The minerals are divided thus: Cy Mott, one-fourth, by his deed in Book 9, page 2; the grantor, one-fourth; the grantee, one-half."],
    ["1/4 1/2 1/4", "After this deed the minerals will stand: Cy Mott 25%, Ada Venn 50%, Bo Lark 25%."],
    [
      "1/2 1/4 1/4",
      "As to the minerals: one-half belongs to Cy Mott by Book 9, page 2, and is excepted; one-fourth, over and above that half, is reserved by Ada Venn; one-fourth passes to Bo Lark.",
    ],
    [
      "1/2 1/4 1/4",
      "Subject to the former reservation of one-half of the minerals by Cy Mott, and to a further reservation by the grantor of one-fourth of all minerals.",
    ],
    ["1/2 1/4 1/4", "Less a total of 3/4ths of the minerals, 1/2 heretofore reserved by Cy Mott, the balance of 1/4 being now kept by the grantor."],
    ["1/4 1/2 1/4", "Of the minerals one-fourth passes; of these one-fourth is held by Cy Mott, and the grantor shall go on holding the other half."],
    [
      "1/2 1/4 1/4",
      "LESS the one-half of the minerals heretofore sold to Cy Mott, Book 9, page 2; and I keep back for myself, my heirs and assigns, one-fourth (that is, a fourth of the whole and not a fourth of my half) of the oil, gas and other minerals; so that the grantee is to have the last one-fourth of the minerals.",
    ],
    [
      "1/2 1/4 1/4",
      "LESS AND EXCEPT three-fourths of the minerals, made up as follows: one-half heretofore conveyed to Cy Mott; and one-fourth which I keep for myself. One-fourth of the minerals is conveyed with the surface.",
    ],
    ["1/2 1/4 1/4", "Grantor excepts three-fourths of the minerals, of which two-fourths belong to Cy Mott and one-fourth is reserved by the grantor."],
    [
      "1/4 1/4 1/2",
      "SAVE AND EXCEPT one-half of the oil, gas and other minerals. This one-half includes, and is not in addition to, the one-fourth which Cy Mott holds by deed in Book 9, page 2; the balance of the one-half is reserved by the Grantor. Grantee receives the other one-half.",
    ],
    [
      "1/4 1/4 1/2",
      "There is excepted fifty per cent of the minerals, said fifty per cent to include the twenty-five per cent conveyed to Cy Mott in Book 9, page 2; Grantee is to have the full remaining fifty per cent.",
    ],
    [
      "1/2 1/4 1/4",
      "Of the one-half of the minerals still owned by the grantor (the other half being in Cy Mott), the grantor keeps one-half, or one-fourth of the whole, and the grantee takes one-half, or one-fourth of the whole.",
    ],
    [
      "0 3/4 1/4",
      "RESERVING unto the grantor three undivided fourth parts of all the oil and gas, with the right, in common with the owner of the other fourth part, to drill for the same.",
    ],
    ["0 1/2 1/2", "The grantor reserves an undivided half of the minerals, the owner of the remaining half to have like rights of entry."],
    ["0 2/3 1/3", "Two thirds of the oil and gas the grantor keeps; the other third goes along with the soil."],
    ["0 1/4 3/4", "Three-fourths of the minerals are included in this conveyance and one-fourth are not, the grantor holding the same out."],
  ])("parts them so that they come to one: %s", (want, words) => expect(account(words).join(" ")).toBe(want));
});

it("leaves what is measured by a part of unknown size, and what does not come to one", () => {
  expect(landDeed("Of the minerals owned by the grantor, three-fourths are reserved to her and one-fourth goes with the land.").reservations[0]?.of).toBe(
    "grantor_interest",
  );
  expect(account("Grantor reserves one-fourth of the minerals. Cy Mott holds one-eighth of the royalty. Grantee pays one-half of the taxes.")).toEqual([
    "0",
    "1/4",
    "3/4",
  ]);
  expect(account("LESS one-half of the minerals heretofore conveyed to Cy Mott, and reserving one-fourth of the minerals to Grantor.")).toEqual([
    "1/2",
    "1/4",
    "1/4",
  ]);
});

describe("a share of what others have left", () => {
  it.each([
    "Subject to the reservation of an undivided 1/4 of the minerals by the Elm Land Bank, in Book 9, page 2, so that the grantor is now the owner of three-fourths thereof; and out of those three-fourths the grantor reserves to herself one-half of the remaining minerals, that is to say one-half of the minerals not already held by said Bank. The balance goes to the grantee.",
    "One-fourth of the minerals was reserved by Cy Mott in Book 9, page 2. The other three-fourths is owned by Ada Venn; and of the three-fourths so owned by her, an undivided one-half is hereby reserved to her, and the rest is hereby conveyed.",
    "One-fourth of the minerals in this land was sold to a royalty company, Book 9, page 2. Of the three-fourths which is still hers, Ada Venn keeps one-half; in other words she deeds to Bo Lark one-half of such minerals as she owns on this day.",
    "LESS the 1/4 of the minerals reserved by the Elm Land Bank (Book 9, page 2). Of the 3/4 remaining, grantor retains one half, the other half passing to grantee.",
    "There is excepted the one-fourth mineral interest of Cy Mott of record in Book 9, page 2, and grantor reserves half of the balance of the minerals.",
    "The Elm Land Bank holds one-fourth of the minerals (Book 9, page 2). Half of what is left, grantor keeps; the other half goes with the land.",
    "Subject to the 1/4 reserved to the Elm Land Bank in Book 9, page 2, the minerals not so reserved are divided: one-half of them is reserved to grantor, one-half is conveyed to grantee.",
    "The Elm Land Bank kept one-fourth of the minerals in Book 9, page 2, and that fourth is excepted. From the three-fourths that came to her by that deed the grantor withholds one-half, equal to three-eighths of the whole.",
    "Excepted: the fourth of the minerals belonging to the Elm Land Bank under Book 9, page 2. Reserved: one-half of all minerals not owned by said Bank.",
  ])("is reckoned of that: %s", (words) => expect(account(words).slice(1)).toEqual(["3/8", "3/8"]));

  it("is none where the words measure by the whole", () =>
    expect(
      account(
        "LESS: First, the one-fourth mineral interest which Cy Mott kept for himself when he sold the place. Second, a like one-fourth of all the minerals under the whole tract, being an addition to the first, which she reserves unto herself. There passes to the grantee one-half of the minerals.",
      ),
    ).toEqual(["1/4", "1/4", "1/2"]));
});
