// Pieces told by their acres: lots of a division that come to the whole, small land given beside a tract, and acres named again in the words of holding.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const read = (text: string) => readInstrument({ name: "a.txt", text });
const acres = (text: string) => read(text).land.resolved.tracts.map((t) => `${t.survey?.name ?? t.kind} ${t.acres_stated}`);

describe("lots of a division", () => {
  const deed = (a: string, b: string) =>
    `PARTITION DEED. CY MOTT and BO MOTT, each owning one-half of 90 acres in the Elm League, A-9, Roe County, Texas, wish to hold apart. Bo Mott grants and conveys to Cy Mott all of his interest in ${a}. Cy Mott grants and conveys to Bo Mott all of his interest in ${b}. May 6, 1990. Cy Mott, Bo Mott`;
  it.each([
    ["TRACT A, the East field, 50 acres", "TRACT B, the West field, 40 acres"],
    ["Lot 1, being the hill land, 50 acres", "Lot 2, the bottom land, 40 acres"],
  ])("are parts of the land that they make up: %s", (a, b) => {
    const paper = read(deed(a, b));
    expect(acres(deed(a, b))).toEqual(["Elm 90", "Elm 50", "Elm 40"]);
    expect(paper.conveyance.resolved.grants.map((g) => g.tracts)).toEqual([["t2"], ["t3"]]);
  });
  it("are none where their acres do not come to the whole", () => {
    expect(acres(deed("Tract A, the East field, 50 acres", "Tract B, the West field, 30 acres"))).not.toContain("Elm 30");
  });
});

describe("land given beside a tract", () => {
  const deed = (words: string) => `DEED. ADA VENN grants and conveys to BO LARK ${words} To have and to hold. July 4, 1961. Ada Venn`;
  const RANCH = "her home ranch in the Elm Grant, A-9, Roe County, Texas, 884 acres";
  it.each([
    `${RANCH}, together with the strip of 6.5 acres adjoining it on the North, which she had of Roe by exchange deed, Vol. 12, page 20.`,
    `${RANCH}; also a piece of land of 6.5 acres in the same grant.`,
    `${RANCH}, and the adjoining 6.5 acre tract bought of Roe.`,
  ])("is land of its own: %s", (words) => {
    expect(acres(deed(words))).toEqual(["Elm 884", "Elm 6.5"]);
  });
  it.each([
    `${RANCH}, less 10 acres in the road and a strip of 6.5 acres sold to Roe.`,
    `${RANCH}, bounded by the creek and the tract of 6.5 acres is not conveyed.`,
  ])("is not taken from what is left out: %s", (words) => {
    expect(acres(deed(words))).not.toContain("Elm 6.5");
  });
  it("is none where the words of holding name the same acres", () => {
    const text = `DEED. ADA VENN grants and conveys to BO LARK 55 acres in the Elm Grant, A-9, Roe County, Texas. To have and to hold the 55 acres, soil and minerals, to the said Bo Lark. July 4, 1961. Ada Venn`;
    expect(acres(text)).toEqual(["Elm 55"]);
  });
});

describe("the size of land", () => {
  it.each([
    "my half section in Roe County, that is, the N/2 of Section 9, Block 36, T&P Ry. Co. Survey, Roe County, Texas",
    "the North Half of Section 9, Block 36, T&P Ry. Co. Survey, Roe County, Texas, and being two quarters of 162 acres each, together with whatsoever oil lies beneath it",
  ])("is no number of a section and no share of it: %s", (land) => {
    const { land: read_, conveyance } = read(`DEED. ADA VENN grants, sells and conveys to BO LARK ${land}. July 4, 1961. Ada Venn`);
    expect(read_.resolved.tracts.map((t) => [t.survey?.section, t.survey?.aliquots?.length])).toEqual([["9", 8]]);
    expect(conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction}`)).toEqual(["fee 1"]);
  });
});

describe("land assigned to wells one after the other", () => {
  it.each([
    "To No. 1 is assigned 81 acres, the North half of the Northeast Quarter. To No. 2 is assigned 81 acres, the South half of the Northeast Quarter.",
    "Unit No. 1 is the North half of the Northeast Quarter; Unit No. 2 is the South half of the Northeast Quarter.",
  ])("is read from every statement: %s", (words) => {
    const paper = read(
      `AFFIDAVIT OF PRODUCTION. Both wells are in the Northeast Quarter of Section 9, Block 36, T-2-N, T&P Ry. Co. Survey, Martin County, and produce oil in paying quantities. ${words} Sworn to before me May 4, 2008.`,
    );
    expect(paper.land.resolved.tracts.map((t) => t.survey?.aliquots?.join())).toEqual(["NENE,NWNE,SENE,SWNE", "NENE,NWNE", "SENE,SWNE"]);
  });
});
