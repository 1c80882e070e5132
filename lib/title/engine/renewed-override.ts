// Overrides that a clause carries over from a lease that ended to the next lease of the same lessee.
import { div, isZero, min, mul, ONE } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type RenewalAnswer, type RenewalFacts, renewalRules } from "@/lib/title/rules/lease/override-renewal";
import { decide, type Step } from "@/lib/title/rules/rule";
import { addMonths } from "./calendar";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import type { Matter } from "./matter";

/** Words of an override on leases to come, with their window in months where one is stated. */
export type RenewalClause = { readonly text: string; readonly months: number | null };
/** An override that ended with its lease, and who held the lease then. */
export type EndedOverride = { readonly lease: Lease; readonly lessees: readonly Holder[]; readonly override: Interest; readonly day: string | null };

const NEW_LEASE =
  /\b(?:new|other|later|subsequent|replacement|future|another|any) (?:\w+ ){0,3}leases?\b|\bleases? (?:hereafter |thereafter )?(?:taken|acquired|obtained)\b|\breplac\w+/i;

/** The clause under which an override was made, through whatever hands it went. */
export const clauseOf = (kase: Case, override: Interest): RenewalClause | undefined => override.effects.map((e) => kase.extensions.get(e)).find((c) => c);

/** Puts overrides whose clause reaches a new lease onto it, in the size they had. Called when the lease has been written. */
export function renewOverrides(kase: Case, matter: Matter, lease: Lease, lessees: readonly Holder[]): void {
  for (const ended of kase.endedOverrides.filter((e) => e.lease.tract === lease.tract && e.lease.document !== lease.document)) {
    const clause = clauseOf(kase, ended.override);
    if (!clause || !lease.lessors.some((l) => ended.lease.lessors.some((o) => sameHolder(l.holder, o.holder)))) continue;
    const limit = clause.months !== null && ended.day ? addMonths(ended.day, clause.months) : null;
    const facts: RenewalFacts = {
      sameLessee: lessees.some((t) => ended.lessees.some((h) => sameHolder(h, t))),
      newLeases: NEW_LEASE.test(clause.text),
      beforeTheEnd: lease.start !== null && ended.day !== null && lease.start <= ended.day,
      inTime: limit === null || lease.start === null ? null : lease.start <= limit,
    };
    const inputs = [input("clause", clause.text.slice(0, 160)), input("old lease ended", ended.day ?? "undated", [], ended.lease.document)];
    const d = decide<RenewalFacts, RenewalAnswer>(renewalRules, facts, kase.place(lease.tract, matter), inputs, (a) => ({ name: "override", value: a }));
    if (d?.answer !== "attaches") continue;
    kase.endedOverrides.splice(kase.endedOverrides.indexOf(ended), 1);
    put(kase, matter, lease, ended, d.steps);
  }
}

function put(kase: Case, matter: Matter, lease: Lease, ended: EndedOverride, steps: readonly Step[]): void {
  const { override } = ended;
  const ledger = kase.ledger(lease.tract);
  const hold = ledger.current().filter((i) => i.estate === "leasehold" && i.leases[0] === lease.id);
  const share = mul(override.share, isZero(ended.lease.share) ? ONE : min(ONE, div(lease.share, ended.lease.share)));
  const draft = kase.open(matter, { kind: "reserve", estate: override.estate, tract: lease.tract, pointer: "/lease" });
  draft.step(...steps);
  ledger.change(draft, [], [{ seed: { ...override, share, leases: [lease.id], by: null }, relation: "reserved", sources: hold }]);
  draft.of = "production";
  draft.from = hold.map((h) => h.holder);
  draft.to = [{ holder: override.holder, share }];
  draft.quantum = share;
  draft.ofWhole = share;
  kase.remember(lease.tract, override.holder, matter);
}
