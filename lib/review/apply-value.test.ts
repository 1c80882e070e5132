import { describe, expect, it } from "vitest";
import type { Land } from "@/lib/contracts/aspects/land";
import type { Parties } from "@/lib/contracts/aspects/parties";
import { readLand } from "@/lib/land/parse-land";
import { normaliseParty } from "@/lib/names/normalise-party";
import { blankParty } from "@/lib/testing/builders/resolved-document";
import { applyValue } from "./apply-value";

const party = normaliseParty({ ...blankParty("p1", "EDWIN MARSH"), display: "", role: "grantor", side: "from" });
const land = (text: string): Land => ({ tracts: readLand(text, { county: "Caddo", state: "OK" }).tracts.map((t) => ({ ...t, county: "Caddo", state: "OK" })) });

describe("applyValue", () => {
  it("takes a corrected name apart again, so that the party is found under the new one", () => {
    const before: Parties = { parties: [party], from: ["p1"], to: [] };
    const after = applyValue("parties", before, "/parties/0/name", "EDWARD J. MARCH") as Parties;
    expect(after.parties[0]).toMatchObject({
      id: "p1",
      name: "EDWARD J. MARCH",
      display: "Edward J. March",
      given: "Edward",
      surname: "March",
      role: "grantor",
    });
    expect(before.parties[0]?.name).toBe("EDWIN MARSH");
  });
  it("reads a corrected description again and keeps what the words do not say", () => {
    const after = applyValue(
      "land",
      land("NE/4 of Section 5, Township 9 North, Range 7 West"),
      "/tracts/0/text",
      "SE/4 of Section 6, Township 9 North, Range 7 West",
    ) as Land;
    expect(after.tracts).toHaveLength(1);
    expect(after.tracts[0]).toMatchObject({ id: "t1", county: "Caddo", state: "OK", plss: { section: 6, label: "SE/4" } });
  });
  it("leaves a tract in its township where the corrected words name none", () => {
    const before = land("NE/4 of Section 5, Township 9 North, Range 7 West");
    const after = applyValue("land", before, "/tracts/0/text", "Northwest Quarter (NW/4) of Section 5") as Land;
    expect(after.tracts[0]?.plss).toMatchObject({
      label: "NW/4",
      section: 5,
      township: before.tracts[0]?.plss?.township,
      range: before.tracts[0]?.plss?.range,
    });
  });
  it("keeps the words of a description that cannot be read, and the parts as they were", () => {
    const before = land("NE/4 of Section 5, Township 9 North, Range 7 West");
    const after = applyValue("land", before, "/tracts/0/text", "the home place") as Land;
    expect(after.tracts[0]).toMatchObject({ text: "the home place", plss: before.tracts[0]?.plss });
  });
  it("makes an interest what the chosen reading says, and leaves no other", () => {
    const half = { fraction: { fraction: "1/2", decimal: "0.50000000" }, basis: "of the royalty", rule: "b", floating: true };
    const other = { fraction: { fraction: "1/16", decimal: "0.06250000" }, basis: "of production", rule: "a", floating: false };
    const before = {
      grants: [{ estate_type: "royalty", fraction: other.fraction, floating: null, readings: [other, half] }],
      reservations: [],
      exceptions: [],
    };
    expect(applyValue("conveyance", before, "/grants/0/readings", [half])).toMatchObject({
      grants: [{ estate_type: "royalty", fraction: { fraction: "1/2" }, floating: true, readings: [half] }],
    });
  });
  it("names an instrument anew with its type", () => {
    expect(applyValue("doc_type", { doc_type: "deed", label: "Deed", category: "conveyance" }, "/doc_type", "oil_gas_lease")).toEqual({
      doc_type: "oil_gas_lease",
      label: "Oil and Gas Lease",
      category: "lease",
    });
  });
});
