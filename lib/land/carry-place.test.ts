import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const FIRST = "TRACT 1: The NW/4 of Section 8, Block 5, T-2-N, T. & P. Ry. Co. Survey, 160 acres. TRACT 2: ";
const second = (words: string) => {
  const s = parseLand(FIRST + words)[1]?.survey;
  return s && [s.name, s.block, s.section].join();
};

describe("a section in the survey of the tract before", () => {
  it.each([
    ["the E/2 of Section 9, same Block and Survey, 320 acres.", "T. & P. Ry. Co.,5,9"],
    ["Section 9, said Block, 640 acres.", "T. & P. Ry. Co.,5,9"],
    ["Section 9, Block 6, same Survey, 640 acres.", "T. & P. Ry. Co.,6,9"],
    ["the S/2 of Section 9 of the aforesaid Block and Survey.", "T. & P. Ry. Co.,5,9"],
    ["Section 9, same block, same township, same survey, 640 acres.", "T. & P. Ry. Co.,5,9"],
    ["40 acres out of the J. Roe Survey, A-33, which adjoins the said Block.", "J. Roe,,"],
    ["40 acres in Section 9, Township 2 North, Range 3 West, adjoining the said Survey.", null],
    ["40 acres in Section 9, Township 2 North, Range 3 West, abutting said Block.", null],
  ])("%s", (words, survey) => expect(second(words)).toBe(survey));
});

describe("a section in the township of the tract before", () => {
  it.each([
    ["the NE/4 of Section 21 in said township, 160 acres", "NE/4 21 6N"],
    ["the NE/4 of Section 21, same township, one hundred sixty (160) acres", "NE/4 21 6N"],
    ["the NE/4 of Section 21, said township and range, 160 acres", "NE/4 21 6N"],
    ["the NE/4 of Section 21, Township 7, 160 acres", "NE/4 21 7"],
  ])("%s", (words, want) => {
    const p = parseLand(`The W/2 of Section 22, Township 6 North, Range 41 East, 320 acres; ${words}`)[1]?.plss;
    expect(`${p?.label} ${p?.section} ${p?.township}`).toBe(want);
  });
});

it("takes words on a numbered tract for no lot of the section before them", () => {
  const [only, ...more] = parseLand("The SW/4 of Section 1, T12N, R5W. The minerals in and under Tract 1 are not conveyed.");
  expect([only?.text, only?.plss?.lots, more.length]).toEqual(["SW/4 of Section 1", [], 0]);
});

it("a section in the township of calls that begin at a corner of one", () => {
  const [first, second] = parseLand(
    "PARCEL ONE. Beginning at the Northwest corner of the SW¼NW¼ of Sec. 9, T. 2 S., R. 1 W., U. S. M., thence East 80 rods; thence South 80 rods; thence West 60 rods; thence North 80 rods to beginning.\n\nPARCEL TWO. S½SE¼ of Section 4, same Township, Range and Meridian.",
  );
  expect([first?.plss?.section, second?.plss?.section, second?.plss?.township, second?.plss?.range]).toEqual([9, 4, "2S", "1W"]);
});
