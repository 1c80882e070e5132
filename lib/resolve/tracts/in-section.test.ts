import { describe, expect, it } from "vitest";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

const deed = (id: string, executed: string, text: string) =>
  resolvedDocument(id, {
    executed,
    tracts: parseLand(text, { county: "Caddo", state: "OK" }),
    parties: [party("p1", "Carl Doss", "grantor"), party("p2", `Taker ${id}`, "grantee")],
  });
const square = (from: string): string =>
  `A tract in Section 9, T5N-R6W, ${from}; thence South 660 feet; thence West 660 feet; thence North 660 feet; thence East 660 feet to the point of beginning, containing 10 acres`;
const resolved = (...papers: [string, string, string][]): ResolvedTract[] =>
  resolvePackage(
    papers.map((p) => deed(...p)),
    [],
  ).tracts;

describe("a figure by calls in a section", () => {
  it("takes its acres from the one part in which it lies, though its words name only the section", () => {
    const tracts = resolved(
      ["a", "1930-01-01", "NE/4 of Section 9, T5N-R6W"],
      ["b", "1931-01-01", "SE/4 of Section 9, T5N-R6W"],
      ["c", "1940-01-01", square("beginning at the NE corner of the SE/4 of Section 9")],
    );
    expect(tracts.map((t) => t.acres).sort()).toEqual(["10", "150", "160"]);
    const figure = tracts.find((t) => t.acres === "10");
    expect(figure?.mentions.map((m) => m.document_id).sort()).toEqual(["b", "c"]);
    expect(figure?.geometry?.[0]).toMatchObject({ frame: "section", section: "5N-6W-9", shapes: [{ kind: "polygon" }] });
  });
  it("takes from each part that it overlaps", () => {
    const tracts = resolved(
      ["a", "1930-01-01", "NE/4 of Section 9, T5N-R6W"],
      ["b", "1931-01-01", "SE/4 of Section 9, T5N-R6W"],
      ["c", "1940-01-01", square("beginning at a point 330 feet North of the NE corner of the SE/4 of Section 9")],
    );
    expect(tracts.map((t) => t.acres).sort()).toEqual(["10", "155", "155"]);
  });
});

describe("acres told beside the lots of a section", () => {
  const told = "Township 5 North, Range 6 West, Section 6: Lot 6 (38.11 acres), Lot 7 (38.24 acres), E/2SW/4 (80 acres). Section 7: Lot 1 (39.50 acres).";

  it("make the acres of the tract, with the parts on the grid, whatever is said of them all together", () => {
    for (const end of [" In all 195.85 acres.", ""])
      expect(
        resolved(["a", "1930-01-01", `${told}${end}`], ["b", "1931-01-01", "T5N-R6W, Section 6: Lots 6, 7, E/2SW/4; Section 7: Lot 1, 195.85 acres"]).map(
          (t) => t.acres,
        ),
      ).toEqual(["195.85"]);
  });

  it("are none where no paper tells them", () => {
    expect(resolved(["a", "1930-01-01", "T5N-R6W, Section 6: Lots 6 and 7"]).map((t) => t.acres)).toEqual([null]);
  });
});
