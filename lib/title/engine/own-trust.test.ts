import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const LAND = "the NW/4 of Section 3, Township 5 South, Range 1 West, Elm County, Oklahoma, 160 acres";
const texts = [
  `WARRANTY DEED\n\nORLEY STONE, a widower, for $900.00 paid, grants, bargains, sells and conveys unto ANN QUADE, a single woman, ${LAND}, and warrants the title.\n\nDated February 12, 1969.\n\nOrley Stone\n\nFiled February 13, 1969, Book 2, Page 16.`,
  `QUIT CLAIM DEED\n\nANN QUADE, a single woman, hereby quit claims, grants and conveys to ANN QUADE, TRUSTEE OF THE ANN QUADE REVOCABLE TRUST dated June 1, 1992, all her right, title and interest in ${LAND}, to have and to hold forever.\n\nDated June 1, 1992.\n\nAnn Quade\n\nFiled June 8, 1992, Book 4, Page 30.`,
];

const rowsOf = (papers: readonly string[]) =>
  readChain(
    papers.map((text, i) => ({ name: `${i}.txt`, text })),
    "2020-01-01",
  ).ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));

describe("a trustee who dies in office", () => {
  it("leaves what he held to the trust, whose next trustee deals with it in shares of all it had", () =>
    expect(
      rowsOf([
        `WARRANTY DEED. ADA POOL, a widow, conveys and warrants to CY MOTT, TRUSTEE OF THE MOTT FAMILY TRUST dated May 1, 1997, ${LAND}. June 11, 1997. Ada Pool`,
        `CERTIFICATE OF TRUST. The undersigned certifies that CY MOTT, the first trustee of the Mott Family Trust, died on October 9, 2014, and that DOT QUADE is now the only trustee. The trust holds ${LAND}. January 15, 2015. Dot Quade, Trustee`,
        `MINERAL DEED. DOT QUADE, as Successor Trustee of the MOTT FAMILY TRUST dated May 1, 1997, conveys all the trust's minerals under ${LAND}, thus: sixty percent to BO LARK; and forty percent to ANN QUADE. March 3, 2016. Dot Quade, Successor Trustee`,
      ]).toSorted(),
    ).toEqual(["Ann Quade mineral 2/5", "Bo Lark mineral 3/5", "Cy Mott, Trustee of the Mott Family Trust surface 1"]));
});

describe("one who conveys to himself as trustee of his own trust", () => {
  it("gives the land to the trust", () => {
    const chain = readChain(
      texts.map((text, i) => ({ name: `${i}.txt`, text })),
      "2020-01-01",
    );
    const rows = chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));
    expect(rows).toEqual(["Ann Quade, Trustee of the Ann Quade Revocable Trust fee 1"]);
  });
});
