// Two tracts of one survey and one size that a paper numbers or letters, and later papers that point at one of them.
import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed = (from: string, to: string, land: string, year: number, book: number): string =>
  `WARRANTY DEED\n\nThat ${from}, a single man, for Ten Dollars, does hereby grant, sell and convey unto ${to}, a single man, the following land in Young County, Texas:\n\n${land}\n\nDated March 3, ${year}. ${from}\n\nFiled March 4, ${year}, Vol. ${book}, page 3, Deed Records of Young County.\n`;
const owners = (first: string, second: string): string[] =>
  readChain(
    [
      { name: "01.txt", text: deed("Amos Root", "Carl Lang", first, 1910, 1) },
      { name: "02.txt", text: deed("Carl Lang", "Hiram Quinlan", second, 1920, 2) },
    ],
    "1930-01-01",
  ).ownership.tracts.map((t) => `${t.label?.split(",")[0]}: ${t.rows.map((r) => r.name).join()}`);

describe("tracts alike in survey and size", () => {
  const lettered = "TRACT A: 37.07 acres, J. D. Burke Survey, A-69.\nTRACT B: 37.07 acres, J. D. Burke Survey, A-69.";
  it.each([
    ["37.07 acres, J. D. Burke Survey, A-69, being TRACT B described in Vol. 1, page 3.", ["Tract A: Carl Lang", "Tract B: Hiram Quinlan"]],
    ["Tract A, 37.07 acres, J. D. Burke Survey, A-69 (Vol. 1, page 3).", ["Tract A: Hiram Quinlan", "Tract B: Carl Lang"]],
  ])("are told apart by what the cited paper calls them: %s", (second, want) => expect(owners(lettered, second).sort()).toEqual(want));
  it("are told apart by their ordinals", () =>
    expect(
      owners(
        "First Tract: 100 acres, Asa Pike Survey, A-301. Second Tract: 100 acres, Asa Pike Survey, A-301.",
        "the second tract of 100 acres in the Asa Pike Survey described in the deed in Vol. 1, page 3.",
      ).sort(),
    ).toEqual(["First Tract: Carl Lang", "Second Tract: Hiram Quinlan"]));
});
