import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const told = (words: string) =>
  readInstrument({
    name: "a.txt",
    text: `AFFIDAVIT\n\nSTATE OF OKLAHOMA, COUNTY OF KAY, ss. ADA VENN, sworn, says of the lease in Book 3, page 9: ${words}\n\nAda Venn\n\nSworn to before me May 3, 1984. B. Lark, Notary Public.`,
  });

it("parts the lands of two statements, the second in the section of the first", () => {
  const d = told("There is an oil well on the NE/4 of Section 9, Township 26 North, Range 5 West, which has produced since 1976. The NW/4 never had one.");
  expect(d.land.resolved.tracts.map((t) => `${t.plss?.section} ${t.plss?.label}`)).toEqual(["9 NE/4", "9 NW/4"]);
  expect(d.conveyance.resolved.facts?.find((f) => f.kind === "production")?.tracts).toEqual(["t1"]);
});

it("leaves the land of one statement whole", () => {
  const d = told("Wells on the NE/4 and the NW/4 of Section 9, Township 26 North, Range 5 West, have produced oil since 1976.");
  expect(d.land.resolved.tracts.map((t) => t.plss?.label)).toEqual(["N/2"]);
});

it.each([
  "By the maps on file 80 acres, the W/2 of the NW/4 of Section 9, are assigned to the No. 1; the W/2 of the NE/4 of that section is assigned to the No. 2.",
  "To its No. 1 the company has allocated the W/2 of the NW/4 of Section 9, and to its No. 2 the W/2 of the NE/4 of Section 9.",
])("gives each well the acreage assigned to it: %s", (words) => {
  const d = told(
    `the lease covers the N/2 of Section 9, Township 26 North, Range 5 West. Two wells, No. 1 and No. 2, were completed on it May 3, 1980, and have produced oil since. ${words} No other land is assigned to a well.`,
  );
  expect(d.land.resolved.tracts.map((t) => t.plss?.label)).toEqual(["N/2", "W/2 NW/4", "W/2 NE/4"]);
  expect(d.conveyance.resolved.facts?.find((f) => f.kind === "production")?.tracts).toEqual(["t2", "t3"]);
});

it("places production where all the wells stand", () => {
  const d = told(
    "it covers the N/2 of Section 9, Township 26 North, Range 5 West. The Mott No. 1 and No. 2 wells, both in the NE/4, have produced oil since May 3, 1980. No well is on the NW/4.",
  );
  expect(d.conveyance.resolved.facts?.filter((f) => f.kind === "production").map((f) => f.tracts)).toEqual([["t2"]]);
});
