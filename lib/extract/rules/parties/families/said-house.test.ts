import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const order = (words: string) => {
  const { parties } = readInstrument({
    name: "order.txt",
    text: `IN THE COUNTY COURT OF ROE COUNTY, TEXAS. ESTATE OF CY MOTT, DECEASED. ORDER. On May 3, 1943 came on the application of the ELM NATIONAL BANK OF MARSH, of Marsh, Texas, and the Court finds that Cy Mott, never married, died on April 8, 1943; that ${words} It is ORDERED that the will be admitted and that letters issue to the Elm National Bank of Marsh. A. Venn, County Judge`,
  });
  return parties.resolved.to.map((id) => parties.resolved.parties.find((p) => p.id === id)?.display ?? id);
};

describe("a house that the order calls by a word", () => {
  it.each([
    "by his will the testator gives all of his estate to the said Bank, as trustee.",
    "under his will the whole of his estate passes to said Bank as trustee.",
    "his will leaves everything he owned to that Bank.",
  ])("takes: %s", (words) => expect(order(words)).toEqual(["Elm National Bank of Marsh"]));

  it("is nobody whom a debt is owed", () => {
    expect(order("all his property passes to ADA MOTT, his sister, leaving the note owed to the said Bank unpaid.")).toEqual(["Ada Mott"]);
  });

  it("is nobody where the paper names no such house", () => {
    expect(order("by his will the testator gives all of his estate to the said Church.")).toEqual([]);
  });
});
