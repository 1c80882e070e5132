// The sample package against its ownership as worked by hand (in 192nds of production; see the comments).
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { add, fromWire, parseRational, toText, ZERO } from "@/lib/fraction/rational";
import { readChain } from "./read-in-process";

const folder = join(import.meta.dirname, "..", "..", "prisma", "samples", "willow-creek");
const texts = readdirSync(folder)
  .filter((f) => f.endsWith(".txt"))
  .sort()
  .map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const chain = readChain(texts, "1985-01-01");
const tract = chain.ownership.tracts[0];
const rows = (estate: string) =>
  Object.fromEntries((tract?.rows ?? []).filter((r) => r.estate_type === estate).map((r) => [r.name.toUpperCase().replaceAll(/[.,]/g, ""), r.share.fraction]));
const codes = new Set(chain.result.issues.map((i) => i.code));

describe("the sample package", () => {
  it("is one tract of 160 acres", () => {
    expect(chain.ownership.tracts).toHaveLength(1);
    expect(tract?.acres).toBe("160");
  });
  it("leaves the surface whole in Lindqvist", () => {
    expect(rows("surface")).toEqual({ "OTIS LINDQVIST": "1" });
  });
  it("takes the over-conveyance out of the reservation, and gives Brandt's quarter to his widow and children by thirds", () => {
    // Brandt owned 3/4, granted 1/2 with warranty, said he kept 1/2: he keeps 3/4 - 1/2 = 1/4 (Duhig). Died 1955 in Oklahoma, widow and two children: 1/3 each.
    expect(rows("mineral")).toEqual({
      "OTIS LINDQVIST": "1/2",
      "PRAIRIE ROYALTY COMPANY": "1/4",
      "CLARA BRANDT": "1/12",
      "HAROLD BRANDT": "1/12",
      "RUTH BRANDT KELLER": "1/12",
    });
    expect(codes).toContain("OVERCONVEYANCE_DUHIG");
  });
  it("keeps the fixed royalty of 1952 and gives the stranger of 1983 nothing", () => {
    expect(rows("royalty")).toEqual({ "MARIAN TEAGUE": "1/32" });
    expect(JSON.stringify(tract?.rows)).not.toMatch(/washita/i);
    expect(chain.result.breaks.map((b) => b.kind)).toContain("stranger_to_title");
  });
  it("holds the leases by production and leases 1/2 + 1/12 + 1/4 = 5/6", () => {
    expect(rows("leasehold")).toEqual({ "REDFORK ENERGY INC": "5/6" });
    expect(codes).toContain("UNLEASED_COTENANT");
  });
  it("divides revenue to 192/192", () => {
    // Lindqvist 1/2 x 3/16 = 18/192 less Teague's 6/192; Harold 1/12 x 1/8 = 2/192; Prairie 1/4 x 3/16 = 9/192; override 5/6 x 1/32 = 5/192; unleased 1/12 = 16/192 each; the rest is Redfork's.
    const revenue: Record<string, string> = {};
    for (const r of tract?.revenue ?? []) {
      const key = `${r.name.toUpperCase().replaceAll(/[.,]/g, "")} ${r.kind}`;
      revenue[key] = toText(add(parseRational(revenue[key] ?? "0") ?? ZERO, fromWire(r.interest)));
    }
    expect(revenue).toEqual({
      "OTIS LINDQVIST lessor_royalty": "1/16",
      "MARIAN TEAGUE npri": "1/32",
      "HAROLD BRANDT lessor_royalty": "1/96",
      "PRAIRIE ROYALTY COMPANY lessor_royalty": "3/64",
      "CIMARRON BASIN OIL COMPANY overriding_royalty": "5/192",
      "REDFORK ENERGY INC working_interest": "21/32",
      "CLARA BRANDT unleased_cotenant": "1/12",
      "RUTH BRANDT KELLER unleased_cotenant": "1/12",
    });
    expect(tract?.totals.revenue.fraction).toBe("1");
  });
  it("raises the mortgage that no release answers", () => {
    expect(codes).toContain("LIEN_UNRELEASED");
  });
  it("gives every effect a trace and is the same on a second run", () => {
    for (const effect of chain.result.effects) expect(chain.result.traces[effect.id]?.length).toBeGreaterThan(0);
    expect(JSON.stringify(readChain(texts, "1985-01-01").result)).toBe(JSON.stringify(chain.result));
  });
});
