import { describe, expect, it } from "vitest";
import type { Ownership, OwnershipRow } from "@/lib/contracts/reports";
import type { ResolvedTract } from "@/lib/contracts/resolution";
import { heldLayers, ownersOf } from "./held-land";

const row = (party: string, fraction: string, decimal: string, estate: OwnershipRow["estate_type"] = "mineral"): OwnershipRow => ({
  party_id: party,
  name: party.toUpperCase(),
  estate_type: estate,
  share: { fraction, decimal },
  of: "estate",
  net_acres: null,
  leased_by: null,
  burdens: [],
  effects: [],
  assumed: false,
});
const zero = { fraction: "0", decimal: "0" };
const totals = { surface: zero, mineral: zero, executive_right: zero, leasehold: zero, revenue: zero };
const ownership = {
  package_id: "p",
  as_of: "2020-01-01",
  tracts: [
    {
      tract_id: "t1",
      label: "N/2",
      acres: "320",
      rows: [row("ann", "3/4", "0.75"), row("bo", "1/4", "0.25"), row("cy", "1", "1", "surface")],
      revenue: [],
      undetermined: [],
      totals,
    },
  ],
} as unknown as Ownership;
const shape = { kind: "aliquot" as const, label: "N/2", points: [] };
const tract = (id: string, drawn = true): ResolvedTract => ({
  id,
  label: id,
  kind: "plss",
  acres: null,
  mentions: [],
  ...(drawn ? { geometry: [{ frame: "section" as const, section: "5N-6W-9", shapes: [shape] }] } : {}),
});

describe("land by owner", () => {
  it("shades each tract by the owner's share of the estate", () => {
    const layers = heldLayers([tract("t1"), tract("t2"), tract("t3", false)], ownership, "mineral", "ann");
    expect(layers.map((l) => [l.id, l.holder])).toEqual([
      ["t1", { text: "3/4", share: 0.75 }],
      ["t2", { text: "nothing", share: 0 }],
    ]);
  });
  it("counts land that is not severed yet as minerals and as surface, and says so", () => {
    const unsevered = { ...ownership, tracts: ownership.tracts.map((t) => ({ ...t, rows: [row("dee", "1", "1", "fee")] })) } as Ownership;
    expect(heldLayers([tract("t1")], unsevered, "mineral", null)[0]?.holder).toEqual({ text: "DEE 1 in fee", share: 1 });
    expect(ownersOf(unsevered, "surface").map((o) => o.name)).toEqual(["DEE"]);
    expect(heldLayers([tract("t1")], unsevered, "leasehold", null)[0]?.holder).toEqual({ text: "nothing", share: 0 });
  });
  it("names all owners where none is chosen", () => {
    expect(heldLayers([tract("t1")], ownership, "mineral", null)[0]?.holder).toEqual({ text: "ANN 3/4, BO 1/4", share: 1 });
  });
  it("lists the owners of one estate once each", () => expect(ownersOf(ownership, "mineral").map((o) => o.name)).toEqual(["ANN", "BO"]));
});
