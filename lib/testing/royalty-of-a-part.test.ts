import { describe, expect, it } from "vitest";
import { readChain } from "./read-in-process";

const LAND = "the NE/4 of Section 14, Block 7, H. & T. C. Ry. Co. Survey, A-90, Marsh County, Texas, 160 acres";
const root = `WARRANTY DEED. Cy Fern, a single man, grants, sells and conveys to Ada Venn, a widow, ${LAND}, with all minerals. To have and to hold, with general warranty. May 1, 1930. Cy Fern. Filed May 2, 1930, Vol. 1, page 1.`;
const part = `MINERAL DEED. Ada Venn, a widow, grants, sells and conveys to Elm Minerals, Inc. an undivided one-fourth (1/4) of all of the oil, gas and other minerals in and under ${LAND}. To have and to hold, with general warranty. May 1, 1935. Ada Venn. Filed May 2, 1935, Vol. 2, page 1.`;
const royalty = (to: string, words: string, year: number) =>
  `ROYALTY DEED. Ada Venn, a widow, grants, sells and conveys to ${to}, as a perpetual non-participating royalty, ${words} in ${LAND}. To have and to hold, with general warranty. June 1, ${year}. Ada Venn. Filed June 2, ${year}, Vol. 3, page ${year}.`;
const rows = (texts: readonly string[]) =>
  readChain(
    texts.map((text, n) => ({ name: `${n + 1}.txt`, text })),
    "1970-01-01",
  ).ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`));

describe("a share of the royalty that the giver's part of the minerals yields", { timeout: 60_000 }, () => {
  const first = royalty("Bo Lark", "one-fifth (1/5) of all royalty, however great, accruing to my undivided three-fourths (3/4) of the minerals", 1940);
  const second = royalty("Dan Moss", "one-third (1/3) of the royalty attributable to her undivided 3/4 of the minerals under any lease", 1945);
  it("is reckoned on that part, and gives none of the minerals", () => {
    expect(rows([root, part, first])).toEqual(expect.arrayContaining(["Bo Lark royalty 3/20", "Ada Venn mineral 3/4"]));
  });

  it("is not cut down by such a share given before", () => {
    expect(rows([root, part, first, second])).toEqual(expect.arrayContaining(["Bo Lark royalty 3/20", "Dan Moss royalty 1/4", "Ada Venn mineral 3/4"]));
  });

  it("is reckoned on what the giver still has where it is of the royalty payable to him", () => {
    const left = royalty("Dan Moss", "one-third (1/3) of all royalty that is or may be payable to Grantor under any lease of the minerals", 1945);
    expect(rows([root, part, left])).toEqual(expect.arrayContaining(["Dan Moss royalty 1/4", "Ada Venn mineral 3/4"]));
  });
});

describe("a share of a royalty that the deed sizes and traces to its grant", { timeout: 60_000 }, () => {
  const first = royalty("Bo Lark", "one-sixteenth (1/16) of all the oil, gas and other minerals that may be produced and saved", 1940);
  const on = (words: string) =>
    `ROYALTY DEED. Bo Lark, a single man, sells, transfers and conveys to Dan Moss ${words} in ${LAND}. To have and to hold forever. June 1, 1950. Bo Lark. Filed June 2, 1950, Vol. 9, page 5.`;
  it.each([
    "an undivided one-half (1/2) of the perpetual royalty of one-sixteenth (1/16) of all oil and gas which was granted to him by Ada Venn in Vol. 3, page 1940,",
    "one-half of the 1/16 royalty conveyed to him by deed of Ada Venn, Vol. 3, page 1940,",
  ])("is that share of it: %s", (words) => {
    expect(rows([root, first, on(words)])).toEqual(expect.arrayContaining(["Bo Lark royalty 1/32", "Dan Moss royalty 1/32"]));
  });
});
