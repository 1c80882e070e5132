// Short forms: a paper in one paragraph, with its date at the head and one verb for a grant.
import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper";

describe("short forms of papers", () => {
  it("takes a date in front of the parties for the head, and both sides by their labels", () => {
    const read = readPaper(
      "OIL, GAS AND MINERAL LEASE. Alder Parish, Louisiana. Dated March 3, 1995. Lessors: NILS LUND and ELM TIMBER COMPANY, INC. Lessee: COTTON GAS, INC. 310 acres, Section 22, T20N-R3W. Three years and as long thereafter as oil or gas is produced. Royalty 1/5.\nNils Lund. ELM TIMBER COMPANY, INC. by R. Ford, President. Acknowledged March 3, 1995 before J. Barr, Notary Public.",
    );
    expect([read.type, read.signed, read.from, read.to]).toEqual(["oil_gas_lease", "1995-03-03", "Nils Lund + Elm Timber Company, Inc.", "Cotton Gas, Inc."]);
  });
  it("ends a house at its form, also before a letter of the land", () => {
    const read = readPaper(
      "OIL AND GAS LEASE. Dated March 3, 2006. Lessor: EVA LUND, a widow. Lessee: SAND CREEK EXPLORATION, LLC. N½ Section 2, T151N, R96W, 320 acres. Four years. Royalty 3/16.",
    );
    expect([read.from, read.to]).toEqual(["Eva Lund", "Sand Creek Exploration, LLC"]);
  });
  it("knows the sovereign as the one lessor of public land", () => {
    const federal = readPaper(
      "OFFER TO LEASE AND LEASE FOR OIL AND GAS\nUNITED STATES DEPARTMENT OF THE INTERIOR, BUREAU OF LAND MANAGEMENT   Serial No. Wyoming W-31177\n\nThe United States of America, Lessor, hereby leases to ELM CREEK EXPLORATION, INC., Lessee, all the oil and gas deposits in: T. 40 N., R. 68 W., 6th P.M., Wyoming, Sec. 29: S1/2, 320.00 acres, for ten years.",
    );
    expect([federal.from, federal.to]).toEqual(["The United States of America", "Elm Creek Exploration, Inc."]);
    const state = readPaper(
      "STATE OF NORTH DAKOTA, BOARD OF UNIVERSITY AND SCHOOL LANDS. OIL AND GAS LEASE No. OG-05-11. The STATE OF NORTH DAKOTA, owner by grant of the Enabling Act, leases to ELM BUTTE ENERGY COMPANY the N½ of Section 11, T151N, R96W, 320 acres. Date August 9, 2005, five years. Royalty one-sixth (1/6).",
    );
    expect([state.from, state.to, state.conveyance.action]).toEqual(["The State of North Dakota", "Elm Butte Energy Company", "lease"]);
  });
  it("reads one verb alone as a grant where no fuller words stand", () => {
    const read = readPaper(
      "ASSIGNMENT OF OVERRIDING ROYALTY. ELM LAND, INC. assigns to BIRCH HOLDINGS OF MINOT, LLC two per cent (2%) of 8/8 under the lease in Book 80 page 301, NE/4 Section 14, T22S, R9E, Alder County, Kansas. January 9, 2007. ELM LAND, INC. by H. Moll, President.",
    );
    expect([read.from, read.to, read.grants]).toEqual([
      "Elm Land, Inc.",
      "Birch Holdings of Minot, LLC",
      ["Birch Holdings of Minot, LLC overriding_royalty 1/50 of whole"],
    ]);
  });
  it("gives each taker the share behind his name", () => {
    const read = readPaper(
      "ASSIGNMENT OF OIL AND GAS LEASE. ELM LAND SERVICES, INC., Assignor, assigns the lease in Book 30, page 200, SE/4 of Section 9, T12N, R10W, Alder County, Oklahoma, to: BIRCH OPERATING, LLC, seventy percent (70%), and FORT RENO RESOURCES, INC., thirty percent (30%).\n\nAssignor reserves an overriding royalty of one-sixteenth (1/16) of 8/8.\n\nAugust 24, 2006.",
    );
    expect(read.grants).toEqual(["Birch Operating, LLC leasehold 7/10 of grantor_interest", "Fort Reno Resources, Inc. leasehold 3/10 of grantor_interest"]);
    expect(read.kept).toEqual(["Elm Land Services, Inc. overriding_royalty 1/16 of whole"]);
  });
  it("takes neither a state nor an office for a party, and ends a church at its town", () => {
    const read = readPaper(
      "QUIT CLAIM DEED. NILS LUND, of Moorhead, Minnesota, quitclaims to TRINITY CHURCH OF EL RENO. All of Section 4, T12N, R10W, McKenzie County, North Dakota. May 4, 1990. Nils Lund.",
    );
    expect([read.from, read.to]).toEqual(["Nils Lund", "Trinity Church of El Reno"]);
  });
});

describe("papers whose giver stands in other places", () => {
  it("takes the house between the consideration and the granting words for the giver, its trust company not cut off", () => {
    const read = readPaper(
      "SPECIAL WARRANTY DEED\nSTATE OF MISSISSIPPI\nFIRST JUDICIAL DISTRICT, ALDER COUNTY\n\nFOR AND IN CONSIDERATION of Three Hundred Dollars cash this day paid in full, PINE BANK & TRUST COMPANY, a banking corporation, does hereby sell, convey and warrant specially unto NILS LUND, of Soso, Mississippi, the following land: NE¼ of SE¼, Section 22, Township 10 North, Range 13 West, 40 acres.\n\nThe grantor reserves unto itself an undivided one-half (1/2) of all oil, gas and other minerals.\nWITNESS the signature of the corporation by its President, this 21st day of August, 1944.",
    );
    expect([read.from, read.to]).toEqual(["Pine Bank & Trust Company", "Nils Lund"]);
    expect(read.kept).toEqual(["Pine Bank & Trust Company mineral 1/2 of whole"]);
  });
  it("reads an act of sale before a notary as the grant that it is", () => {
    const read = readPaper(
      "ACT OF CASH SALE. STATE OF LOUISIANA, PARISH OF ALDER. BE IT KNOWN that on the 1st day of February, 1990, before the undersigned Notary Public appeared NILS LUND, single, who declared that he does sell, transfer and deliver with full warranty unto ELM TIMBER COMPANY, INC. the following: 310 acres in Section 22, Township 20 North, Range 3 West.\n\nVendor reserves an undivided one-half (1/2) of all of the oil, gas and other minerals in and under the property.\nThus done. Nils Lund.",
    );
    expect([read.from, read.to]).toEqual(["Nils Lund", "Elm Timber Company, Inc."]);
    expect(read.grants).toEqual(["Elm Timber Company, Inc. fee 1 of whole"]);
    expect(read.kept).toEqual(["Nils Lund mineral 1/2 of whole"]);
  });
  it("keeps what a participle behind the land reserves out of the grant, for the one who is named", () => {
    const read = readPaper(
      "WARRANTY DEED\n\nCARL V. LUND and EVA LUND, husband and wife, in consideration of $6,000.00, do hereby grant, bargain, sell and convey unto ELM ESTATES, INC. the surface, and the surface only, of the NE¼ SW¼ of Section 2, T6S, R2E, all oil, gas and other minerals being reserved to Carl V. Lund, and warrant the title to the same.\nSigned June 1, 1966.",
    );
    expect(read.grants).toEqual(["Elm Estates, Inc. surface 1 of whole"]);
    expect(read.kept).toEqual(["Carl V. Lund mineral 1 of whole"]);
  });
  it("leaves the members of a partnership and a deceased's bequest to the giver out of the sides", () => {
    const firm = readPaper(
      "WARRANTY DEED. NILS LUND, a single man, Grantor, GRANTS, CONVEYS AND WARRANTS to ELM GRAZING, a partnership of J. Brinn and L. Brinn, Grantee, for $38,000.00, Section 17, T16N, R3E; RESERVING to Grantor all oil and gas.\nApril 1, 1968. Nils Lund.",
    );
    expect([firm.from, firm.to]).toEqual(["Nils Lund", "Elm Grazing"]);
    const widower = readPaper(
      "MINERAL DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That ABEL LUND, a widower and the survivor of his wife Anna Lund (who died in 1938 leaving her husband her sole devisee), for the sum of Four Hundred Dollars, does grant, bargain, sell and convey unto DAVID FAST, his heirs and assigns, an undivided one-half (1/2) interest in all of the oil, gas and other minerals in and under the W½ NE¼ of Section 20, T20S, R1W.",
    );
    expect(widower.from).toContain("Abel Lund");
    expect(widower.to).toBe("David Fast");
  });
  it("reads who sued from a caption, without the court", () => {
    const read = readPaper(
      "STATE OF NORTH DAKOTA        IN DISTRICT COURT\nCOUNTY OF ALDER     NORTHWEST JUDICIAL DISTRICT\n\nNils Lund, Plaintiff, v. Hjalmer Oye, Signe Oye, their unknown heirs, Defendants.   Civil No. 12\n\nJUDGMENT QUIETING TITLE\n\nIT IS ADJUDGED that the mineral interest reserved in Doc. 122040 in the SW¼ of Section 20, T161N, R96W is abandoned, that NILS LUND is the owner in fee of all oil, gas and other minerals in said land, and that defendants have no estate in it.\nDated February 22, 2010. BY THE COURT: David W. Niel, District Judge.",
    );
    expect(read.people).toEqual(["Hjalmer Oye", "Signe Oye", "Nils Lund"]);
    expect(read.to).toBe("Nils Lund");
  });
});
