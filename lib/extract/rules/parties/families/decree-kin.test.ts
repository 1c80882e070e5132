import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const takers = (words: string) =>
  readPaper(
    `COUNTY COURT, MARSH COUNTY, TEXAS. IN RE: ESTATE OF OTTO VENN, DECEASED. ORDER ADMITTING WILL TO PROBATE AS MUNIMENT OF TITLE\n\nThe Court finds that Otto Venn, a widower, died August 30, 1979; that his will is proved; and that by the said will he left all of his lands, in equal undivided thirds, to his daughter, ADA VENN, his son, NED VENN, and ${words}, each to own the share outright.\n\nIT IS ORDERED that the will be admitted to probate as a muniment of title.`,
  ).to;

describe("those to whom a will leaves land", () => {
  it.each([["his son's former wife, OLA LARK VENN"], ["the widow of his brother Al, OLA LARK VENN"], ["his old friend and good neighbor, OLA LARK VENN"]])(
    "take though many words tell of their kin: %s",
    (words) => expect(takers(words)).toBe("Ada Venn + Ned Venn + Ola Lark Venn"),
  );
});

describe("those to whom a decree distributes", () => {
  const read = (thing: string) =>
    readPaper(
      `DECREE OF DISTRIBUTION\n\nIn the County Court of Marsh County, Kansas. In the matter of the estate of Otto Venn, deceased.\n\nIT IS ORDERED that ${thing} to Ada Venn, daughter, and Ned Venn, son, one-half each.`,
    ).to;
  it.each([
    "the NE/4 of Section 5, subject to the mineral interest conveyed to Hugh Lark by deed of record, be distributed",
    "the NE/4 of Section 5, being land conveyed to Hugh Lark and by his heirs sold to the decedent; and all else, is hereby assigned",
    "the NE/4 of Section 5 be set over and conveyed",
  ])("are not those to whom some of it was conveyed before: %s", (thing) => expect(read(thing)).toBe("Ada Venn + Ned Venn"));
});
