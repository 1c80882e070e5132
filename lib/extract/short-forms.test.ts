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
