import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const sides = (words: string): string => {
  const p = readPaper(
    `DEED. ${words} the NW/4 of Section 9, T3N-R2W, Elm County, Oklahoma, 160 acres.\n\nJune 3, 1950. Ada Venn\n\nFiled June 6, 1950, Book 9, page 8.`,
  );
  return `${p.from} > ${p.to}`;
};

describe("takers named right behind the verb", () => {
  it.each([
    ["Ada Venn grants Bo Lark a 3/16 interest in the oil, gas and minerals under", "Ada Venn > Bo Lark"],
    ["I, Ada Venn, hereby give my nephew Bo Lark all of", "Ada Venn > Bo Lark"],
    ["Ada Venn, a widow, sells Bo Lark and Cy Mott the surface and minerals of", "Ada Venn > Bo Lark + Cy Mott"],
    ["Ada Venn, a widow, deeds and conveys Bo Lark, of Elm County, an undivided half of", "Ada Venn > Bo Lark"],
    ["Ada Venn conveys to Bo Lark", "Ada Venn > Bo Lark"],
  ])("%s", (words, want) => expect(sides(words)).toBe(want));
});
