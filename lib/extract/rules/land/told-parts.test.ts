import { describe, expect, it } from "vitest";
import { toldParts } from "./told-parts";

const HALF = "does grant and convey unto Bo Lark the South Half of Section 9, Township 27 North, Range 2 East.";
const told = (text: string): string[] => toldParts(text, 0, text.length).map((s) => text.slice(s.start, s.end).trim());

describe("what a paper says of parts of its land", () => {
  it.each([
    [`${HALF} Under the SE/4 she keeps nothing.`, ["Under the SE/4 she keeps nothing."]],
    [`${HALF} The first well shall be drilled in the NE/4 of the SE/4.`, ["The first well shall be drilled in the NE/4 of the SE/4."]],
    [`${HALF} With the East 60 acres thereof there pass no minerals.`, ["With the East 60 acres thereof there pass no minerals."]],
  ])("describes no land: %s", (text, want) => expect(told(text)).toEqual(want));

  it.each([
    `${HALF} Less and except the NE/4 of the SE/4.`,
    `${HALF} This lease is assigned insofar only as it covers the SE/4 of the section.`,
    `${HALF} Also the NW/4 of Section 16, Township 27 North, Range 2 East.`,
    `${HALF} The grantor owns the NW/4 of said section.`,
    "does lease (1) the West 70 acres of the South 80 acres of the SW/4 of Section 9, Block C, being all minerals; and (2) the one-fourth mineral interest which lessor owns in the East 10 acres of said 80 acres.",
    `${HALF} The grantee assumes the taxes.`,
  ])("but this stays: %s", (text) => expect(told(text)).toEqual([]));

  it("of land beside the description that stays with the giver is left out", () => {
    const other = "3. Lands not assigned: the NW/4 of Section 16, Township 27 North, Range 2 East.";
    expect(told(`${HALF} ${other}`).join(" ")).toContain("Lands not assigned");
    expect(told(`${HALF} Nothing is conveyed in the NW/4 of Section 16, Township 27 North, Range 2 East.`)).toHaveLength(1);
  });

  it("is found in a long text", () => {
    const text = `${HALF} ${"Under the SE/4 of the section he keeps oil; ".repeat(2300)}`;
    expect(toldParts(text, 0, text.length)).not.toEqual([]);
  });
});
