import { expect, it } from "vitest";
import { readLand } from "@/lib/land/parse-land";

const told = (text: string) => readLand(text).tracts.map((t) => `${t.name ?? "-"} ${t.acres_stated}`);

it.each([
  [
    "the following tracts in the Venn Survey, A-9, Marsh County, Texas: the Gin tract, 40 acres; the Creek tract, 55 acres; and the Orchard tract, 12.5 acres.",
    ["Gin tract 40", "Creek tract 55", "Orchard tract 12.5"],
  ],
  ["two tracts in the Venn Survey, A-9, Marsh County, Texas: the Gin tract of 40 acres and the Creek tract of 55 acres.", ["Gin tract 40", "Creek tract 55"]],
  ["in the Venn Survey, A-9, Marsh County, Texas: (a) 40 acres, Gin tract; (b) 55 acres, Creek tract.", ["Gin tract 40", "Creek tract 55"]],
])("tells tracts of a survey apart by their names and acres: %s", (text, want) => {
  expect(told(text)).toEqual(want);
});

it("takes no words that only point at a tract for its name", () => {
  expect(told("the said tract of 40 acres and the above tract of 40 acres in the Venn Survey, A-9, Marsh County, Texas.").length).toBe(1);
});

it("tells two parts of one section apart though the section is named with each", () => {
  const { tracts } = readLand("the NE/4 of Section 6 and the North 80 acres of the NW/4 of Section 6, Block 9, T&P Ry. Co. Survey, Marsh County, Texas");
  expect(tracts.map((t) => t.survey?.aliquots?.join("+"))).toEqual(["NENE+NWNE+SENE+SWNE", "NENW+NWNW"]);
});
