import { describe, expect, test } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";
import { readInstrument } from "@/lib/testing/read-in-process";

const LAND = "Township 151 North, Range 92 West\n  Section 12: S/2SW/4";
const deed = (act: string, rest = "") => `WARRANTY DEED\n\n${LAND}\n\n${act}\n\n${rest}\n\nExecuted March 20, 1930.\n\nAda Venn\nBert Venn\n`;
const sides = (text: string) => {
  const { from, to } = readPaper(text);
  return `${from} -> ${to}`;
};

describe("acts in the passive", () => {
  test.each([
    [
      'The land described above is hereby granted, bargained, sold and conveyed by ADA VENN and husband, BERT VENN ("Grantors") to Cal Mott ("Grantee"), for $10.00.',
      "Ada Venn + Bert Venn -> Cal Mott",
    ],
    [
      "The above land is hereby conveyed by Ada Venn, a widow, to CAL MOTT and DORA MOTT, man and wife, and to their heirs, for $10.00.",
      "Ada Venn -> Cal Mott + Dora Mott",
    ],
    [
      "All of the land above named is hereby sold, by Ada Venn and her husband Bert Venn, unto Cal Mott, joined by his wife, Dora Mott, for value.",
      "Ada Venn + Bert Venn -> Cal Mott + Dora Mott",
    ],
  ])("name both sides: %s", (act, expected) => expect(sides(deed(act))).toBe(expected));

  const given = (text: string) => {
    const c = readInstrument({ name: "a.txt", text }).conveyance.resolved;
    const of = (list: readonly { estate_type: string; fraction: { fraction: string } | null }[]) =>
      list.map((g) => `${g.estate_type} ${g.fraction?.fraction}`).join(", ");
    return `${of(c.grants)} | ${of(c.reservations)}`;
  };
  test("give their subject, and what is reserved behind stays reserved", () => {
    const act = "The land described above is hereby granted and conveyed by ADA VENN to Cal Mott, for $10.00.";
    expect(given(deed(act, "There is reserved to the grantor one-fourth of the oil, gas and other minerals."))).toBe("fee 1 | mineral 1/4");
    expect(given(deed("An undivided half of the oil, gas and minerals in said land is hereby sold by ADA VENN to Cal Mott, for $10.00."))).toBe(
      "mineral 1/2 | ",
    );
    expect(given(deed(`There is hereby granted by ADA VENN to Cal Mott the said land, for $10.00.`))).toBe("fee 1 | ");
  });
});

test("an initial I. is no pronoun", () =>
  expect(
    sides(
      "MINERAL DEED\n\nKNOW ALL MEN BY THESE PRESENTS: That I. F. VENN, of Elm, does hereby grant, bargain, sell and convey unto Cal Mott an undivided half of the minerals in the NW/4 of Section 3, T150N, R90W. May 3, 1940.\n\nI. F. Venn",
    ),
  ).toBe("I. F. Venn -> Cal Mott"));

test("names in blocks end at their address, and at a township", () => {
  const text = `WARRANTY DEED\n\nGrantor:\n   Ada Venn and husband, Bert Venn\n   Elm City, Wyoming\n\nGrantee:\n   Cal Mott\n   Bay Springs, Wyoming\n\nProperty in Oak County, Wyoming:\nT. 50 N., R. 70 W.\nSec. 3: NW/4\n\nGrantor grants, sells and conveys to Grantee the Property. May 3, 1940.\n\nAda Venn\nBert Venn`;
  expect(sides(text)).toBe("Ada Venn + Bert Venn -> Cal Mott");
});

test("houses of families in a list end each by itself", () =>
  expect(
    sides(
      "MINERAL DEED\n\nBURTON OAKES, NED LARK & SONS OIL COMPANY and DAHL LAND COMPANY, for Ten Dollars, do hereby grant, bargain, sell and convey to Ann Poe an undivided half of the oil, gas and other minerals in the NW/4 of Section 2, T151N, R101W. May 3, 1950.",
    ),
  ).toBe("Burton Oakes + Ned Lark & Sons Oil Company + Dahl Land Company -> Ann Poe"));
