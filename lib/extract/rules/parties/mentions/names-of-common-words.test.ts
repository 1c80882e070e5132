import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const sides = (act: string): [string[], string[]] => {
  const { parties } = readInstrument({
    name: "deed",
    text: `DEED\n\n${act} the Northwest Quarter of Section 14, Township 18 South, Range 24 West, Ness County, Kansas.\n\nDated June 5, 1951.`,
  }).parties.resolved;
  const of = (side: string) => parties.filter((p) => p.side === side).map((p) => p.name);
  return [of("from"), of("to")];
};

describe("names of common words, particles and houses", () => {
  it.each(["Ira Fee", "Carl Page", "F. X. Clerk", "Roy H. Block", "Louis de la Vega", "Otto van der Poel", "Ana de los Santos"])("reads %s whole", (name) => {
    expect(sides(`${name}, a single person, for Ten Dollars, grants to Amos Dillard`)).toEqual([[name], ["Amos Dillard"]]);
    expect(sides(`Amos Dillard, for Ten Dollars, conveys to Thelma Quigg and ${name}`)).toEqual([["Amos Dillard"], ["Thelma Quigg", name]]);
  });

  it.each([["Sisters of St. Agnes"], ["City of Ames"], ["Board of Trustees of Elm College"], ["Royalty Holding Company"]])(
    "parts a person from %s",
    (house) => {
      expect(sides(`Roy Gill, for Ten Dollars, conveys to Amos Dillard, Thelma Quigg and ${house},`)[1]).toEqual(["Amos Dillard", "Thelma Quigg", house]);
    },
  );

  it.each([["Texas & Ohio Railway Company"], ["S. & W. Drilling"], ["Buck & Doe Run Ranch"]])("parts %s from the person behind it", (house) => {
    expect(sides(`${house} and Amos Dillard, for Ten Dollars, grant and convey to Roy Gill`)[0]).toEqual([house, "Amos Dillard"]);
  });

  it("keeps houses whole whose words are joined", () => {
    expect(sides("Dallas Land and Cattle Company, for Ten Dollars, conveys to Elm Oil & Gas and Mining Company")).toEqual([
      ["Dallas Land and Cattle Company"],
      ["Elm Oil & Gas and Mining Company"],
    ]);
    expect(sides("Smith, Jones & Lake, for Ten Dollars, conveys to Wm. Hale & Sons,")[1]).toEqual(["Wm. Hale & Sons"]);
  });

  it("takes nobody for a party in whose care mail is sent, nor what trustees are", () => {
    expect(sides("Dolly Dewitt, a widow, c/o First State Bank, Drawer B, Cody, Wyoming, for Ten Dollars, conveys to Amos Dillard")).toEqual([
      ["Dolly Dewitt"],
      ["Amos Dillard"],
    ]);
    expect(sides("Amos Dillard, for Ten Dollars, conveys to Ben Roe and Ada Roe, Co-Trustees of the Elm Street Trust,")[1]).toEqual(["Ben Roe", "Ada Roe"]);
  });
});
