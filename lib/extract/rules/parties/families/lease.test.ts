import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const lease = (words: string, signed: string) =>
  `OIL AND GAS LEASE\n\nTHIS LEASE, made May 3, 1978, between ORLEY STONE, Lessor, and OAK FUEL COMPANY, Lessee. Lessor leases and lets unto Lessee Section 4, Block 2, Elm County, Texas, for ten years and as long thereafter as oil or gas is produced. ${words}\n\n${signed}`;

describe("owners beside the lessor", () => {
  it("lease where they join and sign", () => {
    const text = lease("Cora Stone, owner of an outstanding one-eighth, joins in this lease by her signature below.", "Orley Stone     Cora Stone");
    expect(readPaper(text).people).toContain("Cora Stone");
  });
  it("do not where the paper says that they have not joined", () => {
    const text = lease("The Elm Land Company has not joined in this lease, and asserts that the minerals are its own.", "Orley Stone     The Elm Land Company");
    expect(readPaper(text).people).toEqual(["Orley Stone", "Oak Fuel Company"]);
  });
});

describe("the federal form", () => {
  it("has the United States for its lessor, though only the clause of grant names them", () => {
    const text =
      "UNITED STATES DEPARTMENT OF THE INTERIOR\nBUREAU OF LAND MANAGEMENT\nOFFER TO LEASE AND LEASE FOR OIL AND GAS   Serial No. W-70112\n\nThe undersigned offers to lease, and the UNITED STATES OF AMERICA leases to CORA STONE, Elm, Wyoming: T. 50 N., R. 71 W., 6th P.M., Section 3: E½, 320.00 acres. Term: ten years and so long thereafter as oil or gas is produced in paying quantities. Royalty: 12½ per cent. Effective June 1, 1978.\n\nTHE UNITED STATES OF AMERICA, by P. Dale, Chief, Oil and Gas Section.";
    expect(readPaper(text).people).toEqual(["United States of America", "Cora Stone"]);
  });
});

describe("sides that the head does not tell", () => {
  it("are told by the verb: a State that leases by its officers", () => {
    const text =
      "OIL AND GAS LEASE No. 71. On bids opened May 2, 1988, the STATE OF OHIO, by its Director, leases to OAK FUEL, L.L.C. its one-half of the oil and gas in Section 4, for five years and as long thereafter as oil or gas is produced. By C. Stone, Director.";
    expect(readPaper(text)).toMatchObject({ from: "State of Ohio", to: "Oak Fuel, L.L.C." });
  });
  it("are told by a label behind an aside about the lessor", () => {
    const text =
      "OIL AND GAS LEASE\n\nAGREEMENT, made May 2, 1988, by and between ORLEY STONE and CORA STONE, husband and wife, owners in equal halves of all the minerals (Book 3 of Deeds, page 9), Enid, Lessor, and OAK FUEL, INC., Lessee.\n\nLessor grants, leases and lets unto Lessee Section 4, for five years and as long thereafter as oil or gas is produced.";
    expect(readPaper(text)).toMatchObject({ from: "Orley Stone + Cora Stone", to: "Oak Fuel, Inc." });
  });
});
