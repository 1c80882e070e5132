// What several givers keep and how it is parted among them; a reservation told by a noun.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (said: string) =>
  readPaper(
    `WARRANTY DEED\n\nAda Venn and Ida Moss, grantors, grant, sell and convey to Bo Lark 200 acres in the John Ward League, A-9, Marsh County, Texas. ${said}\n\nSigned May 3, 1950.\n\nAda Venn     Ida Moss`,
  );

describe("a share kept by two", () => {
  it.each([
    "There is reserved unto Grantors, their heirs and assigns, one-half each, an undivided one-half (1/2) of all royalties paid on oil and gas from said land.",
    "The grantors reserve one-half (1/2) non-participating royalty interest, being one-half of whatever royalty may be provided for in any oil and gas lease covering said land during the period of 20 years beginning with the date of this deed, to be owned by Ada Venn and Ida Moss, one-half thereof to each.",
  ])("is parted evenly: %s", (said) => {
    expect(deed(said).kept).toEqual(["Ada Venn royalty 1/4 of royalty", "Ida Moss royalty 1/4 of royalty"]);
  });

  it("is so much for each where the words give each so much of the thing", () => {
    expect(deed("There is reserved to each of the grantors one-fourth of all royalties on oil and gas from said land.").kept).toEqual([
      "Ada Venn royalty 1/4 of royalty",
      "Ida Moss royalty 1/4 of royalty",
    ]);
  });

  it.each([
    "For Grantors and Grantors' heirs and assigns forever, a reservation of an undivided 3/8ths of all oil, gas and other minerals in and under the land.",
    "For the said grantors, a reservation of three-eighths of the oil, gas and other minerals in said land.",
  ])("is told by a noun: %s", (said) => {
    expect(deed(said).kept).toEqual(["Ada Venn + Ida Moss mineral 3/8 of whole"]);
  });

  it("is none where another's reservation is told", () => {
    expect(deed("The taxes are prorated. For a reservation of the coal see the deed in Book 9, page 3.").kept).toEqual([]);
  });
});
