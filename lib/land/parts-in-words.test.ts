// Parts and surveys in words that name no plain aliquot: acres off a side, parts told behind, triples, blocks of railways.
import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const labels = (text: string, state = "OK") => parseLand(text, { state }).map((t) => `${t.plss?.label} ${t.plss?.section}`);

describe("acres off a side of a part", () => {
  it.each([
    ["the West 80 acres of the Northeast Quarter of Section 5, T7N-R3W", "W/2 NE/4 5"],
    ["East twenty acres of the SE quarter of the SE quarter of Sec. 14, T7N R3W", "E/2 SE/4 SE/4 14"],
    ["the East ten (10) acres of the South 80 acres of the SW/4 of Section 17, T7N-R3W", "E/2 E/2 SE/4 SW/4 17"],
    ["the East ten (10) acres of the South 80 acres, SW/4 Sec. 17, T7N-R3W", "E/2 E/2 SE/4 SW/4 17"],
    ["the North 80 acres, Southeast Quarter, Section 17, T7N-R3W", "N/2 SE/4 17"],
    ["the Southeast Forty of the Northeast Quarter of Section 18, T7N-R3W", "SE/4 NE/4 18"],
    ["the west eighty of the NE/4, Section 3, T7N-R3W", "W/2 NE/4 3"],
    ["eighty acres in the NE/4 of Section 25, T7N, R3W, being the west half thereof", "W/2 NE/4 25"],
    ["80 acres in Section 5, T7N-R3W, being the W/2 NE/4 thereof", "W/2 NE/4 5"],
  ])("%s → %s", (text, want) => expect(labels(text)).toEqual([want]));

  it.each([
    ["the West 26 acres of the SE/4 NW/4 of Section 9, T7N-R3W", "W 13/20 SE/4 NW/4 9", "26"],
    ["W. 26 acres SE/4 NW/4, Sec. 9, T7N-R3W", "W 13/20 SE/4 NW/4 9", "26"],
    ["N/2 NE/4; the East 33 acres of the SW/4 NE/4, Section 9, T7N-R3W", "E 33/40 SW/4 NE/4, N/2 NE/4 9", "113"],
    ["the South 12.7 acres of the NE/4 NE/4 and the SE/4 NE/4, Section 9, T7N-R3W, containing 52.7 acres", "S 127/400 NE/4 NE/4, SE/4 NE/4 9", "52.7"],
  ])("%s, whose acres are no share of halves, holds just so many", (text, label, acres) => {
    expect(labels(text)).toEqual([label]);
    expect(parseLand(text)[0]?.acres_computed).toBe(acres);
    expect(parseLand(text)[0]?.warnings.map((w) => w.code)).not.toContain("partial");
  });

  it.each([
    "the east 80 acres of our farm in the SE/4 of Section 3, T7N-R3W",
    "80 acres in the NE/4 of Section 3, T7N-R3W, being the same land conveyed by deed",
    "66 acres in the NE/4 of Section 3, T7N-R3W",
  ])("leaves %s a piece of its part", (text) => expect(parseLand(text)[0]?.warnings.map((w) => w.code)).toContain("partial"));
});

describe("section, township and range in figures behind “of”", () => {
  it.each([
    ["our quarter section, the NW¼ of 20-15-9, clear of expense", ["NW/4 20"]],
    ["the N/2 of 8-12-21 and the SW/4 of 9-12-21", ["N/2 8", "SW/4 9"]],
    ["the SE/4 of Section 8-26N-10W, 160 acres, and leases all of it to Lessee", ["SE/4 8"]],
  ])("%s", (text, want) => expect(labels(text)).toEqual(want));
});

describe("sections of a railway's block in its township", () => {
  const surveys = (text: string) =>
    parseLand(text, { state: "TX" }).map((t) => `${t.survey?.name} ${t.survey?.block} ${t.survey?.township} ${t.survey?.section} ${t.acres_stated}`);
  it.each([
    ["Survey 21, Block 39, Tp. 2 South, E. & W. Ry. Co., in Elm County, 640 acres", ["E. & W. Ry. Co. 39 T-2-S 21 640"]],
    [
      "Block 40, Township 2 South, Elm and Western Railway Company lands, viz: Sections Nos. 3 and 9",
      ["Elm and Western Railway Company 40 T-2-S 3 null", "Elm and Western Railway Company 40 T-2-S 9 null"],
    ],
    ['the whole of Survey Eleven, Block "D", E. W. & P. Ry. Co. lands', ["E. W. & P. Ry. Co. D null 11 null"]],
  ])("%s", (text, want) => expect(surveys(text)).toEqual(want));

  it("reads a half cut by a diagonal as a piece of the section", () => {
    const [t] = parseLand("the N. W. 1/2 of Survey No. 41, Block 34, E&WT Ry. Co., three hundred and twenty acres", { state: "TX" });
    expect([t?.survey?.section, t?.survey?.aliquots, t?.acres_stated]).toEqual(["41", undefined, "320"]);
  });
  it("reads the parts of a section named by its acres", () =>
    expect(
      parseLand("240 acres in Section 21, Block K, P. S. L., namely its NW/4 and the W/2 of its NE/4.", { state: "TX" })[0]?.survey?.aliquots,
    ).toHaveLength(6));
});

describe("the name and the acres of a survey", () => {
  const name = (text: string) => parseLand(text, { state: "TX" })[0]?.survey?.name;
  it.each([
    ["160 acres called Survey 12, Abst. 137, lying East of and adjoining E. & W. L. Co. No. 6", null],
    ["conveys to the grantee the 160 acre Roe pre-emption, Survey 12, A-137, in Elm County", null],
    ["to QUADE & CO., INC., a corporation, 80 acres out of Section 17, Block D-2, Elm County", null],
    ["on the bank below Elmville, Survey No. 63, Abstract 2, in Elm County", null],
    ["200 acres, the Thos. W. Roe Survey, A-12, Elm County", "Thos. W. Roe"],
  ])("%s → %s", (text, want) => expect(name(text)).toBe(want));
  it("takes the acres told of all, not those left out", () =>
    expect(parseLand("known as the Amos Roe League, saving the 100 acre square in the corner, 4,328 acres in all, with the timber")[0]?.acres_stated).toBe(
      "4328",
    ));
});

describe("parts said again, lists in words, and numbers that are none of land", () => {
  it("reads the part of the section behind the part of the place", () =>
    expect(labels("the north half of the place, being the NW¼ of Section 16, T7N-R3W")).toEqual(["NW/4 16"]));
  it("takes all and the entire estate for no land", () =>
    expect(labels("all and the entire estate: To ANN, the Northwest Quarter (NW/4) of Section 16, T7N-R3W")).toEqual(["NW/4 16"]));
  it("takes less than for no exception", () =>
    expect(
      parseLand("the SW/4 of Section 9, T7N-R3W, with a royalty of not to be less than one-eighth on the said Southwest quarter", { state: "OK" })[0]
        ?.exceptions,
    ).toEqual([]));
  it("takes a section of a code for no section of land", () =>
    expect(labels("states under section 38-18.1-04: That she claims the SW/4 of Section 12, T7N-R3W")).toEqual(["SW/4 12"]));
  it("reads a list of sections in words wherever it stands", () =>
    expect(parseLand("known as Sections Three, Four and Ten, Block 40, E&W Ry. Co., 640 acres each", { state: "TX" }).map((t) => t.survey?.section)).toEqual([
      "3",
      "4",
      "10",
    ]));
  it.each([
    ["their home quarter section, being the NW/4 of Section 662, Block 43, E&WT Ry. Co. Survey", "662"],
    ["The section is No. 32 of Block C, E. W. & P. Ry. Co. Survey, 640 acres", "32"],
  ])("%s → %s", (text, section) => expect(parseLand(text, { state: "TX" })[0]?.survey?.section).toBe(section));
});

it("takes the county before a survey's number for no name", () =>
  expect(
    parseLand(
      "the Elm and Western Railway Company did locate and survey in Ash County (that part now OAK County) Survey Number Forty-one in Block Thirty-four, 640 acres",
      {
        state: "TX",
      },
    )[0]?.survey?.name,
  ).toBe("Elm and Western Railway Company"));

it("keeps the number in the name of a survey that is no railway's", () => {
  expect(parseLand("Survey 4, Block 12½, J. B. Roe Survey, Pecos County, Texas", { state: "TX" })[0]?.survey?.name).toBe("J. B. Roe Survey 4");
  expect(parseLand("Survey 4, Block 12, E. & W. Ry. Co. Survey, Pecos County, Texas", { state: "TX" })[0]?.survey?.name).not.toMatch(/\d/);
});

describe("'and all' at the end of a list of things", () => {
  const quarter = "the Southwest Quarter of Section 9, T7N-R3W";
  it.each(["; surface, minerals and all; to have", ", house, barns and all, one-third thereof to A", ", with the wells and all.", ", once and for all."])(
    "is no section: %s",
    (tail) => expect(labels(`${quarter}${tail}`)).toEqual(["SW/4 9"]),
  );
  it.each([
    ["Section 10 and all of Section 11, T7N-R3W", ["ALL 10", "ALL 11"]],
    ["Sec. 9: SW/4 and Sec. 10: all, T7N-R3W", ["SW/4 9", "ALL 10"]],
  ])("but all of a section is: %s", (text, want) => expect(labels(text)).toEqual(want));
});
