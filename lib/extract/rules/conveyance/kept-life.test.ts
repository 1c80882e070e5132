import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const deed = (clause: string) =>
  readPaper(`WARRANTY DEED. Al Venn, a widower, conveys to Bo Lark the NE/4 of Section 14, T10N-R5W, Grady County, Oklahoma. ${clause} May 3, 1960. Al Venn`);

describe("the use of land kept for life", () => {
  it.each([
    "Grantor shall have possession and all income as long as he lives.",
    "It is agreed that the grantor may live on and use the premises during his natural life.",
    "Al Venn is to keep the use and rents of the place for his lifetime.",
    "Grantor has the right to occupy the land until his death.",
  ])("is a life estate of the giver: %s", (clause) => {
    expect(deed(clause).grants[0]).toMatch(/^Bo Lark fee 1/);
    expect(deed(clause).kept.join()).toMatch(/life_estate/);
  });
  it.each(["Grantee shall have possession and all income from this day.", "Grantor shall have possession until January 1, 1961."])("is not in: %s", (clause) =>
    expect(deed(clause).kept).toEqual([]),
  );
});
