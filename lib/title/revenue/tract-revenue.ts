// Division of production of one tract: lease royalty, non-participating royalties, overrides, working interest, unleased cotenants.
import type { Revenue } from "@/lib/contracts/title";
import { add, div, isZero, max, mul, ONE, type Rational, sub, sum, toText, toWire, ZERO } from "@/lib/fraction/rational";
import type { Case } from "@/lib/title/engine/case";
import type { Lease } from "@/lib/title/engine/lease";
import { liveLeases } from "@/lib/title/engine/live-leases";
import { isSovereign } from "@/lib/title/engine/root";
import { type Holder, type Interest, sameHolder } from "@/lib/title/ledger/interest";
import { lifeRoyaltyRules } from "@/lib/title/rules/life/royalty";
import { decide } from "@/lib/title/rules/rule";
import { type Election, electedOverride, electionsIn, type Pooled, pooledOwners } from "./elections";
import { bearing } from "./override-bearers";

type Line = { holder: Holder; kind: Revenue["kind"]; interest: Rational; lease: string | null; formula: string; effects: readonly string[] };
type Under = { readonly interest: Interest; readonly lease: Lease | null; readonly share: Rational };

const isMineral = (i: Interest) =>
  i.estate === "fee" || i.estate === "mineral" || (i.estate === "life_estate" && i.within !== "surface" && i.within !== "royalty");
const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Each mineral interest in its leased and unleased parts. */
function parts(kase: Case, minerals: readonly Interest[]): Under[] {
  return minerals.flatMap((interest): Under[] => {
    const lease = liveLeases(kase, interest)[0] ?? null;
    if (!lease) return [{ interest, lease: null, share: interest.share }];
    const under = total(minerals.filter((m) => m.leases.includes(lease.id)));
    const leased = isZero(under) || lease.share.n * under.d >= under.n * lease.share.d ? interest.share : mul(interest.share, div(lease.share, under));
    const free = sub(interest.share, leased);
    return [{ interest, lease, share: leased }, ...(isZero(free) ? [] : [{ interest, lease: null, share: free }])];
  });
}

/** What royalties take from one part of the minerals. */
function burden(kase: Case, all: readonly Interest[], minerals: readonly Interest[], u: Under): { charge: string; amount: Rational }[] {
  return u.interest.charges.flatMap((id) => {
    const charge = kase.charges.get(id);
    const bearing = total(minerals.filter((m) => m.charges.includes(id)));
    const size = total(all.filter((i) => i.estate === "royalty" && i.charges.includes(id)));
    if (!charge || isZero(bearing) || isZero(size)) return [];
    const per = mul(u.share, div(size, bearing));
    const royalty = u.lease ? (u.lease.royalty ?? ZERO) : ZERO;
    return [{ charge: id, amount: charge.base === "production" ? per : mul(per, royalty) }];
  });
}

const says = (...factors: (string | Rational)[]) => factors.map((f) => (typeof f === "string" ? f : toText(f))).join(" × ");

function lessorLines(
  kase: Case,
  all: readonly Interest[],
  minerals: readonly Interest[],
  units: readonly Under[],
  charges: Map<string, Rational>,
  excess: Map<string, Rational>,
): Line[] {
  return units.map((u): Line => {
    const burdens = burden(kase, all, minerals, u);
    for (const b of burdens) charges.set(b.charge, add(charges.get(b.charge) ?? ZERO, b.amount));
    const taken = sum(burdens.map((b) => b.amount));
    const royalty = u.lease ? (u.lease.royalty ?? ZERO) : ONE;
    const benefit = u.lease && u.interest.benefits ? u.interest.benefits : u.share;
    const gross = mul(benefit, royalty);
    const net = sub(gross, taken);
    if (net.n < 0n && u.lease) excess.set(u.lease.id, add(excess.get(u.lease.id) ?? ZERO, sub(taken, gross)));
    return {
      holder: u.interest.holder,
      kind: u.lease ? "lessor_royalty" : "unleased_cotenant",
      interest: max(ZERO, net),
      lease: u.lease?.id ?? null,
      formula: u.lease
        ? `${says(benefit, royalty)}${isZero(taken) ? "" : ` − ${toText(taken)}`}`
        : `${toText(u.share)} of 8/8, before costs${isZero(taken) ? "" : ` − ${toText(taken)}`}`,
      effects: u.interest.effects,
    };
  });
}

/** An unleased owner under a pooling order who does not take part: a royalty, and the working interest to the operator. */
function underOrder(pooled: readonly Pooled[], l: Line): Line[] {
  const order = l.kind === "unleased_cotenant" ? pooled.find((p) => sameHolder(p.holder, l.holder)) : undefined;
  if (!order) return [l];
  const royalty = mul(l.interest, order.royalty);
  const operator = order.operator ?? { party_id: null, name: "Operator under the pooling order" };
  return [
    { ...l, kind: "lessor_royalty", interest: royalty, formula: `${toText(l.interest)} × ${toText(order.royalty)}` },
    { ...l, kind: "working_interest", holder: operator, interest: sub(l.interest, royalty), formula: `${toText(l.interest)} × (1 − ${toText(order.royalty)})` },
  ];
}

/** Royalty under a life estate: the life tenant's under an open mine or by words, else corpus of those in remainder. */
function whileLifeLasts(kase: Case, tract: string, all: readonly Interest[], l: Line): Line[] {
  const life = all.find(
    (i) =>
      i.estate === "life_estate" && i.within !== "surface" && i.leases.includes(l.lease ?? "") && sameHolder(i.holder, l.holder) && i.effects === l.effects,
  );
  const lease = kase.leases.get(l.lease ?? "");
  if (l.kind !== "lessor_royalty" || !life || !lease) return [l];
  const began = kase.recorder.dayOf((life.after ?? "").replace(/\.life$/, ""));
  const maker = kase.matters.get(kase.recorder.documentOf((life.after ?? "").replace(/\.life$/, "")) ?? "");
  const words = maker ? [...maker.conveyance.grants, ...maker.conveyance.reservations].map((g) => g.text).join(" ") : "";
  const facts = { openMine: lease.start !== null && began !== null && lease.start < began, byWords: /\b(?:royalt\w+|bonus\w*|income|rents?)\b/i.test(words) };
  const d = decide(lifeRoyaltyRules, facts, kase.place(tract, maker ?? null), [], (a) => ({ name: "royalty to", value: a }));
  const next = all.filter((i) => i.after === life.after && (i.estate === "remainder" || i.estate === "reversion"));
  if (d?.answer !== "remainder" || !next.length) return [l];
  const whole = total(next);
  return next.map((n) => ({
    ...l,
    holder: n.holder,
    interest: mul(l.interest, div(n.share, whole)),
    formula: `${l.formula}, corpus of the remainder`,
    effects: n.effects,
  }));
}

/**
 * Relinquishment Act land: the State leases through the surface owner as its agent, who takes half of what the lease yields
 * (Tex. Nat. Res. Code 52.172, 52.179; Norman v. Giles, 219 S.W.2d 678 (Tex. 1949)).
 */
function sharedByState(kase: Case, tract: string, all: readonly Interest[], lines: readonly Line[]): Line[] {
  if (!kase.relinquished.has(tract)) return [...lines];
  const surface = all.filter((i) => i.estate === "surface" || i.estate === "fee");
  const whole = total(surface);
  return lines.flatMap((l) => {
    if (l.kind !== "lessor_royalty" || !isSovereign(l.holder) || isZero(whole)) return [l];
    const half = mul(l.interest, { n: 1n, d: 2n });
    const agents = surface.map((s) => ({
      ...l,
      holder: s.holder,
      interest: mul(half, div(s.share, whole)),
      formula: `1/2 × (${l.formula}), as the State's agent`,
      effects: s.effects,
    }));
    return [{ ...l, interest: half, formula: `1/2 × (${l.formula})` }, ...agents];
  });
}

function royaltyLines(all: readonly Interest[], charges: ReadonlyMap<string, Rational>): Line[] {
  return all
    .filter((i) => i.estate === "royalty")
    .map((i) => {
      const id = i.charges[0] ?? "";
      const size = total(all.filter((x) => x.estate === "royalty" && x.charges.includes(id)));
      const paid = charges.get(id) ?? ZERO;
      const interest = isZero(size) ? ZERO : mul(paid, div(i.share, size));
      return { holder: i.holder, kind: "npri" as const, interest, lease: null, formula: `${toText(i.share)} of ${i.of.replace("_", " ")}`, effects: i.effects };
    });
}

function workingLines(kase: Case, tract: string, all: readonly Interest[], excess: ReadonlyMap<string, Rational>, elections: readonly Election[]): Line[] {
  const out: Line[] = [];
  const shallow = (list: readonly Interest[]) => (list.some((i) => i.depths === null) ? list.filter((i) => i.depths === null) : list);
  const ids = new Set(all.filter((i) => i.estate === "leasehold").flatMap((i) => i.leases.slice(0, 1)));
  for (const id of ids) {
    const lease = kase.leases.get(id);
    const holds = shallow(all.filter((i) => i.estate === "leasehold" && i.leases[0] === id));
    const overrides = all.filter((i) => (i.estate === "overriding_royalty" || i.estate === "production_payment") && i.leases[0] === id);
    const held = total(holds);
    const share = lease?.share ?? held;
    const gross = mul(share, sub(ONE, lease?.royalty ?? ZERO));
    const before = sub(gross, excess.get(id) ?? ZERO);
    const borne = overrides.map((o) => bearing(kase, tract, o, holds));
    for (const o of overrides)
      out.push({ holder: o.holder, kind: "overriding_royalty", interest: o.share, lease: id, formula: `${toText(o.share)} of production`, effects: o.effects });
    for (const h of holds) {
      const given = elections.find((e) => sameHolder(e.holder, h.holder));
      const part = isZero(held) ? ZERO : div(h.share, held);
      const own = sum(borne.map((b) => b.get(h.key) ?? ZERO));
      const net = sub(mul(before, part), own);
      if (given) {
        out.push(...relinquished(given, h, net, id));
        continue;
      }
      const over = excess.get(id) ?? ZERO;
      out.push({
        holder: h.holder,
        kind: "working_interest",
        interest: net,
        lease: id,
        formula: `${toText(part)} × (${toText(share)} × (1 − ${toText(lease?.royalty ?? ZERO)})${isZero(over) ? "" : ` − ${toText(over)}`})${isZero(own) ? "" : ` − ${toText(own)}`}`,
        effects: h.effects,
      });
    }
  }
  return out;
}

/** Working interest given up under an order: its holder keeps the elected override, the operator takes the rest. */
function relinquished(e: Election, hold: Interest, share: Rational, lease: string): Line[] {
  const override = electedOverride(e, hold);
  const rest = max(ZERO, sub(share, override));
  const formula = `${toText(e.override)} × ${toText(hold.share)}`;
  return [
    { holder: hold.holder, kind: "overriding_royalty", interest: override, lease, formula, effects: hold.effects },
    {
      holder: e.operator ?? { party_id: null, name: "Operator under the pooling order" },
      kind: "working_interest",
      interest: rest,
      lease,
      formula: `${toText(share)} − ${formula}`,
      effects: hold.effects,
    },
  ];
}

function merged(lines: readonly Line[]): Line[] {
  const out: Line[] = [];
  for (const l of lines) {
    const old = out.find((o) => o.kind === l.kind && o.lease === l.lease && sameHolder(o.holder, l.holder));
    if (old) {
      old.interest = add(old.interest, l.interest);
      old.formula = `${old.formula} + ${l.formula}`;
      old.effects = [...new Set([...old.effects, ...l.effects])];
    } else out.push({ ...l });
  }
  return out;
}

export type UnitFactor = {
  readonly name: string;
  readonly factor: Rational;
  /** What stands in place of the factor for the owner of a royalty whom the unit does not bind; null where it binds him. */
  readonly unbound?: (holder: Holder) => Rational | null;
};

/**
 * Revenue of a tract, as shares of its production or, in a unit, of the unit's. Empty where nothing is leased or pooled, and where a lease's
 * royalty was not read: a decimal is never guessed. Sums to 1 (or to the tract's factor) where all is known.
 */
export function tractRevenue(kase: Case, tract: string, unit: UnitFactor | null): Revenue[] {
  const all = kase.ledger(tract).current();
  const minerals = all.filter(isMineral);
  const units = parts(kase, minerals);
  const leases = units.map((u) => u.lease).filter((l): l is Lease => l !== null);
  if (!leases.length && !unit) return [];
  if (leases.some((l) => l.royalty === null)) return [];
  const charges = new Map<string, Rational>();
  const excess = new Map<string, Rational>();
  const pooled = unit ? pooledOwners(kase, tract) : [];
  const lessors = sharedByState(
    kase,
    tract,
    all,
    lessorLines(kase, all, minerals, units, charges, excess)
      .flatMap((l) => whileLifeLasts(kase, tract, all, l))
      .flatMap((l) => underOrder(pooled, l)),
  );
  for (const [id, over] of excess) exceeds(kase, tract, id, over);
  const lines = merged([...lessors, ...royaltyLines(all, charges), ...workingLines(kase, tract, all, excess, unit ? electionsIn(kase, tract) : [])]);
  const factorOf = (l: Line) => (l.kind === "npri" ? unit?.unbound?.(l.holder) : null) ?? unit?.factor ?? ONE;
  return lines.map((l) => ({
    party_id: l.holder.party_id,
    name: l.holder.name,
    kind: l.kind,
    interest: toWire(mul(l.interest, factorOf(l))),
    lease_effect: l.lease,
    unit: unit?.name ?? null,
    formula: unit ? `(${l.formula}) × ${toText(factorOf(l))}` : l.formula,
    effects: [...l.effects],
  }));
}

function exceeds(kase: Case, tract: string, lease: string, over: Rational): void {
  kase.issue("NPRI_EXCEEDS_LEASE_ROYALTY", kase.matters.get(kase.leases.get(lease)?.document ?? "") ?? null, {
    tract,
    effects: [lease],
    share: over,
    detail: `Royalties of record exceed the lease royalty by ${toText(over)}; the excess comes out of the lessee's revenue.`,
  });
}
