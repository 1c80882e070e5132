// Grants by those who hold for life, in remainder or in reversion, and nothing in fee beside it.
import { div, fromWire, isZero, max, min, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type PowerAnswer, type PowerFacts, powerRules } from "@/lib/title/rules/life/power-of-sale";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Before } from "./convey-land";
import type { Group } from "./deed-groups";
import { type Clause, evidenceAt, type Matter } from "./matter";
import { kindOf, RIGHTS_ALONE } from "./rights-alone";
import { type Taker, takers } from "./takers";

/** Written on a life estate whose tenant may sell the fee. */
export const POWER_OF_SALE = "life tenant may sell the fee";
const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Parts life estates and what follows them into surface and minerals, so that one of the two can pass alone. */
function partWithin(kase: Case, tract: string, draft: EffectDraft, of: readonly Interest[]): void {
  const ties = new Set(of.map((i) => i.after));
  const ledger = kase.ledger(tract);
  const whole = ledger.current().filter((i) => i.within === "fee" && i.after !== null && ties.has(i.after));
  if (!whole.length) return;
  ledger.change(
    draft,
    whole,
    whole.flatMap((i) =>
      (["surface", "mineral"] as const).map((within) => ({
        seed: { ...i, within, ...(within === "surface" ? { charges: [], leases: [], executive: false } : {}) },
        relation: "severed" as const,
        sources: [i],
      })),
    ),
  );
}

/** The part of `held` that a clause speaks of; a fraction of the giver's interest is of what was held before the first clause ran. */
function amountOf(c: Clause, held: Rational, before: Rational = held): Rational {
  const said = c.words.fraction ? fromWire(c.words.fraction) : ONE;
  return c.words.fraction && c.words.of === "whole" ? min(said, held) : min(mul(min(said, ONE), max(held, before)), held);
}

/** Passes what the grantors hold for life or in the future: it passes as it is, and ends when it would have ended. */
export function passFuture(
  kase: Case,
  matter: Matter,
  tract: string,
  group: Group,
  future: readonly Interest[],
  before: Before | null,
  steps: readonly Step[],
): void {
  const c = group.clauses[0];
  if (!c) return;
  const ledger = kase.ledger(tract);
  const draft = kase.open(matter, { kind: "convey", estate: future[0]?.estate ?? "remainder", tract, pointer: c.pointer });
  const only = group.clauses.every((x) => x.words.estate_type === "mineral")
    ? "mineral"
    : group.clauses.every((x) => x.words.estate_type === "surface")
      ? "surface"
      : null;
  const holders = [...new Set(future.map((i) => i.holder))];
  if (only) partWithin(kase, tract, draft, future);
  const alone = only === "surface" ? [] : RIGHTS_ALONE;
  const held = ledger
    .of(holders)
    .filter((i) => (["life_estate", "remainder", "reversion"].includes(i.estate) && (only === null || i.within === only)) || alone.includes(i.estate));
  const kinds = new Map<string, Interest[]>();
  for (const i of held) kinds.set(kindOf(i), [...(kinds.get(kindOf(i)) ?? []), i]);
  const to = takers(group.to);
  let moved = { n: 0n, d: 1n };
  for (const [kind, list] of kinds) {
    const amount = amountOf(c, total(list), before ? (before.alone.get(kind) ?? max(before.mineral, before.surface)) : total(list));
    give(kase, tract, draft, list, amount, to, matter);
    if (moved.n * amount.d < amount.n * moved.d) moved = amount;
  }
  if (matter.conveyance.action === "devise") asRemainder(kase, tract, draft, matter);
  draft.from = holders;
  draft.to = to.map((t) => ({ holder: t.holder, share: mul(t.share, moved) }));
  draft.quantum = moved;
  draft.ofWhole = moved;
  draft.step(...steps, {
    rule: "life.future-interest-passes",
    cites: [],
    outcome: "applied",
    inputs: [
      input(
        "held for life or in the future",
        [...new Set(held.map((i) => i.estate.replace("_", " ")))].join(", "),
        evidenceAt(matter, "conveyance", c.pointer),
      ),
    ],
    output: { name: "passes", value: `${moved.n}/${moved.d}` },
    because: "One who holds for life or in remainder gives that, no more; it ends or falls in as it would have in the giver's hands.",
  });
}

/** Moves a part of several interests in proportion; what one joint tenant gives away is no longer held with survivorship. */
function give(kase: Case, tract: string, draft: EffectDraft, list: readonly Interest[], amount: Rational, to: readonly Taker[], matter: Matter): void {
  const rate = isZero(total(list)) ? ONE : div(amount, total(list));
  const created = list.flatMap((i) => [
    ...to.map((t) => ({
      seed: { ...i, holder: t.holder, share: mul(mul(i.share, rate), t.share), survivorship: null, by: matter.id },
      relation: "conveyed" as const,
      sources: [i],
    })),
    { seed: { ...i, share: mul(i.share, sub(ONE, rate)) }, relation: "retained" as const, sources: [i] },
  ]);
  kase.ledger(tract).change(
    draft,
    list,
    created.filter((x) => !isZero(x.seed.share)),
  );
  for (const t of to) kase.remember(tract, t.holder, matter);
}

/** What is left after a life estate and given in the same will is a remainder. */
function asRemainder(kase: Case, tract: string, draft: EffectDraft, matter: Matter): void {
  const ledger = kase.ledger(tract);
  const given = ledger.current().filter((i) => i.estate === "reversion" && i.by === matter.id && i.effects.at(-1) === draft.effect);
  if (!given.length) return;
  ledger.change(
    draft,
    given,
    given.map((i) => ({ seed: { ...i, estate: "remainder" as const }, relation: "conveyed" as const, sources: [i] })),
  );
}

/** Turns what a life tenant with power of sale conveys into a fee in the tenant's hands. Returns the steps, or null where no power applies. */
export function exercisePower(kase: Case, matter: Matter, tract: string, group: Group, held: readonly Interest[]): Step[] | null {
  const life = held.filter((i) => i.estate === "life_estate" && i.burdens.includes(POWER_OF_SALE));
  const c = group.clauses[0];
  const facts: PowerFacts = { power: life.length > 0, sale: matter.conveyance.action === "convey" };
  if (!c || !facts.power) return null;
  const d = decide<PowerFacts, PowerAnswer>(powerRules, facts, kase.place(tract, matter), [input("power of sale", true)], (a) => ({
    name: "passes",
    value: a,
  }));
  if (d?.answer !== "fee") return null;
  const draft = kase.open(matter, { kind: "convey", estate: "fee", tract, pointer: c.pointer });
  const only = c.words.estate_type === "mineral" || c.words.estate_type === "surface" ? c.words.estate_type : null;
  if (only) partWithin(kase, tract, draft, life);
  const ledger = kase.ledger(tract);
  const ties = new Set(life.map((i) => i.after));
  for (const tenant of ledger.current().filter((i) => i.estate === "life_estate" && ties.has(i.after) && (only === null || i.within === only)))
    enlarge(kase, tract, draft, tenant, amountOf(c, tenant.share));
  draft.from = life.map((i) => i.holder);
  draft.to = life.map((i) => ({ holder: i.holder, share: i.share }));
  draft.step(...d.steps);
  return d.steps;
}

function enlarge(kase: Case, tract: string, draft: EffectDraft, tenant: Interest, amount: Rational): void {
  const ledger = kase.ledger(tract);
  const next = ledger.current().filter((i) => i.after === tenant.after && i.within === tenant.within && i.estate !== "life_estate");
  const rest = sub(ONE, div(amount, tenant.share));
  const left = [tenant, ...next].map((i) => ({ seed: { ...i, share: mul(i.share, rest) }, relation: "retained" as const, sources: [i] }));
  const sold = {
    ...tenant,
    estate: tenant.within ?? ("fee" as const),
    within: null,
    after: null,
    term: null,
    survivorship: null,
    share: amount,
    executive: tenant.within !== "surface",
    burdens: tenant.burdens.filter((b) => b !== POWER_OF_SALE),
  };
  ledger.change(
    draft,
    [tenant, ...next],
    [{ seed: sold, relation: "merged" as const, sources: [tenant, ...next] }, ...left.filter((x) => !isZero(x.seed.share))],
  );
}
