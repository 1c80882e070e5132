import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const blocks = (text: string) => parseLand(text).map((t) => [t.survey?.block ?? null, t.acres_stated]);

describe("several blocks of one survey", () => {
  it.each([
    [
      "480 acres, being Blocks 14 and 15 of the Dallam County School Land, League No. 3, Abstract No. 351; Block 14 containing 320 acres, and Block 15, lying South of it, 160 acres",
      [
        ["14", "320"],
        ["15", "160"],
      ],
    ],
    [
      "Blocks 3 to 5, Dallam County School Land, League No. 3, A-351, Lamb County, Texas, 480 acres",
      [
        ["3", null],
        ["4", null],
        ["5", null],
      ],
    ],
    ["Block 15, Dallam County School Land, League No. 3, A-351, 160 acres", [["15", "160"]]],
  ])("makes a tract of each, with the acres said of it: %s", (text, want) => expect(blocks(text)).toEqual(want));
});

describe("numbered items", () => {
  it("are a tract each where each names its survey and acres", () => {
    const text =
      "the following lands in Panola County, Texas: 1. 18 acres, more or less, out of the H. Orms Survey. 2. 53 acres, more or less, out of the J. Addis Survey.";
    expect(parseLand(text).map((t) => [t.survey?.name, t.acres_stated])).toEqual([
      ["H. Orms", "18"],
      ["J. Addis", "53"],
    ]);
  });
});

describe("words that name no plat", () => {
  it("takes a mixed number of acres in a block of a school-land subdivision for land of that survey", () => {
    const text = "31 1/4 acres of land, being the East part of Block No. 9 of the subdivision of the Dallam County School Land, Abstract No. 289";
    expect(parseLand(text).map((t) => [t.kind, t.acres_stated, t.survey?.block])).toEqual([["texas_survey", "31.25", "9"]]);
  });
});

describe("leases listed in a pooling", () => {
  it("leave the acres of the unit to the unit, and keep an abstract at the end of a sentence", () => {
    const text =
      "does hereby pool the same into the Nash Gas Unit, of 352 acres: (1) lease of Vol. 301, page 22, 106 acres, Daniel Boone League, A-4; (2) lease of Vol. 300, page 410, 246 acres, Daniel Boone League, A-4.";
    expect(parseLand(text).map((t) => [t.survey?.abstract, t.acres_stated])).toEqual([
      ["A-4", "106"],
      ["A-4", "246"],
    ]);
  });
});

describe("parts left out of a survey's section", () => {
  it.each([
    ["All of Section 14, Block 3, H&TC Ry. Co. Survey, Ector County, Texas, save and except the NE/4 thereof", 12],
    ["all of Section 14, Block 3, H&TC Ry. Co. Survey, less the N/2 of the NE/4", 14],
    ["all of Survey No. 22, Block 7, Elm Syndicate Subdivision, Dallam County, Texas, except the SE/4 thereof", 12],
  ])("%s", (text, quarters) => {
    const [tract] = parseLand(text);
    expect([tract?.kind, tract?.survey?.aliquots?.length, tract?.exceptions.length]).toEqual(["texas_survey", quarters, 1]);
  });
});

describe("sides of several surveys in one breath", () => {
  const read = (text: string) => parseLand(text, { state: "TX" }).map((t) => [t.survey?.abstract ?? null, t.acres_stated]);
  it.each([
    [
      "all of the West half of the E. Orms Survey No. 61 (A-68) and the Southeast fourth of the E. Orms Survey No. 60 (A-67), 240 acres, Elm County, Texas",
      [
        ["A-68", null],
        ["A-67", null],
      ],
    ],
    [
      "to-wit:\n\nFirst: The West one-half of E. Orms Survey No. 61, Abstract No. 68, 160 acres;\nSecond: The Southeast one-fourth of E. Orms Survey No. 60, Abstract No. 67, 80 acres;\nmaking in all 240 acres, more or less.",
      [
        ["A-68", "160"],
        ["A-67", "80"],
      ],
    ],
    [
      "40 acres in the E. Orms Survey, A-68; 40 acres in the J. Addis Survey, A-67; 80 acres in the M. Venn Survey, A-66",
      [
        ["A-68", "40"],
        ["A-67", "40"],
        ["A-66", "80"],
      ],
    ],
  ])("are a tract each, with acres of their own alone: %s", (text, want) => expect(read(text)).toEqual(want));
});

describe("several surveys in one sentence", () => {
  const read = (text: string) => parseLand(text).map((t) => [t.survey?.abstract, t.acres_stated]);
  const three = [
    ["A-3", "10.5"],
    ["A-4", "20"],
    ["A-9", "30"],
  ];
  it.each([
    "all of Lessor's interest in (i) 10.5 acres, Amos Doe League, A-3, (ii) 20 acres, Eli Roe Survey, A-4, and (iii) 30 acres, Jno. Poe League, A-9, Elm County",
    "10.5 acres, Amos Doe League, A-3, 20 acres, Eli Roe Survey, A-4, and 30 acres, Jno. Poe League, A-9, Elm County",
    "the Amos Doe League, A-3, 10.5 acres, and the Eli Roe Survey, A-4, 20 acres, and the Jno. Poe League, A-9, 30 acres, Elm County",
  ])("are a tract each with its own acres: %s", (text) => expect(read(text)).toEqual(three));

  it("stay one tract where one figure is told of both, or a call runs along the other", () => {
    expect(read("320 acres in the Amos Doe League, A-3, and the Eli Roe Survey, A-4, Elm County")).toEqual([["A-3", "320"]]);
    expect(read("50 acres out of the Amos Doe League, A-3, adjoining the Eli Roe Survey, A-4, on the east, Elm County")).toEqual([["A-3", "50"]]);
  });

  it("have the acres of the column where a table tells them, and not those of the unit", () => {
    const table = (rows: string) =>
      `DESIGNATION OF UNIT\nVENN UNIT      ELM COUNTY, TEXAS      640.00 ACRES\n\nThe leases below are joined in a unit of 640 acres.\n\n${rows}`;
    const spaced =
      "   No.   Land                    Acres     Lease\n   1     Doe League, A-3        310.250    Vol. 3, p. 4\n   2     Roe Survey, A-4         29.75     Vol. 3, p. 9\n";
    const piped =
      "| No. | Land | Acres | Lease |\n|---|---|---|---|\n| 1 | Doe League, A-3 | 310.250 | Vol. 3, p. 4 |\n| 2 | Roe Survey, A-4 | 29.75 | Vol. 3, p. 9 |\n";
    for (const rows of [spaced, piped])
      expect(read(table(rows))).toEqual([
        ["A-3", "310.25"],
        ["A-4", "29.75"],
      ]);
    expect(read("the Venn Unit of 352 acres, being all of the Doe League, A-3, Elm County")).toEqual([["A-3", "352"]]);
  });
});

it("a paper on minerals that were sold is no paper that tells of the land", () => {
  const of = (text: string) => parseLand(text)[0]?.reference?.book ?? null;
  expect(of("20 acres, Roe Survey, A-4 (in which one-half of the minerals was sold by me, Vol. 14, p. 38), Elm County")).toBeNull();
  expect(of("20 acres, Roe Survey, A-4, being the land sold by Bo Lark to me, Vol. 14, p. 38, Elm County")).toBe("14");
});

describe("surveys known by their numbers", () => {
  const named = (text: string) => parseLand(text).map((t) => [t.survey?.name ?? null, t.survey?.abstract ?? null, t.acres_stated]);
  it.each([
    ["all of R. O. & E. Survey 46, Young County, Texas", [["R. O. & E. Survey 46", null, null]]],
    [
      "all of R. O. & E. Co. Surveys Nos. 46 and 47, Abstracts 611 and 612, Young County, Texas, 320 acres",
      [
        ["R. O. & E. Co. Survey No. 46", "A-611", null],
        ["R. O. & E. Co. Survey No. 47", "A-612", null],
      ],
    ],
    ["the Elm Ranch, 1,082 acres, in the R. O. & E. Co. Surveys Nos. 7, 8 and 9, Young County, Texas", [["R. O. & E. Co.", null, "1082"]]],
    [
      "all of R. O. & E. Survey 46, Young County, and to my son, Al Doe, all of R. O. & E. Survey 47, Young County",
      [
        ["R. O. & E. Survey 46", null, null],
        ["R. O. & E. Survey 47", null, null],
      ],
    ],
    [
      "FIRST TRACT: 160 acres, Roe Survey, A-7; SECOND TRACT: 90 acres, Doe Survey, A-8; being 250 acres in all.",
      [
        ["Roe", "A-7", "160"],
        ["Doe", "A-8", "90"],
      ],
    ],
    ["320 acres in the Roe Survey 160 acres of which are fenced", [["Roe", null, "320"]]],
  ])("%s", (text, want) => expect(named(text)).toEqual(want));
});

describe("labors of a league", () => {
  it.each([
    "all of Labors Eleven and Twelve (11 and 12), League Four (4), Dallam County School Land, 348 acres",
    "Labors 11 and 12 of League 4, Dallam County School Land, 348 acres",
    "those lands which are all of Labor No. Eleven and all of Labor No. Twelve, in League No. Four, Dallam County School Land, together 348 acres",
    "Labors Eleven (11) and Twelve (12), in League Four (4), Dallam County School Land, 348 acres",
  ])("are one list however they are told: %s", (text) =>
    expect(parseLand(text).map((t) => [t.survey?.name, t.survey?.league, t.survey?.labor])).toEqual([["Dallam County School Land", "4", "11, 12"]]),
  );
  it("takes one labor alone for one", () =>
    expect(parseLand("Labor 11, League 4, Dallam County School Land, and 12 acres, 177 acres").map((t) => t.survey?.labor)).toEqual(["11"]));
});

describe("a figure behind the word survey", () => {
  it.each(["1/2 mile north of Elm", "2 1/2 miles south of Elm", "40 rods square", "12 feet wide"])("is no number of it: %s", (words) =>
    expect(parseLand(`40 acres out of the Orms Survey ${words}`).map((t) => t.survey?.name)).toEqual(["Orms"]),
  );
});
