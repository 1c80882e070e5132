// What the papers say of production, so that a lease or term interest can be tested on any day.
import type { Case } from "./case";
import type { Matter } from "./matter";

export type Production = {
  readonly matter: Matter;
  readonly day: string | null /** Where the well stands, as far as the paper says. */;
  readonly tracts: ReadonlySet<string> /** Pooled with the well. */;
  readonly pooled: ReadonlySet<string>;
  readonly kind: "production" | "shut_in" | "capable" | "dealing" | "none";
};
export type Unit = { readonly matter: Matter; readonly tracts: ReadonlySet<string>; readonly statutory: boolean };

const tractsOf = (m: Matter) => new Set(m.covers.map((c) => c.tract));

const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9/]+/g, " ")
    .trim();

/** Land that the sentences on production name as the place of the well: a paper on a unit covers more than the well does. */
function wellTracts(m: Matter): Set<string> | null {
  const told = (m.conveyance.facts ?? [])
    .filter(
      (f) =>
        f.kind === "production" && /\b(?:well|located|in|on) /i.test(f.text) && !/\bno (?:well|oil|gas|other|part|production|producing|mineral)/i.test(f.text),
    )
    .map((f) => plain(f.text));
  const named = m.doc.land.resolved.tracts.filter((t) => t.text.length < 120 && told.some((f) => f.includes(plain(t.text).slice(0, 40))));
  if (!named.length) return null;
  const locals = new Set(named.map((t) => t.id));
  return new Set(m.covers.filter((c) => c.locals.some((l) => locals.has(l))).map((c) => c.tract));
}

function productionOf(m: Matter): Production[] {
  const out: Production[] = [];
  const unit = isUnit(m);
  const tracts = wellTracts(m) ?? (unit ? new Set<string>() : tractsOf(m));
  const pooled = unit ? tractsOf(m) : new Set<string>();
  for (const f of m.conveyance.facts ?? []) {
    if (f.kind === "production")
      out.push({ matter: m, day: f.date ?? m.day, tracts, pooled, kind: /capable|capability/i.test(f.text) ? "capable" : "production" });
    if (f.kind === "shut_in") out.push({ matter: m, day: f.date ?? m.day, tracts, pooled, kind: "shut_in" });
    if (f.kind === "non_production") out.push({ matter: m, day: f.date ?? m.day, tracts, pooled, kind: "none" });
  }
  if (!out.length && (m.type === "affidavit_of_production" || m.type === "division_order"))
    out.push({ matter: m, day: m.day, tracts, pooled, kind: "production" });
  if (!out.length && m.type === "affidavit_of_non_production") out.push({ matter: m, day: m.day, tracts, pooled, kind: "none" });
  return out;
}

const isUnit = (m: Matter) => UNITS.has(m.type) || m.conveyance.action === "pool";
const UNITS = new Set(["unit_designation", "pooling_agreement", "unitization_agreement", "communitization_agreement", "forced_pooling_order", "spacing_order"]);

/** Production, shut-in and non-production of the package, and its units, read once before the engine runs. */
export class Holding {
  readonly production: Production[] = [];
  readonly units: Unit[] = [];

  constructor(matters: readonly Matter[]) {
    for (const m of matters) {
      this.production.push(...productionOf(m));
      if (isUnit(m)) this.units.push({ matter: m, tracts: tractsOf(m), statutory: m.type === "spacing_order" || m.type === "forced_pooling_order" });
    }
  }

  /** Units that cover a tract. */
  unitsOf(tract: string): Unit[] {
    return this.units.filter((u) => u.tracts.has(tract));
  }

  /** Production in any of these tracts, or tied to the document by citation. */
  on(tracts: ReadonlySet<string>, document: string | null): Production[] {
    return this.production.filter(
      (p) => [...p.tracts, ...p.pooled].some((t) => tracts.has(t)) || (document !== null && [...p.matter.cites.values()].includes(document)),
    );
  }
}

/** Tracts that one leasing instrument covers in this run. */
export function tractsOfLease(kase: Case, document: string): Set<string> {
  return new Set([...kase.leases.values()].filter((l) => l.document === document).map((l) => l.tract));
}
