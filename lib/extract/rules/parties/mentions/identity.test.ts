import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const givers = (premises: string) => {
  const p = readInstrument({
    name: "a.txt",
    text: `WARRANTY DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That ${premises}, for ten dollars to us paid, do hereby grant, sell and convey unto BO LARKIN the NW/4 of Section 4, Township 3 North, Range 2 West, Elm County, Oklahoma.\n\nTo have and to hold forever. Dated May 6, 1930.\n`,
  }).parties.resolved;
  return p.parties.filter((x) => p.from.includes(x.id)).map((x) => [x.name, ...x.aliases].join(" = "));
};

describe("another name of the giver, told beside the name", () => {
  it.each([
    ["I, Ada Venn, who was before her marriage Ada Roe, of Elm County", ["Ada Venn = Ada Roe"]],
    ["I, Ada Venn, who was Ada Roe before her marriage, a widow", ["Ada Venn = Ada Roe"]],
    ["I, Ada Venn (Ada Roe before her marriage to Cy Venn), a widow", ["Ada Venn = Ada Roe"]],
    ["I, Ada Venn, née Roe, a widow", ["Ada Venn = Ada Roe"]],
    ["Katrina Schultz, whose name is written Catherine Schulz in the patent from the United States, a widow", ["Katrina Schultz = Catherine Schulz"]],
    ["C. Mott, Sr., the same who bought of Obed Crane in 1903 under the name of Cyrus Mott", ["C. Mott, Sr. = Cyrus Mott"]],
    ["C. W. Mott, being the identical person named as Charles W. Mott in the deed from Obed Crane, Vol. 9, page 4", ["C. W. Mott = Charles W. Mott"]],
    ["Ada Venn, a feme sole, and the same person who acquired title as Ada R. Roe", ["Ada Venn = Ada R. Roe"]],
    ["Ada Venn, grantee in the deed recorded in Book 4, page 9, under her maiden name of Ada Roe", ["Ada Venn = Ada Roe"]],
    ["Ada Venn, by her former name Ada Roe, now divorced", ["Ada Venn = Ada Roe"]],
    ["C. Mott and Eva Mott, his wife, being the same Cyrus Mott to whom the land was conveyed", ["C. Mott = Cyrus Mott", "Eva Mott"]],
    ["Ada Venn, whose name before she married was Ada Roe", ["Ada Venn = Ada Roe"]],
    ["Cyrus Mott, to whom the patent issued as Cyrus Motte", ["Cyrus Mott = Cyrus Motte"]],
  ])("%s", (premises, names) => expect(givers(premises)).toEqual(names));

  it.each([
    ["Cy Roe and Al Doe, being the whole of the co-partners trading and holding lands as ROE & DOE, of Elm", ["ROE & DOE"]],
    ["Cy Roe and Al Doe, partners under the firm name and style of Roe & Doe", ["Roe & Doe"]],
    ["Cy Roe, Al Doe and Ed Mott, composing the firm of Roe, Doe & Mott", ["Roe, Doe & Mott"]],
  ])("of partners is the house that holds the land: %s", (premises, names) => expect(givers(premises)).toEqual(names));

  it.each([
    ["Ada Venn, the same person who was appointed as Executrix of the estate of Cy Roe, deceased", 0],
    ["Ada Venn, who was married to Cy Roe in 1910", 0],
  ])("is none where the words tell of another: %s", (premises) => expect(givers(premises).join()).not.toContain("="));
});
