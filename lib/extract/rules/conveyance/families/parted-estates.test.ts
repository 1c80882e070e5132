// Deeds that give the surface to one and the minerals to several, in clauses of many forms.
import { describe, expect, it } from "vitest";
import { readPaper } from "@/lib/extract/read-paper";

const LAND = "212 acres, Amos Dill Survey, A-77, Roe County, Texas";
const ALL = "BO MOTT, ADA MOTT and DOT POOL";
const deed = (said: string) =>
  readPaper(
    `GIFT DEED\n\nSTATE OF TEXAS, ROE COUNTY\n\n${said}\n\nTo have and to hold forever.\n\nMay 6, 1990.\nCy Mott\n\nAcknowledged before me May 6, 1990, by Cy Mott. Al Roe, Notary Public.\n`,
  );

/** Each taker's share by estate, those who take together in equal parts. */
const shares = (said: string): string[] => {
  const read = deed(said);
  const out = new Map<string, number>();
  for (const g of read.conveyance.grants)
    for (const to of g.to) {
      const [n = "0", d = "1"] = (g.fraction?.fraction ?? "0").split("/");
      const key = `${to} ${g.estate_type}`;
      out.set(key, (out.get(key) ?? 0) + Number(n) / Number(d) / g.to.length);
    }
  return [...out].map(([k, v]) => `${k.split(" ")[1]} ${v.toFixed(2)}`).sort();
};

describe("a deed that parts the surface from the minerals", () => {
  it.each([
    `CY MOTT, a widower, for love and affection GRANTS AND CONVEYS:\n\n1. To BO MOTT: ${LAND}, less and except all oil, gas and other minerals.\n\n2. To ${ALL}, as tenants in common in equal shares: all oil, gas and other minerals in and under that land.`,
    `CY MOTT, a widower, gives and conveys to BO MOTT ${LAND}, but none of the oil, gas or other minerals; and to ${ALL}, share and share alike, all of the oil, gas and other minerals in and under the same.`,
    `CY MOTT, a widower, gives and grants unto ${ALL} ${LAND}, as follows: to the said BO MOTT the surface estate; and to the said ${ALL}, in equal undivided shares, the mineral estate.`,
    `Part 1. CY MOTT, a widower ("Donor"), by way of gift, conveys to BO MOTT; ADA MOTT; DOT POOL ("Donees"), and their heirs, all of the oil, gas and other minerals in and under ${LAND} (the "Land"), each Donee to own an undivided 1/3 thereof.\n\nPart 2. Donor, by way of gift, conveys to BO MOTT the surface estate in the Land.`,
    `I, CY MOTT, a widower, give, grant and convey the minerals in ${LAND}, to ${ALL}, an undivided one-third each, and I give, grant and convey the surface of the same land to BO MOTT.`,
    `CY MOTT, a widower, gives the following:\n\nTo BO MOTT - the surface of ${LAND}\nTo BO MOTT - an undivided 1/3 of the oil, gas and other minerals in said land\nTo ADA MOTT - an undivided 1/3 of the oil, gas and other minerals in said land\nTo DOT POOL - an undivided 1/3 of the oil, gas and other minerals in said land`,
  ])("gives both wholly: %s", (said) => {
    expect(shares(said)).toEqual(["mineral 0.33", "mineral 0.33", "mineral 0.33", "surface 1.00"]);
    expect(deed(said).excepted).toEqual([]);
  });

  it("changes nothing where the minerals are not all given", () => {
    const read = deed(`CY MOTT, a widower, grants and conveys to ${ALL} ${LAND}, less and except one-half of the minerals owned by Ed Poe.`);
    expect(read.grants).toEqual(["Bo Mott + Ada Mott + Dot Pool fee 1 of whole"]);
    expect(read.excepted.join()).toContain("mineral 1/2");
  });
});
