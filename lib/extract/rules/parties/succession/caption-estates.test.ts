import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { readChain } from "@/lib/testing/read-in-process";

const COURT = "IN COUNTY COURT, WILLIAMS COUNTY, NORTH DAKOTA.\n";
const order = (caption: string, words: string) => `${COURT}${caption}\nFINAL DECREE. June 4, 1957.\n${words}\nBy the Court: O. Vik, County Judge`;
const all = "The land of the decedents, Section 4, Township 155 North, Range 99 West, is distributed to Nils Aas and Inga Bye, one-half each.";

describe("estates that one caption joins", () => {
  it.each([
    ["Estates of Per Aas and Kari Aas, deceased.", all],
    ["In the Matter of the Estates of Per Aas and Kari Aas, his wife, both deceased.", all],
    ["In re: Estate of PER AAS, deceased, and Estate of KARI AAS, deceased.", all],
  ])("%s: both are the dead whose land the decree gives", (caption, words) => {
    const paper = readPaper(order(caption, words));
    expect(paper.from).toMatch(/^Per Aas \+ Kari Aas$/i);
  });

  it("names nobody who lives", () => {
    const paper = readPaper(order("Estate of Per Aas, deceased. Kari Aas, Executrix.", all.replace("decedents", "decedent")));
    expect(paper.from.toUpperCase()).not.toContain("KARI");
  });
});

describe("a decree over two estates", () => {
  it("gives the heirs that it finds what it says", () => {
    const papers = [
      "WARRANTY DEED. Odd Lie, single, conveys to Per Aas all of Section 4, Township 155 North, Range 99 West, Williams County, North Dakota. May 3, 1920. Odd Lie",
      "MINERAL DEED. Per Aas and Kari Aas, husband and wife, convey to Tor Company one-half of the oil, gas and other minerals in Section 4, Township 155 North, Range 99 West, Williams County, North Dakota. May 3, 1949. Per Aas, Kari Aas",
      `${COURT}ESTATES OF PER AAS AND KARI AAS, DECEASED.

FINAL DECREE

June 4, 1957. The final account of JON MOE, administrator of both estates, is allowed, and it is decreed:

1. Per Aas died intestate May 2, 1955; his widow, Kari, died intestate July 9, 1956.

2. Their only heirs are the three children of the marriage: NILS AAS, INGA BYE and OLE AAS.

3. Section 4, Township 155 North, Range 99 West, and half of its minerals, is distributed to the said three heirs as tenants in common, so that each has an undivided one-third of the surface and one-sixth of the minerals.

By the Court: O. Vik, County Judge`,
    ].map((text, i) => ({ name: `0${i + 1}-paper.txt`, text }));
    const rows = readChain(papers, "2020-01-01").ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`));
    expect(rows).toEqual(["Nils Aas 1/3", "Inga Bye 1/3", "Ole Aas 1/3", "Tor Company 1/2", "Nils Aas 1/6", "Inga Bye 1/6", "Ole Aas 1/6"]);
  });
});
