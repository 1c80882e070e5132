import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const plss = (text: string): string[] =>
  parseLand(text)
    .filter((t) => t.plss)
    .map((t) => `${t.plss?.township}-${t.plss?.range}-${t.plss?.section}: ${t.plss?.label}`);

describe("acres in a place", () => {
  const acres = (text: string) => parseLand(text, { state: "PA" }).map((t) => [t.acres_stated, t.reference?.page ?? null]);
  it.each([
    ["all of the gas in and under 244 acres, more or less, in Elm Township, described in Deed Book 241, page 778", [["244", "778"]]],
    ["all the gas under 60 acres, more or less, lying in Oak Township, Elm County", [["60", null]]],
    ["a bonus of $1,500 an acre and 40 acres around each well", []],
  ])("are land, though no word says so: %s", (text, want) => expect(acres(text)).toEqual(want));
});

describe("public land", () => {
  const cases: [string, string[]][] = [
    ["Township 21 North, Range 8 West of the Indian Meridian, Section 9: SE/4NW/4", ["21N-8W-9: SE/4 NW/4"]],
    [
      "the South Half of the Northwest Quarter (S/2 NW/4) of Section Seven (7), Township Eleven (11) South, Range Twenty-two (22) East",
      ["11S-22E-7: S/2 NW/4"],
    ],
    ["Twp. 8, Rge 3, Sec. 12: N. E. quarter", ["8-3-12: NE/4"]],
    ["NW/4 Sec 9-151-99", ["151N-99W-9: NW/4"]],
    ["N/2 of Section 3 and all of Section 4, T5S-R6E; and the W/2 of Section 9, T6S-R6E", ["5S-6E-3: N/2", "5S-6E-4: ALL", "6S-6E-9: W/2"]],
    [
      "T5S-R6E: Sections 1, 2 & 12: All; Sections 13 through 15: N/2",
      ["5S-6E-1: ALL", "5S-6E-2: ALL", "5S-6E-12: ALL", "5S-6E-13: N/2", "5S-6E-14: N/2", "5S-6E-15: N/2"],
    ],
    ["T5S-R6E Sec. 8: ALL LESS AND EXCEPT the SE/4SE/4", ["5S-6E-8: N/2, SW/4, N/2 SE/4, SW/4 SE/4"]],
    ["T5S-R6E Sec. 8: Lots 1, 2 (38.40), 5 thru 7 and SE/4NE/4", ["5S-6E-8: Lot 1, Lot 2, Lot 5, Lot 6, Lot 7, SE/4 NE/4"]],
    ["T5S-R6E Sec. 8: N/2 of Lot 3", ["5S-6E-8: N2 of Lot 3"]],
    ["T5S-R6E, Sec. 8", ["5S-6E-8: ALL"]],
    ["T7N-R2E Sec 3: N/2 and SW/4 of the NE/4", ["7N-2E-3: N/2 NE/4, SW/4 NE/4"]],
    ["T7N-R2E Sec 3: NE/4 and S/2 of the SW/4", ["7N-2E-3: NE/4, S/2 SW/4"]],
  ];
  it.each(cases)("reads %s", (text, want) =>
    expect(plss(text).map((s) => s.replace(/, /g, "|").split("|").sort().join())).toEqual(want.map((s) => s.replace(/, /g, "|").split("|").sort().join())),
  );

  it("says where a list can be read in two ways", () => {
    expect(parseLand("T7N-R2E Sec 3: N/2 and SW/4 of the NE/4")[0]?.warnings.map((w) => w.code)).toContain("ambiguous_list");
  });
  it("subtracts exceptions on the grid and carries those in words", () => {
    const [exact] = parseLand("T7N-R2E Sec 3: SW/4, except the E/2 of the SE/4 thereof");
    expect(exact?.acres_computed).toBe("140");
    const [carried] = parseLand("T7N-R2E Sec 3: SW/4, less a 3.5 acre tract in the NE corner");
    expect(carried?.acres_computed).toBe("160");
    expect(carried?.exceptions[0]).toMatchObject({ subtracted: false, acres_stated: "3.5" });
  });
  it.each([
    ["the East 1/3 of the NE/4 of Section 3, T5N-R6W", "E 1/3 NE/4", "53.33333333"],
    ["the North seven-fifteenths (N 7/15) of the SE/4 of Section 3, T5N-R6W", "N 7/15 SE/4", "74.66666667"],
    ["N/2 and the West two-thirds of the SW/4 of Section 3, T5N-R6W", "W 2/3 SW/4, N/2", "426.66666667"],
    ["the East one-third of Section 3, T5N-R6W", "E 1/3", "213.33333333"],
    ["the South three-fourths of the NE/4 of Section 3, T5N-R6W", "S/2 N/2 NE/4, S/2 NE/4", "120"],
  ])("gives %s its exact share", (text, label, acres) => {
    expect(parseLand(text)[0]).toMatchObject({ acres_computed: acres, plss: { label } });
  });
  it.each([
    ["the SE/4 of Section 8, T4N-R7W, less the West 1/3 thereof", "106.66666667", "53.33333333"],
    ["SE/4, less the West one-third, Section 8, T4N-R7W", "106.66666667", "53.33333333"],
    ["T4N-R7W Sec 8: W/2, except the South 7/20 of the SW/4", "264", "56"],
    ["T4N-R7W Sec 8: W/2, save and except the East 50 acres", "270", "50"],
    ["T4N-R7W Sec 8: W/2, save and except the North 30 acres of the N/2 SW/4", "290", "30"],
    ["T4N-R7W Sec 8: All, less the N 1/5 of the NE/4 and the W 1/3 of the SW/4", "554.66666667", "85.33333333"],
    ["T4N-R7W Sec 8: All, less the NW/4 NW/4 and the W 1/3 of the SW/4", "546.66666667", "93.33333333"],
  ])("subtracts what is excepted off one side: %s", (text, left, off) => {
    const t = parseLand(text)[0];
    expect(t).toMatchObject({ acres_computed: left, exceptions: [{ subtracted: true, acres_computed: off }] });
    expect(t?.warnings.map((w) => w.code)).toContain("exception_strip");
  });
  it("puts an excepted share of halves on the grid", () =>
    expect(parseLand("the SE/4 of Section 8, T4N-R7W, less and except the North 3/4")[0]).toMatchObject({
      acres_computed: "40",
      plss: { label: "S/2 S/2 SE/4" },
    }));
  it.each([
    ["several parts", "T4N-R7W Sec 8: N/2 and SW/4, less the East 50 acres"],
    ["crossing shares", "T4N-R7W Sec 8: SW/4, less the East 1/3 of the SW/4 and the North 1/5 of the SW/4"],
    ["more than there is", "T4N-R7W Sec 8: SW/4, less the East 200 acres"],
    ["several sections", "Sections 8 and 9, T4N-R7W, less the East 50 acres"],
  ])("carries, and does not subtract, a side of %s", (_, text) => {
    const t = parseLand(text)[0];
    expect(t?.exceptions[0]?.subtracted).toBe(false);
    expect(t?.warnings.map((w) => w.code)).toContain("exception_carried");
  });
  it.each([
    ["Tps. 8 and 9 S., R. 2 E., Secs. 4 and 5", ["8S-2E-4", "8S-2E-5", "9S-2E-4", "9S-2E-5"]],
    ["Section 4, Townships 8 South and 9 South, Range 2 East", ["8S-2E-4", "9S-2E-4"]],
    ["T. 8 and 9 S., R. 2 E., Sec. 4", ["8S-2E-4", "9S-2E-4"]],
    ["Section 4, Townships 8, 9 & 10 South, Range 2 East", ["8S-2E-4", "9S-2E-4", "10S-2E-4"]],
    ["Section 4, Township 8 South, Ranges 2 and 3 East", ["8S-2E-4", "8S-3E-4"]],
  ])("reads every section in every township of %s, and says so", (text, want) => {
    const list = parseLand(text);
    expect(list.map((t) => `${t.plss?.township}-${t.plss?.range}-${t.plss?.section}`)).toEqual(want);
    expect(list.every((t) => t.warnings.some((w) => w.code === "several_townships"))).toBe(true);
  });
  it.each([
    ["N HALF of the NE QTR, Section 9, T5N-R6W", "N/2 NE/4"],
    ["W. hf. of the N.E. qr. Sec 9, T5N-R6W", "W/2 NE/4"],
    ["E fr'l half of the NW fr'l qr Sec 9 T 5 N R 6 W", "E/2 NW/4"],
  ])("reads the short words of %s", (text, label) => expect(parseLand(text)[0]?.plss?.label).toBe(label));
  it.each([
    ["containing 574 1/8 acres", "574.125"],
    ["containing one hundred sixty and 45/100 acres, more or less", "160.45"],
    ["containing eighty-one and 22/100 (81.22) acres", "81.22"],
    ["containing forty and one-half acres", "40.5"],
    ["containing 3/4 acre", "0.75"],
  ])("reads %s exactly", (words, acres) => expect(parseLand(`A tract of land in the NE/4 of Section 9, T5N-R6W, ${words}`)[0]?.acres_stated).toBe(acres));
  it.each([
    ["All Sec. 36-T9N-R22W; N/2 Sec. 35-T9N-R22W; SW/4 Sec. 26-T9N-R22W", ["9N-22W-36: ALL", "9N-22W-35: N/2", "9N-22W-26: SW/4"]],
    ["T9N-R22W Sec. 3: All Sec. 4: N/2", ["9N-22W-3: ALL", "9N-22W-4: N/2"]],
    ["lot 2 of the NW/4 of Sec. 4, T1N R1E", ["1N-1E-4: Lot 2"]],
    ["SE 22-14-30", ["14N-30W-22: SE/4"]],
  ])("gives each part of %s to its own section", (text, want) => expect(plss(text)).toEqual(want));
  it.each([
    ["11N 4W 22 SE", ["11N-4W-22: SE/4"]],
    ["11N 4W 22 SE, 23 NW; 24 ALL", ["11N-4W-22: SE/4", "11N-4W-23: NW/4", "11N-4W-24: ALL"]],
    ["SE 22 11N 4W", ["11N-4W-22: SE/4"]],
    ["N2 SE 22 11N 4W, NW 23 11N 4W", ["11N-4W-22: N/2 SE/4", "11N-4W-23: NW/4"]],
    ["22-11N-4W SE/4", ["11N-4W-22: SE/4"]],
    ["SE 1/4 LESS W 20 AC 22-11-4", ["11N-4W-22: SE/4"]],
    ["SE 1/4 LESS 5 acres 22-11-4", ["11N-4W-22: SE/4"]],
  ])("reads the index line %s without the word section", (text, want) => expect(plss(text)).toEqual(want));
  it("does not take the date after an acreage for a section", () =>
    expect(parseLand("NE/4 of Section 9, T5N-R6W, containing 160 acres 8-22-15").map((t) => t.plss?.section)).toEqual([9]));
  it("takes ranges of sections said to be inclusive", () =>
    expect(parseLand("Secs. 1 to 5 inclusive, 8 to 17 inclusive, T. 14 S., R. 2 E., S.B.M.").map((t) => t.plss?.section)).toEqual([
      1, 2, 3, 4, 5, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17,
    ]));
  it.each(["S/2 less R/W, Section 14-T17N-R8W", "NE/4, except the E 2 rods thereof, Sec. 14-T17N-R8W"])("carries the exception of %s", (text) =>
    expect(parseLand(text)[0]?.exceptions).toHaveLength(1),
  );
  it("does not take the acres of an exception for those of the land", () =>
    expect(
      parseLand("That part of the SW/4 of Section 20 lying N. of the railroad, T3N-R7E, except 2 acres in the NW corner thereof")[0]?.acres_stated,
    ).toBeNull());
  it("marks what the caller gave as assumed", () => {
    const [t] = parseLand("NE/4 of Section 3", { county: "Doe", state: "OK", defaults: { township: "7N", range: "2W", meridian: "Indian" } });
    expect(t?.plss).toMatchObject({ township: "7N", range: "2W", meridian: "Indian" });
    expect(t?.assumed).toEqual(expect.arrayContaining(["township", "range", "meridian", "county", "state"]));
  });
});

describe("other land", () => {
  it("reads a Texas railroad section with its part", () => {
    const [t] = parseLand("E/2 of Section 19, Block 44, T-3-N, T&P Ry. Co. Survey, A-512, Martin County, Texas, 320 acres");
    expect(t).toMatchObject({
      kind: "texas_survey",
      county: "Martin",
      state: "TX",
      acres_stated: "320",
      survey: { abstract: "A-512", block: "44", section: "19", township: "T-3-N" },
    });
    expect(t?.survey?.aliquots).toHaveLength(8);
  });
  it("reads lots, block, subdivision and plat", () => {
    const [t] = parseLand(
      "Lots 3, 4 and 7 through 9, Block 12, Harmon Heights Addition, according to the plat recorded in Plat Book 4, page 17, Custer County, Oklahoma",
    );
    expect(t).toMatchObject({
      kind: "lot_block",
      subdivision: { name: "Harmon Heights Addition", block: "12", lots: ["3", "4", "7", "8", "9"], plat_book: "4", plat_page: "17" },
    });
  });
  it("reads land by reference and by depth", () => {
    const [t] = parseLand(
      "Being the same tract of land described in a deed recorded in Volume 77, page 310, Deed Records, limited to depths from the surface to the base of the Barnett formation",
    );
    expect(t?.reference).toMatchObject({ book: "77", page: "310", relation: "same" });
    expect(t?.depths).toMatchObject({ from: "surface", to: "base of Barnett", formation: "Barnett" });
  });
});

describe("several in one text", () => {
  it("gives each survey its own tract and acres", () => {
    const list = parseLand("320 acres in the John Doe Survey, A-12, and 200 acres out of the Richard Roe Survey, A-345, Hill County, Texas");
    expect(list.map((t) => [t.survey?.name, t.survey?.abstract, t.acres_stated])).toEqual([
      ["John Doe", "A-12", "320"],
      ["Richard Roe", "A-345", "200"],
    ]);
  });
  it("keeps one tract where its words lie in two surveys at once", () =>
    expect(parseLand("177 acres, part of the William Kerr Survey, A-9 and part of the James Hays Survey, A-10, Leon County, Texas")).toHaveLength(1));
  it("reads section numbers that head the lines of a lease list", () =>
    expect(plss("T. 19 N., R. 80 W., 06TH PM Sec. 006 LOTS 8,9; 006 SENW; 007 E2")).toEqual([
      "19N-80W-6: Lot 8, Lot 9",
      "19N-80W-6: SE/4 NW/4",
      "19N-80W-7: E/2",
    ]));
  it("reads units of a building", () =>
    expect(parseLand("Unit 12, Building 3, Pelican Cove Condominium")[0]?.subdivision).toMatchObject({
      name: "Pelican Cove Condominium",
      block: "Building 3",
      lots: ["12"],
    }));
  it("knows a county that bears the name of a state", () =>
    expect(parseLand("NE/4 of Section 9, T30N-R20W, Washington County, Minnesota")[0]).toMatchObject({ county: "Washington", state: "MN" }));
});

describe("metes and bounds", () => {
  it("computes area and closure, ties apart from sides", () => {
    const [t] = parseLand(
      "COMMENCING at the NE corner of the Hale tract; thence South 200 feet to the POINT OF BEGINNING; thence N 90°00'00\" E 330 feet; thence South 132 feet; thence West 330 feet; thence North 132 feet to the point of beginning, containing 1 acre.",
    );
    expect(t).toMatchObject({ kind: "metes_bounds", acres_computed: "1", acres_stated: "1", closure: { error_ft: "0" } });
    expect(t?.calls).toHaveLength(4);
  });
  it("reads chains and links, poles, varas", () => {
    expect(
      parseLand("Beginning at a stone; thence N 10 chains; thence E 10 ch.; thence S 9 chs. 100 lks.; thence W 10 chains to the beginning")[0]?.acres_computed,
    ).toBe("10");
    expect(
      parseLand("Beginning at an oak; thence North 40 poles; thence East 40 poles; thence South 40 poles; thence West 40 poles to the place of beginning")[0]
        ?.acres_computed,
    ).toBe("10");
    expect(
      parseLand(
        "BEGINNING at a mound; THENCE East 1900 vrs.; THENCE South 1900 vrs.; THENCE West 1900 vrs.; THENCE North 1900 vrs. to the place of beginning",
      )[0]?.acres_computed,
    ).toBe("639.4614");
  });
  it("proposes the one change that would close the figure, and does not apply it", () => {
    const [t] = parseLand(
      "Beginning at an iron pin; thence N 20° E 300 feet; thence S 70° E 250 feet; thence N 20° W 300 feet; thence N 70° W 250 feet to the beginning.",
    );
    const codes = t?.warnings.map((w) => w.code);
    expect(codes).toContain("does_not_close");
    expect(t?.calls?.[2]?.bearing).toBe("N 20°00'00\" W");
  });
});

describe("tracts under headings without a colon", () => {
  it("take the survey at the head of their list, which is no land beside them", () =>
    expect(
      parseLand(
        "two tracts of land out of the Amos Roe Survey, Abstract 31, in Elm County, Texas: First Tract, the North 240 acres thereof; Second Tract, the South 400 acres thereof.",
      ).map((t) => [t.name, t.survey?.name, t.acres_stated]),
    ).toEqual([
      ["First Tract", "Amos Roe", "240"],
      ["Second Tract", "Amos Roe", "400"],
    ]));

  it("share a section with a part of an interest said behind it", () =>
    expect(parseLand("the N/2 of Section 4 and one-fourth of the minerals in the SE/4 of Section 5, T3N-R2W").map((t) => t.plss?.section)).toEqual([4, 5]));
});

it("a corner of a tract, or so many of its acres, is part of what the cited deed tells of", () => {
  const relation = (text: string) => parseLand(text)[0]?.reference?.relation;
  const of = "in the Amos Doe League, A-3, Elm County, deeded to me in Vol. 16, page 41";
  expect(relation(`one acre, a square in the Northwest corner of the sixteen acre tract ${of}`)).toBe("part");
  expect(relation(`the North five (5) acres of the fifteen (15) acres ${of}`)).toBe("part");
  expect(relation(`the sixteen acres ${of}`)).toBe("same");
});
