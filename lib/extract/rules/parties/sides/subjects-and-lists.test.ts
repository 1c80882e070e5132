import { describe, expect, it } from "vitest";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "@/lib/extract/rules/parties/extract-parties";

const names = (type: InstrumentType, text: string): string[] => {
  const a = findAnatomy(text);
  return extractParties(a, type, new Grounding(a.view, [])).parties.map((p) => `${p.side} ${p.name}`);
};

describe("who gives and takes where the premises say more", () => {
  it("finds the assignor behind what led to the assignment", () => {
    const text =
      "ASSIGNMENT\n\nTHE STATE OF TEXAS, COUNTY OF ELM.\n\nPursuant to a Farmout Agreement dated March 3, 1971, and the test well having been completed as a producer on August 20, 1971, MAPLE OIL CORPORATION does hereby assign unto REDBUD DRILLING COMPANY an undivided three-fourths (3/4) of the oil and gas lease recorded in Vol. 402, page 16.\n\nExecuted October 1, 1971. MAPLE OIL CORPORATION, by C. Birch, President";
    expect(names("assignment_of_lease", text)).toEqual(["from MAPLE OIL CORPORATION", "to REDBUD DRILLING COMPANY"]);
  });

  it("names both where one acts for himself and for another", () => {
    const text =
      "OIL AND GAS LEASE\n\nTHIS AGREEMENT made this 4th day of May, 1962, between CARL SPENCE, individually and as attorney-in-fact for RUTH SPENCE HOOKS, Lessor, and ELM OIL COMPANY, Lessee, WITNESSETH: Lessor leases and lets unto Lessee 140 acres, John Oke Survey, A-62. Carl Spence";
    expect(names("oil_gas_lease", text)).toEqual(["from CARL SPENCE", "from RUTH SPENCE HOOKS", "to ELM OIL COMPANY"]);
  });

  it("gives a wife of one name her husband's surname", () => {
    const text =
      "THIS DEED, made the 4th day of March, 1903, between JOHN L. HUFF and SARAH, his wife, of the first part, and THE ELM COAL COMPANY, of the second part: WITNESSETH, that the said parties of the first part do grant and convey unto the party of the second part all the coal under 50 acres.";
    expect(names("warranty_deed", text)).toEqual(["from JOHN L. HUFF", "from SARAH HUFF", "to THE ELM COAL COMPANY"]);
  });

  it("goes on with takers whom words of kin lead in", () => {
    const text =
      "WARRANTY DEED\n\nTHE STATE OF TEXAS, COUNTY OF ELM: KNOW ALL MEN BY THESE PRESENTS: That I, LELA SPENCE, a feme sole, for Ten Dollars, do grant, give and convey unto CARL SPENCE an undivided one-half (1/2), and unto the children of my deceased son, namely, DORA SPENCE and MAX SPENCE, an undivided one-half (1/2), of 140 acres, John Oke Survey, A-62. July 4, 1951. Lela Spence";
    expect(names("warranty_deed", text)).toEqual(["from LELA SPENCE", "to CARL SPENCE", "to DORA SPENCE", "to MAX SPENCE"]);
  });
});
