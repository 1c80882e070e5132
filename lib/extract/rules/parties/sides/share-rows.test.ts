import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { shareRows } from "./share-rows";

const rows = (text: string) => shareRows(findAnatomy(text), 0).map((r) => r.name);

describe("takers by the form of a list of shares", () => {
  it.each([
    [
      "shares ahead",
      "sells the minerals in these lots: Lot 1, one-half of said rights, to Ada Venn. Two more: one-fourth thereof to Bo Lark; and one-fourth thereof to Cy Mott.",
      ["Bo Lark", "Cy Mott"],
    ],
    [
      "shares behind",
      "gives without price: to Ada Venn, 10%; to Bo Lark, 15%; and to Cy Mott, 75%; of the minerals he owns",
      ["Ada Venn", "Bo Lark", "Cy Mott"],
    ],
    [
      "rows with seats",
      "to its partners: Ada Venn, whose home is Taos, 55/100; Bo Lark, same address, 45/100; of its interest in the oil",
      ["Ada Venn", "Bo Lark"],
    ],
    ["two in one row", "in the parts stated: Ada Venn and Bo Lark, 1/2; Cy Mott, 1/2; of the royalty", ["Ada Venn", "Bo Lark", "Cy Mott"]],
    [
      "a taker of no usual form",
      "in severalty: (i) Ada Venn: an undivided 30%; (ii) the Stewards of Elm Chapel: an undivided 5%; in the oil",
      ["Ada Venn", "Stewards of Elm Chapel"],
    ],
    [
      "parts told in acres and as the balance, a seat beside a name",
      "gives, of 320 acres in Elm County, North Dakota: To his son Bo Lark ... 100 mineral acres; to Cy Mott, 17 North Elm Street, 60 mineral acres; to the Elm Chapel Society, the balance.",
      ["Bo Lark", "Cy Mott", "Elm Chapel Society"],
    ],
  ])("are read row by row, %s", (_form, text, want) => {
    expect(rows(text)).toEqual(want);
  });
  it.each([
    "as follows:\nADA VENN, Fort Elm, Colorado ...... 40%\nBO LARK, Elm Springs, Colorado ..... 60%\nof the oil",
    "as follows:\nAda Venn, Grand Elm ...... 40%\nBo Lark, Elm Junction ..... 60%\nof the oil",
    "as follows:\nAda Venn (Elm Falls, Colo.) 2/5\nBo Lark (Rocky Elm, Colo.) 3/5\nof the oil",
  ])("leave out the towns where the takers live: %s", (text) => expect(rows(text).map((n) => n.toLowerCase())).toEqual(["ada venn", "bo lark"]));
  it("are none where the shares are told of others, or come to more than the whole", () => {
    expect(rows("conveys his fourth; the rest is owned by Ada Venn, one-half, and Bo Lark, one-fourth")).toEqual([]);
    expect(rows("to Ada Venn, 2/3; to Bo Lark, 2/3; of the oil")).toEqual([]);
  });
  it("are none where lands or kinds of interest stand beside the shares", () => {
    expect(rows("all listed: A P. Stone 118.0 Mineral 0.25 B J. Birch 77.5 Royalty 0.015 C W. Ash 40.0 Override 0.02")).toEqual([]);
  });
});
