import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";

const plats = (text: string) =>
  parseLand(text)
    .filter((t) => t.kind === "lot_block")
    .map((t) => [t.subdivision?.name, t.subdivision?.block, t.subdivision?.lots.join(",")]);

describe("platted land", () => {
  it.each([
    ["Lots Seven (7), Eight (8) and Nine (9) in Block Four (4) of Westgate Addition to the City of Enid", [["Westgate Addition", "4", "7,8,9"]]],
    ["Lot 6 of the subdivision now called the Harmon Block, according to the plat thereof", [["Harmon Block", null, "6"]]],
    ["Lot 3, Block 2 of the addition known as Elm Park, as platted", [["Elm Park", "2", "3"]]],
    ["LT 7 BK 4 WESTGATE ADDN", [["WESTGATE ADDN", "4", "7"]]],
    ["WESTGATE ADDITION BLOCK 4 LOTS 7 THRU 9", [["WESTGATE ADDITION", "4", "7,8,9"]]],
    ["All of Block 9, Harmon Heights Addition to the City of Clinton, Oklahoma", [["Harmon Heights Addition", "9", ""]]],
    ["Lots 3, 4 and 5 in Block “C” of the Original Town of Minden", [["Original Town of Minden", "C", "3,4,5"]]],
    [
      "Lots 10, 11 and the North 13 feet of Lot 12 in Block B of ORIGINAL TOWN, according to the map thereof",
      [
        ["ORIGINAL TOWN", "B", "10,11"],
        ["ORIGINAL TOWN", "B", "12"],
      ],
    ],
    ["Lot 7, Oak Forest, Unit 3, a subdivision per plat recorded in Cabinet A, Slide 44", [["Oak Forest, Unit 3", null, "7"]]],
    ["Tract 12, Sunny Acres, according to the plat thereof recorded in Plat Book 2, page 8", [["Sunny Acres", null, "12"]]],
    ["In-Lot No. 114 in the Village of Barton, Ohio", [["Village of Barton", null, "114"]]],
    [
      "Lot 22 in Block 3 in Hart's Subdivision of the South half of the NW quarter of Section 9, Township 39 North, Range 14 East",
      [["Hart's Subdivision", "3", "22"]],
    ],
    ["Lot 4 of Vernon County Certified Survey Map No. 1234", [["Vernon County Certified Survey Map No. 1234", null, "4"]]],
    ["Farm Lot 9 of the Verdugo Colony Tract, ten acres", [["Verdugo Colony Tract", null, "9"]]],
    ["Lot 9 of Section 4, Township 2 North, Range 3 West, a tract of 40 acres", []],
    ["Lot 6 of the Muckle division of the Juan Soto grant, 320 acres", [["Muckle division", null, "6"]]],
    ["80 acres, Lot 2 of the Elm Partition, Juan Soto grant, Lee County, Texas", [["Elm Partition", null, "2"]]],
    ["Lot No. 14 of the Hooper Patent, containing 88 acres", [["Hooper Patent", null, "14"]]],
  ])("reads %s", (text, want) => expect(plats(text)).toEqual(want));
});
