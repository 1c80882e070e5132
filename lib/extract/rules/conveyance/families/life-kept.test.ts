// Who has the land for life by a deed: the one who keeps the use of it, or the one to whom it is given for his life.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "the SW/4 of Section 9, T3N-R2W, Elm County, Oklahoma";
function read(words: string): string {
  const p = readPaper(`DEED. Ada Venn, a widow, conveys ${words}\n\nJune 3, 1950. Ada Venn\n\nFiled June 6, 1950, Book 9, page 8.`);
  return [p.grants.join("; "), p.kept.join("; ")].join(" | ");
}

describe("the use of the land for the giver's life", () => {
  it.each([
    `to Bo Lark ${LAND}, keeping the use of it for her life.`,
    `to Bo Lark ${LAND}. She is to have the possession and the rents as long as she lives.`,
    `to Bo Lark ${LAND}, but the grantor shall hold and enjoy the same during her lifetime.`,
    `to Bo Lark ${LAND}, subject to the right of the grantor to live on and use the land so long as she may live.`,
    `to Bo Lark ${LAND}, excepting a life estate in the grantor.`,
    `to Bo Lark ${LAND}; provided that the said Ada Venn shall have full possession and control of the premises while she lives.`,
    `to Bo Lark ${LAND}. RESERVATION: the use and income of the land for the natural life of grantor.`,
    `to Bo Lark ${LAND}, saving to herself the possession thereof until her death.`,
  ])("is kept: %s", (words) => {
    expect(read(words)).toBe("Bo Lark fee 1 of whole | Ada Venn life_estate 1 of whole");
  });

  it.each([
    [`to Bo Lark, for and during his natural life, ${LAND}.`, "Bo Lark life_estate 1 of whole | "],
    [`${LAND} to Bo Lark for life, and then to Cy Moor in fee.`, "Bo Lark life_estate 1 of whole; Cy Moor remainder 1 of described_interest | "],
    [`to Bo Lark ${LAND}. To have and to hold to the said Bo Lark for and during his natural life only.`, "Bo Lark life_estate 1 of whole | "],
    [`to Bo Lark ${LAND}. Grantor may take water from the spring during her life.`, "Bo Lark fee 1 of whole | "],
  ])("is not kept: %s", (words, want) => expect(read(words)).toBe(want));
});
