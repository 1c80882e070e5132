import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const land = "160 acres of land, being all of the Amos Pell Survey, A-77, Marsh County, Texas";
const papers = (unit: string, limited: string) => [
  `WARRANTY DEED\n\nCarl Doss, a single man, for $900.00 grants, sells and conveys to Ada Venn, a widow, ${land}.\n\nDated March 3, 1950. Carl Doss\n\nFiled March 9, 1950, Vol. 20, page 4, Marsh County.`,
  `OIL AND GAS LEASE\n\nThis lease, made May 4, 1964, between Ada Venn, a widow, Lessor, and Pike Oil Company, Lessee: Lessor grants, leases and lets to Lessee ${land}, for five years and as long thereafter as oil or gas is produced from the land or land pooled with it. Royalty 1/8. Lessee may pool the land. Production at any depth holds all depths.\n\nAda Venn\n\nFiled May 9, 1964, Vol. 31, page 8, Marsh County.`,
  `${unit}\n\nDated June 1, 1967. PIKE OIL COMPANY, by C. Roe, Agent\n\nFiled June 8, 1967, Vol. 40, page 12, Marsh County.`,
  `ASSIGNMENT OF OIL AND GAS LEASE\n\nPike Oil Company, Assignor, for value received, assigns and conveys to Lark Drilling, Inc., Assignee, ${limited}\n\nDated July 2, 1989. Pike Oil Company, by C. Roe, Agent\n\nFiled July 9, 1989, Vol. 70, page 3, Marsh County.`,
  `AFFIDAVIT OF PRODUCTION\n\nB. Moe, on oath, says that the Venn No. 1, the well of the unit in Vol. 40, page 12, on the lease in Vol. 31, page 8, has produced gas in paying quantities since May 2, 1968 without a break.\n\nSworn to before me on May 5, 2001. D. Lark, Notary Public.`,
];
const held = (list: string[]) =>
  readChain(
    list.map((text, i) => ({ name: `${i}.txt`, text })),
    "2003-01-01",
  ).ownership.tracts.map((t) =>
    t.rows
      .filter((r) => r.estate_type === "leasehold")
      .map((r) => r.name)
      .join(),
  );

const units = [
  "DESIGNATION OF UNIT\nADA VENN ET AL GAS UNIT\n\nPIKE OIL COMPANY pools the following leases into a gas unit of 640 acres:\n\n   Tract 1.  Lease of Ada Venn, Vol. 31, page 8 ........ 160 acres\n   Tract 2.  Lease of Eli Moe ........ 212 acres\n   Tract 3.  Lease of Ina Coe ........ 268 acres\n\nThe unit is made only as to the Rodessa, lying between 9,000' and 9,400' below the surface.",
  "GAS POOLING AGREEMENT AND DESIGNATION\n\nPike Oil Company owns leases on three tracts in Marsh County, Texas, among them the lease from Ada Venn, Vol. 31, page 8, covering 160 acres. It pools the gas rights under them into the Ada Venn Gas Unit, containing 640 acres, but only as to those depths from a depth of 9,000 feet down to a depth of 9,400 feet, known as the Rodessa. Rights above and below are unaffected.",
  "UNIT DESIGNATION\n\nPike Oil Company, lessee, pools these leases into one unit, the Ada Venn Gas Unit:\n\n  Eli Moe              212 acres\n  Ada Venn (Vol. 31, page 8), Amos Pell Survey, A-77     160 acres\n  Ina Coe              268 acres\n\nThis designation pertains only to the Rodessa Formation, which is the interval between 9,000 feet and 9,400 feet below the surface.",
];
const within = `the oil and gas lease from Ada Venn, dated May 4, 1964, Vol. 31, page 8, covering ${land}, insofar and only insofar as said lease is contained in the A. J. Venn, et al., Gas Unit, as described in the Designation of Unit recorded in Vol. 40, page 12.`;

describe("an assignment confined to a unit", () => {
  it.each(units)("takes the depths of the unit and leaves the others: %#", (unit) => {
    expect(held(papers(unit, within))).toEqual(["Pike Oil Company", "Lark Drilling, Inc.", "Pike Oil Company"]);
  });

  it("that only names the unit takes the lease at all depths", () => {
    const whole = `the oil and gas lease from Ada Venn, dated May 4, 1964, Vol. 31, page 8, covering ${land}, together with the well of the unit in Vol. 40, page 12.`;
    expect(held(papers(units[0] ?? "", whole)).every((h) => h === "Lark Drilling, Inc.")).toBe(true);
  });
});
