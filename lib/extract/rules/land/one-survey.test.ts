import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const acres = (land: string) =>
  readInstrument({
    name: "a.txt",
    text: `WARRANTY DEED\n\nCarl Doss, a single man, for $900.00 grants, sells and conveys to Ada Venn, a widow, ${land}.\n\nDated March 3, 1950.\n\nCarl Doss`,
  }).land.resolved.tracts.map((t) => t.acres_stated);

it.each([
  "all of the Amos Pell Survey, 582 acres, lying across the line between Ash and Elm Counties, Texas, with 400 acres north of the line in Ash County (A-98) and 182 acres south of it in Elm County (A-1871)",
  "582 acres, being all of the Amos Pell Survey, Abstract No. 98 in Ash County and Abstract No. 1871 in Elm County, Texas, of which 400 acres lie in Ash County and 182 acres in Elm County",
])("a survey in two counties is one piece of land: %s", (land) => expect(acres(land)).toEqual(["582"]));

it("two surveys stay two", () => {
  expect(acres("400 acres, the Amos Pell Survey, A-98, Ash County, Texas, and 182 acres, the Ben Coe Survey, A-71, Elm County, Texas").length).toBe(2);
});
