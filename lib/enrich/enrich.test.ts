import { describe, expect, it } from "vitest";
import type { Dates } from "@/lib/contracts/aspects/dates";
import type { Party } from "@/lib/contracts/aspects/parties";
import { addMonths, enrichDates, impossibleOrders } from "./dates";
import { enrichDocType } from "./doc-type";
import { enrichParties } from "./parties";

const dates = (d: Partial<Dates>): Dates => ({
  executed: null,
  effective: null,
  acknowledged: null,
  filed: null,
  recorded: null,
  expires: null,
  primary_term_months: null,
  other: [],
  ...d,
});
const party = (p: Partial<Party>): Party => ({
  id: "p1",
  name: "",
  display: "",
  role: "grantor",
  side: "from",
  entity_type: "unknown",
  given: null,
  middle: null,
  surname: null,
  suffix: null,
  aliases: [],
  capacity: null,
  marital_status: null,
  spouse_of: null,
  address: null,
  share: null,
  ...p,
});
const l0 = <T>(resolved: T) => ({ resolved, evidence: {}, confidence: {} });

describe("enrichDates", () => {
  it("computes the end of a lease's primary term", () => {
    const out = enrichDates(l0(dates({ executed: "2012-02-29", primary_term_months: 36 })), { type: "oil_gas_lease" });
    expect(out.resolved.expires).toBe("2015-02-28");
    expect(addMonths("1950-06", 12)).toBeNull();
  });
  it("lowers the confidence of dates in an impossible order", () => {
    const d = dates({ executed: "1950-06-01", recorded: "1949-01-01" });
    expect(impossibleOrders(d)).toEqual([["executed", "recorded"]]);
    expect(enrichDates({ ...l0(d), confidence: { "/executed": 0.9, "/recorded": 0.9 } }).confidence["/recorded"]).toBeLessThan(0.5);
  });
});

describe("enrichParties", () => {
  it("splits names, types holders, ties spouses both ways and lists sides", () => {
    const out = enrichParties(
      l0({
        parties: [
          party({ name: "WM. H. ROE, JR." }),
          party({ id: "p2", name: "Elm Gas, LLC", role: "grantee", side: "to" }),
          party({ id: "p3", name: "Ann Roe", spouse_of: "p1" }),
        ],
        from: [],
        to: [],
      }),
    ).resolved;
    expect(out.parties[0]).toMatchObject({
      display: "Wm. H. Roe, Jr.",
      given: "William",
      surname: "Roe",
      suffix: "Jr.",
      entity_type: "individual",
      spouse_of: "p3",
    });
    expect(out.parties[1]).toMatchObject({ entity_type: "llc", given: null });
    expect([out.from, out.to]).toEqual([["p1", "p3"], ["p2"]]);
  });
});

describe("enrichDocType", () => {
  it("writes county and state in one form", () => {
    const recording = { county: "HARLAN COUNTY", state: "Texas", book: "No. 12", page: "4", instrument_no: "#77", book_type: null };
    const out = enrichDocType(
      l0({ doc_type: "mineral_deed" as const, label: "", category: "other" as const, title: null, alternatives: [], recording }),
    ).resolved;
    expect(out).toMatchObject({
      label: "Mineral Deed",
      category: "conveyance",
      recording: { county: "Harlan", state: "TX", book: "12", page: "4", instrument_no: "77" },
    });
  });
});
