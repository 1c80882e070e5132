import { describe, expect, it } from "vitest";
import { parseLand } from "./parse-land";
import { withTwoSlices } from "./two-slices";

const PLACE = "of the SW/4 of Section 9, T4N-R3W";
const parts = (text: string) => withTwoSlices(text, parseLand(text)).map((t) => `${t.plss?.label ?? t.kind} ${t.acres_computed}`);

describe("two slices that make up a part told with its section", () => {
  it.each([
    `(a) the West 70 acres of the South 80 acres ${PLACE}, all of the minerals; and (b) one-fourth of the minerals in the East 10 acres.`,
    `In the South 80 acres ${PLACE}: (a) all of the minerals in the West 70 acres; (b) one-fourth of those in the East ten (10) acres.`,
    `Tract 1: West 70 acres of the South 80 acres ${PLACE}. Tract 2: East 10 acres of said South 80 acres.`,
  ])("are a tract each: %s", (text) => {
    expect(parts(text).toSorted()).toEqual(["E/2 E/2 SE/4 SW/4 10", "W/2 SE/4 SW/4, W/2 E/2 SE/4 SW/4, SW/4 SW/4 70"]);
  });
  it("come to the part exactly, in tenths of an acre too", () =>
    expect(parts(`Tract 1: West 55.9 acres of the South 80 acres ${PLACE}. Tract 2: East 24.1 acres of said South 80 acres.`)).toHaveLength(2));
  it("are none where one is left out, or they do not come to the part", () => {
    expect(parts(`The West 70 acres of the South 80 acres ${PLACE}, less the East 10 acres.`)).toHaveLength(1);
    expect(parts(`The East 10 acres of the South 80 acres ${PLACE}, beside the West 40 acres of Elm Farm.`)).not.toContain("W/2 SE/4 SW/4 40");
  });
});
