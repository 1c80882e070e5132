// The tracts of a pooled unit in a table whose last column is that of acres.
import { describe, expect, it } from "vitest";
import { readInstrument } from "@/lib/testing/read-in-process";

const unit = (table: string, size: string) =>
  readInstrument({
    name: "unit.txt",
    text: `DESIGNATION OF GAS UNIT\n\nElm Gas Unit No. 1, Panola County, Texas\n\nELM GAS COMPANY, lessee, pools the following leases as to gas into a single unit of ${size}, effective January 1, 1985:\n\n${table}\n\nProduction shall be allotted among the tracts upon the acreage shown.\n\nExecuted December 27, 1984. ELM GAS COMPANY, by A. Roe, President\n\nFiled January 4, 1985, Vol. 739, page 455, Panola County, Texas.`,
  }).conveyance.resolved.unit;
const table =
  "   Tract   Lease                                     Acres in unit\n     1     Mabel Hale et al., Vol. 711, page 80           120\n     2     D. P. Cole, of August 2, 1983                  200\n     3     Estate of S. Ross                              160\n                                                  Total   480";

describe("the tracts of a unit", () => {
  it("are the rows that come to its acres", () => {
    const read = unit(table, "four hundred eighty (480) acres");
    expect(read?.acres).toBe("480");
    expect(read?.tracts.map((t) => [t.tract, t.acres])).toEqual([
      ["Tract 1", "120"],
      ["Tract 2", "200"],
      ["Tract 3", "160"],
    ]);
  });
  it("are none of a table whose last numbers do not come to them", () =>
    expect(unit(table.replace("120", "128").replace("Total   480", ""), "480 acres")?.tracts).toEqual([]));
});
