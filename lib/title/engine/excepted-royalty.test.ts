import { describe, expect, it } from "vitest";
import { ownedAndIssues, texasDeed as paper } from "@/lib/testing/texas-deeds";

const own = (...texts: string[]) => {
  const { rows, codes } = ownedAndIssues(texts, "1980-01-01");
  return { rows: rows.filter((r) => r.includes("mineral")), codes };
};

const root = paper("Ada Venn", "Bo Lark", "May 3, 1950", "", "May 9, 1950, Vol. 40, page 70");
const keeps = (thing: string) => paper("Bo Lark", "Cy Mott", "May 3, 1960", `Grantor reserves ${thing}.`, "May 9, 1960, Vol. 80, page 75");
const royalty = keeps("an undivided one-fifth (1/5) of all royalty on oil, gas and other minerals, without power to lease");
const minerals = keeps("an undivided one-fifth (1/5) of the oil, gas and other minerals in and under said land");
const sale = (clause: string) =>
  paper(
    "Cy Mott",
    "Di Reed",
    "May 3, 1970",
    `${clause} Grantor reserves an undivided one-half (1/2) of the oil, gas and other minerals in and under said land.`,
    "May 9, 1970, Vol. 99, page 12",
  );
const HALVES = ["Cy Mott mineral 1/2", "Di Reed mineral 1/2"];

describe("an exception of minerals that points to a royalty of record", () => {
  it.each([
    "SAVE AND EXCEPT an undivided one-fifth (1/5) of the oil, gas and other minerals heretofore reserved by Bo Lark in Vol. 80, page 75.",
    "LESS AND EXCEPT an undivided 1/5 interest in the oil, gas and other minerals reserved in the deed recorded in Vol. 80, page 75, Deed Records.",
    "There is excepted from this conveyance and its warranty the undivided 1/5 of the oil, gas and minerals previously reserved by Bo Lark.",
  ])("keeps no minerals out: %s", (clause) => {
    const { rows, codes } = own(root, royalty, sale(clause));
    expect(rows).toEqual(HALVES);
    expect(codes).toContain("NPRI_BURDEN_ALLOCATION");
    expect(codes).not.toContain("FALSE_RECITAL_IN_EXCEPTION");
  });

  it.each([
    ["of another size than the royalty", royalty, "SAVE AND EXCEPT 1/4 of the oil, gas and other minerals reserved by Bo Lark in Vol. 80, page 75.", "3/4"],
    ["of another deed", royalty, "SAVE AND EXCEPT 1/5 of the oil, gas and other minerals reserved by Bo Lark in Vol. 81, page 6.", "7/10"],
    ["of nobody and no deed", royalty, "SAVE AND EXCEPT an undivided 1/5 of the oil, gas and other minerals in and under said land.", "7/10"],
  ])("keeps out minerals %s", (_, kept, clause, grantors) => {
    expect(own(root, kept, sale(clause)).rows).toContain(`Cy Mott mineral ${grantors}`);
  });

  it("leaves minerals where they are that others do have", () => {
    const clause = "SAVE AND EXCEPT 1/5 of the oil, gas and other minerals reserved by Bo Lark in Vol. 80, page 75.";
    expect(own(root, minerals, sale(clause)).rows).toEqual(["Bo Lark mineral 1/5", "Cy Mott mineral 1/2", "Di Reed mineral 3/10"]);
  });
});
