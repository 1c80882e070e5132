import { describe, expect, it } from "vitest";
import { textView } from "./view";

const flat = (text: string) => textView(text).text;

describe("a paper typed in capitals throughout", () => {
  const deed = [
    "MINERAL DEED",
    "",
    "KNOW ALL MEN BY THESE PRESENTS THAT I, ROSA F. VENN, A WIDOW, OF ELM COUNTY, TEXAS, FOR $10.00 PAID BY BIG ELM OIL COMPANY,",
    "A TEXAS CORPORATION, DO GRANT AND CONVEY UNTO THE SAID COMPANY AN UNDIVIDED ONE-HALF OF THE OIL, GAS & OTHER MINERALS IN THE",
    "NE/4 OF SECTION 9, BLOCK 4, T. & P. RY. CO. SURVEY, ON THIS 3RD DAY OF MAY, 1951, WHICH MAY BE PRODUCED.",
    "",
    "ROSA F. VENN",
  ].join("\n");

  it("is read as others are written: common words small, names with a capital", () => {
    const text = flat(deed);
    for (const words of [
      "Know all men by these presents that I, Rosa F. Venn, a widow, of Elm County, Texas",
      "paid by Big Elm Oil Company, a Texas corporation, do grant and convey unto the said company",
      "one-half of the oil, gas and other minerals in the NE/4 of Section 9, Block 4, T. & P. Ry. Co. Survey",
      "on this 3rd day of May, 1951, which may be produced.",
    ])
      expect(text.toLowerCase(), words).toContain(words.toLowerCase());
    for (const words of ["Rosa F. Venn, a widow", "Big Elm Oil Company, a Texas corporation", "one-half of the oil, gas", "3rd day of May", "may be produced"])
      expect(text).toContain(words);
  });

  it("keeps its title and signatures, and the place of every character", () => {
    const view = textView(deed);
    expect(view.text.startsWith("MINERAL DEED ")).toBe(true);
    expect(view.text.endsWith("ROSA F. VENN")).toBe(true);
    const at = view.text.indexOf("Big Elm Oil Company");
    expect(view.raw.slice(view.offsets[at], view.offsets[at + "Big Elm Oil Company".length - 1]! + 1)).toBe("BIG ELM OIL COMPANY");
  });

  it("knows a surname that is a common word by its signature", () => {
    const text = flat(
      "DEED\n\nI, JOE TRUST, A SINGLE MAN, HEREBY CONVEY TO MY SISTER ADA VENN ALL OF LOT 4, BLOCK 2, TOWN OF ELM, IN ELM COUNTY.\n\nJOE TRUST",
    );
    expect(text).toContain("I, Joe Trust, a single man, hereby convey to my sister Ada Venn");
  });

  it("leaves a paper with small letters alone", () => {
    const text = "I, ROSA VENN, do hereby grant unto BIG ELM OIL COMPANY one-half of the minerals in the NE/4 of Section 9, Elm County, Texas.";
    expect(flat(text)).toBe(text);
  });
});

describe("signs and the ends of lines", () => {
  it("reads the sign for 'and' between common words, and keeps it in names", () => {
    expect(flat("husband & wife, of Venn & Moss Oil Co., grant the oil & gas")).toBe("husband and wife, of Venn & Moss Oil Co., grant the oil and gas");
  });

  it("joins a word that a line's end broke, and keeps the hyphen of a compound", () => {
    expect(flat("an undivided one-\nhalf of the min-\nerals, a non-\nparticipating royalty")).toBe(
      "an undivided one-half of the minerals, a non-participating royalty",
    );
  });
});
