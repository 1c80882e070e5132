// Leases that end on a rental day: the clause of the lease, the rental days it makes, and the papers that swear one was missed.
import { type UnlessAnswer, type UnlessFacts, unlessRules } from "@/lib/title/rules/lease/unless";
import { type Decision, decide } from "@/lib/title/rules/rule";
import { addDays, addMonths, writtenDays } from "./calendar";
import { type Case, input } from "./case";
import { type Holding, tractsOfLease } from "./holding";
import type { Lease } from "./lease";
import { evidenceAt, type Matter } from "./matter";

const AFTER_DRY_HOLE = /\bdry\b/i;
const WELL_BEGUN =
  /\b(?:well|hole|rig)\b[^.;]{0,60}\b(?:begun|commenced|started|spudded|drilled)\b|\b(?:began|commenced|started|spudded|drilled|drilling of) (?:an?|the|one|its|said) (?:\w+ )?well\b/i;
const NO_WELL =
  /\b(?:no|not|never|nor|neither|nobody|none|nothing|without)\b[^.;]{0,90}\b(?:wells?|drill\w*|spud\w*|operations|rig|hole|boring)\b|\bwells?\b[^.;]{0,60}\b(?:never|not)\b/i;

const LONG = 20;
/** The rental days of a lease up to `last`: the day its clause names, or a year from its date, and every year on in the primary term. */
function rentalDays(lease: Lease, clause: string, last: string): string[] {
  const { start } = lease;
  if (start === null) return [];
  const named = writtenDays(clause).find((d) => d.day > start)?.day;
  const first = named ?? addMonths(start, 12);
  const out: string[] = [];
  for (let n = 0; first !== null && n < LONG; n += 1) {
    const day = addMonths(first, 12 * n);
    if (day === null || day > last || (lease.primaryEnd !== null && day >= lease.primaryEnd)) break;
    out.push(day);
  }
  return out;
}

const apart = (a: string, b: string): number => Math.abs(Date.parse(a) - Date.parse(b));

/** The rental day that a fact speaks of: the nearest to the day it tells; behind a last payment, the one after the day that payment was for. */
function dayMissed(days: readonly string[], date: string | null, since: boolean, text: string): string | null {
  if (date === null) return (/\b(?:ever|never|any|at no time|no rentals?)\b/i.test(text) ? days[0] : days.at(-1)) ?? null;
  if (date.endsWith("-12-31")) return days.find((d) => (since ? d.slice(0, 4) > date.slice(0, 4) : d.startsWith(date.slice(0, 4)))) ?? null;
  if (!since) return [...days].sort((a, b) => apart(a, date) - apart(b, date))[0] ?? null;
  const paidFor = days.findIndex((d) => (addDays(d, 45) ?? d) >= date);
  return paidFor < 0 ? null : (days[paidFor + 1] ?? null);
}

/** The paper speaks of this lease: it cites it, or cites none and covers its land. */
const speaksOf = (kase: Case, m: Matter, lease: Lease): boolean => {
  const leases = [...m.cites.values()].filter((id) => kase.leasesOf(id).length > 0);
  return leases.length ? leases.includes(lease.document) : m.covers.some((c) => c.tract === lease.tract);
};

const isUnpaid = (f: { readonly value?: string | null | undefined }): boolean => f.value === "rental_unpaid" || f.value === "rental_unpaid_since";
const tellsUnpaid = (m: Matter): boolean => (m.conveyance.facts ?? []).some(isUnpaid);

type Missed = { matter: Matter; at: number; day: string };

function missed(kase: Case, lease: Lease, clause: string): Missed | null {
  const found: Missed[] = [];
  for (const m of kase.papers().where(tellsUnpaid).all) {
    const said = m.day ?? m.recorded;
    if (said === null || lease.start === null || said <= lease.start || !speaksOf(kase, m, lease)) continue;
    for (const [at, f] of (m.conveyance.facts ?? []).entries()) {
      if (!isUnpaid(f)) continue;
      const told = f.date ?? null;
      const day = AFTER_DRY_HOLE.test(clause) ? told : dayMissed(rentalDays(lease, clause, said), told, f.value === "rental_unpaid_since", f.text);
      if (day !== null && day > lease.start) found.push({ matter: m, at, day });
    }
  }
  return found.sort((a, b) => a.day.localeCompare(b.day))[0] ?? null;
}

/** The end of a lease by a rental missed before `day`: its day and the trace; null where no clause, no paper or a well stands against it. */
export function endedByRental(kase: Case, holding: Holding, lease: Lease, day: string): { day: string; steps: Decision<UnlessAnswer>["steps"] } | null {
  const clause = (lease.terms?.clauses ?? []).find((c) => c.kind === "unless_rental")?.text;
  const gone = clause ? missed(kase, lease, clause) : null;
  if (!clause || !gone || gone.day >= day) return null;
  const near = holding.on(tractsOfLease(kase, lease.document), lease.document);
  const produces = near.some((p) => p.kind !== "none" && p.day !== null && p.day >= (lease.start ?? ""));
  const texts = near.flatMap((p) => (p.matter.conveyance.facts ?? []).map((f) => f.text));
  const begun = texts.some((t) => WELL_BEGUN.test(t) && !NO_WELL.test(t));
  const facts: UnlessFacts = {
    day: gone.day,
    clause: true,
    unpaid: true,
    well: produces || (begun && !AFTER_DRY_HOLE.test(clause)),
    noWell: (gone.matter.conveyance.facts ?? []).some((f) => NO_WELL.test(f.text)),
  };
  const paper = kase.matters.get(lease.document);
  const inputs = [
    input("ends unless the rental is paid", gone.day, paper ? evidenceAt(paper, "conveyance", "/lease") : []),
    input("rental not paid", gone.day, evidenceAt(gone.matter, "conveyance", `/facts/${gone.at}`), gone.matter.id),
    input("a well begun", facts.well),
  ];
  const place = { state: kase.tracts.get(lease.tract)?.state ?? null, date: gone.day };
  const d = decide(unlessRules, facts, place, inputs, (a) => ({ name: "lease", value: a }));
  return d ? { day: gone.day, steps: d.steps } : null;
}
