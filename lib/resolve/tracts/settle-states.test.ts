import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

type Paper = [id: string, executed: string, land: string, county: string, state: string];
const tractsOf = (...papers: Paper[]) =>
  resolvePackage(
    papers.map(([id, executed, land, county, state]) =>
      resolvedDocument(id, {
        executed,
        tracts: parseLand(land, { county, state }),
        parties: [party("p1", `Giver ${id}`, "grantor"), party("p2", `Taker ${id}`, "grantee")],
      }),
    ),
    [],
  ).tracts;

describe("a section whose words name no place", () => {
  it("lies where the papers that name its place put it, wherever the deed was signed", () => {
    const tracts = tractsOf(
      ["a", "1950-01-01", "the NE/4 of Section 9, T150N-R80W, McHenry County, North Dakota", "McHenry", "ND"],
      ["b", "1960-01-01", "the NE/4 of Section 9, T150N-R80W", "Ramsey", "MN"],
    );
    expect(tracts).toHaveLength(1);
    expect(tracts[0]).toMatchObject({ county: "McHenry", state: "ND" });
  });

  it("stays apart where its own words name another state, or the others name several", () => {
    const named = tractsOf(
      ["a", "1950-01-01", "the NE/4 of Section 9, T5N-R8W, Caddo County, Oklahoma", "Caddo", "OK"],
      ["b", "1960-01-01", "the NE/4 of Section 9, T5N-R8W, Lincoln County, Mississippi", "Lincoln", "MS"],
    );
    expect(named).toHaveLength(2);
    const several = tractsOf(
      ["a", "1950-01-01", "the NE/4 of Section 9, T5N-R8W, Caddo County, Oklahoma", "Caddo", "OK"],
      ["b", "1955-01-01", "the NE/4 of Section 9, T5N-R8W, Lincoln County, Mississippi", "Lincoln", "MS"],
      ["c", "1960-01-01", "the NE/4 of Section 9, T5N-R8W", "Weld", "CO"],
    );
    expect(several).toHaveLength(3);
  });
});
