// Where a chain begins: a patent, or an assumed root of the first grantor, never silently.
import { isZero, ONE, type Rational, sub } from "@/lib/fraction/rational";
import type { Holder } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type Case, input } from "./case";
import { type Actor, evidenceAt, type Matter } from "./matter";
import { takers } from "./takers";

const SOVEREIGN = /\b(united states|state of|republic of|commonwealth of|railroad|railway|crown)\b/i;

/** Of spouses who act together the first named is taken as record owner; others take as they are. */
export function recordOwners(actors: readonly Actor[]): Actor[] {
  const out: Actor[] = [];
  for (const a of actors) {
    const spouse = out.some((o) => o.party.spouse_of === a.local || a.party.spouse_of === o.local);
    if (!spouse && !out.some((o) => sameHolder(o, a))) out.push(a);
  }
  return out;
}

/** Opens an empty ledger with an assumed root: the first grantors hold `share` of the fee. Gap `missing_root` names the assumption. */
export function assumeRoot(kase: Case, matter: Matter, tract: string, grantors: readonly Actor[], share: Rational = ONE): void {
  const owners = recordOwners(grantors);
  if (!owners.length) return;
  const evidence = evidenceAt(matter, "parties", "/from").slice(0, 1);
  const draft = kase.open(matter, { kind: "root", estate: "fee", tract, effective: null, evidence, confidence: 0.5 });
  const list = takers(owners).map((t) => ({ ...t, share: { n: t.share.n * share.n, d: t.share.d * share.d } }));
  const ledger = kase.ledger(tract);
  const made = ledger.change(
    draft,
    [],
    list.map((t) => ({ seed: { estate: "fee" as const, holder: t.holder, share: t.share, assumed: true }, relation: "conveyed" as const, sources: [] })),
  );
  kase.rooted.add(tract);
  draft.to = list;
  draft.quantum = share;
  draft.ofWhole = share;
  draft.step({
    rule: "root.assumed",
    cites: [],
    outcome: "assumed",
    inputs: [input("first grantor of record", owners.map((o) => o.name).join(", "), evidence, matter.id)],
    output: { name: "fee", value: `${share.n}/${share.d}` },
    because: "No patent or earlier deed of this tract is in the package; the first grantor is assumed to have owned what stands here.",
  });
  for (const t of list) kase.remember(tract, t.holder, matter);
  const rest = sub(ONE, share);
  if (!isZero(rest)) kase.unrooted.set(tract, rest);
  else kase.unrooted.delete(tract);
  const first = owners[0];
  kase.gap({
    kind: "missing_root",
    severity: "high",
    tract_id: tract,
    estate_type: "fee",
    amount: share,
    to_key: made[0]?.key ?? null,
    party: first ? { party_id: first.party_id, name: first.name } : null,
    until: matter.day,
    message: `The chain starts with ${first?.name ?? "a grantor"} without a patent or deed to them.`,
    suggestion: "Add the patent and the deeds down to this grantor.",
    effect_ids: [draft.effect],
    document_ids: [matter.id],
    evidence,
  });
  kase.issue("NO_PATENT_OF_RECORD", null, {
    tract,
    detail: `No patent or award stands at the head of the chain; ${first?.name ?? "the first grantor"} is assumed to have owned it.`,
    effects: [draft.effect],
    share,
  });
}

/** Whether a party is the sovereign, from whom a chain may start. */
export const isSovereign = (h: Holder): boolean => SOVEREIGN.test(h.name) && /united states|state of|republic|commonwealth|crown/i.test(h.name);

/** Lays the sovereign's title at the head of the chain, so that a patent conveys it like any other deed. */
export function sovereignRoot(kase: Case, matter: Matter, tract: string, sovereign: Holder): void {
  const evidence = evidenceAt(matter, "parties", "/from").slice(0, 1);
  const draft = kase.open(matter, { kind: "root", estate: "fee", tract, evidence, effective: null });
  kase.ledger(tract).change(draft, [], [{ seed: { estate: "fee", holder: sovereign, share: ONE }, relation: "conveyed", sources: [] }]);
  kase.rooted.add(tract);
  draft.to = [{ holder: sovereign, share: ONE }];
  draft.quantum = ONE;
  draft.ofWhole = ONE;
  draft.step({
    rule: "root.sovereign",
    cites: [],
    outcome: evidence.length ? "applied" : "assumed",
    inputs: [input("sovereign", sovereign.name, evidence, matter.id)],
    output: { name: "fee", value: "1" },
    because: "Title starts in the sovereign.",
  });
  kase.remember(tract, sovereign, matter);
}
