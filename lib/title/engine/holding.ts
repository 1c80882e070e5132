// What the papers say of production, so that a lease or term interest can be tested on any day.
import type { Case } from "./case";
import { type Ending, endingsOf } from "./lease-endings";
import type { Matter } from "./matter";
import { type Sign, signsByTract } from "./signs";

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
function wellTracts(m: Matter, labels: Labels): Set<string> | null {
  const said = (m.conveyance.facts ?? []).filter(
    (f) => ["production", "shut_in"].includes(f.kind) && !/\bno (?:well|oil|gas|other|part|production|producing|mineral)/i.test(f.text),
  );
  const told = said.map((f) => plain(f.text));
  const named = m.doc.land.resolved.tracts.filter((t) => t.text.length < 120 && told.some((f) => f.includes(plain(t.text).slice(0, 40))));
  const locals = new Set(named.map((t) => t.id));
  if (named.length) return new Set(m.covers.filter((c) => c.locals.some((l) => locals.has(l))).map((c) => c.tract));
  const byLabel = m.covers.filter((c) => told.some((f) => placed(f, labels.get(c.tract)?.label ?? ""))).map((c) => c.tract);
  return byLabel.length ? new Set(byLabel) : null;
}

/** "the sw/4 of section 11" places a well in the tract labelled "SW/4, Section 11, T11N-R24W". */
function placed(fact: string, label: string): boolean {
  const m = /^([NSEW0-9/ ]{2,20}),\s*Section\s+(\d+)/i.exec(label);
  return m !== null && fact.includes(`${plain(m[1] ?? "")} of section ${m[2]} `.trim()) && new RegExp(`section ${m[2]}\\b`).test(fact);
}

/** The land of the paper was not read: it borrows the tracts of others. */
const landless = (m: Matter) => m.covers.every((c) => c.locals.every((l) => l === "assumed"));

function productionOf(m: Matter, labels: Labels): Production[] {
  const out: Production[] = [];
  const unit = isUnit(m);
  const tracts = wellTracts(m, labels) ?? (unit ? new Set<string>() : tractsOf(m));
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

type Labels = ReadonlyMap<string, { readonly label: string }>;

const isUnit = (m: Matter) => UNITS.has(m.type) || m.conveyance.action === "pool";
const UNITS = new Set(["unit_designation", "pooling_agreement", "unitization_agreement", "communitization_agreement", "forced_pooling_order", "spacing_order"]);

/** Production, shut-in and non-production of the package, and its units, read once before the engine runs. */
export class Holding {
  readonly production: Production[] = [];
  readonly units: Unit[] = [];
  /** Notices, claims and operations on severed minerals, by tract. */
  readonly signs: ReadonlyMap<string, readonly Sign[]>;
  /** Papers that say a lease has ended, by the leasing document. */
  readonly endings: ReadonlyMap<string, Ending>;

  constructor(matters: readonly Matter[], labels: Labels) {
    for (const m of matters) {
      this.production.push(...productionOf(m, labels));
      if (isUnit(m)) this.units.push({ matter: m, tracts: tractsOf(m), statutory: m.type === "spacing_order" || m.type === "forced_pooling_order" });
    }
    this.place(labels);
    this.signs = signsByTract(matters);
    const leasing = new Set(matters.filter((m) => m.conveyance.action === "lease").map((m) => m.id));
    this.endings = endingsOf(matters, (id) => leasing.has(id));
  }

  /** A paper that does not place its well speaks of the well that others place, where its own land was not read. */
  private place(labels: Labels): void {
    const known = new Set(this.production.filter((p) => wellTracts(p.matter, labels)).flatMap((p) => [...p.tracts]));
    if (!known.size) return;
    for (const [n, p] of this.production.entries())
      if (landless(p.matter) && !wellTracts(p.matter, labels)) this.production[n] = { ...p, tracts: new Set([...p.tracts].filter((t) => known.has(t))) };
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
  return new Set(kase.leasesOf(document).map((l) => l.tract));
}
