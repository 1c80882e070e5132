import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const deed = (from: string, to: string, year: number, land: string): string => `WARRANTY DEED

${from}, a single person, grantor, for and in consideration of One Thousand Dollars, does hereby grant, bargain, sell and convey unto ${to}, grantee, the following described land in Logan County, Oklahoma, to-wit:

${land}

To have and to hold unto ${to}, and his heirs and assigns forever.

Dated March 9, ${year}.

${from}

Filed for record March 10, ${year}, Book 27, page ${year - 1700}.`;

/** What each owns at the end, over all tracts: A gives to B by the one description, B to C by the other. */
function owners(first: string, second: string): string[] {
  const chain = readChain(
    [
      { name: "01.txt", text: deed("Ida Farrow", "Louis Behrens", 1921, first) },
      { name: "02.txt", text: deed("Louis Behrens", "Cora Whitsett", 1947, second) },
    ],
    "1990-01-01",
  );
  return [...new Set(chain.ownership.tracts.flatMap((t) => t.rows.map((r) => `${r.name} ${r.estate_type} ${r.share.fraction}`)))];
}

describe("one land described in two forms", () => {
  it.each([
    [
      "Sections 5 to 8, both inclusive, 17 and 18, Township 12 North, Range 7 West of the Indian Meridian.",
      "T12N-R7W, I.M.\nSec. 17: All\nSec. 18: All\nSecs. 5, 6, 7 and 8: All",
    ],
    [
      "Sections 23 and 24, N½NE¼ and W½ Section 25, all in T4N, R9W.",
      "All of Section Twenty-three (23); all of Section Twenty-four (24); and the North Half of the Northeast Quarter and the West Half of Section Twenty-five (25), all in Township numbered Four North of Range numbered Nine West.",
    ],
    [
      "In T15S, R14W: the N½ of Section 5; Sections 26 and 13; In T15S, R15W: Section 26: all; Section 15: the NE¼.",
      "the North half of Section 5 and all of Sections 13 and 26, in Township 15 South, Range 14 West; and all of Section 26 and the Northeast quarter of Section 15, in Township 15 South, Range 15 West.",
    ],
    [
      "the NW/4 of Section 9, less the South 4 acres thereof, and Section 10, T8N-R3W.",
      "Section 10: All; Section 9: NW/4, except 4 acres off the South side thereof, in Township 8 North, Range 3 West.",
    ],
  ])("%s", (first, second) => {
    for (const [a, b] of [
      [first, second],
      [second, first],
    ] as const)
      expect(owners(a, b).filter((o) => !/^Cora Whitsett (?:fee|surface|mineral) 1$/.test(o))).toEqual([]);
  });
});
