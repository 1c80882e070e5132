import { describe, expect, it } from "vitest";
import { readChain, readInstrument } from "@/lib/testing/read-in-process";

const lease =
  "OIL AND GAS LEASE\n\nThis lease is made March 6, 2003, between ADA VENN, a single woman, Lessor, and PIKE OIL COMPANY, Lessee. Lessor grants, leases and lets exclusively to Lessee, for exploring for and producing oil and gas, the South Half of Section 14, Block 5, T&P Ry. Co. Survey, Marsh County, Texas. The primary term is three (3) years and so long thereafter as oil or gas is produced in paying quantities. Royalty one-fourth (1/4). At the end of the primary term this lease shall terminate as to all lands SAVE AND EXCEPT those within a proration unit assigned to a well then producing in paying quantities.\n\nAda Venn";
const form =
  "RAILROAD COMMISSION OF TEXAS\nOIL AND GAS DIVISION          FORM P-15\nSTATEMENT OF PRODUCTIVITY OF ACREAGE ASSIGNED TO PRORATION UNITS\n\nOperator: PIKE OIL COMPANY. Lease name: Venn.\n\nThe operator states that the acreage it has assigned to the wells below is productive:\n\n   Well No. 1    located SE/4 of Section 14    acres assigned   80.00\n   Well No. 2    located SE/4 of Section 14    acres assigned   80.00\n\nThe two units are the whole of the SE/4 of Section 14, Block 5, T&P Ry. Co. Survey. Field rules: 80 acres to a well; an operator may assign 80 acres additional as tolerance.\n\nCERTIFICATE. I declare that this report is true and correct. Dated May 9, 2005. PIKE OIL COMPANY, by B. Roe, Analyst";
const anew =
  "OIL AND GAS LEASE\n\nThis lease is made July 8, 2006, between ADA VENN, a single woman, Lessor, and DUNN ENERGY, INC., Lessee. Lessor grants, leases and lets to Lessee for oil and gas the SW/4 of Section 14, Block 5, T&P Ry. Co. Survey, Marsh County, Texas. The term is three (3) years and as long thereafter as oil or gas is produced in paying quantities. Royalty one-fourth (1/4).\n\nAda Venn";
const sworn = (wells: string) =>
  `AFFIDAVIT OF FACT\n\nThe State of Texas, County of Marsh.\n\nBEFORE ME appeared C. QUADE, landman, who upon oath said:\n\n"I know the South Half of Section 14, Block 5, T&P Ry. Co. Survey, Marsh County, under the lease of March 6, 2003.\n\n"${wells}\n\n"Dunn Energy, Inc. completed the Roe No. 1 in the SW/4 on December 4, 2006. It is producing oil in paying quantities."\n\nC. Quade\n\nSubscribed and sworn to before me on April 2, 2008. D. Lark, Notary Public.`;

describe("acreage that an operator assigns to its wells", () => {
  it("is a report, which grants nothing and tells no land of its own size", () => {
    const d = readInstrument({ name: "f.txt", text: form });
    expect(d.doc_type.resolved.doc_type).toBe("plat");
    expect(d.conveyance.resolved.grants).toEqual([]);
    expect(d.land.resolved.tracts.map((t) => t.acres_stated)).toEqual([null]);
    expect(readInstrument({ name: "l.txt", text: lease }).doc_type.resolved.doc_type).toBe("oil_gas_lease");
  });

  it.each([
    "The Venn No. 1 and No. 2 of Pike Oil Company, both in the SE/4, were completed May 2 and June 3, 2004. Each has produced oil in paying quantities every month since.",
    "Pike Oil Company drilled and completed two wells in the SE/4 on June 3, 2004. Both have produced oil in paying quantities ever since.",
    "The Venn wells in the SE/4 were completed June 3, 2004. These wells have produced oil in paying quantities ever since.",
    "The Venn No. 1 was completed in the SE/4 on June 3, 2004. It has produced oil in paying quantities without a break.",
  ])("keeps the lease where the wells are and leaves the rest to the next: %s", (wells) => {
    const c = readChain(
      [lease, form, anew, sworn(wells)].map((text, i) => ({ name: `${i}.txt`, text })),
      "2008-06-01",
    );
    const held = c.ownership.tracts.map((t) => `${t.label.slice(0, 4)}: ${t.rows.filter((r) => r.estate_type === "leasehold").map((r) => r.name)}`);
    expect(held.sort()).toEqual(["SE/4: Pike Oil Company", "SW/4: Dunn Energy, Inc."]);
  });

  const held = (papers: string[]) =>
    readChain(
      papers.map((text, i) => ({ name: `${i}.txt`, text })),
      "2008-06-01",
    )
      .ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "leasehold").map((r) => `${t.label.replace(/,? ?Section.*/, "")}: ${r.name}`))
      .sort();
  const oath = "\n\nC. Quade\n\nSubscribed and sworn to before me on April 2, 2006. D. Lark, Notary Public.";
  const land = "South Half of Section 14, Block 5, T&P Ry. Co. Survey, Marsh County, Texas";
  const plats = [
    form,
    "FORM P-12/P-15 (certified copy, Railroad Commission)\nOPERATOR: PIKE OIL COMPANY\nLEASE: Venn\n\nWELL        ACRES     UNIT                              COMPLETED\nVenn No. 1  80        E/2 of the SE/4 of Section 14     May 2, 2004\nVenn No. 2  80        W/2 of the SE/4 of Section 14     June 3, 2004\nBlock 5, T&P Ry. Co. Survey\nTotal 160 acres. Unassigned: 160 acres, SW/4 of Section 14.\n\nI certify that this is correct. B. Roe, for the operator, May 9, 2005.",
    "CERTIFIED PLAT OF PRORATION UNITS\n\nPIKE OIL COMPANY, operator of the Venn lease, certifies that it has assigned acreage to its wells as follows: to the No. 1 the N/2 of the SE/4 of Section 14, 80 acres; to the No. 2 the S/2 of the SE/4 of Section 14, 80 acres; all in Block 5, T&P Ry. Co. Survey. No other acreage of the lease is assigned to any well.\n\nSigned May 9, 2005, B. Roe, Analyst.",
  ];
  const late =
    "CERTIFIED PLAT AND FORM P-15 (AMENDED)\nFiled by PIKE OIL COMPANY\n\nThe operator of the Venn lease, to correct its former plats, assigns acreage as follows: Well No. 1: 160 acres, being the SE/4 of Section 14, Block 5, T&P Ry. Co. Survey; Well No. 2: 160 acres, being the SW/4 of Section 14, Block 5, T&P Ry. Co. Survey.\n\nDated March 2, 2008. B. Roe, Manager.";
  const wells = `AFFIDAVIT\n\nC. QUADE, on oath, says that the Venn No. 1 and No. 2 of Pike Oil Company, on the ${land}, are each a commercial producer of oil, and that no other well was drilled there.${oath}`;

  it.each(plats)("is what the operator's own filing says, whatever its form, and an amendment filed later brings nothing back: %#", (plat) => {
    const owned = held([lease, plat, wells, anew, late]);
    expect(owned.filter((o) => /SW\/4/.test(o))).toEqual(["SW/4: Dunn Energy, Inc."]);
    expect(owned.filter((o) => !/SW\/4/.test(o)).every((o) => /Pike/.test(o))).toBe(true);
  });

  it("of several wells is told in a list", () => {
    const told = `AFFIDAVIT OF NON-DEVELOPMENT\n\nC. QUADE deposes: 1. All wells under the lease of Pike Oil Company stand in the SE/4 of Section 14, Block 5, T&P Ry. Co. Survey, and each is a commercial producer of oil. 2. The plats filed by the operator assign 80 acres to each well, as follows: the Venn No. 1, the N/2 of the SE/4 of Section 14; the Venn No. 2, the S/2 of the SE/4 of Section 14. 3. Since June 3, 2004 no well has been begun.${oath}`;
    expect(held([lease, told, anew])).toContain("SW/4: Dunn Energy, Inc.");
    expect(held([lease, told]).some((o) => /SW\/4/.test(o))).toBe(false);
  });

  it("gives no lease up that has no such clause", () => {
    const whole = lease.replace(/ At the end of the primary term this lease shall terminate[^.]*\./, "");
    expect(held([whole, plats[1] ?? "", wells]).some((o) => /SW\/4.*Pike|S\/2.*Pike/.test(o))).toBe(true);
  });
});
