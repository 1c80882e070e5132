import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads a chain and reckons its title.
vi.setConfig({ testTimeout: 30_000 });

/** The tracts of deeds from Ira Pool to Ada Venn, from her to Bo Lark, and so on, with who owns each at the end. */
function owners(place: string, ...lands: string[]): string[] {
  const people = ["Ira Pool", "Ada Venn", "Bo Lark", "Cy Mott", "Di Roe"];
  const papers = lands.map((land, i) => ({
    name: `${i}.txt`,
    text: `WARRANTY DEED\n\n${people[i]}, a single person, for Ten Dollars, grants, sells and conveys unto ${people[i + 1]} ${land}, ${place}.\n\nTo have and to hold forever.\n\nDated May 3, ${1930 + 10 * i}. ${people[i]}\nFiled May 9, ${1930 + 10 * i}, Book ${20 + i}, page 7.`,
  }));
  const { ownership } = readChain(papers, "1990-01-01");
  return ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction}`));
}

describe("land told by its acres alone", () => {
  it("is the piece of the section that another paper gives as many acres, whatever it leaves out", () => {
    const first =
      "the E/2 of the NE/4 of the NW/4 and the SW/4 of the NE/4, less 4 acres in the SE corner, Section 27, Township 1 South, Range 12 East, 56 acres";
    expect(owners("Alder County, Oklahoma", first, "our home place of 56 acres in Section 27, Township 1 South, Range 12 East")).toEqual(["Bo Lark 1"]);
    expect(owners("Alder County, Oklahoma", first, "the 56 acres in the NE/4 NW/4 and the SW/4 NE/4, Section 27, Township 1 South, Range 12 East")).toEqual([
      "Bo Lark 1",
    ]);
  });

  it("is another piece where the acres differ", () => {
    const first = "the E/2 of the NE/4 of the NW/4 and the SW/4 of the NE/4 of Section 27, Township 1 South, Range 12 East, 60 acres";
    expect(owners("Alder County, Oklahoma", first, "12 acres in Section 27, Township 1 South, Range 12 East")).toContain("Ada Venn 1");
  });

  it("is no whole section where another paper describes a piece of as many acres", () => {
    const first = "all of Section 16 lying east of the Bogue Homa road, Township 3 North, Range 8 East, containing 461.5 acres";
    expect(owners("Alder County, Mississippi", first, "the 461.5 acres in Section 16, Township 3 North, Range 8 East")).toEqual(["Bo Lark 1"]);
  });
});

describe("a whole told with the parts that make it up", () => {
  const parts =
    "584 acres, a part of the J. Roe Survey, A-131, in two parcels: PARCEL I. 301.976 acres West of the Elm road. PARCEL II. 282.024 acres East of and adjoining Parcel I";
  it("is one land", () => expect(owners("Marsh County, Texas", parts, "584 acres, more or less, J. Roe Survey, A-131")).toEqual(["Bo Lark 1"]));
  it("stays in parts where another paper deals with one of them", () =>
    expect(owners("Marsh County, Texas", parts, "301.976 acres West of the Elm road, J. Roe Survey, A-131")).toContain("Bo Lark 1"));
});
