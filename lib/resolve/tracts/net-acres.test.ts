import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

/** Acres of each tract with the papers that cover it: "560 012". */
const tractsOf = (...texts: string[]): string[] =>
  resolvePackage(
    texts.map((text, i) =>
      resolvedDocument(`${i}`, {
        executed: `19${10 + i}-01-01`,
        tracts: parseLand(text, { county: "Elm", state: "TX" }),
        parties: [party("p1", `Giver ${i}`, "grantor"), party("p2", `Taker ${i}`, "grantee")],
      }),
    ),
    [],
  )
    .tracts.map((t) => `${t.acres} ${t.mentions.map((m) => m.document_id).join("")}`)
    .sort();

describe("a section of which a piece is left out", () => {
  it("is one land however its papers say so, the acres told being those of the rest", () =>
    expect(
      tractsOf(
        "all of Section 9, save the Southeast 80 acres thereof, Block 4, E. & W. Ry. Co. Survey, containing 560 acres",
        "the 560 acres of Section 9, Block 4, E. & W. Ry. Co. Survey",
        "560 acres, being all but the West 80 acres of Section 9, Block 4, E. & W. Ry. Co. Survey",
        "all of Section 9, less the West 80 acres, Block 4, E. & W. Ry. Co. Survey, 560 acres",
        "560 acres, Section 9, less the West 80 acres, Block 4, E. & W. Ry. Co. Survey",
      ),
    ).toEqual(["560 01234"]));
  it("is told by the acres of the rest alone", () =>
    expect(
      tractsOf(
        "Section 9, Block 4, E. & W. Ry. Co. Survey, except 40 acres in the Northwest corner, leaving 600 acres",
        "600 acres in Section 9, Block 4, E. & W. Ry. Co. Survey",
        "Section 9, Block 4, E. & W. Ry. Co. Survey, 640 acres",
      ),
    ).toEqual(["40 2", "600 012"]));
});

describe("a piece so small that a section stays one without it", () => {
  const piece = "Section 9, Block 4, E. & W. Ry. Co. Survey";
  it("is left out of the acres of the whole, and out of those of the rest where the words say so", () => {
    expect(tractsOf(`${piece}, containing 640 acres, save and except 10 acres in the Northeast corner for a school`)).toEqual(["630 0"]);
    expect(tractsOf(`${piece}, save and except 10 acres in the Northeast corner for a school, leaving 630 acres`)).toEqual(["630 0"]);
  });
});

describe("acres", () => {
  it("are those of all the tracts together where the paper sums them up", () =>
    expect(tractsOf("three tracts side by side, 88, 120 and 31 acres, in all 239 acres, out of the Amos Quade Survey, A-12")).toEqual(["239 0"]));
  it("of an interest in brackets do not hide the part of the section", () =>
    expect(
      tractsOf(
        "all (100%) of the oil and gas in the N/2 of Section 9, Block 4, T-2-S, E. & W. Ry. Co. Survey, 320 acres",
        "N/2 of Section 9, Block 4, T-2-S, E. & W. Ry. Co. Survey",
      ),
    ).toEqual(["320 01"]));
});
