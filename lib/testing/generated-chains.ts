// Chains of instruments made at random, for tests that hold whatever was recorded, and what must hold of every result.
import fc from "fast-check";
import type { TitleResult } from "@/lib/contracts/title";
import { add, fromWire, isNegative, ONE, sub, ZERO } from "@/lib/fraction/rational";
import { family } from "@/lib/testing/family";
import { type Instrument, share } from "@/lib/testing/instruments";

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
    family(
      d.dead,
      `${d.year}-07-01`,
      d.heirs.filter((h) => h !== d.dead),
      { state: "TX" },
    ),
  ],
}));

const mortgage: fc.Arbitrary<Instrument> = fc.record({ from: person, year }).map((d) => ({
  type: "deed_of_trust",
  action: "encumber",
  from: [d.from],
  to: ["First Bank"],
  day: `${d.year}-02-01`,
  grants: [{ estate_type: "lien" }],
}));
const sale: fc.Arbitrary<Instrument> = fc.record({ to: person, year, tax: fc.boolean(), owner: person }).map((d) => ({
  type: d.tax ? "tax_deed" : "trustees_deed",
  from: ["Sam Sheriff"],
  to: [d.to],
  day: `${d.year}-09-01`,
  conveyance: { facts: [{ kind: "forfeiture", text: d.tax ? `assessed to ${d.owner}, sold for unpaid taxes` : "default was made; sold at public auction" }] },
}));
const judgment: fc.Arbitrary<Instrument> = fc
  .record({ from: person, to: person, estate: fc.constantFrom("fee" as const, "mineral" as const), year })
  .map((d) => ({
    type: "quiet_title_judgment",
    from: [d.from],
    to: [d.to],
    day: `${d.year}-10-01`,
    grants: [{ estate_type: d.estate, of: "grantor_interest" }],
  }));
const partition: fc.Arbitrary<Instrument> = fc
  .record({ people: fc.uniqueArray(person, { minLength: 2, maxLength: 3 }), surface: fc.boolean(), year })
  .map((d) => ({
    type: "partition_deed",
    from: d.people,
    day: `${d.year}-11-01`,
    grants: [{ estate_type: d.surface ? "surface" : "fee", to: [(d.people[0] ?? "").replace(/ /g, "")] }],
  }));
const will: fc.Arbitrary<Instrument> = fc
  .record({ dead: person, to: fc.uniqueArray(person, { minLength: 1, maxLength: 2 }), life: fc.boolean(), year })
  .map((d) => ({
    type: "will",
    action: "devise",
    from: [d.dead],
    to: d.to.filter((t) => t !== d.dead),
    day: `${d.year}-12-01`,
    people: { [d.dead]: { role: "decedent", died: `${d.year}-12-01` } },
    grants: [d.life ? { estate_type: "life_estate", text: "all my land for life" } : { of: "grantor_interest", text: "all my land" }],
  }));
const release: fc.Arbitrary<Instrument> = year.map((y) => ({ type: "release_of_lease", action: "release", from: ["Oak Oil"], day: `${y}-06-15`, grants: [] }));

/** Up to fourteen instruments of every kind that moves title, in one tract. */
export const chains: fc.Arbitrary<Instrument[]> = fc.array(
  fc.oneof({ weight: 6, arbitrary: deed }, royalty, lease, assignment, death, mortgage, sale, judgment, partition, will, release),
  { minLength: 1, maxLength: 14 },
);
export const states = fc.constantFrom("TX", "OK", "ND", "KS", "UT", "PA", "OH", "LA", "AR", "WV");

function minerals(result: TitleResult) {
  const list = result.tracts[0]?.interests ?? [];
  const life = list.filter((i) => i.estate_type === "life_estate" && !i.burdens.includes("in the surface") && !i.burdens.includes("in the royalty"));
  return [...list.filter((i) => i.estate_type === "fee" || i.estate_type === "mineral"), ...life].reduce((s, i) => add(s, fromWire(i.share)), ZERO);
}

/** What is wrong with a result, in words: empty where shares are conserved or a gap explains them, none is negative, every effect is traced and ends only what stood. */
export function ledgerFaults(result: TitleResult): string[] {
  const out: string[] = [];
  const gaps = result.breaks.some((b) => b.kind === "unaccounted_interest");
  const rooted = result.tracts[0]?.interests.some((i) => ["fee", "mineral", "surface"].includes(i.estate_type));
  if (rooted && !gaps && result.undetermined.length === 0 && sub(minerals(result), ONE).n !== 0n) out.push("minerals do not sum to one and no gap says so");
  if (result.issues.some((i) => i.code === "INVARIANT_SUM_NOT_ONE")) out.push("the engine lost or doubled a share");
  for (const t of result.tracts) {
    if (t.interests.some((i) => isNegative(fromWire(i.share)))) out.push("a negative share");
    if (t.revenue.some((r) => isNegative(fromWire(r.interest)) && r.kind !== "working_interest")) out.push("a negative decimal");
  }
  const standing = new Set<string>();
  const ever = new Set<string>();
  for (const e of result.effects) {
    if ((result.traces[e.id] ?? []).length === 0) out.push(`effect ${e.id} has no trace`);
    for (const c of e.changes ?? []) {
      for (const made of c.created) if (made.sources.some((s) => !ever.has(s))) out.push(`effect ${e.id} takes from what never stood`);
      for (const key of c.ended) if (!standing.delete(key)) out.push(`effect ${e.id} ends what was gone`);
      for (const made of c.created) {
        standing.add(made.interest.key);
        ever.add(made.interest.key);
      }
    }
  }
  return out;
}
