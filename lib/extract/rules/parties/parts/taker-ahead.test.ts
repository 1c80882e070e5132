import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "all oil, gas and other minerals in the S/2 of Section 21, T162N, R97W, 5th P.M., Divide County, North Dakota";
const FOOT = "Dated May 11, 2009. Orla Ness";
const sides = (words: string) => {
  const { from, to } = readPaper(`MINERAL DEED\n\n${words} ${FOOT}`);
  return `${from} -> ${to}`;
};

describe("takers named before the verb and its subject", () => {
  it.each([
    [
      "1. I, ORLA NESS, a single woman, made on May 4, 2009, a trust of which I named the SECOND PRAIRIE BANK, of Minot, trustee.\n\n2. To the trustee of that trust, for no payment, I grant, assign and transfer " +
        `${LAND}.`,
      "Orla Ness -> Second Prairie Bank",
    ],
    [
      `By declaration of May 1, 2009, ORLA NESS created the NESS ROYALTY TRUST, and now to said trust she conveys and assigns ${LAND}.`,
      "Orla Ness -> Ness Royalty Trust",
    ],
    [`My brother is LARS NESS, of Minot. To him I, ORLA NESS, a single woman, grant and convey ${LAND}.`, "Orla Ness -> Lars Ness"],
    [`The buyer is the FARGO LAND POOL, a partnership. To the buyer ORLA NESS, a single woman, grants and conveys ${LAND}.`, "Orla Ness -> Fargo Land Pool"],
  ])("%s", (words, wanted) => expect(sides(words)).toBe(wanted));

  it("takes no trustee for the taker where the giver is he", () =>
    expect(sides(`I, ORLA NESS, trustee of the MOE TRUST, grant and convey to LARS NESS ${LAND}.`)).toBe("Orla Ness -> Lars Ness"));
});
