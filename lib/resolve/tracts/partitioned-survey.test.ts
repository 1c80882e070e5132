import { describe, expect, it } from "vitest";
import { readChain } from "@/lib/testing/read-in-process";

const partition =
  "AGREED PARTITION. THE STATE OF TEXAS, COUNTY OF MARSH. WHEREAS ADA VENN, a widow, BO VENN, a single man, and CY VENN, a single man, own 360 acres, John Oke Survey, A-62, Marsh County, Texas: NOW, THEREFORE, Share One (120 acres, the North part) is set apart and conveyed, as to the surface only, to ADA VENN; Share Two (120 acres, the middle part), as to the surface only, to BO VENN; and Share Three (120 acres, the South part), as to the surface only, to CY VENN. The minerals in and under the whole 360 acres shall remain undivided. May 3, 1951. Ada Venn. Bo Venn. Cy Venn.";
const later =
  "WARRANTY DEED. State of Texas, County of Marsh. BO VENN, a single man, grants, sells and conveys to DI LARK the surface of 120 acres, the middle part of 360 acres, John Oke Survey, A-62, Marsh County, Texas. To have and to hold. May 3, 1961. Bo Venn.";

describe("a survey divided by a partition", () => {
  it("is known as its parts, and a later deed of one part finds it", () => {
    const c = readChain(
      [
        { name: "1.txt", text: partition },
        { name: "2.txt", text: later },
      ],
      "2020-01-01",
    );
    const tracts = c.resolution.tracts;
    expect(tracts.map((t) => t.acres).reduce((s, a) => s + Number(a), 0)).toBe(360);
    const second = c.documents.find((d) => d.filename === "2.txt");
    expect(tracts.filter((t) => t.mentions.some((m) => m.document_id === second?.id)).map((t) => t.acres)).toEqual(["120"]);
  });
});
