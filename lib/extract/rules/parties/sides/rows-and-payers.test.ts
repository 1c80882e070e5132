import { describe, expect, it } from "vitest";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";

const names = (type: InstrumentType, text: string): string[] => {
  const a = findAnatomy(text);
  return extractParties(a, type, new Grounding(a.view, [])).parties.map((p) => `${p.side} ${p.name}`);
};

describe("sides told by rows and by who paid", () => {
  it("reads rows whose label is parted by space or points", () => {
    const text =
      "OIL AND GAS LEASE\n\n Date ........ May 3, 2004\n Lessor ....... MAPLE FARMS, LTD., of Elm, Texas\n Lessee ....... REDBUD DRILLING, L.L.C., 12 Oak Street, Elm, Texas\n Royalty ...... 20%\n\nI. Lessor grants to Lessee the sole right to explore 90 acres, John Oke Survey, A-62, and to produce oil and gas for three years.";
    expect(names("oil_gas_lease", text)).toEqual(["from MAPLE FARMS, LTD.", "to REDBUD DRILLING, L.L.C."]);
  });

  it("takes him who is told to have paid for one who is then but a pronoun", () => {
    const text =
      "I, CARL SPENCE, never married, for the sum of $8,000.00, which OTTO BIRCH of Elm County, Texas, has paid to me in cash and for which this is my receipt, do bargain, sell and convey unto him, his heirs and assigns, 90 acres, John Oke Survey, A-62, being the land which Hugo Lind deeded to me (Vol. 17, page 4).";
    expect(names("warranty_deed", text)).toEqual(["from CARL SPENCE", "to OTTO BIRCH"]);
  });
});
