import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const memo = (more: string, lessee = "ELM GAS COMPANY") =>
  readPaper(
    `MEMORANDUM OF PAID-UP OIL AND GAS LEASE\n\nVENN COAL COMPANY, an Ohio corporation, Lessor, has by a Paid-Up Oil and Gas Lease dated January 28, 2009 leased exclusively to ${lessee}, Marsh City, West Virginia, Lessee, for the purpose of exploring for, developing and producing oil and gas, all of the oil and gas in the South half of the Northwest Quarter of Section 19, Township 11, Range 6, 89 acres; for a primary term of five (5) years, and as long thereafter as oil or gas is produced. Royalty, one-eighth (1/8). ${more}\n\nVENN COAL COMPANY, by A. Venn, President\nELM GAS COMPANY, by B. Elm, President\n\nSTATE OF OHIO, COUNTY OF MARSH, ss. Acknowledged January 28, 2009, by Ada Venn. V. Cobb, Notary Public.\n\nRecorded February 12, 2009, Official Record 173, page 215. Unit well producing since May, 2013.`,
  );

describe("a lease passed on by the paper that makes it", () => {
  it("is the assignee's", () => {
    const read = memo("By assignment recorded herewith the Lessee has conveyed the whole of said lease to OAK RUN EXPLORATION, L.L.C., of Marsh City.");
    expect(read.from).toBe("Venn Coal Company");
    expect(read.grants).toEqual(["Oak Run Exploration, L.L.C. leasehold 1 of whole"]);
  });
  it("stays with the lessee, a firm with all its name, where nothing is said to have passed", () => {
    expect(memo("", "ROE, DOE & ASSOCIATES, INC.").grants).toEqual(["Roe, Doe & Associates, Inc. leasehold 1 of whole"]);
  });
  it("takes May for a month in what is noted of production", () => {
    expect(memo("").conveyance.facts?.map((f) => `${f.kind} ${f.date}`)).toEqual(["production 2013-05-28"]);
  });
});
