import { describe, expect, it } from "vitest";
import { people, read } from "@/lib/extract/rules/conveyance/test-paper";

const sale = (told: string, capacity: string | null = "guardian of Ned Venn, a minor") => {
  const parties = people(["Ada Venn"], ["Bo Marsh"]);
  const seller = parties.parties.map((p) => (p.id === "a1" ? { ...p, capacity } : p));
  const text = `GUARDIAN'S DEED\n\nADA VENN, guardian of Ned Venn, a minor, in consideration of $900, sells and conveys to BO MARSH the ward's one-sixth of Section 3, Block 4, Marsh County, Texas.\n\n${told}\n\nSigned May 9, 1911. Ada Venn`;
  return (read(text, { ...parties, parties: seller }, "fiduciary_deed").resolved.facts ?? []).map((f) => f.text);
};

describe("what a guardian's paper tells of the court", () => {
  it("is kept as said", () => {
    expect(sale("She was appointed by the County Court of Rush County, Kansas, and gave bond.")).toEqual([
      "She was appointed by the County Court of Rush County, Kansas, and gave bond.",
    ]);
  });

  it("is none where nothing is told, where one acts for himself, and before whom it was acknowledged", () => {
    expect(sale("The price was paid in cash.")).toEqual([]);
    expect(sale("She was appointed by the County Court of Rush County, Kansas.", null)).toEqual([]);
    expect(sale("Ada Venn acknowledged this deed before the Clerk of the County Court, duly appointed and qualified.")).toEqual([]);
  });
});
