import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const land = "the Southwest Quarter of Section 9, Township 4 North, Range 3 West, Grady County, Oklahoma";
const root = `WARRANTY DEED. I, ANN ROE, a widow, for Ten Dollars grant, sell and convey to OTTO KIRN, a single man, ${land}, 160 acres. Signed May 3, 1940. Ann Roe. Filed May 4, 1940, Book 3, page 10, Grady County.`;
const first = `ROYALTY DEED. OTTO KIRN, a single man, grants and conveys to VERA STOLL, a single woman, an undivided one-half (1/2) of the royalty on oil and gas under any lease of ${land}. This grant shall run, and the rights hereby given shall be enjoyed, for a period of ten (10) years from this date and as long thereafter as oil or gas is produced. Dated June 1, 1950. Otto Kirn. Filed June 2, 1950, Book 4, page 20, Grady County.`;
const again = (what: string) =>
  `AGREEMENT EXTENDING ROYALTY DEED. Between OTTO KIRN, a single man, and VERA STOLL, a single woman. The parties made a Royalty Deed dated June 1, 1950, Book 4, page 20, of ${land}. ${what} Dated May 1, 1958. Otto Kirn. Vera Stoll. Filed May 2, 1958, Book 5, page 30, Grady County.`;
const royalty = (what: string, asOf: string) => {
  const texts = [root, first, again(what)].map((text, i) => ({ name: `${i}.txt`, text }));
  const rows = readChain(texts, asOf).ownership.tracts.flatMap((t) => t.rows.filter((r) => r.estate_type === "royalty"));
  return rows.map((r) => `${r.name} ${r.share.fraction}`);
};

const longer =
  'They change the words "ten (10) years" in it to read "twenty (20) years". To that end Otto Kirn grants and conveys to Vera Stoll the said one-half (1/2) of the royalty for the term so lengthened and as long thereafter as oil or gas is produced.';

describe("a royalty for a term given once more to its holder", () => {
  it("is one royalty with a longer term", () => {
    expect(royalty(longer, "1965-01-01")).toEqual(["Vera Stoll 1/2"]);
    expect(royalty(longer, "1972-01-01")).toEqual([]);
  });
});
