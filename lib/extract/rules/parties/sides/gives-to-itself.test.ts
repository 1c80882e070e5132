import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};

describe("one name on both sides", () => {
  it("takes the one who signs for the giver where those to whom 'I' assign were taken for it", () => {
    expect(
      sides(
        "ASSIGNMENT. Tulsa, Sept. 22, 1917. For Three Thousand Dollars I hereby sell, assign and transfer to E. P. Lorimer one-eighth, to Cassidy Bros. one-fourth, and to Mrs. L. V. Haines one-sixteenth of the within lease upon the NE/4 of Section 13, Township 18 North, Range 11 East. I hold on to nine-sixteenths.\n\nRoyalty, one-eighth.\n\nF. W. Gantry",
      ),
    ).toBe("F. W. Gantry -> E. P. Lorimer + Cassidy Bros + Mrs. L. V. Haines");
  });

  it.each([
    [
      "ASSIGNMENT OF GAS RIGHTS\n\nBig Elk Exploration Co., having no use for the shallow gas under the lease of Lena Pfann (Book 21, page 144; E/2 Section 33-28S-35W), sells it:\n\nSold and assigned. To SHALLOW PRODUCERS, INC., the leasehold down to 3,000 feet.\n\nBIG ELK EXPLORATION CO., by K. Stoop, President\n\nSHALLOW PRODUCERS, INC., by Q. Riemer, President",
      "Big Elk Exploration Co. -> Shallow Producers, Inc.",
    ],
    [
      "JOINT TENANCY DEED\n\nCLAY D. WILLET, a married man, conveys and warrants to CLAY D. WILLET and ALMA E. WILLET, husband and wife, as joint tenants, the NW1/4 of Section 20, Township 153 North, Range 95 West.\n\nClay D. Willet\n\nAlma E. Willet",
      "Clay D. Willet -> Clay D. Willet + Alma E. Willet",
    ],
  ])("%#: a company gives nothing to itself, a man may", (text, want) => {
    expect(sides(text)).toBe(want);
  });
});

describe("an exchange of which the paper carries one deed", () => {
  it.each([
    "DEED OF EXCHANGE\n\nLudo Stahl and Irma Stahl, his wife, deed and warrant to Ruth Bifort and Adam Bifort, the NE/4 of Section 18, Township 14 South, Range 16 West, in exchange for other land of like value.\n\nLudo Stahl\n\nIrma Stahl",
    "DEED OF EXCHANGE. It being agreed that two farms shall be traded even, this instrument carries the first; the second passes by another instrument of this day. Ludo Stahl and his wife Irma Stahl grant and warrant to Ruth Bifort and Adam Bifort the NE/4 of Section 18, Township 14 South, Range 16 West. By the other, Ruth Bifort will have granted hers.",
  ])("%#: has a side that gives and one that takes", (text) => {
    const { from, to, grants } = readPaper(text);
    expect([from, to]).toEqual(["Ludo Stahl + Irma Stahl", "Ruth Bifort + Adam Bifort"]);
    expect(grants).toHaveLength(1);
  });
});
