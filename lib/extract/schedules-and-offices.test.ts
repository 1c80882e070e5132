// Clauses tied to one lease of a schedule, trustees of one trust, wells noted in the margin.
import { describe, expect, it } from "vitest";
import { readPaper } from "./read-paper";

const assignment = (clause: string, exhibit: string) =>
  readPaper(
    `ASSIGNMENT OF OIL AND GAS LEASES\n\nELM LEASING, LLC ("Assignor"), for good consideration, does hereby ASSIGN, SELL AND CONVEY to BIRCH OPERATING, INC. ("Assignee") all of Assignor's right, title and interest in the oil and gas leases described in Exhibit A.\n\n${clause}\n\nEXECUTED December 15, 2016.\n\nEXHIBIT A\n${exhibit}`,
  );

describe("overrides on one lease of a schedule", () => {
  it("are tied to the lease of their letter by the number in its row", () => {
    const read = assignment(
      "Assignor EXCEPTS AND RESERVES an overriding royalty interest of two percent (2.0%) of 8/8ths of all oil and gas produced under LEASE A. No override is reserved on Lease B.",
      "Lease   Lessor         Date        Reception    Legal\nA       Venn; Lark     4/30/2014   4021188      T7N R64W Sec. 4: N/2\nB       Roe Ranch      5/12/2014   4021189      T7N R64W Sec. 4: N/2",
    );
    expect(read.conveyance.reservations[0]?.created_in?.instrument_no).toBe("4021188");
  });
  it("are tied to the lease of their number by its book and page", () => {
    const read = assignment(
      "As to Lease No. 2 ONLY, Assignor reserves an overriding royalty interest of one percent (1%) of 8/8.",
      "No.  Lessor          Date        Recording\n1    Ada Venn        03/01/2010  Bk 1388 Pg 5\n2    Bo Lark         03/20/2010  Bk 1388 Pg 207",
    );
    expect(read.conveyance.reservations[0]?.created_in).toMatchObject({ book: "1388", page: "207" });
  });
});

describe("offices", () => {
  it("makes all who are named together trustees, and lets them hold jointly", () => {
    const read = readPaper(
      "WARRANTY DEED\n\nTHIS DEED, Made this 12th day of June, 1962, between ELM INVESTMENT COMPANY, a corporation, of the first part, and ADA VENN and BO VENN, TRUSTEES OF THE VENN FAMILY TRUST, of the second part: WITNESSETH, That the said party of the first part does grant, bargain, sell and convey unto the said parties of the second part, as such Trustees, the N½ of Section 4, T7N, R64W.",
    );
    expect(read.to).toBe("Ada Venn + Bo Venn");
    expect(read.conveyance.grants[0]?.survivorship).toBe(true);
  });
});

describe("wells noted on a lease", () => {
  it.each([
    "Completion of Lark No. 1 (April 2, 1980), producing, noted.",
    "The Lark 1-9, on the quarter section alone, was completed April 30, 2007 and produces.",
    "Endorsed: Lark #1, completed October 30, 2010, producing.",
  ])("are facts of production: %s", (note) => {
    const read = readPaper(
      `OIL AND GAS LEASE. Made August 1, 1978 between ADA VENN, a single woman, lessor, and ELM EXPLORATION, INC., lessee. NE/4 of Section 29, T26N, R1W, 160 acres. Term: three years and as long thereafter as oil or gas is produced. Royalty: 3/16. Ada Venn. Filed August 9, 1978, Book 422, page 180. ${note}`,
    );
    expect(read.conveyance.facts?.map((f) => f.kind)).toContain("production");
  });
});

describe("tracts of a communitized area in a table", () => {
  it("have the acres of their row, wherever its column stands, and the whole from the clause that joins them", () => {
    const { unit } = readPaper(
      "COMMUNITIZATION AGREEMENT, Contract No. 98871. Effective June 1, 2009.\n\nThe parties communitize Sections 2 and 11, Township 151 North, Range 96 West, 960.00 acres, as to the Bakken. All production shall be allocated in the proportion that the acreage of each bears to the entire acreage.\n\nEXHIBIT B\nTract  Lease          Land             Acres     %        Royalty\n1      NDM 91200      Sec. 2: S½       320.00    33.3     12.5%\n2      Lund fee       Sec. 2: N½, Sec. 11: N½  640.00  66.7    3/16\n\nELM ENERGY COMPANY, operator.",
    ).conveyance;
    expect(unit?.acres).toBe("960.00");
    expect(unit?.tracts.map((t) => [t.tract, t.acres])).toEqual([
      ["Tract 1", "320.00"],
      ["Tract 2", "640.00"],
    ]);
  });
});
