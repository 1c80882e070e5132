// A reserved royalty where another's is outstanding and not told: how far it must give way to the grant.
import { isZero, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { overconveyanceRules, type QuantumFacts } from "@/lib/title/rules/conveyance/overconveyance";
import type { RoyaltyKind } from "@/lib/title/rules/royalty/fixed-or-floating";
import { decide, type Step } from "@/lib/title/rules/rule";
import { input } from "./case";
import type { Deed, Reckoning } from "./convey-land";
import { mineralsOf } from "./land-words";
import { type Clause, clauses, evidenceAt } from "./matter";

/** Shares of production that others than the grantors have in what the minerals yield. */
function producedFor(d: Deed): Rational {
  const charges = new Set(mineralsOf(d.sources).flatMap((m) => m.charges.filter((id) => d.kase.charges.get(id)?.base === "production")));
  return sum(
    d.kase
      .ledger(d.tract)
      .current()
      .filter((i) => i.estate === "royalty" && i.charges.some((id) => charges.has(id)) && !d.sources.some((s) => sameHolder(s.holder, i.holder)))
      .map((i) => i.share),
  );
}

/**
 * A reserved share of the royalty where another's share is outstanding and not disclosed: the rest of the royalty was granted with warranty, so the
 * reservation gives way as far as that grant needs it. Null where all that is promised can be given.
 */
export function royaltyOverconveyed(
  d: Deed,
  r: Reckoning,
  c: Clause,
  kind: RoyaltyKind,
  left: Rational,
  reserved: Rational,
): { kept: Rational; steps: Step[] } | null {
  const outstanding = kind.base === "lease_royalty" ? sub(r.facts.owned, left) : producedFor(d);
  if (c.words.of === "grantor_interest" || c.words.effective_when || isZero(outstanding) || isOfOwnShare(d, c)) return null;
  const owned = r.facts.owned;
  if (owned.n !== owned.d || onTerm(d, mineralsOf(d.sources))) return null;
  const told = [
    ...clauses(d.matter, "exceptions", d.tract).map((x) => `${x.words.estate_type} ${x.words.text}`),
    ...d.matter.conveyance.subject_to.map((x) => x.text),
  ].join(" ");
  const facts: QuantumFacts = {
    owned: sub(owned, outstanding),
    purported: ONE,
    excepted: /royalt|of record/i.test(told) ? outstanding : ZERO,
    reserved,
    granteeOwned: ZERO,
    warranted: r.facts.warranted,
    quitclaim: r.facts.quitclaim,
    kind: "deed",
  };
  const inputs = [
    input("left to the grantors", facts.owned, [], d.matter.id),
    input("reserved of the royalty", reserved, evidenceAt(d.matter, "conveyance", c.pointer)),
  ];
  const decision = decide(overconveyanceRules, facts, d.place, inputs, (a) => ({ name: "royalty kept", value: `${a.kept.n}/${a.kept.d}` }));
  if (!decision || isZero(decision.answer.failed)) return null;
  d.kase.issue("OVERCONVEYANCE_DUHIG", d.matter, {
    tract: d.tract,
    share: decision.answer.failed,
    evidence: evidenceAt(d.matter, "conveyance", c.pointer),
    detail: `A royalty of others was outstanding; ${decision.answer.failed.n}/${decision.answer.failed.d} of the reserved royalty makes the grant good.`,
  });
  return { kept: decision.answer.kept, steps: decision.steps };
}

/** "1/4 of all royalty, being one-half of the royalty that Grantor now has": the deed itself says that the grantor has no more. */
const TELLS_OWN =
  /\b(?:being|which is|that is|or|representing|constituting|equal to)\b[^.;]{0,60}\b(?:of|in) (?:(?:the|all|his|her|its|their|my|our|that|such|of) ){0,3}[^.;,]{0,30}?\b(?:royalt\w*|interest|share|half|one-half)\b[^.;]{0,24}\b(?:(?:grantors?|he|she|it|they|I|we) (?:now |presently |still )?(?:owns?|has|have|holds?)|(?:owned|held) by)\b/i;

/** Whether the deed gives only the minerals that the grantor has, or tells his reserved share as a part of what royalty he has: it promises no more than that. */
function isOfOwnShare(d: Deed, c: Clause): boolean {
  const minerals = d.group.clauses.filter((x) => x.words.estate_type === "mineral" || x.words.estate_type === "fee");
  return TELLS_OWN.test(c.words.text) || (minerals.length > 0 && minerals.every((x) => x.words.of === "grantor_interest"));
}

/** Royalties for a term stand on the same minerals. */
export function onTerm(d: Deed, minerals: readonly Interest[]): boolean {
  const ids = new Set(minerals.flatMap((m) => m.charges));
  return d.kase
    .ledger(d.tract)
    .current()
    .some((i) => i.estate === "royalty" && i.term !== null && i.term.kind !== "life" && i.charges.some((x) => ids.has(x)));
}
