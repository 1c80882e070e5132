import { expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";
import { debtPassedBy } from "./passes-debt";

it.each([
  "For value received Elm Bank assigns to Bo Lark the mortgage made by Ada Venn on May 3, 1950, and the note thereby secured.",
  "I hereby sell, assign and transfer to Bo Lark that certain real estate mortgage executed by Ada Venn.",
  "Cy Mott transfers to Bo Lark the vendor's lien note of Ada Venn and the lien on her quarter section that secures it.",
])("a debt passes: %s", (text) => expect(debtPassedBy(text)).toBe(true));

it.each([
  "Ada Venn conveys to Bo Lark, subject to the mortgage to Elm Bank, the NW/4 of Section 9.",
  "Ada Venn, for a note of $900, grants to Bo Lark all her right in Lot 4.",
  "Ada Venn, her heirs and assigns, the note being paid, release the mortgage.",
  "Elm Bank assigns to Bo Lark the lease made by Ada Venn and the notes given for it.",
  "This writing shows that Ada Venn has this day sold to Bo Lark, for the price of $900, all of Survey 12, no lien being retained.",
  "Ada Venn has sold to Bo Lark, for $900, of which half is paid and no lien is kept, her home place.",
  "The seller warrants that he had the right to sell, and that there are no judgments, liens or taxes on it.",
  "Ada Venn hath good right to convey the same, and the same is clear of liens.",
  "Ada Venn mortgages to Elm Bank the NW/4 of Section 9 to secure her note.",
])("none passes: %s", (text) => expect(debtPassedBy(text)).toBe(false));

it("moves no title, and no lien to whoever takes the debt", () => {
  const read = readInstrument({
    name: "a.txt",
    text: "ASSIGNMENT OF MORTGAGE\n\nFor value received Elm Bank assigns to Bo Lark the mortgage made by Ada Venn on May 3, 1950, recorded in Book 4, page 5, on the NW/4 of Section 9, Township 3 North, Range 2 West, Marsh County, Oklahoma, with the note thereby secured.\n\nJune 2, 1951. Elm Bank.",
  });
  expect([read.doc_type.resolved.doc_type, read.conveyance.resolved.grants]).toEqual(["other", []]);
});
