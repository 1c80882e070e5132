import { describe, expect, it, vi } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

// Each case reads a chain and reckons its title.
vi.setConfig({ testTimeout: 30_000 });

const SECTION = "Section 24, Block 7, H. & T. C. Ry. Co. Survey, Marsh County, Texas";

/** Who owns which tract, where Ira Pool gives Ada Venn `whole`, she gives `sold` to Bo Lark and then `rest` to Cy Mott. */
function owners(whole: string, sold: string, rest: string): string[] {
  const people = ["Ira Pool", "Ada Venn", "Bo Lark", "Ada Venn", "Cy Mott"];
  const papers = [whole, sold, rest].map((land, i) => {
    const [from, to] = [i === 0 ? "Ira Pool" : "Ada Venn", people[i === 0 ? 1 : 2 * i] ?? ""];
    return {
      name: `${i}.txt`,
      text: `WARRANTY DEED\n\n${from}, a single person, for Ten Dollars, grants, sells and conveys unto ${to} ${land}.\n\nTo have and to hold forever.\n\nDated May 3, ${1930 + 10 * i}. ${from}\nFiled May 9, ${1930 + 10 * i}, Book ${20 + i}, page 7.`,
    };
  });
  const { ownership } = readChain(papers, "1990-01-01");
  return ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.share.fraction} ${t.label.split(",")[0]}`)).sort();
}

describe("what a giver has left of land that he sold in part", () => {
  it.each([
    `all that is left to me of ${SECTION}, after my sale to Bo Lark, being 320 acres`,
    `the balance of ${SECTION}, not heretofore sold by me, 320 acres`,
    `the rest of ${SECTION}`,
    `whatever land I still own in ${SECTION}`,
    `all of ${SECTION}, except what I deeded to Bo Lark in Book 21, page 7`,
  ])("is the other half: %s", (rest) => {
    expect(owners(`all of ${SECTION}, 640 acres`, `the East Half of ${SECTION}`, rest)).toEqual(["Bo Lark 1 E/2", "Cy Mott 1 W/2"]);
  });

  it("is what he held, and not the section, where he held a half", () => {
    const place = "Section 9, Township 5 North, Range 7 West, Elm County, Oklahoma";
    expect(owners(`the N/2 of ${place}`, `the NE/4 of ${place}`, `the rest of my half section in ${place}, 160 acres`)).toEqual([
      "Bo Lark 1 NE/4",
      "Cy Mott 1 NW/4",
    ]);
  });

  it("is what a piece told by its acres leaves", () => {
    expect(owners(`all of ${SECTION}, 640 acres`, `the North 210 acres of ${SECTION}`, `the residue of ${SECTION} remaining unsold, 430 acres`)).toEqual([
      "Bo Lark 1 210 acres",
      "Cy Mott 1 All",
    ]);
  });

  it("is the part that the words name, where they name one", () => {
    const place = "Section 9, Township 5 North, Range 7 West, Elm County, Oklahoma";
    expect(owners(`the N/2 of ${place}`, `the NE/4 of ${place}`, `part of the rest of my land, being the S/2 of the NW/4 of ${place}`)).toEqual([
      "Ada Venn 1 N/2 NW/4",
      "Bo Lark 1 NE/4",
      "Cy Mott 1 S/2 NW/4",
    ]);
  });
});
