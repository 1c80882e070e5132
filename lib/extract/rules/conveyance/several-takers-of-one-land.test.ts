import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const IN = "T24N, R57E, M.P.M., Richland County, Montana";
const given = (words: string) =>
  readPaper(`WARRANTY DEED\n\nGALLATIN BANK, a corporation, ${words}\n\nDated April 17, 1959.\n\nGALLATIN BANK, by R. Utter, President.`).conveyance.grants.map(
    (g) => `${g.to.length} ${g.fraction?.fraction ?? "-"}`,
  );

describe("lands given to one and to several, each land in its own shares", () => {
  it.each([
    `grants to these persons lands in ${IN}: (a) to ROLAND BEAL, a single man, the NE/4 of Section 8, entire; (b) to ROLAND BEAL and to CORA STAN, a single woman, in the parts of one-fourth (1/4) and three-fourths (3/4) in that order, the SE/4 of Section 8.`,
    `conveys to ROLAND BEAL, a single man, the NE/4 of Section 8, and to ROLAND BEAL and CORA STAN, as to an undivided 1/4 and 3/4 respectively, the SE/4 of Section 8, all in ${IN}.`,
  ])("%s", (words) => expect(given(words)).toEqual(["1 1", "1 1/4", "1 3/4"]));

  it("one land first in shares, then the other whole", () =>
    expect(
      given(
        `conveys to ROLAND BEAL and CORA STAN, in the parts of 1/4 and 3/4 in that order, the SE/4 of Section 8, and to ROLAND BEAL alone the NE/4 of Section 8, ${IN}.`,
      ),
    ).toEqual(["1 1/4", "1 3/4", "1 1"]));

  it("shares of all the lands, where they are told ahead of them", () =>
    expect(given(`conveys to ROLAND BEAL, 1/4, and CORA STAN, 3/4, the following in ${IN}: (a) the NE/4 of Section 8; (b) the SE/4 of Section 8.`)).toEqual([
      "1 1/4",
      "1 3/4",
    ]));
});
