// Wills that give parts of minerals to several and leave the power to lease to another for life.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { lastingPowers, withoutLeasingForLife } from "./leasing-for-life";

const will = (gift: string) => {
  const paper = readPaper(
    `LAST WILL AND TESTAMENT. I, Abel Venn, of Marsh County, Texas, make this my will. ITEM ONE. ${gift} ITEM TWO. All the rest and residue of my property I give to my wife, ADA VENN, who is to be executrix. Signed May 3, 1950. Abel Venn.`,
  );
  return { grants: paper.grants, executive: paper.conveyance.grants.map((g) => g.executive) };
};
const EIGHTHS = ["Bo Venn", "Cy M. Venn", "Di Mott"].map((n) => `${n} mineral 1/8 of grantor_interest`);
const REST = "Ada Venn fee 1 of grantor_interest";

describe("parts of his own minerals that a testator gives", () => {
  it.each([
    "I will and bequeath to BO VENN an undivided one-eighth of all the minerals that I own in the Elm Farm, Section 9; to CY M. VENN a like one-eighth; and to DI MOTT a like one-eighth.",
    "From the oil and gas that are mine in Section 9 I devise: an undivided one-eighth to Bo Venn, an undivided one-eighth to Cy M. Venn, and an undivided one-eighth to Di Mott.",
    "I bequeath to my nephew Bo Venn one-eighth of my minerals under Section 9. I bequeath to my nephew Cy M. Venn one-eighth of the same. To my friend Di Mott another one-eighth thereof.",
  ])("are read for each: %s", (gift) => expect(will(gift).grants).toEqual([...EIGHTHS, REST]));

  it("go to all together where the part of each only says what the sum comes to", () => {
    const gift =
      "I leave three-eighths of the minerals owned by me in Section 9 to Bo Venn, Cy M. Venn and Di Mott, in equal shares, that is to say, one-eighth of my minerals to each of them.";
    expect(will(gift).grants.at(-1)).toBe(REST);
  });
});

describe("a power to lease for a life", () => {
  const GIFT = "I devise to Bo Venn one-half of my minerals in Section 9";
  it.each([
    `${GIFT}, subject however to my wife's right to lease the same while she lives.`,
    `${GIFT}. During her lifetime my wife alone may make leases of those minerals and keep the bonus.`,
    `${GIFT}. My wife shall have, so long as she lives, the power to execute mineral leases on the share devised.`,
  ])("makes no life estate and leaves the takers their own: %s", (gift) => {
    const { grants, executive } = will(gift);
    expect([grants, executive[0] ?? null]).toEqual([["Bo Venn mineral 1/2 of grantor_interest", REST], null]);
  });

  it("is told from a power for good and from a gift for life", () => {
    expect(lastingPowers("My wife alone may lease these minerals. The bonus is hers.")).toBe("My wife alone may lease these minerals. The bonus is hers.");
    expect(lastingPowers("My wife alone may lease them while she lives.")).toBe("");
    expect(withoutLeasingForLife("the farm to Bo for life, subject to the lease of record")).toBe("the farm to Bo for life, subject to the lease of record");
  });
});
