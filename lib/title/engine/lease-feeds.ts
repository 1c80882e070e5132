// Minerals that a lessor came to own after a lease of the whole: the lease reaches them where its covenants do.
import { add, compare, div, min, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { leaseReachRules } from "@/lib/title/rules/lease/after-acquired";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Lease, LIVE } from "./lease";
import { evidenceAt, type Matter } from "./matter";

/** "all that lessor now has or shall hereafter acquire", "by reversion or otherwise". */
const LATER = /\b(?:shall|may|hereafter|afterwards?|later|after)[- ](?:\w+ ){0,3}(?:acquir\w+|have|inherit\w*|receiv\w+)\b|\bafter-acquired\b/i;

function covenant(m: Matter): boolean {
  const c = m.conveyance;
  const words = [...(c.lease?.clauses ?? []).map((x) => x.text), c.granting_clause ?? "", ...(c.facts ?? []).map((f) => f.text)].join(" ");
  return c.after_acquired || (c.warranty !== null && c.warranty !== "none") || LATER.test(words);
}

/** Minerals of the lessors, free of every standing lease, that came to them after the lease. */
function acquired(kase: Case, lease: Lease): Interest[] {
  const own = lease.lessors.map((l) => l.holder);
  const free = (i: Interest) => !i.leases.some((id) => LIVE.has(kase.leases.get(id)?.status ?? "") || kase.leases.get(id)?.document === lease.document);
  const later = (i: Interest) => i.effects.some((e) => lease.start !== null && (kase.recorder.dayOf(e) ?? "") > lease.start);
  return kase
    .ledger(lease.tract)
    .of(own)
    .filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.executive && i.term === null && free(i) && later(i));
}

/** How much of 8/8 lies under the lease or has come to its lessors since, beyond what it leases so far. */
function beyond(kase: Case, lease: Lease, found: readonly Interest[]): Rational {
  const under = kase
    .ledger(lease.tract)
    .current()
    .filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.leases.includes(lease.id));
  return sub(min(ONE, sum([...under, ...found].map((i) => i.share))), lease.share);
}

/** Extends the leases of a tract over what their lessors have acquired since. Called whenever a day is reached. */
export function feedLeases(kase: Case, tract: string, day: string): void {
  for (const lease of kase.leasesIn(tract)) {
    if (!LIVE.has(lease.status) || lease.depths !== null || compare(lease.share, ONE) >= 0) continue;
    const matter = kase.matters.get(lease.document);
    if (!matter || !lease.whole) continue;
    const found = acquired(kase, lease);
    const more = beyond(kase, lease, found);
    if (compare(more, ZERO) <= 0) continue;
    const reversion = found.length > 0 && found.every((i) => (kase.reverted.get(i.key) ?? "9") < (lease.start ?? ""));
    const facts = { whole: lease.whole, covenant: covenant(matter), reversion };
    const inputs = [input("leased so far", lease.share), input("covenant of title", facts.covenant, evidenceAt(matter, "conveyance", "/warranty"), matter.id)];
    const d = decide(leaseReachRules, facts, kase.place(tract, matter), inputs, (a) => ({ name: "lease", value: a }));
    if (d?.answer === "reaches") extend(kase, matter, lease, { found, more }, day, d.steps);
  }
}

type Growth = { readonly found: readonly Interest[]; readonly more: Rational };

function extend(kase: Case, matter: Matter, lease: Lease, { found, more }: Growth, day: string, steps: readonly Step[]): void {
  const ledger = kase.ledger(lease.tract);
  const share = add(lease.share, more);
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && i.leases[0] === lease.id && i.depths === null);
  const draft = kase.open(matter, { kind: "lease", estate: "leasehold", tract: lease.tract, effective: day, pointer: "/lease" });
  const grown = holds.map((h) => ({ seed: { ...h, share: mul(h.share, div(share, lease.share)) }, relation: "merged" as const, sources: [h, ...found] }));
  const under = found.map((i) => ({ seed: { ...i, leases: [...i.leases, lease.id] }, relation: "retained" as const, sources: [i] }));
  ledger.change(draft, [...found, ...holds], [...under, ...grown]);
  kase.enter({ ...lease, share });
  draft.from = lease.lessors.map((l) => l.holder);
  draft.to = holds.map((h) => ({ holder: h.holder, share: mul(h.share, div(more, lease.share)) }));
  draft.quantum = more;
  draft.ofWhole = more;
  draft.step(...steps);
}
