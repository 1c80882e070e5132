import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const end = "To have and to hold, with warranty. Witness my hand May 3, 19";
const all = (n: number, acres: number, year: number, to: string) =>
  `DEED. The State of Texas, County of Marsh. I, BO VENN, a bachelor, grant, sell and convey to ${to}, all of Tract No. ${n} of the Fern Ranch Subdivision, ${acres} acres, John Oke Grant, A-62, Marsh County, Texas, bounded on one side by another tract. ${end}${year}. Bo Venn.`;
const piece = (n: number, acres: string, from: string, to: string) =>
  `DEED. The State of Texas, County of Marsh. WHEREAS the new road leaves 4.5 acres on one side and 3.2 acres on the other; NOW, THEREFORE, I, ${from}, do hereby grant, sell and convey to ${to} ${acres} acres of land, a part of Tract No. ${n}, Fern Ranch Subdivision, John Oke Grant, A-62, Marsh County, Texas. There is reserved to grantor, his heirs and assigns, all of the oil and gas. ${end}49. ${from}.`;

describe("numbered tracts of a subdivision in one survey", () => {
  it("are lands apart, each with its own pieces", () => {
    const c = readChain(
      [all(4, 300, 29, "CY MOTT"), all(5, 310, 30, "DI LARK"), piece(4, "4.5", "CY MOTT", "DI LARK"), piece(5, "3.2", "DI LARK", "CY MOTT")].map((text, i) => ({
        name: `${i}.txt`,
        text,
      })),
      "2020-01-01",
    );
    const own = c.ownership.tracts.map((t) => [
      t.acres,
      t.rows.filter((r) => ["fee", "surface"].includes(r.estate_type)).map((r) => r.name),
      t.rows.filter((r) => r.estate_type === "mineral").map((r) => r.name),
    ]);
    expect(own.sort()).toEqual(
      [
        ["295.5", ["Cy Mott"], []],
        ["4.5", ["Di Lark"], ["Cy Mott"]],
        ["306.8", ["Di Lark"], []],
        ["3.2", ["Cy Mott"], ["Di Lark"]],
      ].sort(),
    );
  });
});
