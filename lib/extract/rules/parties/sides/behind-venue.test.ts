// Names behind the lines of the venue.
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

it("reads who releases a lease behind two counties, with the whole of his name", () => {
  const paper = readPaper(
    "PARTIAL RELEASE OF OIL AND GAS LEASE\n\nSTATE OF TEXAS §\nCOUNTIES OF ASH AND ELM §\n\nROWAN ENERGY COMPANY, L.P., owner of the oil and gas lease dated May 3, 1966 from Venn Ranch, Inc. to Lark Producing Corp., recorded in Vol. 8, page 9, does hereby RELEASE AND SURRENDER to VENN RANCH, INC. said lease insofar as it covers Section 4.\n\nEXECUTED this 10th day of March, 2000.\n\nROWAN ENERGY COMPANY, L.P.\nBy: Cy Mott, President",
  );
  expect([paper.from, paper.to]).toEqual(["Rowan Energy Company, L.P.", "Venn Ranch, Inc."]);
});
