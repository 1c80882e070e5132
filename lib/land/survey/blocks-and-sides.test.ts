import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const surveys = (text: string): string[] =>
  parseLand(text, { state: "TX" }).map((t) =>
    [t.survey?.section, t.survey?.block, t.survey?.name, t.survey?.abstract, t.acres_stated].map((x) => x ?? "").join("|"),
  );

describe("surveys numbered within a block", () => {
  it.each([
    ["Surveys 43 and 54, Block M-1, Township 2 North, T&P RR Co. Survey", ["43|M-1|T&P RR Co.||", "54|M-1|T&P RR Co.||"]],
    [
      "Survey 5, Block No. 55, I. & G. N. R. R. Co.; also all of Survey 28, Block No. 55, I. & G. N. R. R. Co.",
      ["5|55|I. & G. N. R. R. Co.||", "28|55|I. & G. N. R. R. Co.||"],
    ],
    ["(a) E/2 in Survey 16, Block M-1, B. S. & F.; (b) Survey 22, Block M-1, B. S. & F., 640 acres", ["16|M-1|B. S. & F.||", "22|M-1|B. S. & F.||640"]],
    [
      "(a) all of Section No. 32, Block 55, Gulf, Colorado & Santa Fe Railway Company. (b) Section No. 57, Block 55, Gulf, Colorado & Santa Fe Railway Company",
      ["32|55|Gulf, Colorado & Santa Fe Railway Company||", "57|55|Gulf, Colorado & Santa Fe Railway Company||"],
    ],
    [
      "Tract 1: the S/2, Section 41, Block 34, H. & T. C. Ry. Co. Survey; Tract 2: All of Section 31, Block 34, H. & T. C. Ry. Co. Survey.",
      ["41|34|H. & T. C. Ry. Co.||", "31|34|H. & T. C. Ry. Co.||"],
    ],
  ])("%s", (text, want) => {
    expect(surveys(text)).toEqual(want);
  });
});

describe("acres off a side of a survey", () => {
  it.each([
    ["80 acres off the West side of the William Hardy Survey, A-154", "||William Hardy|A-154|80"],
    ["80 acres along the North line of William Hardy Survey, Abst. No. 154", "||William Hardy|A-154|80"],
    ["the North 80 acres of the William Hardy Survey, A-154", "||William Hardy|A-154|80"],
  ])("%s", (text, want) => {
    expect(surveys(text)).toEqual([want]);
  });
  it("takes a survey in whose corner a call ends for a neighbour", () => {
    expect(surveys("80 acres in the Juan Robles Survey, A-9, adjoining the West side of the William Hardy Survey").at(0)).toContain("Juan Robles");
  });
});

describe("words on surveys that name none", () => {
  it("are no Texas survey", () => {
    const [t] = parseLand("Section 9: all, T26N-R18W, containing 640 acres according to the Government survey thereof");
    expect([t?.kind, t?.plss?.section, t?.acres_stated]).toEqual(["plss", 9, "640"]);
  });
});

describe("a chain of parts of a numbered survey", () => {
  it.each([
    "all of Survey 57, Block No. 7, BS&F; also the north half of the southeast quarter of Survey 51, Block No. 7, BS&F",
    "all of Survey 57, Block 7, BS&F; and the North Half (N/2) of the Southeast Quarter (SE/4) of Survey 51, Block 7, BS&F",
    "1. Survey No. 57, Blk. 7, BS&F; 2. the North one-half of the South-East one-fourth of Survey No. 51, Blk. 7, BS&F",
  ])("is not cut in its middle: %s", (text) => {
    const tracts = parseLand(text, { state: "TX" });
    expect(tracts.map((t) => [t.survey?.section, t.survey?.aliquots?.join(" ")])).toEqual([
      ["57", undefined],
      ["51", "NESE NWSE"],
    ]);
  });
});
