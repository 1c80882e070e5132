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
