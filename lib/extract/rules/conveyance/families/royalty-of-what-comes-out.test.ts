import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { buildScene } from "@/lib/extract/rules/conveyance/scene";
import { readLeaseTerms } from "./lease-terms";

const NOBODY = { parties: [], from: [], to: [] } as unknown as Parameters<typeof buildScene>[1];
const royalty = (words: string): string | null => {
  const text = `OIL AND GAS LEASE. Ada Venn, Lessor, leases and lets to Bo Lark, Lessee, for oil and gas, her undivided one-fourth of the minerals in Section 9, Block 4, for ten years and so long as produced. ${words}\n\nADA VENN`;
  return readLeaseTerms(buildScene(findAnatomy(text), NOBODY, "oil_gas_lease")).terms.royalty?.fraction ?? null;
};

describe("a royalty told by what comes out of the ground", () => {
  it.each([
    ["The Lessor shall receive, free of cost, one-eighth (1/8) of that which is produced on account of the fourth hereby leased.", "1/8"],
    ["Lessor is to have, clear of expense, one-fifth of whatsoever shall be got out of the ground.", "1/5"],
    ["To the Lessor goes three-sixteenths (3/16) of what is brought to the surface, without deduction.", "3/16"],
    ["There shall be rendered to the Lessor one-sixth of so much as may be won and saved.", "1/6"],
    ["Lessor takes one-seventh of all that shall be raised.", "1/7"],
    ["Of the product, a tenth belongs to the Lessor and is set aside for her in the tanks.", "1/10"],
  ])("%s → %s", (words, want) => expect(royalty(words)).toBe(want));
  it.each(["The Lessee shall pay one-half of the damages to that which is sown.", "Lessor keeps the surface. The lessee takes seven-eighths."])(
    "but not another share: %s",
    (words) => expect(royalty(words)).toBeNull(),
  );
});
