import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { classify } from "@/lib/extract/rules/doc-type/classify";

const typeOf = (text: string) => classify(findAnatomy(text))[0]?.type;

describe("reports of wells", () => {
  it.each([
    [
      "affidavit_of_production",
      "WELL COMPLETION REPORT\n\nOperator: OAK GAS CO. Lease: Roe. Well No. 1. Completed: May 3, 1960. Initial production: 40 barrels a day.",
    ],
    ["affidavit_of_production", "MONTHLY PRODUCTION REPORT\n\nOperator: OAK GAS CO. Lease: Roe. January, 1980: 400 barrels. Certified by Cy Mott."],
    ["affidavit_of_non_production", "COMPLETION REPORT\n\nCompany: OAK GAS CO. Lease: Roe. Well No. 1. Completed: May 3, 1960. Result: DRY."],
    ["affidavit_of_non_production", "CONSERVATION DIVISION\nWELL PLUGGING RECORD\n\nLease owner: OAK GAS CO. Well No. 1. Plugging completed: March 15, 1972."],
    [
      "oil_gas_lease",
      "OIL AND GAS LEASE\n\nIda Roe, lessor, leases and lets to Oak Gas Co., lessee, for oil and gas, Section 4. Lessee shall furnish completion reports. Royalty 1/8.",
    ],
  ])("%s", (type, text) => expect(typeOf(text)).toBe(type));
});

describe("papers that give back a lease", () => {
  it.each([
    ["partial_release_of_lease", "RELINQUISHMENT OF OIL AND GAS LEASE IN PART"],
    ["release_of_lease", "RELINQUISHMENT TO STATE OF OHIO OF OIL AND GAS LEASE"],
    ["partial_release_of_lease", "RELEASE OF OIL AND GAS LEASE (PARTIAL)"],
  ])("%s: %s", (type, title) =>
    expect(typeOf(`${title}\n\nOak Gas Co. hereby relinquishes and surrenders to the lessor the lease in Book 3, page 4. Dated May 3, 1960.`)).toBe(type),
  );
});
