import { describe, expect, it } from "vitest";
import { parseLand } from "@/lib/land/parse-land";
import { resolvePackage } from "@/lib/resolve/resolve-package";
import { interest, party, resolvedDocument } from "@/lib/testing/builders/resolved-document";

const deed = (id: string, executed: string, text: string) =>
  resolvedDocument(id, {
    executed,
    tracts: parseLand(text, { county: "Caddo", state: "OK" }),
    parties: [party("p1", "Carl Doss", "grantor"), party("p2", `Taker ${id}`, "grantee")],
  });
/** Acres of each tract with the papers that cover it: "12.5 ab". */
const parted = (...papers: [string, string][]): string[] =>
  resolvePackage(
    papers.map(([id, text], i) => deed(id, `19${30 + i}-01-01`, text)),
    [],
  )
    .tracts.map(
      (t) =>
        `${t.acres} ${t.mentions
          .map((m) => m.document_id)
          .sort()
          .join("")}`,
    )
    .sort();

describe("a piece of a section told by its acres", () => {
  it("lies in the part that its words name, and takes its acres from it", () =>
    expect(
      parted(
        ["a", "SW/4 of Section 9, T5N-R6W, 160 acres"],
        ["b", "all that part of the SW/4 of Section 9, T5N-R6W, lying East of the county road, containing 12.5 acres, more or less"],
      ),
    ).toEqual(["12.5 ab", "147.5 a"]));
  it("is not the land of the paper that leaves it out", () =>
    expect(
      parted(
        ["a", "SW/4 of Section 9, T5N-R6W"],
        ["b", "a strip of land 100 feet wide across the SW/4 of Section 9, T5N-R6W, containing 6.06 acres"],
        ["c", "SW/4 of Section 9, T5N-R6W, except the 6.06 acres of the railway, leaving 153.94 acres"],
      ),
    ).toEqual(["153.94 ac", "6.06 ab"]));
  it("is a tract of its own though only the papers that leave it out tell of it", () =>
    expect(
      parted(
        ["a", "N/2 SW/4 and SW/4 SW/4 of Section 9, T5N-R6W"],
        ["b", "N/2 SW/4 and SW/4 SW/4 of Section 9, T5N-R6W, except and less 3.25 acres for railroad right of way"],
        ["c", "N/2 SW/4 and SW/4 SW/4 of Section 9, T5N-R6W, less 3.25 acres"],
      ),
    ).toEqual(["116.75 abc", "3.25 a"]));
  it("is the strip of another paper where its acres are not told", () => {
    const way = "a right of way 100 feet wide across the SW/4 of Section 9, T5N-R6W";
    const lease = deed("c", "1931-01-01", way);
    const named = {
      ...lease,
      conveyance: { ...lease.conveyance, resolved: { ...lease.conveyance.resolved, grants: [{ ...interest("leasehold", "1"), text: way }] } },
    };
    const first = deed("b", "1930-01-01", `a strip 100 feet wide across the SW/4 of Section 9, T5N-R6W, 6.06 acres`);
    const strip = {
      ...first,
      conveyance: { ...first.conveyance, resolved: { ...first.conveyance.resolved, grants: [{ ...interest("fee", "1"), text: "a strip 100 feet wide" }] } },
    };
    const { tracts } = resolvePackage([deed("a", "1929-01-01", "SW/4 of Section 9, T5N-R6W"), strip, named], []);
    expect(
      tracts
        .map(
          (t) =>
            `${t.acres} ${t.mentions
              .map((m) => m.document_id)
              .sort()
              .join("")}`,
        )
        .sort(),
    ).toEqual(["153.94 a", "6.06 abc"]);
  });
  it("is the one piece that another paper tells of where its acres are just those", () =>
    expect(
      parted(
        ["a", "all of Section 9, T5N-R6W, except the NE/4 NE/4 and the SW/4 SW/4"],
        ["b", "560 acres of Section 9, T5N-R6W"],
        ["c", "all of Section 9, T5N-R6W"],
      ),
    ).toEqual(["560 abc", "80 c"]));
  it("is the part of the section that the package tells of where its acres are about those", () =>
    expect(parted(["a", "SW/4 of Section 9, T5N-R6W"], ["b", "a part of Section 9, T5N-R6W, containing 158 acres"])).toEqual(["160 ab"]));
});
