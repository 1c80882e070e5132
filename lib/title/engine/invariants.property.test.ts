import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { TitleResult } from "@/lib/contracts/title";
import { add, fromWire, isNegative, ONE, sub, ZERO } from "@/lib/fraction/rational";
import { type Instrument, share, titleInput } from "@/lib/testing/instruments";
import { runTitle } from "@/lib/title/run-title";

const people = ["Ann Ash", "Bob Birch", "Cy Cedar", "Di Dogwood", "Ed Elm", "Flo Fir"];
const person = fc.constantFrom(...people);
const fraction = fc.constantFrom("1", "1/2", "1/3", "1/4", "3/8", "1/16", "2/3");
const year = fc.integer({ min: 1900, max: 2015 });
const wording = fc.record({
  estate_type: fc.constantFrom("fee" as const, "mineral" as const, "surface" as const),
  fraction: fc.option(fraction, { nil: null }),
  of: fc.constantFrom("whole" as const, "grantor_interest" as const),
  executive: fc.constantFrom(null, null, false),
});
const kept = fc.record({ estate_type: fc.constantFrom("mineral" as const, "royalty" as const, "life_estate" as const), fraction, floating: fc.boolean() });
const term = {
  royalty: share("1/8"),
  primary_term_months: 60,
  delay_rental: null,
  bonus: null,
  pugh: null,
  proportionate_reduction: null,
  shut_in: null,
  depth_clause: null,
};

const deed: fc.Arbitrary<Instrument> = fc
  .record({
    from: person,
    to: person,
    type: fc.constantFrom("warranty_deed" as const, "quitclaim_deed" as const, "mineral_deed" as const),
    grant: wording,
    kept: fc.option(kept, { nil: null }),
    year,
  })
  .map((d) => ({ type: d.type, from: [d.from], to: [d.to], day: `${d.year}-03-01`, grants: [d.grant], reservations: d.kept ? [d.kept] : [] }));
const royalty: fc.Arbitrary<Instrument> = fc.record({ from: person, to: person, fraction, floating: fc.boolean(), year }).map((d) => ({
  type: "royalty_deed",
  from: [d.from],
  to: [d.to],
  day: `${d.year}-04-01`,
  grants: [{ estate_type: "royalty", fraction: d.fraction, floating: d.floating, of: d.floating ? "royalty" : "whole" }],
}));
const lease: fc.Arbitrary<Instrument> = fc.record({ from: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }), year }).map((d) => ({
  type: "oil_gas_lease",
  action: "lease",
  from: d.from,
  to: ["Oak Oil"],
  day: `${d.year}-05-01`,
  grants: [{ estate_type: "leasehold" }],
  conveyance: { lease: term },
}));
const assignment: fc.Arbitrary<Instrument> = fc.record({ fraction, year }).map((d) => ({
  type: "assignment_of_lease",
  action: "assign",
  from: ["Oak Oil"],
  to: ["Pine Petroleum"],
  day: `${d.year}-06-01`,
  grants: [{ estate_type: "leasehold", fraction: d.fraction, of: "lease_interest" }],
  reservations: [{ estate_type: "overriding_royalty", fraction: "1/32" }],
}));
const death: fc.Arbitrary<Instrument> = fc.record({ dead: person, heirs: fc.uniqueArray(person, { minLength: 1, maxLength: 3 }), year }).map((d) => ({
  type: "affidavit_of_heirship",
  action: "descend",
  day: `${d.year}-08-01`,
  grants: [],
  people: Object.fromEntries([[d.dead, { role: "decedent" as const }], ...d.heirs.filter((h) => h !== d.dead).map((h) => [h, {}])]),
  succession: [
    {
      decedent: d.dead.replace(/ /g, ""),
      died: `${d.year}-07-01`,
      testate: false,
      state: "TX",
      character: null,
      spouse: null,
      spouse_died: null,
      children_all_of_spouse: null,
      spouses_count: null,
      heirs: d.heirs
        .filter((h) => h !== d.dead)
        .map((h) => ({ party: h.replace(/ /g, ""), relation: "child", per_stirpes_of: null, of_spouse: null, living: true })),
      statement_complete: true,
    },
  ],
}));
const chain = fc.array(fc.oneof({ weight: 4, arbitrary: deed }, royalty, lease, assignment, death), { minLength: 1, maxLength: 14 });
const state = fc.constantFrom("TX", "OK", "ND", "KS", "UT", "PA");

function present(result: TitleResult, estates: readonly string[]) {
  const list = result.tracts[0]?.interests ?? [];
  const life = list.filter((i) => i.estate_type === "life_estate" && !i.burdens.includes("in the surface") && !i.burdens.includes("in the royalty"));
  return [...list.filter((i) => estates.includes(i.estate_type)), ...life].reduce((s, i) => add(s, fromWire(i.share)), ZERO);
}

describe("generated chains", { timeout: 60_000 }, () => {
  it("keep surface and minerals whole, or a gap says by how much", () => {
    fc.assert(
      fc.property(chain, state, (list, st) => {
        const result = runTitle(titleInput(st, list));
        const whole = result.tracts[0]?.interests.some((i) => i.estate_type === "fee" || i.estate_type === "mineral" || i.estate_type === "surface");
        const gaps = result.breaks.filter((b) => b.kind === "unaccounted_interest");
        if (whole && !gaps.length) {
          const minerals = present(result, ["fee", "mineral"]);
          expect(sub(minerals, ONE).n).toBe(0n);
        }
        for (const t of result.tracts) for (const i of t.interests) expect(isNegative(fromWire(i.share))).toBe(false);
        for (const t of result.tracts) for (const r of t.revenue) expect(isNegative(fromWire(r.interest)) && r.kind !== "working_interest").toBe(false);
      }),
      { numRuns: 150 },
    );
  });

  it("never lose minerals to an engine's slip", () => {
    fc.assert(
      fc.property(chain, state, (list, st) => {
        const codes = runTitle(titleInput(st, list)).issues.map((i) => i.code);
        expect(codes).not.toContain("INVARIANT_SUM_NOT_ONE");
      }),
      { numRuns: 150 },
    );
  });

  it("trace every effect, end only what stood, and run to the same bytes", () => {
    fc.assert(
      fc.property(chain, state, (list, st) => {
        const result = runTitle(titleInput(st, list));
        const standing = new Set<string>();
        for (const e of result.effects) {
          expect((result.traces[e.id] ?? []).length).toBeGreaterThan(0);
          for (const c of e.changes ?? []) {
            for (const key of c.ended) expect(standing.delete(key)).toBe(true);
            for (const made of c.created) standing.add(made.interest.key);
          }
        }
        expect(JSON.stringify(runTitle(titleInput(st, list)))).toBe(JSON.stringify(result));
      }),
      { numRuns: 80 },
    );
  });
});
