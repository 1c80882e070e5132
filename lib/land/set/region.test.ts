import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { acresText } from "@/lib/fraction/net-acres";
import { codesRegion, regionCodes } from "./aliquot-codes";
import { parseAliquots } from "./parse-aliquots";
import { printAliquots } from "./print-aliquots";
import { contains, difference, intersection, quarters, type Region, sameRegion, union } from "./region";
import { regionAcres } from "./region-acres";
import { partitionSection } from "./section-partition";

const region: fc.Arbitrary<Region> = fc.letrec<{ r: Region }>((tie) => ({
  r: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    fc.constantFrom<Region>(0, 1),
    fc.tuple(tie("r"), tie("r"), tie("r"), tie("r")).map(([a, b, c, d]) => quarters(a, b, c, d)),
  ),
})).r;
const acres = (r: Region): string => acresText(regionAcres(r));

describe("the set of aliquots", () => {
  it("reads back what it prints", () => fc.assert(fc.property(region, (r) => sameRegion(parseAliquots(printAliquots(r)) ?? 0, r))));
  it("is the union of its codes", () => fc.assert(fc.property(region, (r) => sameRegion(codesRegion(regionCodes(r)), r))));
  it("obeys the algebra of sets", () =>
    fc.assert(
      fc.property(region, region, (a, b) => {
        expect(sameRegion(union(difference(a, b), intersection(a, b)), a)).toBe(true);
        expect(contains(union(a, b), b)).toBe(true);
        expect(intersection(difference(a, b), b)).toBe(0);
      }),
    ));
  it("prints as landmen write", () => {
    expect(printAliquots(codesRegion(["NESE", "NWSE"]))).toBe("N/2 SE/4");
    expect(printAliquots(codesRegion(["S2N2", "SE"]))).toBe("S/2 N/2, SE/4");
    expect(printAliquots(codesRegion(["NE", "NW", "SE", "SW"]))).toBe("ALL");
    expect(printAliquots(codesRegion(["W2E2SWSENE"]))).toBe("W/2 E/2 SW/4 SE/4 NE/4");
  });
  it("measures a section as 640 acres exactly", () => {
    expect(acres(1)).toBe("640");
    expect(acres(codesRegion(["W2E2SWSENE"]))).toBe("2.5");
    expect(acres(difference(codesRegion(["SE"]), codesRegion(["N2NESE"])))).toBe("140");
  });
  it("cuts a section into the fewest parts that every description covers wholly or not at all", () => {
    const atoms = partitionSection([codesRegion(["N2"]), codesRegion(["NE"]), codesRegion(["NENE"])]);
    expect(atoms.map((a) => [printAliquots(a.region), a.members])).toEqual([
      ["NW/4", [0]],
      ["S/2 NE/4, NW/4 NE/4", [0, 1]],
      ["NE/4 NE/4", [0, 1, 2]],
    ]);
  });
  it("partitions 2,000 descriptions of a section", () => {
    const codes = regionCodes(1).flatMap((c) => [`N2${c}`, `W2${c}`, `SE${c}`]);
    const atoms = partitionSection(
      Array.from({ length: 2000 }, (_, i) => codesRegion([codes[i % codes.length] ?? "NE", codes[(i * 7) % codes.length] ?? "NE"])),
    );
    expect(atoms.length).toBeGreaterThan(16);
  });
});
