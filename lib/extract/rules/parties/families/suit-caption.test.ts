import { describe, expect, it } from "vitest";
import { findAnatomy } from "@/lib/extract/anatomy/find-anatomy";
import { suitCaption } from "./suit-caption";

const read = (head: string) => {
  const suit = suitCaption(findAnatomy(`${head}\nJUDGMENT\nIt is ordered that title be quieted.`));
  return suit ? `${suit.plaintiffs.map((m) => m.name).join(" + ")} v. ${suit.defendants.map((m) => m.name).join(" + ")}` : null;
};

describe("the head of a suit", () => {
  it.each([
    ["ADA VENN, Plaintiff, vs. BO LARK and CY MOTT, Defendants.", "ADA VENN v. BO LARK + CY MOTT"],
    ["DISTRICT COURT\nPlaintiff: ADA VENN\nv.\nDefendants: BO LARK; CY MOTT\nAttorney for Plaintiff: Mark Hale", "ADA VENN v. BO LARK + CY MOTT"],
    ["In re the Marriage of: Petitioner: ADA VENN and Respondent: BO VENN\nCase Number: 4", "ADA VENN v. BO VENN"],
    ["In Chancery. Ada Venn, Complainant, against Bo Lark, Respondent.", "Ada Venn v. Bo Lark"],
    ["Ada Venn, as plaintiff, and Bo Lark and Cy Mott, as defendants.", "Ada Venn v. Bo Lark + Cy Mott"],
    ["DISTRICT COURT, Civ. No. 4455. ADA VENN, Plaintiff, vs. BO LARK, Defendant.", "ADA VENN v. BO LARK"],
    ["HENRY V. MOTT, Plaintiff, vs. BO LARK, Defendant.", "HENRY V. MOTT v. BO LARK"],
    ["Rev. Cy Mott, Plaintiff, v. Bo Lark, Defendant.", "Rev. Cy Mott v. Bo Lark"],
    ["Now comes Ada Venn, plaintiff, by her attorney Mark Hale, and shows that Bo Lark, defendant, was served.", "Ada Venn v. Bo Lark"],
    ["ELM OIL CO., Plaintiff, vs. the unknown heirs and devisees of OTIS HALE, deceased, Defendants.", "ELM OIL CO. v. OTIS HALE"],
  ])("%s", (head, suit) => {
    expect(read(head)).toBe(suit);
  });
  it("says in whose right one is sued", () => {
    const suit = suitCaption(findAnatomy("ELM OIL CO., Plaintiff, vs. ADA VENN, individually and as sole heir of OTIS HALE, deceased, Defendant."));
    expect(suit?.defendants[0]?.capacity).toBe("sole heir of OTIS HALE");
  });
  it("is none of a deed", () => {
    expect(read("WARRANTY DEED. Ada Venn grants to Bo Lark the land.")).toBeNull();
  });
});
