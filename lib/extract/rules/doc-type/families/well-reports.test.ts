import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { classify } from "@/lib/extract/rules/doc-type/classify";
import { readInstrument } from "@/lib/testing/read-in-process";

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
      "affidavit_of_production",
      "WELL LOG\n\nOperator: OAK GAS CO. Well No. 1. The first hole was abandoned at 900 feet. Completed at 2,100 feet: 40 barrels a day.",
    ],
    ["release_of_lease", "NOTICE OF ABANDONMENT OF OIL AND GAS LEASE\n\nOak Gas Co., lessee, surrenders the lease in Book 3, page 4; the well was plugged."],
    ["deed", "PRODUCTION STATEMENT\n\nI, Al Moss, grant and convey to Bo Doe the water well on Section 4."],
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
  it.each(["RECONVEYANCE OF OVERRIDING ROYALTY IN OIL AND GAS LEASE", "TERMINATION OF OPTION UPON AN OIL AND GAS LEASE"])("are not these: %s", (title) =>
    expect(typeOf(`${title}\n\nOak Gas Co. conveys to Elm Gas Co. its overriding royalty. Dated May 3, 1960.`)).not.toBe("release_of_lease"),
  );
});

describe("a probated will told in a decree", () => {
  it("leaves the paper a decree", () =>
    expect(
      typeOf(
        "In the matter of the estate of Cy Roe, deceased. The instrument dated May 1, 1949 was admitted to probate as his last will. It is ordered, adjudged and decreed that Section 4 is distributed to Ann Roe.",
      ),
    ).toBe("probate_decree"));
});

it.each([
  [
    "THIS INDENTURE, made May 3, 1954, between Jesse Holt, a single man, of the first part, and First National Bank of Elk, of the second part: that first party mortgages and warrants to second party the SW/4 of Section 25-19N-24W, Elm County, Oklahoma, to secure payment of one promissory note of even date. If the note is paid this mortgage shall be void.",
    "mortgage",
  ],
  [
    "THIS INDENTURE, made May 3, 1954, between Jesse Holt, a single man, of the first part, and Ada Venn, of the second part: that first party grants, conveys and warrants to second party the SW/4 of Section 25-19N-24W, Elm County, Oklahoma, subject to a mortgage to First National Bank of Elk.",
    "warranty_deed",
  ],
])("an indenture is what it does: %#", (text, type) => {
  expect(readInstrument({ name: "a.txt", text: `${text}\n\nDated May 3, 1954.\nJesse Holt` }).doc_type.resolved.doc_type).toBe(type);
});
