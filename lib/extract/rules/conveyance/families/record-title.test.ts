import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const form = (body: string) =>
  readPaper(
    `ASSIGNMENT AFFECTING RECORD TITLE TO OIL AND GAS LEASE (Form 3106-5)\n\nLease W-40001. ${body} Certification made. Signed January 9, 1979, Ada Venn. Acknowledged January 9, 1979, Marsh County, L. Shidler, Notary Public.`,
  );

describe("assignments of record title on the printed form", () => {
  it("pass the share of the lease that is named and keep the override set down as reserved herein", () => {
    const read = form(
      "ADA VENN, assignor, assigns 100% of record title in W½ Section 9-52N-70W, 320 acres, Marsh County, Wyoming, to ELM FORK OIL CO. Overriding royalty reserved herein: FIVE PER CENT (5%) of 8/8. Overriding royalties previously reserved: none.",
    );
    expect(read.to).toBe("Elm Fork Oil Co.");
    expect(read.grants).toEqual(["Elm Fork Oil Co. leasehold 1 of lease_interest"]);
    expect(read.kept).toEqual(["Ada Venn overriding_royalty 1/20 of whole"]);
  });
  it("keep none where the form says none, whatever was reserved before", () => {
    const read = form(
      "ADA VENN, assignor, assigns to BO LARK an undivided FORTY PER CENT (40%) of record title in W½ Section 9-52N-70W, 320 acres. Percentage retained: 60%. Overriding royalty reserved herein: none. Overriding royalties previously reserved: 5% (Mott), to be borne by each in proportion.",
    );
    expect(read.grants).toEqual(["Bo Lark leasehold 2/5 of lease_interest"]);
    expect(read.kept).toEqual([]);
  });
});

describe("an override to be reduced where the assignor owns less", () => {
  it("is a share of the whole that the reduction later cuts down", () => {
    const read = readPaper(
      "ASSIGNMENT OF OVERRIDING ROYALTY. ELM FORK OIL CO. conveys to BO LARK an overriding royalty of TWO PER CENT (2%) of 8/8 of oil and gas under federal lease W-40001, W½ 9-52N-70W, Marsh County, Wyoming; provided that if assignor owns less than the entire leasehold the same shall be reduced to the proportion which assignor's interest bears to the whole. Dated December 1, 1980. By S. True, President.",
    );
    expect(read.grants).toEqual(["Bo Lark overriding_royalty 1/50 of whole"]);
    expect(read.conveyance.grants[0]?.of_8_8).toBe(false);
  });
});
