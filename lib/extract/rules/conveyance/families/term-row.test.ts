import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (row: string) =>
  readPaper(
    `MINERAL DEED\nGrantor: Ada Venn\nGrantee: Bo Lark\nInterest conveyed: 1/4 of the minerals\nLands: NW/4 of Section 9, T3N-R2W, Elm County, Oklahoma\n${row}\nGrantor grants and conveys unto Grantee the Interest conveyed in the Lands.\n\nDated May 3, 1950. Ada Venn`,
  ).conveyance.grants.map((g) => [g.fraction?.fraction, g.term?.kind ?? null, g.term?.months ?? null]);

describe("the term of a grant in a row of a form", () => {
  it.each([
    ["Term: 20 years and as long thereafter as oil or gas is produced", ["1/4", "so_long_as", 240]],
    ["Duration of grant: ten years", ["1/4", "years", 120]],
    ["Price: ten dollars", ["1/4", null, null]],
    ["Terms: cash", ["1/4", null, null]],
  ])("is %s", (row, told) => expect(deed(row)).toEqual([told]));
});
