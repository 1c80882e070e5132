// The sample package against its ownership as worked by hand in prisma/samples/willow-creek/README.md.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { buildEstateGraph } from "@/lib/estate-graph/build-estate-graph";
import { add, fromWire, parseRational, toText, ZERO } from "@/lib/fraction/rational";
import { readChain } from "./read-in-process";

const folder = join(import.meta.dirname, "..", "..", "prisma", "samples", "willow-creek");
const names = readdirSync(folder).filter((f) => f.endsWith(".txt"));
const texts = names.sort().map((name) => ({ name, text: readFileSync(join(folder, name), "utf8") }));
const chain = readChain(texts, "2000-01-01");
const plain = (name: string) => name.toUpperCase().replaceAll(/[.,]/g, "");
const codes = new Set(chain.result.issues.map((i) => i.code));

type Entry = { key: string; share: { fraction: string; decimal: string } };
const sums = (entries: Entry[]): Record<string, string> => {
  const out: Record<string, string> = {};
  for (const { key, share } of entries) out[key] = toText(add(parseRational(out[key] ?? "0") ?? ZERO, fromWire(share)));
  return out;
};
const tractOf = (label: RegExp) => chain.ownership.tracts.find((t) => label.test(t.label));
const rows = (label: RegExp, estate: string) =>
  sums((tractOf(label)?.rows ?? []).filter((r) => r.estate_type === estate).map((r) => ({ key: plain(r.name), share: r.share })));
const revenue = (label: RegExp) => sums((tractOf(label)?.revenue ?? []).map((r) => ({ key: `${plain(r.name)} ${r.kind}`, share: r.interest })));
const north = /^N\/2 NE\/4/;
const south = /^S\/2 NE\/4/;
const hollis = /Hollis/;

describe("the sample package", () => {
  it("has eighteen instruments on three tracts: two halves of the NE/4, parted by the partial release, and the survey", () => {
    expect(texts).toHaveLength(18);
    expect(chain.ownership.tracts.map((t) => t.acres).sort()).toEqual(["160", "80", "80"]);
  });
  it.each([north, south])("leaves the surface whole in Lindqvist, free of the mortgage that was released: %s", (tract) => {
    expect(rows(tract, "surface")).toEqual({ "OTIS LINDQVIST": "1" });
    expect(rows(tract, "lien")).toEqual({});
    expect(codes).not.toContain("LIEN_UNRELEASED");
  });
  it.each([north, south])(
    "takes the over-conveyance out of the reservation, gives Brandt's quarter to widow and children by thirds, and Ruth's to Harold: %s",
    (tract) => {
      expect(rows(tract, "mineral")).toEqual({ "OTIS LINDQVIST": "1/2", "PRAIRIE ROYALTY COMPANY": "1/4", "CLARA BRANDT": "1/12", "HAROLD BRANDT": "1/6" });
      expect(rows(tract, "royalty")).toEqual({ "MARIAN TEAGUE": "1/32" });
      expect(codes).toContain("OVERCONVEYANCE_DUHIG");
      expect(codes).toContain("NAME_VARIANCE");
    },
  );
  it("shows no estate that ends before it begins", () => {
    const { result, resolution, documents } = chain;
    const { dag } = buildEstateGraph({ package_id: "pkg_chain", built_at: "2000-01-01T00:00:00Z", version: "1.0", result, resolution, documents });
    const spans = dag.nodes.filter((n) => n.from !== null && n.to !== null);
    expect(spans.length).toBeGreaterThan(5);
    expect(spans.filter((n) => (n.from ?? "") > (n.to ?? "")).map((n) => [n.holder.name, n.from, n.to])).toEqual([]);
  });
  it("gives the stranger of 1983 nothing, and says so", () => {
    expect(JSON.stringify(chain.ownership.tracts.map((t) => t.rows))).not.toMatch(/washita/i);
    expect(chain.result.breaks.map((b) => b.kind)).toContain("stranger_to_title");
  });
  it("ends the Prairie lease in the north half only, with its part of the override", () => {
    expect(rows(south, "leasehold")).toEqual({ "REDFORK ENERGY INC": "5/6" });
    expect(rows(north, "leasehold")).toEqual({ "REDFORK ENERGY INC": "7/12" });
    expect(rows(south, "overriding_royalty")).toEqual({ "CIMARRON BASIN OIL COMPANY": "5/192" });
    expect(rows(north, "overriding_royalty")).toEqual({ "CIMARRON BASIN OIL COMPANY": "7/384" });
    expect(codes).toContain("UNLEASED_COTENANT");
  });
  it("divides the revenue of the south half to 192/192", () => {
    expect(revenue(south)).toEqual({
      "OTIS LINDQVIST lessor_royalty": "1/16",
      "MARIAN TEAGUE npri": "1/32",
      "HAROLD BRANDT lessor_royalty": "1/96",
      "PRAIRIE ROYALTY COMPANY lessor_royalty": "3/64",
      "CIMARRON BASIN OIL COMPANY overriding_royalty": "5/192",
      "REDFORK ENERGY INC working_interest": "21/32",
      "CLARA BRANDT unleased_cotenant": "1/12",
      "HAROLD BRANDT unleased_cotenant": "1/12",
    });
    expect(tractOf(south)?.totals.revenue.fraction).toBe("1");
  });
  it("divides the revenue of the north half to 384/384", () => {
    expect(revenue(north)).toEqual({
      "OTIS LINDQVIST lessor_royalty": "1/16",
      "MARIAN TEAGUE npri": "1/32",
      "HAROLD BRANDT lessor_royalty": "1/96",
      "CIMARRON BASIN OIL COMPANY overriding_royalty": "7/384",
      "REDFORK ENERGY INC working_interest": "59/128",
      "CLARA BRANDT unleased_cotenant": "1/12",
      "HAROLD BRANDT unleased_cotenant": "1/12",
      "PRAIRIE ROYALTY COMPANY unleased_cotenant": "1/4",
    });
    expect(tractOf(north)?.totals.revenue.fraction).toBe("1");
  });
  it("severs half the minerals of the survey in 1908 and names the instrument that is cited but missing", () => {
    expect(rows(hollis, "surface")).toEqual({ "LEON VASEK": "1" });
    expect(rows(hollis, "mineral")).toEqual({ "LEON VASEK": "1/2", "JOHN T HOLLIS": "1/2" });
    expect(chain.resolution.references.filter((r) => r.cites === null).map((r) => `${r.reference.book}/${r.reference.page}`)).toEqual(["41/77"]);
  });
  it("gives every effect a trace and is the same on a second run", () => {
    for (const effect of chain.result.effects) expect(chain.result.traces[effect.id]?.length).toBeGreaterThan(0);
    expect(JSON.stringify(readChain(texts, "2000-01-01").result)).toBe(JSON.stringify(chain.result));
  });
});
