import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const order = (findings: string, decree: string) =>
  readPaper(
    `STATE OF NORTH DAKOTA, COUNTY OF MARSH     IN DISTRICT COURT\nIn the Matter of the Estates of ADA VENN, BO VENN and CY VENN, Deceased.\n\nORDER DETERMINING HEIRS AND DISTRIBUTION\n\nUpon the petition of DI VENN, due notice having been given, the Court FINDS:\n\n${findings}\n\n${decree}\n\nBY THE COURT: W. Orr, Judge of the District Court.`,
  );

describe("an order on several dead, each in a paragraph of his own", () => {
  const read = order(
    "1. Ada Venn died intestate on May 2, 1983, leaving no issue or parent, and Bo Venn, her husband, as her sole heir.\n\n2. Bo Venn afterward married Eda Venn, who died before him. He died intestate on September 19, 2000, and his only heir was his son by an early marriage, Cy Venn.\n\n3. Cy Venn died intestate and without issue on February 27, 2005. His wife, Di Venn, is his sole heir, both of his parents being dead.",
    "IT IS ORDERED that the undivided one-eighth (1/8) of the oil, gas and other minerals in the SW1/4 of Section 15, Township 152 North, Range 92 West, passed on her death to Bo Venn, on his death to Cy Venn, and on his death to Di Venn.",
  );
  it("gives every dead his day and his own heirs", () => {
    expect(read.deaths.map((d) => [d.decedent, d.died, ...d.heirs])).toEqual([
      ["Ada Venn", "1983-05-02", "Bo Venn spouse"],
      ["Bo Venn", "2000-09-19", "Cy Venn child"],
      ["Cy Venn", "2005-02-27", "Di Venn spouse"],
    ]);
  });
  it("takes nobody for dead of whom only the kin are said to be", () => {
    expect(read.conveyance.facts?.filter((f) => f.kind === "death" && /Di Venn/.test(f.text))).toEqual([]);
  });
});

describe("a certificate that names who takes below it", () => {
  it("reads the person, not the place where she lives", () => {
    const read = readPaper(
      "PROBATE COURT, MARSH COUNTY, OHIO\nESTATE OF ADA VENN, DECEASED.\n\nCERTIFICATE OF TRANSFER OF REAL PROPERTY\n\nThe Court hereby certifies that ADA VENN, a widow, died on the 23rd day of November, 1964, testate; that her will was admitted to probate; and that the following named person is entitled by the will to the real property of the decedent hereinafter described:\n\nBESS LARK, daughter, residing at 12 Elm Road, Shady Grove, Marsh County, Ohio: the entire interest.\n\nDESCRIPTION: All of the oil, gas and other minerals in 90 acres in Section 14, Township 11, Range 7.\n\nIssued this 9th day of September, 1965. H. Dunn, Probate Judge",
    );
    expect([read.from, read.to]).toEqual(["Ada Venn", "Bess Lark"]);
  });
});
