import { expect, it } from "vitest";
import { rational } from "@/lib/fraction/rational";
import { partListed } from "./unit-factor";

const row = (text: string, acres: string) => ({ text, acres });

it("takes the acres that a unit lists for a part of a larger tract", () => {
  const rows = [row("Tract 1: the North 90 acres of the 150 acre Venn tract, A-11;", "90"), row("Tract 2: 210 acres, Lark League, A-12;", "210")];
  expect(partListed(rows, rational(150))).toEqual(rational(90));
  expect(partListed([row("65 acres out of a certain 80-acre tract in the Quade Survey;", "65")], rational(80))).toEqual(rational(65));
});

it("takes none where the larger tract is another, or two rows are parts of tracts of one size", () => {
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90")], rational(160))).toBeNull();
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90"), row("40 acres of the 150 acre Lark tract", "40")], rational(150))).toBeNull();
  expect(partListed([row("90 acres of the 150 acre Venn tract", "90")], null)).toBeNull();
});
