// Names behind the lines of the venue.
import { expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

it("reads who releases a lease behind two counties, with the whole of his name", () => {
  const paper = readPaper(
    "PARTIAL RELEASE OF OIL AND GAS LEASE\n\nSTATE OF TEXAS §\nCOUNTIES OF ASH AND ELM §\n\nROWAN ENERGY COMPANY, L.P., owner of the oil and gas lease dated May 3, 1966 from Venn Ranch, Inc. to Lark Producing Corp., recorded in Vol. 8, page 9, does hereby RELEASE AND SURRENDER to VENN RANCH, INC. said lease insofar as it covers Section 4.\n\nEXECUTED this 10th day of March, 2000.\n\nROWAN ENERGY COMPANY, L.P.\nBy: Cy Mott, President",
  );
  expect([paper.from, paper.to]).toEqual(["Rowan Energy Company, L.P.", "Venn Ranch, Inc."]);
});

it.each(["ST. MARY FARMS, INC.", "MT. VENN ROYALTY COMPANY", "DR. ELI VENN"])("does not take the first short word of a name for the county's: %s", (name) => {
  const paper = readPaper(
    `MINERAL DEED\n\nSTATE OF TEXAS\nCOUNTY OF MARSH\n\n${name}, Grantor, in consideration of $480.00 paid in cash, grants, bargains, sells and conveys to BO LARK, a single man, all of the oil, gas and other minerals in Section 4, Block 3, Marsh County, Texas.\n\nSigned this 10th day of March, 2000.`,
  );
  expect(paper.from.toUpperCase().split(", INC")[0]).toBe(name.split(", INC")[0]);
});
