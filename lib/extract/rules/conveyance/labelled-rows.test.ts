import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { readPaper } from "@/lib/extract/read-paper";
import { labelledRows } from "./labelled-rows";

const rowsOf = (text: string): string[] => {
  const { view } = findAnatomy(text);
  return [...labelledRows(view)].map((at) => view.text.slice(at, at + 12));
};

const HEAD = "WARRANTY DEED\nGrantor: Ada Venn, a widow\nGrantee: Bo Lark\n";
const LAND = "Land: NW/4 of Section 9, T3N-R2W, Elm County, Oklahoma\n";
const ACT = "Grantor grants and conveys to Grantee the Land, and warrants the title.\n\nDated May 3, 1950. Ada Venn";

describe("the rows of a form", () => {
  it("end where the next one, or the words behind them, begin", () =>
    expect(rowsOf(`${HEAD}${LAND}Minerals reserved: one-half\n${ACT}`)).toEqual(["Grantee: Bo ", "Land: NW/4 o", "Minerals res", "Grantor gran"]));
  it("are none in a list that the words ahead lead on to", () =>
    expect(rowsOf("ORDER. The land is set over in these parts:\nLula Venn: 1/3\nNed Venn: 1/3\nBo Lark: 1/3\nand the executor is discharged.")).toEqual([]));
  it("are none where one label stands alone", () => expect(rowsOf(`NOTE: the land lies in Elm County.\nThe grantor conveys it.`)).toEqual([]));

  it.each([
    ["Minerals reserved: one-half\n", ["Ada Venn mineral 1/2 of whole"]],
    ["Mineral reservation: 50%\n", ["Ada Venn mineral 1/2 of whole"]],
    ["Reserved by Grantor: one-half of the minerals\n", ["Ada Venn mineral 1/2 of whole"]],
    ["Oil, gas and minerals: Grantor keeps an undivided one-half\n", ["Ada Venn mineral 1/2 of whole"]],
    ["Price: one hundred dollars\n", []],
  ])("keep what one of them tells: %s", (row, kept) => {
    const paper = readPaper(`${HEAD}${LAND}${row}${ACT}`);
    expect(paper.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(paper.kept).toEqual(kept);
  });
});
