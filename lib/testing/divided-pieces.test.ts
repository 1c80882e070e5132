import { describe, expect, it, vi } from "vitest";
import { dividedPieces } from "@/lib/land/divided-pieces";
import { readChain } from "@/lib/testing/read-in-process";

vi.setConfig({ testTimeout: 30_000 });

const SIGNED =
  "\n\nDated June 12, 1958.\nCy Mott          Ada Venn\n\nAcknowledged before me June 12, 1958, by Cy Mott and Ada Venn. T. Fry, Notary Public.\nFiled June 16, 1958, Book 162, page 55.";

/** Each piece with who holds its surface and who its minerals, after two owners divided the land told by `land`. */
function pieces(land: string, act: string): string[] {
  const first = `WARRANTY DEED\n\nOlaf Berg, a widower, of Marsh County, Texas, for $10.00 grants and conveys to Cy Mott and Ada Venn, an undivided half to each, ${land}, with all minerals.\n\nDated May 3, 1941.\nOlaf Berg\nFiled May 5, 1941, Book 100, page 12.`;
  const { ownership } = readChain(
    [first, `PARTITION DEED\n\n${act}${SIGNED}`].map((text, i) => ({ name: `${i}.txt`, text })),
    "1960-01-01",
  );
  const held = (t: (typeof ownership.tracts)[number], estate: string) =>
    t.rows
      .filter((r) => r.estate_type === estate)
      .map((r) => r.name.charAt(0))
      .join("");
  return ownership.tracts.map((t) => `${t.label.charAt(0)} fee ${held(t, "fee")} surface ${held(t, "surface")} minerals ${held(t, "mineral")}`).sort();
}

const SECTION = "Section 21, Township 9 North, Range 3 East, Marsh County, Oklahoma, 640 acres";
const SURVEY = "400 acres in the Roe Survey, A-88, Marsh County, Texas";

describe("owners who divide their land by its sides", () => {
  it.each([
    `Cy Mott and Ada Venn, owners in common of ${SECTION}, divide the surface thereof. To CY MOTT is given the surface of the North half. To ADA VENN is given the surface of the South half. The minerals stay undivided, half and half.`,
    `Between CY MOTT, first party, and ADA VENN, second party, who own ${SECTION}, share and share alike. 1. First party takes the North Half, 320 acres, and second party releases to him her half of the surface of it. 2. Second party takes the South Half, 320 acres, and first party releases to her his half of the surface of it. 3. Neither gives up any oil, gas or other mineral in either half.`,
    `PARTIES: Cy Mott; Ada Venn\nLAND: ${SECTION}\nCY MOTT TO HAVE: N/2\nADA VENN TO HAVE: S/2\n\nThe parties, being cotenants, grant each to the other whatever is needed that each own the half set opposite the name, save that the oil, gas and other minerals are not partitioned and remain in common.`,
  ])("each takes the surface of his piece of a section, the minerals staying in both: %s", (act) =>
    expect(pieces(SECTION, act)).toEqual(
      ["N fee  surface C minerals CA", "S fee  surface A minerals CA"].map((x) => expect.stringMatching(new RegExp(`^${x.replace("CA", "[CA]{2}")}$`))),
    ),
  );

  it.each([
    `The owners of the 400 acres in the Roe Survey, A-88, Marsh County, Texas (Book 100, page 12), CY MOTT and ADA VENN, part the surface of it by an East and West line:\n\nThe North 200 acres goes to Cy Mott, to whom Ada Venn grants and conveys all her interest in the surface of the same.\n\nThe South 200 acres goes to Ada Venn, to whom Cy Mott grants and conveys all his interest in the surface of the same.\n\nMinerals under the whole remain undivided, a half in each.`,
    `First Owner: Cy Mott\nSecond Owner: Ada Venn\nLand: ${SURVEY}, owned half and half\n\nSecond Owner conveys to First Owner her undivided half of the surface of the North Half. First Owner conveys to Second Owner his undivided half of the surface of the South Half.\n\nMinerals: none are conveyed; each owns one-half of the minerals under both shares.`,
  ])("and of a survey: %s", (act) =>
    expect(pieces(SURVEY, act)).toEqual([
      expect.stringMatching(/^N fee {2}surface C minerals [CA]{2}$/),
      expect.stringMatching(/^S fee {2}surface A minerals [CA]{2}$/),
    ]),
  );

  it("each takes all of his piece where the minerals are divided with it", () =>
    expect(
      pieces(
        SECTION,
        `Cy Mott and Ada Venn partition ${SECTION}, which they own in common, so that Cy Mott shall henceforth own alone the East Half and Ada Venn alone the West Half, surface and minerals alike, and each grants and conveys to the other accordingly.`,
      ),
    ).toEqual(["E fee C surface  minerals ", "W fee A surface  minerals "]));
});

describe("the pieces of a division", () => {
  it.each([
    "the North half and the West half",
    "along the North line to the South line",
    "the North Half of the Southwest Quarter and the South Half of the Southwest Quarter",
    "the East half",
  ])("are none where the sides make up no tract: %s", (text) => expect(dividedPieces(text)).toEqual([]));
});
