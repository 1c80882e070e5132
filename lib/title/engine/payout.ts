// Statements of payout: the override of a farmor, or the share held back, becomes a part of the leasehold.
import { findFractions } from "@/lib/fraction/find-fractions";
import { add, div, equals, isZero, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type PayoutAnswer, type PayoutFacts, payoutRules } from "@/lib/title/rules/lease/payout";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Lease, LIVE } from "./lease";
import { evidenceAt, type Matter } from "./matter";
import { isOption, shareAtPayout, statesChoice, statesPayout } from "./payout-words";

const told = (m: Matter): string[] => (m.conveyance.facts ?? []).map((f) => f.text);

type Terms = { readonly farmout: Matter; readonly share: Rational; readonly option: boolean };

const wordsOfPayout = (m: Matter): string[] => (m.conveyance.facts ?? []).filter((f) => f.kind === "payout").map((f) => f.text);

/** What a farmout turns over at payout, and whether it asks for an election; null where it tells no share. */
function termsOf(farmout: Matter): Terms | null {
  const texts = wordsOfPayout(farmout);
  const share = shareAtPayout(texts);
  return share ? { farmout, share, option: texts.some(isOption) } : null;
}

const keepsOverride = (m: Matter): boolean => m.conveyance.reservations.some((r) => r.estate_type === "overriding_royalty");

/** The farmout of which a statement of payout speaks: the one it cites, else the only one over the tract. Where that leaves the share to an agreement not of record, the share that the statement tells. */
function farmoutOf(kase: Case, m: Matter, tract: string): Terms | null {
  const own = shareAtPayout(told(m));
  const cited = [...m.cites.values()].map((id) => kase.matters.get(id));
  const near = cited.some((x) => x && termsOf(x)) ? cited : kase.papers().covering(tract);
  const found = near.filter((x): x is Matter => x !== undefined && x.id !== m.id && (x.day ?? "") <= (m.day ?? "9999")).map(termsOf);
  const terms = found.filter((t): t is Terms => t !== null);
  if (terms.length || !own) return terms.length === 1 ? (terms[0] ?? null) : null;
  const papers = (cited.length ? cited : kase.papers().covering(tract)).filter((x): x is Matter => x !== undefined && x.id !== m.id && keepsOverride(x));
  return papers.length === 1 && papers[0] ? { farmout: papers[0], share: own, option: true } : null;
}

/** A lease whose words raise its royalty at payout bears the new one from the statement on. */
function raiseRoyalty(kase: Case, m: Matter, tract: string, lease: Lease): void {
  const words = (lease.terms?.clauses ?? []).find((c) => c.kind === "royalty_after_payout")?.text;
  const royalty = words ? findFractions(words)[0]?.value : undefined;
  if (!royalty || lease.document === m.id || !LIVE.has(lease.status)) return;
  kase.enter({ ...lease, royalty });
  const draft = kase.open(m, { kind: "ratify", estate: "leasehold", tract, pointer: "/facts" });
  draft.step({
    rule: "lease.royalty-after-payout",
    cites: [],
    outcome: "applied",
    inputs: [input("lease", lease.id, [], m.id), input("payout", true, evidenceAt(m, "conveyance", "/facts").slice(0, 2), m.id)],
    output: { name: "royalty", value: words ?? "" },
    because: "The lease states one royalty until payout and another after it, and payout is sworn to have occurred.",
  });
}

/** Runs a statement of payout in a tract; false where the paper is none, so that it is run as what it is. */
export function convertAtPayout(kase: Case, m: Matter, tract: string): boolean {
  if (!told(m).some(statesPayout)) return false;
  for (const lease of kase.leasesIn(tract)) raiseRoyalty(kase, m, tract, lease);
  const terms = farmoutOf(kase, m, tract);
  if (!terms) return false;
  const facts: PayoutFacts = { reached: true, option: terms.option, elected: told(m).some(statesChoice) };
  const inputs = [
    input("payout", true, evidenceAt(m, "conveyance", "/facts").slice(0, 2), m.id),
    input("share of the leasehold", terms.share, evidenceAt(terms.farmout, "conveyance", "/facts").slice(0, 2), terms.farmout.id),
  ];
  const d = decide<PayoutFacts, PayoutAnswer>(payoutRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "farmor's interest", value: a }));
  kase.issue("BACK_IN_OR_PAYOUT", m, { tract, documents: [m.id, terms.farmout.id], detail: d?.steps.at(-1)?.because ?? "Payout is stated." });
  if (d?.answer !== "converts") return false;
  return write(kase, m, tract, terms, d.steps);
}

/** Whether the farmors hold their share of the leasehold already, by an assignment later than the farmout. */
function reassigned(kase: Case, tract: string, terms: Terms, farmors: readonly Holder[], left: Rational): boolean {
  const back = kase
    .ledger(tract)
    .current()
    .filter((i) => {
      const by = kase.matters.get(i.by ?? "");
      return (
        i.estate === "leasehold" &&
        farmors.some((f) => sameHolder(f, i.holder)) &&
        by?.conveyance.action === "assign" &&
        by.id !== terms.farmout.id &&
        (by.day ?? "") > (terms.farmout.day ?? "")
      );
    });
  const own = sum(back.map((i) => i.share));
  return !isZero(own) && equals(own, mul(terms.share, add(own, left)));
}

/** The overrides of a conversion whose share has been assigned before. */
function endOverrides(kase: Case, m: Matter, tract: string, overrides: readonly Interest[], steps: readonly Step[]): boolean {
  if (!overrides.length) return true;
  const draft = kase.open(m, { kind: "release", estate: "overriding_royalty", tract, pointer: "/facts" });
  kase.ledger(tract).change(draft, overrides, []);
  draft.of = "production";
  draft.from = overrides.map((i) => i.holder);
  draft.step(...steps);
  return true;
}

function write(kase: Case, m: Matter, tract: string, terms: Terms, steps: readonly Step[]): boolean {
  const ledger = kase.ledger(tract);
  const made = (i: Interest) => i.effects.some((e) => kase.recorder.documentOf(e) === terms.farmout.id);
  const overrides = ledger.current().filter((i) => i.estate === "overriding_royalty" && made(i));
  const farmors: Holder[] = overrides.length ? overrides.map((i) => i.holder) : [...terms.farmout.from];
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && made(i) && !farmors.some((f) => sameHolder(f, i.holder)));
  const held = sum(holds.map((i) => i.share));
  if (!holds.length) return false;
  if (reassigned(kase, tract, terms, farmors, held)) return endOverrides(kase, m, tract, overrides, steps);
  const all = sum(overrides.map((i) => i.share));
  const parts = farmors.map((holder, n) => ({ holder, part: isZero(all) ? { n: 1n, d: BigInt(farmors.length) } : div(overrides[n]?.share ?? all, all) }));
  const draft = kase.open(m, { kind: "assign", estate: "leasehold", tract, pointer: "/facts" });
  ledger.change(
    draft,
    [...overrides, ...holds],
    holds.flatMap((i) => [
      { seed: { ...i, share: mul(i.share, sub(ONE, terms.share)) }, relation: "retained" as const, sources: [i] },
      ...parts.map((p) => ({
        seed: { ...i, holder: { party_id: p.holder.party_id, name: p.holder.name }, share: mul(mul(i.share, terms.share), p.part), by: m.id },
        relation: "assigned" as const,
        sources: [i, ...overrides],
      })),
    ]),
  );
  draft.from = holds.map((i) => i.holder);
  draft.to = parts.map((p) => ({ holder: p.holder, share: mul(mul(held, terms.share), p.part) }));
  draft.quantum = terms.share;
  draft.ofWhole = mul(held, terms.share);
  draft.step(...steps);
  for (const p of parts) kase.remember(tract, p.holder, m);
  const turned = { statement: m.id, farmout: terms.farmout.id, from: draft.from, to: parts.map((p) => p.holder), share: terms.share };
  kase.turnedOver.set(tract, [...(kase.turnedOver.get(tract) ?? []), turned]);
  return true;
}
