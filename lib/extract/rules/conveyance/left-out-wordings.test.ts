// A share of the royalty that a deed leaves out of what it gives, in many words; and objects that stand in a sentence before the granting words.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "200 acres in the John Ward League, A-9, Marsh County, Texas";
const deed = (said: string) =>
  readPaper(`WARRANTY DEED\n\nAda Venn, a widow, grants, sells and conveys to Bo Lark ${LAND}. ${said}\n\nSigned May 3, 1950.\n\nAda Venn`);

describe("a share of the royalty left out", () => {
  it.each([
    "Excepted herefrom, and not conveyed: an undivided one-half of the royalties on all oil, gas and other minerals produced from said land.",
    "It is understood that one-half (1/2) of all royalty under any present or future lease of the land is excepted from this deed.",
    "The grant made hereby shall not extend to one-half (1/2) of all royalty accruing from oil produced from the land.",
    "Provided, that an undivided 1/2 of all royalties from oil and gas that may be produced from said land is saved and excepted from this conveyance.",
    "Exception is made of an undivided one-half of the whole royalty, whatever the rate, on oil and gas produced from the premises.",
    "This deed is not to be taken to convey one-half of the royalties payable on oil or gas.",
    "One-half of all royalty on oil produced from the premises shall be excluded from this grant.",
  ])("is excepted: %s", (said) => {
    const read = deed(said);
    expect(read.grants).toEqual(["Bo Lark fee 1 of whole"]);
    expect(read.excepted).toEqual([expect.stringMatching(/^ ?royalty 1\/2/)]);
  });

  it.each([
    "This reservation does not carry any right to lease, nor any part of the minerals.",
    "The lease now on the land does not cover minerals other than oil.",
    "Exception is made as to taxes of the current year.",
  ])("is not read of what leaves nothing out: %s", (said) => {
    expect(deed(said).excepted).toEqual([]);
  });
});

describe("an object called by a name in quotes", () => {
  it.each([
    `The subject of this deed is an undivided one-fourth of the oil, gas and other minerals under ${LAND}, herein "the property conveyed." For $10.00 Ada Venn has this day GRANTED AND SOLD, and by these presents does GRANT AND SELL, the property conveyed to Bo Lark.`,
    `Ada Venn owns an undivided one-fourth of the oil, gas and other minerals in ${LAND} (the "Mineral Interest"). Ada Venn hereby grants, sells and conveys the Mineral Interest to Bo Lark.`,
  ])("is what the sentence before says: %s", (said) => {
    expect(readPaper(`MINERAL DEED\n\n${said}\n\nSigned May 3, 1950.\n\nAda Venn`).grants).toEqual(["Bo Lark mineral 1/4 of whole"]);
  });

  it("is the land where land is so called", () => {
    expect(
      readPaper(
        `DEED\n\nThe land is ${LAND}, herein "the premises." For $10.00 Ada Venn grants and conveys the premises to Bo Lark.\n\nSigned May 3, 1950.\n\nAda Venn`,
      ).grants,
    ).toEqual(["Bo Lark fee 1 of whole"]);
  });
});
