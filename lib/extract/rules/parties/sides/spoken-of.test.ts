import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { isOnlyLessee, isOnlyLessor } from "./spoken-of";

function told(text: string): string {
  const d = readInstrument({ name: "a.txt", text });
  const { parties, from, to } = d.parties.resolved;
  const names = (ids: readonly string[]) => ids.map((id) => parties.find((p) => p.id === id)?.display).join(", ");
  const [g] = d.conveyance.resolved.grants;
  return `${names(from)} > ${names(to)}: ${g?.estate_type} ${g?.fraction?.fraction}`;
}
const ON = "upon the SW/4 of Section 22, Township 5 North, Range 6 West, Marsh County, Oklahoma";

describe("those whom an assignment speaks of by other words than their names", () => {
  it("takes that company for the one that paid", () =>
    expect(
      told(
        `ASSIGNMENT OF OIL AND GAS LEASES\n\nIra Roe and wife, Meg Roe, have received from MARSH OIL COMPANY, a Kansas corporation, $900.00. In exchange they hereby transfer and set over to that company every right of the lessee in these leases ${ON}: (a) Ada Venn to Ira Roe, Vol. 3, page 62; (b) Cy Fern to Ira Roe, Vol. 3, page 118. No override stays with the assignors.\n\nOctober 5, 1942. IRA ROE  MEG ROE`,
      ),
    ).toBe("Ira Roe, Meg Roe > Marsh Oil Company: leasehold 1"));
  it("takes up by a pronoun who holds the lease, not who made it", () =>
    expect(
      told(
        `TRANSFER OF LEASE\n\nWhereas Ira Roe holds the oil and gas lease made by Ada Venn and Cy Venn, Volume 2, page 90, ${ON}; now, for value had from MARSH OIL COMPANY, he hereby assigns to the said company the lease and the entire leasehold estate.\n\nAugust 3, 1942. IRA ROE`,
      ),
    ).toBe("Ira Roe > Marsh Oil Company: leasehold 1"));
  it("takes up a house by what it is", () =>
    expect(
      told(
        `PARTIAL ASSIGNMENT OF OIL AND GAS LEASE\n\nWHEREAS, on March 8, 1937, Ada Venn leased to ROE OIL CORPORATION the land below (Vol. 8, page 62); NOW, for One Dollar, the said corporation, as Assignor, assigns to MARSH OIL COMPANY all of its rights in said lease ${ON}.\n\nNovember 13, 1972. ROE OIL CORPORATION, by I. Roe, President`,
      ),
    ).toBe("Roe Oil Corporation > Marsh Oil Company: leasehold 1"));
  it("takes no lessee of the lease for the assignee of a table", () =>
    expect(
      told(
        `PARTIAL ASSIGNMENT OF LEASE\n\nDoc. No. 55-121  Filed June 9, 1951  Ned Coe, County Clerk  By Ann Ray, Deputy\n\nDate: June 5, 1951\n\nAssignor: SMITH, JONES & LAKE, a corporation organized under the laws of Kansas, of the City of Dover, State of Illinois\n\nAssignee: Dwight Sellers, Sr., of the City of Dover, State of Illinois\n\nLegal description: Lots 3 and 4 and the S/2 NW/4 of Section 2, T5N, R7W, I. M., Marsh County, Oklahoma\n\nIn consideration of One Dollar and love and affection, Assignor has this day sold and assigned, and does hereby assign, transfer and convey to Assignee all right, title and interest in the oil and gas lease given by Ada Price, as Lessor, to Badger Creek Oil Company, as Lessee, dated May 1, 1949, Book 40, page 3, on the land described above.\n\nTo have and to hold the same forever.\n\nSmith, Jones & Lake\nBy T. J. Hill III, its Manager\nAttest: Otto von Holt, Secretary`,
      ),
    ).toMatch(/> Dwight Sellers/));
  it("reads who turns a lease over", () =>
    expect(
      told(
        `ASSIGNMENT\n\nI, IRA ROE, single, turn over the following oil and gas lease in its entirety to MARSH OIL COMPANY:\n\n   Lessor: Ada Venn.  Date: January 6, 1998.\n   Land: SW/4 of Section 22, Township 5 North, Range 6 West, Marsh County.\n\nThe whole working interest passes.\n\nFebruary 11, 1998. Ira Roe`,
      ),
    ).toBe("Ira Roe > Marsh Oil Company: leasehold 1"));
});

it.each([
  ["the lease of Ada Venn, with the Ada Venn No. 1 well", true],
  ["Lessor: Ada Venn.", true],
  ["the lease of Ada Venn. Signed: Ada Venn", false],
])("knows who is named as a lessor only: %s", (text, only) => expect(isOnlyLessor(text, "Ada Venn")).toBe(only));

describe("the lessee of the lease of which an assignment speaks", () => {
  it.each([
    ["Lessor: Ada Venn. Lessee: Oak Gas, LLC. Dated May 1, 1957.", true],
    ["the lease from Ada Venn, lessor, to Oak Gas, LLC, lessee, Book 4, page 9", true],
    ["a lease by Ada Venn in favor of Oak Gas, LLC, as Lessee", true],
    ["assigns to Oak Gas, LLC the lease in which Lessee: Oak Gas, LLC", false],
    ["assigns to Oak Gas, LLC, Assignee", false],
  ])("%s → %s", (text, only) => expect(isOnlyLessee(text, "Oak Gas, LLC")).toBe(only));
  const schedule = `the following lease:\nLessor: Ada Venn\nLessee: Oak Gas, LLC\nDated: May 1, 1957\nRecorded: Book 4, page 9\nLand: the SW/4 of Section 22, Township 5 North, Range 6 West, Marsh County, Oklahoma`;
  it("takes nothing where another takes", () => {
    const given = `Assignor, for value, assigns to Assignee 1/16 of 8/8 of all oil and gas, as an overriding royalty, produced under ${schedule}\n\nMay 8, 1961.\nELM OIL CO.\nBy: Bo Lark, President`;
    expect(told(`ASSIGNMENT OF OVERRIDING ROYALTY\nThis Assignment is made by and between Elm Oil Co. ("Assignor") and Ira Roe ("Assignee"). ${given}`)).toBe(
      "Elm Oil Co. > Ira Roe: overriding_royalty 1/16",
    );
  });
});
