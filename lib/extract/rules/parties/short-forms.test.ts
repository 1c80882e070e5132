import { describe, expect, it } from "vitest";
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { Grounding } from "@/lib/extract/grounding/grounded";
import { extractParties } from "./extract-parties";

const names = (type: InstrumentType, text: string) => {
  const a = findAnatomy(text);
  return extractParties(a, type, new Grounding(a.view, [])).parties.map((p) => `${p.side} ${p.name}`);
};
const foot = "State of Texas, County of Elm. Acknowledged by Cy Mott March 3, 1931. W. Venn, Notary. Filed March 4, 1931, Vol. 2, page 7.";

describe("the house where a taker is found", () => {
  it("is no taker, though its number is a word", () =>
    expect(
      names(
        "mineral_deed",
        `MINERAL DEED. CY MOTT, a widower ("Grantor"), for Ten Dollars paid by ELM OIL COMPANY, One Marsh Place, Venn, Texas 77339 ("Grantee"), does hereby GRANT AND CONVEY unto Grantee all of the oil, gas and other minerals in Section 18, Block 5.\nCy Mott\n${foot}`,
      ),
    ).toEqual(["from CY MOTT", "to ELM OIL COMPANY"]));
  it("is told once where another name of hers stands beside it", () =>
    expect(
      names(
        "warranty_deed",
        `WARRANTY DEED. CY MOTT, a widower, grants, sells and conveys unto ADA VENN, formerly Ada Mott, and BO LARK the NE/4 of Section 18, Block 5.\nCy Mott\n${foot}`,
      ),
    ).toEqual(["from CY MOTT", "to ADA VENN", "to BO LARK"]));
});

describe("abstracted papers", () => {
  it("name both sides without a granting word", () =>
    expect(
      names("oil_gas_lease", `MINERAL LEASE. March 3, 1931. CY MOTT, single, to ELM OIL CO.: 88 acres, Roe Survey, for five years.\nCy Mott\n${foot}`),
    ).toEqual(["from CY MOTT", "to ELM OIL CO."]));
  it("label both sides behind the names", () =>
    expect(names("oil_gas_lease", `LEASE. May 20, 1927. CY MOTT, a widower, lessor; ELM OIL COMPANY, lessee. Section 18, Block 5.\nCy Mott\n${foot}`)).toEqual([
      "from CY MOTT",
      "to ELM OIL COMPANY",
    ]));
  it("end the takers before the signatures", () =>
    expect(
      names(
        "oil_gas_lease",
        "LEASE. February 2, 1980. ADA MOTT, a widow, and CY MOTT, a single man, lessors, lease to ELM OIL, INC., lessee, for oil and gas, SW/4 Section 20-17N-6W, I. M., Elm County, Oklahoma, three years. Royalty 3/16.\nAda Mott   Cy Mott\nState of Oklahoma, County of Elm, ss. Acknowledged before me by Ada Mott and Cy Mott. B. Venn, Notary Public.",
      ),
    ).toEqual(["from ADA MOTT", "from CY MOTT", "to ELM OIL, INC."]));
  it("keep a spouse whose given name is shortened", () =>
    expect(
      names(
        "warranty_deed",
        "That we, Jno. MOTT and wife, Dora Mott, of the County of Elm, in consideration of $1 paid by CY VENN, do grant, sell and convey unto the said CY VENN all of Lot 4.",
      ),
    ).toEqual(["from Jno. MOTT", "from Dora Mott", "to CY VENN"]));
});

describe("certificates of merger", () => {
  it("take no city where they were sealed for a company", () =>
    expect(
      names(
        "merger_certificate",
        "CERTIFICATE OF MERGER. ELM OIL CORPORATION, a Texas corporation, was merged with and into VENN ENERGY, L.P., the surviving entity. Sealed at the City of Austin, May 3, 2000.",
      ),
    ).toEqual(["from ELM OIL CORPORATION", "to VENN ENERGY, L.P."]));
});

describe("names beside the parties", () => {
  const deed = (premises: string) => names("warranty_deed", `DEED. KNOW ALL MEN: That ${premises} 213 acres of the Roe Survey, A-5, Elm County, Texas.`);
  it("a house named by its kind is the one that the consideration names", () =>
    expect(
      deed(
        "CY MOTT, a widower, in consideration of the cancellation of notes held by ELM NATIONAL BANK, of Dallas, does grant, sell and convey unto the said Bank",
      ),
    ).toEqual(["from CY MOTT", "to ELM NATIONAL BANK"]));
  it("a short name defined beside a house is the house", () =>
    expect(
      names(
        "assignment_of_lease",
        'ASSIGNMENT. ELM WESTERN E&P, INC. ("Elm Western"), for value received from OAK 1987 INVESTMENT LIMITED PARTNERSHIP ("Assignee"), does hereby assign, transfer and convey to Assignee all of its leases.',
      ),
    ).toEqual(["from ELM WESTERN E&P, INC.", "to OAK 1987 INVESTMENT LIMITED PARTNERSHIP"]));
  it("the lessor and lessee of a schedule do not assign", () =>
    expect(
      names(
        "assignment_of_lease",
        "ASSIGNMENT. ELM OIL, INC. (Assignor) does hereby assign, transfer and convey to OAK GAS, LLC (Assignee) the leases in Exhibit A. EXECUTED May 7, 1987. ELM OIL, INC. EXHIBIT A. Lessor: Cy Mott. Lessee: Ash Company. Recorded: Vol. 4, page 9.",
      ).slice(0, 2),
    ).toEqual(["from ELM OIL, INC.", "to OAK GAS, LLC"]));
  it("who leased by a recital does not release", () =>
    expect(
      names(
        "release_of_lease",
        "RELEASE. KNOW ALL MEN BY THESE PRESENTS: WHEREAS, by oil and gas lease dated June 14, 1948, Cy Mott leased to Ash Company 110 acres of land; NOW, THEREFORE, ELM OIL COMPANY does hereby RELEASE AND SURRENDER unto CY MOTT all of said lease.",
      ),
    ).toContain("from ELM OIL COMPANY"));
  it("a receiver leases for the owner, who takes nothing", () =>
    expect(
      names(
        "oil_gas_lease",
        "RECEIVER'S OIL AND GAS LEASE. January 3, 1995. CY MOTT, Receiver of the interest of ADA VENN in Cause No. 16,220, leases to ELM GAS, INC. the undivided one-third (1/3) of the minerals in 120 acres.",
      ),
    ).toEqual(["from CY MOTT", "to ELM GAS, INC."]));
  it("a wife who joins in the giver's own words gives", () =>
    expect(deed("I, CY MOTT, joined by my wife ADA MOTT, in consideration of $10 paid by BO VENN, do grant, sell and convey unto the said BO VENN")).toEqual([
      "from CY MOTT",
      "from ADA MOTT",
      "to BO VENN",
    ]));
  it("whom the giver loves takes where the deed says only to him", () =>
    expect(
      names("gift_deed", "GIFT DEED. I, CY MOTT, a widower, in love for my son BO MOTT, give, grant and convey to him 98 acres of the Roe League, A-86."),
    ).toEqual(["from CY MOTT", "to BO MOTT"]));
  it("the heading of a certificate is no part of the name", () =>
    expect(
      names(
        "merger_certificate",
        'CERTIFICATE OF AMENDMENT OF CERTIFICATE OF INCORPORATION ELM RIVER CORPORATION, a Nevada corporation, certifies that Article First is amended to read: "The name of this corporation is OAK ENERGY INC."',
      ),
    ).toEqual(["from ELM RIVER CORPORATION", "to OAK ENERGY INC."]));
  it("an assignee of the certificate takes a patent alone", () =>
    expect(
      names(
        "state_patent",
        "PATENT. In the name of the State of Texas. I, A. Venn, Governor, do by these presents Grant to CY MOTT, assignee of the Elm and Ash Company, his heirs or assigns forever, 640 acres.",
      ),
    ).toEqual(["from State of Texas", "to CY MOTT"]));
});

describe("declarations of pooling", () => {
  const unit = (premises: string) =>
    names(
      "unit_designation",
      `UNIT DESIGNATION\nELM GAS UNIT\n\nTHE STATE OF TEXAS §\nCOUNTY OF ELM §\n\n${premises} into one pooled unit of 320.00 acres, to-wit: Tract 1: 80.00 acres, Roe Survey, A-4, leases from Ada Venn (Vol. 2, page 8) and Cy Mott (Vol. 3, page 5).\n\nEXECUTED October 14, 1991.`,
    );
  it("are made by those who pool, not by the lessors of the leases", () =>
    expect(
      unit(
        "ELM OIL, INC., for itself as operator, and OAK PARTNERS, as owners of the leases covering the lands below, do hereby pool, combine and unitize said leases",
      ),
    ).toEqual(["from ELM OIL, INC.", "from OAK PARTNERS"]));
  it("name the operator who pools under the leases", () =>
    expect(
      unit(
        "ELM OIL, LP, owner and operator of the leases listed below, acting by virtue of the pooling authority granted in each, hereby pools and unitizes the leases",
      ),
    ).toEqual(["from ELM OIL, LP"]));
});

describe("several lessors in one lease", () => {
  it("are named with the acres each leases", () =>
    expect(
      names(
        "oil_gas_lease",
        "OIL AND GAS LEASE\n\nTHIS AGREEMENT is made as of April 11, 2013, by ELM MINERALS, LLC, an Oklahoma limited liability company, as to twenty (20) net mineral acres, and ADA VENN, a widow, as to eighty (80) net mineral acres, each severally as lessor of her or its own interest, in favor of OAK ENERGY, LLC, as lessee.\n\nEach lessor leases and lets exclusively to lessee the NW/4 of Section 22.",
      ),
    ).toEqual(["from ELM MINERALS, LLC", "from ADA VENN", "to OAK ENERGY, LLC"]));
});
