import { describe, expect, it } from "vitest";
import type { Conveyance } from "@/lib/contracts/aspects/conveyance";
import type { Land } from "@/lib/contracts/aspects/land";
import { readLand } from "@/lib/land/parse-land";
import { interest, resolvedDocument } from "@/lib/testing/builders/resolved-document";
import { applyValue } from "./apply-value";
import { changedList, listPlace } from "./list-items";

const conveyance = resolvedDocument("a", { conveyance: { grants: [interest("mineral", "1/2", { from: ["p1"], to: ["p2"] })] } }).conveyance.resolved;
const land: Land = { tracts: readLand("NE/4 of Section 5, Township 9 North, Range 7 West", { county: "Caddo", state: "OK" }).tracts };

describe("items of a list", () => {
  it("are told from values, and only where a list of items is", () => {
    expect(listPlace("parties", "/parties/2")).toEqual({ list: "parties", index: 2 });
    expect(listPlace("conveyance", "/reservations/-")).toEqual({ list: "reservations", index: "-" });
    for (const pointer of ["/parties/2/name", "/parties", "/grants/0", "/from/0"]) expect(listPlace("parties", pointer)).toBeNull();
  });
  it("are added: an interest to whom the instrument gives, a reservation for who gives, a tract as its words read", () => {
    const value = { estate_type: "royalty", fraction: { fraction: "1/16", decimal: "0.06250000" }, text: "reserving 1/16" };
    const kept = applyValue("conveyance", conveyance, "/reservations/-", value) as Conveyance;
    expect(kept.reservations).toMatchObject([{ estate_type: "royalty", of: "whole", to: ["p1"], fraction: { fraction: "1/16" } }]);
    expect((applyValue("conveyance", conveyance, "/grants/-", value) as Conveyance).grants[1]).toMatchObject({ from: ["p1"], to: ["p2"] });
    const two = applyValue("land", land, "/tracts/-", { text: "SW/4 of Section 6, Township 9 North, Range 7 West" }) as Land;
    expect(two.tracts.map((t) => [t.id, t.plss?.label, t.county])).toEqual([
      ["t1", "NE/4", land.tracts[0]?.county],
      ["t2", "SW/4", land.tracts[0]?.county],
    ]);
    const loose = applyValue("land", land, "/tracts/-", { text: "all land of the grantor wherever it lies" }) as Land;
    expect(loose.tracts[1]).toMatchObject({ id: "t2", kind: "other", text: "all land of the grantor wherever it lies" });
  });
  it("are taken out, and nothing is done by a value that makes no item", () => {
    expect((applyValue("conveyance", conveyance, "/grants/0", null) as Conveyance).grants).toEqual([]);
    expect(changedList("parties", { parties: [] }, { list: "parties", index: "-" }, { name: "", role: "grantee" })).toBeNull();
    expect(changedList("parties", { parties: [] }, { list: "parties", index: "-" }, { name: "Ann", role: "bystander" })).toBeNull();
    expect(changedList("conveyance", conveyance, { list: "grants", index: "-" }, { estate_type: "moonlight" })).toBeNull();
    expect(changedList("conveyance", conveyance, { list: "grants", index: 0 }, "x")).toBeNull();
    expect(changedList("conveyance", conveyance, { list: "grants", index: 7 }, null)).toBeNull();
    expect(changedList("land", land, { list: "tracts", index: "-" }, {})).toBeNull();
  });
});
