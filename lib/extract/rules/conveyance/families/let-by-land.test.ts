import { beforeAll, describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const let_ = (words: string) =>
  readInstrument({
    name: "lease.txt",
    text: `OIL AND GAS LEASE\n\nMay 3, 1997\n\nADA VENN, a widow, Lessor, lets exclusively to ELM OIL COMPANY, Lessee, for exploring and producing oil and gas, ${words}\n\nPrimary term three years, and as long thereafter as oil or gas is produced. Royalty is one-fifth (1/5).\n\nAda Venn`,
  })
    .conveyance.resolved.grants.map((g) => `${g.fraction?.fraction}${g.tracts.length ? ` in ${g.tracts.join()}` : ""}`)
    .join("; ");
const PLACE = "Township 3 North, Range 4 West, I.M., Lee County, Oklahoma";

describe("a lease of some land whole and of other land in part", () => {
  // The first paper builds every reader.
  beforeAll(() => void let_(`the NE/4 of Section 4, ${PLACE}.`), 60_000);

  it.each([
    [`(i) the NE/4 of Section 4, and (ii) her undivided one-fourth (1/4) of the minerals in the SE/4 of Section 9, both in ${PLACE}.`, "1 in t1; 1/4 in t2"],
    [`the NE/4 of Section 4; and one-third of the minerals under the SE/4 of Section 9, all in ${PLACE}.`, "1 in t1; 1/3 in t2"],
    [`her one-fourth of the minerals in the SE/4 of Section 9 and the whole of the NE/4 of Section 4, all in ${PLACE}.`, "1/4 in t1; 1 in t2"],
    [`the NE/4 of Section 4 in full, and the SE/4 of Section 9 as to an undivided one-fourth of the minerals, all in ${PLACE}.`, "1 in t1; 1/4 in t2"],
    [`the NE/4 of Section 4 and the SE/4 of Section 9, ${PLACE}, being her undivided one-half of the minerals.`, "1/2"],
    [`the NE/4 of Section 4 and the SE/4 of Section 9, ${PLACE}.`, "1"],
  ])("%s", (words, want) => expect(let_(words)).toBe(want));
});
