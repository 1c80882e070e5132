// Heirs in the rows of a table.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "80 acres in the John Ward League, A-9, Marsh County, Texas";
const sworn = (list: string) =>
  readPaper(
    `AFFIDAVIT OF HEIRSHIP\n\nState of Texas, County of Marsh. Otto Frome, on oath, says: I knew Carl Venn, who died May 3, 1950, without a will, a widower. His only children, and only heirs at law, are as follows:\n\n${list}\n\nHe owned ${LAND}.\n\nOtto Frome\n\nSworn to before me June 1, 1951. Ada Poe, Notary Public.`,
  ).deaths.map((d) => d.heirs);

describe("a table of heirs", () => {
  it.each([
    ["Name            Status\nBo Venn         living\nDee Lark        living"],
    ["Heir | Relationship | Share\nBo Venn | child | 1/2\nDee Lark | child | 1/2"],
    ["| Name | Kinship |\n|---|---|\n| Bo Venn | son |\n| Dee Lark | daughter |"],
  ])("names them without its heading, each with his own kin: %s", (list) => {
    expect(sworn(list)).toEqual([["Bo Venn child", "Dee Lark child"]]);
  });

  it("leaves a label of one word where it is", () => {
    expect(sworn("Children:\nBo Venn, living\nDee Lark, living")).toEqual([["Bo Venn child", "Dee Lark child"]]);
  });
});
