// Gifts of a will whose taker is a pronoun, or which have no verb of their own.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

function gifts(words: string): string[] {
  const text = `IN THE COUNTY COURT OF MARSH COUNTY, TEXAS. ESTATE OF OTTO VENN, DECEASED. No. 12.\n\nLAST WILL AND TESTAMENT\n\nI, Otto Venn, give what I have as follows.\n\n${words}\n\nSigned May 8, 1946: Otto Venn. Witnesses: E. Teal, A. Fern.\n\nORDER. It being proved that the testator died October 29, 1953, the will is admitted to probate December 14, 1953. T. Crane, County Judge.`;
  const { conveyance, parties } = readInstrument({ name: "02-will.txt", text });
  const name = (id: string) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id;
  return conveyance.resolved.grants.map((g) => `${g.estate_type} ${g.fraction?.fraction} → ${g.to.map(name).join(" & ")}`);
}
const FARM = "my farm of 312 acres in the Amos Roe League, A-83";
const REST = "Second: all the oil, gas and other minerals in the said farm, one-half to my wife SELMA VENN, and the other half to my daughter HILDA LARK.";
const PARTED = ["surface 1 → Arno Venn", "mineral 1/2 → Selma Venn", "mineral 1/2 → Hilda Lark"];

describe("a gift of a will", () => {
  it.each([
    `First: the surface of ${FARM}, to my son ARNO VENN, but without the minerals.`,
    `First: to my son ARNO VENN the surface only of ${FARM}, no minerals going with it.`,
    `First: My son ARNO VENN worked the place. I give him ${FARM}, without the minerals.`,
    `First: My son ARNO VENN worked the place. I give him ${FARM}; but the minerals under it I do not give to him.`,
  ])("may have no verb, or a pronoun for its taker: %s", (first) => expect(gifts(`${first}\n\n${REST}`)).toEqual(PARTED));

  it("goes to her whom the sentence before tells of", () =>
    expect(gifts(`First: ARNO VENN, my son, has a home. My daughter HILDA LARK nursed me. I give her ${FARM}, with all the minerals.`)).toEqual([
      "fee 1 → Hilda Lark",
    ]));

  it("is none where she is given nothing, or a share of hers goes to another", () =>
    expect(gifts(`First: My daughter HILDA LARK has enough, and I give her nothing. I give ${FARM} to my son ARNO VENN.`)).toEqual(["fee 1 → Arno Venn"]));
});
