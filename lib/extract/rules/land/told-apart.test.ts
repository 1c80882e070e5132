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
