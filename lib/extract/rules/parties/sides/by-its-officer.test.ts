import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const givers = (opening: string, foot = "", title = "DEED"): string[] =>
  readInstrument({
    name: "deed",
    text: `${title}\n\n${opening} to Amos Dillard, a widower, the Northwest Quarter of Section 14, Township 18 South, Range 24 West, Ness County, Kansas.\n\nDated June 5, 1951.\n\n${foot}`,
  })
    .parties.resolved.parties.filter((p) => p.side === "from")
    .map((p) => p.name);

describe("those by whom a party acts", () => {
  it.each([
    [
      "Elgin State Bank, a corporation, acting herein by and through its duly authorized officer, Dwight Sellers, for value received, conveys",
      "Elgin State Bank",
    ],
    [
      "S. & W. Drilling, a corporation, acting herein by and through its Vice-President, E. St. Clair, of Ames, Iowa, for One Dollar, conveys",
      "S. & W. Drilling",
    ],
    ["H. L. Dunnaway, a single man, by his agent and attorney in fact, Ira Voss, for One Dollar, conveys", "H. L. Dunnaway"],
    ["Carl Gill, acting by and through his attorney in fact, Ben Roe, whose address is 114 N. Main Street, Elgin, Kansas 67361, conveys", "Carl Gill"],
    ["Clara Gill, by Ben Roe, her attorney-in-fact, for One Dollar, conveys", "Clara Gill"],
  ])("leaves them out: %s", (opening, giver) => expect(givers(opening, "Carl Poe, President")).toEqual([giver]));

  it("keeps one who gives for himself too", () => {
    expect(givers("Carl Gill, individually, and Ada Gill, by her attorney in fact, Carl Gill, for One Dollar, convey").sort()).toEqual([
      "Ada Gill",
      "Carl Gill",
    ]);
    expect(givers("Elgin State Bank, by its President, Ben Roe, and Ben Roe, a single man, for One Dollar, convey").sort()).toEqual([
      "Ben Roe",
      "Elgin State Bank",
    ]);
  });
});
