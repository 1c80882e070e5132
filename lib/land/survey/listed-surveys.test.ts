import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const told = (text: string) => parseLand(`${text}, Young County, Texas`).map((t) => [t.survey?.name ?? null, t.acres_stated]);

describe("numbered surveys whose name stands once behind them", () => {
  it.each([
    ["the West half of Survey No. 61 (160 acres) and the South East quarter of Survey No. 60 (80 acres), B. B. & N. Company Surveys", ["160", "80"]],
    ["the W/2 of Survey No. 61 and the SE/4 of Survey No. 60, B. B. & N. Company Surveys", [null, null]],
    ["160 acres out of Survey No. 61 and 80 acres out of Survey No. 60, both of the B. B. & N. Company surveys", ["160", "80"]],
  ])("are a tract each: %s", (text, acres) =>
    expect(told(text)).toEqual([
      ["B. B. & N. Company Survey No. 61", acres[0]],
      ["B. B. & N. Company Survey No. 60", acres[1]],
    ]),
  );
  it("stay one land where one number alone is told", () => expect(told("the W/2 of Survey No. 61, B. B. & N. Company Surveys")).toHaveLength(1));
});

describe("acres of several surveys without abstracts", () => {
  it.each([
    "100 acres out of the Ruth Cobb Survey and 60 acres out of the Levi Dean Survey",
    "160 acres, of which 100 acres are in the Ruth Cobb Survey and 60 acres in the Levi Dean Survey",
    "100 acres of land, a part of the Ruth Cobb Survey, and 60 acres, part of the Levi Dean Survey",
  ])("are a tract each: %s", (text) =>
    expect(told(text)).toEqual([
      ["Ruth Cobb", "100"],
      ["Levi Dean", "60"],
    ]),
  );
  it("are one where the second survey is a neighbour", () =>
    expect(told("100 acres out of the Ruth Cobb Survey adjoining 60 acres in the Levi Dean Survey")).toHaveLength(1));
});

describe("acres told of all of several lands", () => {
  const acres = (text: string) => parseLand(`${text} Young County, Texas.`).map((t) => [t.acres_stated, t.acres_computed]);
  it.each([
    "to Bo Lark and Cy Dorn, each one undivided half, the W/2 of Roe Co. Survey 61 and the SE/4 of Roe Co. Survey 60, 240 acres in all,",
    "the W/2 of Roe Co. Survey 61; and the SE/4 of Doe Co. Survey 60 (240 acres, more or less, in the whole),",
    "W/2 of Roe Co. Survey 61; SE/4 of Roe Co. Survey 60; for all purposes of this lease deemed to contain 240 acres,",
    "First Tract: The West half of Roe Co. Survey No. 61.\nSecond Tract: The SE/4 of Doe Co. Survey No. 60.\nBoth tracts comprise 240 acres, more or less,",
    "the Ruth Cobb Survey No. 61, Abstract 44, and the Levi Dean Survey No. 60, Abstract 45, containing together 960 acres,",
    "the Ruth Cobb Survey 61 and the Levi Dean Survey 60, which two contain 900 acres,",
  ])("are not those of the last: %s", (text) =>
    expect(acres(text)).toEqual([
      [null, null],
      [null, null],
    ]),
  );
  it.each([
    ["the W/2 of Roe Co. Survey 61 (160 acres) and the SE/4 of Roe Co. Survey 60, 240 acres altogether,", ["160", null]],
    ["the W/2 of Roe Co. Survey 61, 160 acres, and the SE/4 of Roe Co. Survey 60, containing 80 acres in all,", ["160", "80"]],
    ["all of the Ruth Cobb Survey 61, 240 acres in all,", ["240"]],
  ])("leave each its own: %s", (text, own) => expect(acres(text).map((a) => a[0])).toEqual(own));
});

describe("whole surveys that a list joins", () => {
  it("are a tract each", () =>
    expect(told("the Ruth Cobb Survey 12, the Levi Dean Survey 13, and the Asa Pike Survey 14").map((t) => t[0])).toEqual([
      "Ruth Cobb Survey 12",
      "Levi Dean Survey 13",
      "Asa Pike Survey 14",
    ]));
  it.each([
    "a tract of land out of the Ruth Cobb Survey 12 and the Levi Dean Survey 13",
    "300 acres in the Ruth Cobb Survey, A-12, and the Levi Dean Survey, A-13",
  ])("are one where a body of land lies in them: %s", (text) => expect(told(text)).toHaveLength(1));
});

describe("acres behind several parts", () => {
  it("are those of all of them, though the list stands on a line of its own", () =>
    expect(told("the following land, to-wit:\n\nthe W/2 of Roe Co. Survey 61 and the SE/4 of Roe Co. Survey 60, 240 acres in all").map((t) => t[1])).toEqual([
      null,
      null,
    ]));
});

describe("pieces left out of a survey", () => {
  const left = (text: string) => parseLand(`${text}, in Young County, Texas`).map((t) => [t.acres_stated, t.exceptions.map((e) => [e.text, e.acres_stated])]);
  it.each([
    ["the Asa Pike Survey, Abstract 301, save 100 acres off the north end", null, "100 acres off the north end"],
    ["the Asa Pike Survey of 320 acres, A-301, except the North 100 acres thereof", "320", "the North 100 acres thereof"],
    ["220 acres, being all of the Asa Pike Survey except 100 acres off its north end", "220", "100 acres off its north end"],
    [
      "all of the Asa Pike Survey less the 100 acres sold to Tom Hale by deed in Vol. 4, page 9",
      null,
      "the 100 acres sold to Tom Hale by deed in Vol. 4, page 9",
    ],
    [
      "the Asa Pike Survey, A-301, 320 acres, less a tract of 100 acres in the N.E. corner, leaving 220 acres",
      "320",
      "a tract of 100 acres in the N.E. corner",
    ],
  ])("are its exceptions: %s", (text, acres, out) => expect(left(text)).toEqual([[acres, [[out, "100"]]]]));
  it.each([
    "all of the Asa Pike Survey, A-301, 320 acres, more or less",
    "all of the Asa Pike Survey, A-301, 320 acres, less and except an undivided 1/2 of the minerals in 100 acres",
  ])("are none where an interest or nothing is left out: %s", (text) => expect(left(text)).toEqual([["320", []]]));
});

describe("what a giver saves to himself", () => {
  it("is an interest and no land left out", () =>
    expect(
      parseLand(
        "NE/4 SE/4 and NW/4 SE/4, Sec. 16-22N-2E, 80 acres; saving to myself, my heirs and assigns, one equal half of whatever oil, gas, or other mineral may lie under the 80 acres",
      ).map((t) => t.exceptions),
    ).toEqual([[]]));
});

describe("lots of a subdivision", () => {
  it("bear its name behind the acres of each, and no name that words of leaving out would make", () => {
    const land = "Lots 7 and 8, each of forty (40) acres, of the Company's Farm Subdivision No. 2 in Live Oak County, Texas";
    expect(parseLand(land).map((t) => [t.subdivision?.name, t.subdivision?.lots])).toEqual([["Farm Subdivision No. 2", ["7", "8"]]]);
    expect(parseLand("Block 3, save and except Lot 3, Oak Addition").map((t) => t.subdivision?.name)).not.toContain("save and except");
  });
});

describe("acres in a short form with its point", () => {
  it.each(["S 16 ac. NE/4 NE/4", "S. 16 A. of NE/4 NE/4", "the S. 16 acs. of NE/4 NE/4"])("tell the size of a strip: %s", (strip) =>
    expect(parseLand(`SE/4 NE/4 and ${strip}, Section 9-2S-12E`).map((t) => t.acres_computed)).toEqual(["56"]),
  );
});

describe("a numbered survey of a company without its noun", () => {
  it("is a survey", () =>
    expect(told("240 acres, West half of B. B. & N. Co. No. 61 and SE/4 of B. B. & N. Co. No. 60")).toEqual([
      ["B. B. & N. Survey No. 61", null],
      ["B. B. & N. Survey No. 60", null],
    ]));
});

describe("acres behind a list of sections", () => {
  it.each([
    ["six sections in Block 40, T-2-S, T. & P. Ry. Co., Midland County, Texas, Nos. 14, 15 and 27, 3,840 acres", ["14", "15", "27"]],
    ["Sections 14, 15 and 27, 1,920 acres, Block 40, T-2-S, T. & P. Ry. Co., Midland County, Texas", ["14", "15", "27"]],
  ])("are no section: %s", (text, want) => expect(parseLand(text).map((t) => t.survey?.section)).toEqual(want));
});

describe("a strip that runs evenly", () => {
  it.each(["evenly off", "of even width off", "in an even strip along"])("is a strip: %s", (words) =>
    expect(parseLand(`61.5 acres ${words} the East side of the SE¼ of Section 21, T3N-R7E`).map((t) => t.plss?.label)).toEqual(["E 123/320 SE/4"]),
  );
});
