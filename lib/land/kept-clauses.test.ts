import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";

const land = (text: string) => parseLand(text).map((t) => `${t.plss?.section} ${t.plss?.label}${t.exceptions.length ? " less" : ""}`);

describe("a clause that keeps an interest in a part of the land", () => {
  it.each([
    ["All of Section 5, Township 1 North, Range 1 West, except the minerals under the NE/4 thereof.", ["5 ALL"]],
    ["Section 5, T1N, R1W, less and except one-half of the oil and gas in the SE/4 of said Section 5.", ["5 ALL"]],
    ["SE/4 of Section 9-17S-30W, reserving to grantors 1/2 of the oil, gas and other minerals in and under the N/2 thereof", ["9 SE/4"]],
    ["Sections 15 and 16, T10S-R33E, excepting all minerals in Section 16, and excepting one-half of the coal in Section 15", ["15 ALL", "16 ALL"]],
    ["the NW/4 of Section 30, T8N-R20W. The Northeast Quarter of said Northwest Quarter is subject to a half of the oil of A. Roe.", ["30 NW/4"]],
    ["the NW/4 of Section 30, T8N-R20W. The royalty kept by A. Roe in Vol. 6, page 9, burdens the NW/4 as well as the rest of the West Half.", ["30 NW/4"]],
    ["the NW/4 of Section 30, T8N-R20W. A mortgage to the Elm Bank rests upon the N/2 of Section 31 beside it.", ["30 NW/4"]],
    ["the NW/4 of Section 30, T8N-R20W. The land also takes in the SW/4 of Section 31.", ["30 NW/4", "31 SW/4"]],
  ])("neither leaves that part out of the land nor adds it: %s", (text, tracts) => expect(land(text)).toEqual(tracts));

  it("leaves land out where land is excepted", () =>
    expect(land("Section 5, T1N, R1W, less and except the SE/4 of said Section 5")).toEqual(["5 N/2, SW/4 less"]));
  it("is the description itself where none stands before it", () => expect(land("excepting the oil in the SE/4 of Section 9, T17S-R30W")).toEqual(["9 SE/4"]));
});

describe("land left out ahead of minerals that pass", () => {
  it.each([
    "Section 17, Township 38 North, Range 70 West, less the N/2 NW/4, leaving 560 acres, more or less, and all oil, gas and minerals under it",
    "Section 17, Township 38 North, Range 70 West, except the N/2 NW/4, and containing 560 acres, and the oil and gas in and under the same",
  ])("stays left out: %s", (words) => expect(land(words)).toEqual(["17 S/2, NE/4, S/2 NW/4 less"]));
});

describe("a royalty given beside land", () => {
  it("lies in the land it is given in", () =>
    expect(
      land("the NE/4 of Section 5, T1N-R1E; an undivided 1/16 royalty interest in the SE/4 of Section 9, T1N-R1E, being payable out of all production"),
    ).toEqual(["5 NE/4", "9 SE/4"]));
});

describe("halves given apart", () => {
  it("are halves of the same quarter", () =>
    expect(land("to ADA VENN the north half, and to BO LARK VENN the south half, of the Southeast Quarter of Section 20, T1N-R1E")).toEqual(["20 SE/4"]));
});
describe("acres and perches in words", () => {
  it("are added", () =>
    expect(parseLand("a tract on Elm Run, one hundred and thirty-six acres and one hundred thirty-six perches").map((t) => t.acres_stated)).toEqual([
      "136.85",
    ]));
});
