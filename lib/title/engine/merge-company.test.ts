import { describe, expect, it } from "vitest";
import type { Instrument } from "@/lib/testing/instruments";
import { deed, owned, patent } from "@/lib/testing/owned";

const merger: Instrument = {
  type: "merger_certificate",
  action: "affirm",
  from: ["Oak Oil Company"],
  to: ["Elm Energy Company"],
  day: "1991-11-14",
  tracts: [],
  grants: [],
  conveyance: { facts: [{ kind: "merger", text: "OAK OIL COMPANY is merged into ELM ENERGY COMPANY.", date: "1991-11-14" }] },
};
const halves: Instrument = { from: ["Ann Ash"], to: ["Oak Oil Company", "Elm Energy Company"], day: "1950-01-01" };

describe("a merger of two companies of record", () => {
  it("vests what the one held in the other from its day on", () => {
    const after = deed("Elm Energy Company", "Bob Birch", "1995-01-01");
    expect(owned("TX", [patent, halves, merger, after]).rows).toEqual(["Bob Birch fee 1"]);
    expect(owned("TX", [patent, halves, merger, after], "1990-01-01").rows).toContain("Oak Oil Company fee 1/2");
  });
});
