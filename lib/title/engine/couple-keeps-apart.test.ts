// What husband and wife keep, each a share of his own.
import { expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const owners = (...papers: string[]) =>
  readChain(
    papers.map((text, i) => ({ name: `0${i + 1}-deed.txt`, text })),
    "2000-01-01",
  ).ownership.tracts.map((t) => t.rows.flatMap((r) => (r.estate_type === "mineral" ? [`${r.name} ${r.share.fraction}`] : [])).sort());

const LAND = "the NE/4 of Section 9, Township 5 North, Range 6 West, I.M., Caddo County, Oklahoma";
const gift = `WARRANTY DEED\n\nJo Hale, a widow, for $10 conveys to BO LARK an undivided two-thirds, and to his wife, JOY LARK, an undivided one-third, of ${LAND}. Dated May 3, 1920.\nJo Hale\n`;
const sale = (kept: string) =>
  `WARRANTY DEED\n\nBO LARK and JOY LARK, husband and wife, for $10 paid hereby sell and convey to CY MOTT ${LAND}; ${kept}. Dated May 3, 1950.\nBo Lark\nJoy Lark\n`;

it("stays in the share of each where both hold of record", () =>
  expect(
    owners(
      gift,
      sale(
        "except that the said Bo Lark keeps for himself an undivided one-eighth of all the minerals, and the said Joy Lark keeps for herself an undivided one-eighth of all the minerals",
      ),
    ),
  ).toEqual([["Bo Lark 1/8", "Cy Mott 3/4", "Joy Lark 1/8"]]));

it("is each one's own where the root is only assumed", () =>
  expect(owners(sale("provided that one-fourth of the minerals is reserved to Bo Lark and Joy Lark, one-eighth to each of them"))).toEqual([
    ["Bo Lark 1/8", "Cy Mott 3/4", "Joy Lark 1/8"],
  ]));
