import { describe, expect, it } from "vitest";
import { ratioText } from "@/components/title/ratio";
import type { Ownership } from "@/lib/contracts/reports";
import { acresText, packageTotals, quantity } from "./package-totals";

const row = (name: string, fraction: string, estate_type = "mineral", more = {}) => ({
  party_id: null,
  name,
  estate_type,
  of: "estate",
  share: { fraction },
  net_acres: "1",
  ...more,
});
const table = (tracts: { label: string; acres: string | null; rows: object[] }[]) =>
  ({ tracts: tracts.map((t, i) => ({ tract_id: `trt_${i}`, ...t })) }) as unknown as Ownership;

describe("packageTotals", () => {
  it("adds up exactly what each owner holds over all tracts, the largest first", () => {
    const totals = packageTotals(
      table([
        { label: "A", acres: "160", rows: [row("Ann", "1/3"), row("Bo", "2/3")] },
        { label: "B", acres: "212.5", rows: [row("Ann", "1")] },
      ]),
    );
    const mineral = totals.estates[0];
    expect(mineral?.owners.map((o) => [o.name, ratioText(o.acres), o.holdings.length])).toEqual([
      ["Ann", "1595/6", 2],
      ["Bo", "320/3", 1],
    ]);
    expect([ratioText(totals.acres), mineral && ratioText(mineral.acres)]).toEqual(["745/2", "745/2"]);
  });
  it("counts the acres of land once that depths divide into layers", () => {
    const layer = (depths: string, rows: object[]) => ({ label: `NE/4, ${depths}`, acres: "160", depths, rows });
    const totals = packageTotals(
      table([
        layer("from the surface to 5,000 feet", [row("Ann", "1"), row("Oak", "1", "leasehold")]),
        layer("below 5,000 feet", [row("Ann", "1"), row("Elm", "1", "leasehold")]),
      ]),
    );
    const of = (estate: string) => totals.estates.find((e) => e.estate === estate);
    expect([ratioText(totals.acres), ratioText(of("mineral")?.acres ?? { n: 0n, d: 1n }), ratioText(of("leasehold")?.acres ?? { n: 0n, d: 1n })]).toEqual([
      "160",
      "160",
      "160",
    ]);
    expect(of("mineral")?.owners.map((o) => [o.name, ratioText(o.acres)])).toEqual([["Ann", "160"]]);
  });
  it("names the tracts it cannot measure, and counts no share of production as acres", () => {
    const totals = packageTotals(
      table([
        { label: "A", acres: null, rows: [row("Ann", "1")] },
        { label: "B", acres: "80", rows: [row("Cy", "1/16", "royalty", { of: "production", net_acres: null })] },
      ]),
    );
    expect(totals).toMatchObject({ estates: [], unmeasured: ["A"] });
  });
});

describe("acres", () => {
  it("are read and printed without a float", () => {
    expect(["212.5", "160", "1/3", "0.125"].map((t) => ratioText(quantity(t)))).toEqual(["425/2", "160", "1/3", "1/8"]);
    expect([quantity("40"), { n: 40n, d: 3n }, quantity("12.50")].map(acresText)).toEqual(["40", "13.3333", "12.5"]);
  });
});
