import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 20_000 });

const filed = (page: number) =>
  `State of Oklahoma, County of Elm. Acknowledged before me. T. Oke, Notary Public.\nFiled May 9, 1930, Book 40, page ${page}, Elm County.`;
const LAND = "the E/2 of the SW/4 and the NW/4 of the SE/4 of Section 12, Township 6 North, Range 9 East, Elm County, Oklahoma";
const root = `WARRANTY DEED\n\nThat Nate Holt, a widower, for Ten Dollars, does hereby grant, sell and convey unto Cy Mott, a single man, ${LAND}.\n\nDated May 3, 1920. Nate Holt\n${filed(70)}`;
const acres = (...texts: string[]): string[] =>
  (
    readChain(
      [root, ...texts].map((text, i) => ({ name: `${i + 1}.txt`, text })),
      "1932-01-01",
    ).ownership?.tracts ?? []
  ).map(
    (t) =>
      `${t.acres}: ${t.rows
        .map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`)
        .sort()
        .join(", ")}`,
  );

describe("land told by its holder", () => {
  const deed = (land: string) =>
    `WARRANTY DEED\n\nI, CY MOTT, a single man, for ten dollars, do hereby grant, sell and convey unto BO LARK ${land}, Township 6 North, Range 9 East, Elm County, Oklahoma.\n\nDated June 4, 1931. Cy Mott\n${filed(91)}`;
  it.each(["all the land that I own in Section 12", "my farm in Section 12"])("is what he got there: %s", (land) =>
    expect(acres(deed(land))).toEqual(["120: Bo Lark fee 1"]),
  );
  it("is what the dead had there, where a decree speaks of all that belonged to him", () => {
    const decree = `FINAL DECREE\n\nIn the County Court of Elm County, Oklahoma. In the matter of the estate of Cy Mott, deceased.\n\nCy Mott died on May 2, 1930. IT IS ADJUDGED that all property of said decedent be assigned to Bo Lark, with any mineral rights that may be found to belong to the decedent in Section 12, Township 6 North, Range 9 East, Elm County, Oklahoma.\n\nDated June 4, 1931. J. Roe, County Judge\n${filed(91)}`;
    expect(acres(decree)).toEqual(["120: Bo Lark fee 1"]);
  });
  it("is all that a decree names, where it knows what the dead had", () => {
    const decree = `FINAL DECREE\n\nIn the matter of the estate of Cy Mott, deceased.\n\nCy Mott died on May 2, 1930. IT IS ADJUDGED that the following real property of said decedent, all of Section 12, Township 6 North, Range 9 East, Elm County, Oklahoma, 640 acres, be assigned to Bo Lark.\n\nDated June 4, 1931. J. Roe, County Judge\n${filed(91)}`;
    expect(acres(decree).some((t) => t.startsWith("520"))).toBe(true);
  });
  it("is all of the section where the words say so", () =>
    expect(acres(deed("my ranch, being all of Section 12")).some((t) => t.startsWith("520"))).toBe(true));
});

describe("a lease whose land is only summed up", () => {
  const lease = `OIL AND GAS LEASE\n\nMade June 1, 1930, between CY MOTT, a single man, lessor, and ELM OIL COMPANY, lessee. Lessor hereby grants, leases and lets unto lessee for oil and gas ${LAND}, for ten years and as long thereafter as oil is produced; royalty one-eighth.\n\nCy Mott\n${filed(91)}`;
  const assigned = (land: string) =>
    `ASSIGNMENT OF LEASE\n\nELM OIL COMPANY hereby assigns to VENN DRILLING CO. the oil and gas lease from Cy Mott dated June 1, 1930, recorded in Book 40, page 91, ${land}.\n\nDated July 4, 1931. ELM OIL COMPANY\n${filed(99)}`;
  it("passes with the land of the lease that is cited", () =>
    expect(acres(lease, assigned("on 120 acres, more or less, near Vale"))).toEqual(["120: Cy Mott fee 1, Venn Drilling Co. leasehold 1"]));
});
