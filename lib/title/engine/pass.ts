// Moves shares from interests to takers in one change: what passes, what is kept, and what is severed on the way.
import { add, div, equals, isZero, mul, type Rational, sub, ZERO } from "@/lib/fraction/rational";
import type { Interest, Seed } from "@/lib/title/ledger/interest";
import type { ChangeSink, Creation, Relation, TractLedger } from "@/lib/title/ledger/tract-ledger";
import type { Taker } from "./takers";

/** What leaves one interest: mineral and surface parts (equal parts of a fee stay fee), and marks that the passing piece gets. */
export type Portion = { readonly interest: Interest; readonly mineral: Rational; readonly surface: Rational };
export type Marks = Partial<Pick<Seed, "executive" | "term" | "after" | "survivorship" | "depths" | "substances" | "benefits" | "within" | "burdens">> & {
  readonly charges?: readonly string[];
  /** Free of the royalties that the interest bore before. */
  readonly free?: boolean;
  /** Estate in which it arrives where that differs ("life_estate", "remainder"). */
  readonly as?: Interest["estate"];
};
/** A taker whose piece differs from the others': for life, in remainder. Shares of such takers may sum to more than one. */
export type MarkedTaker = Taker & { readonly marks?: Marks };
export type Keeping = { readonly relation: Relation; readonly marks?: Marks };

const carried = (i: Interest): Omit<Interest, "key" | "tract" | "effects" | "by" | "share" | "holder"> => {
  const { key: _k, tract: _t, effects: _e, by: _b, share: _s, holder: _h, ...rest } = i;
  return rest;
};

function piece(i: Interest, estate: Interest["estate"], holder: Seed["holder"], share: Rational, marks: Marks): Seed {
  const { charges = [], as, free, ...own } = marks;
  const borne = free ? [] : i.charges;
  const minerals = estate === "fee" || estate === "mineral";
  const base = carried(i);
  return {
    ...base,
    executive: minerals ? base.executive : false,
    charges: minerals ? [...borne, ...charges.filter((c) => !borne.includes(c))] : estate === "surface" ? [] : base.charges,
    leases: estate === "surface" ? [] : base.leases,
    ...own,
    estate: as ?? estate,
    ...(as ? { within: estate } : {}),
    holder,
    share,
    assumed: i.assumed && as === undefined && i.holder === holder,
  };
}

function split(i: Interest, p: Portion): { estate: Interest["estate"]; gone: Rational; kept: Rational }[] {
  if (i.estate !== "fee") {
    const gone = i.estate === "surface" ? p.surface : p.mineral;
    return [{ estate: i.estate, gone, kept: sub(i.share, gone) }];
  }
  if (equals(p.mineral, p.surface)) return [{ estate: "fee", gone: p.mineral, kept: sub(i.share, p.mineral) }];
  return [
    { estate: "surface", gone: p.surface, kept: sub(i.share, p.surface) },
    { estate: "mineral", gone: p.mineral, kept: sub(i.share, p.mineral) },
  ];
}

/**
 * Passes portions to takers. A fee of which surface and minerals part unequally is severed into both; the rest stays with its holder
 * (`keeping.relation`: "reserved" where words kept it). Returns what was created for the takers.
 */
export function pass(
  ledger: TractLedger,
  sink: ChangeSink,
  portions: readonly Portion[],
  to: readonly MarkedTaker[],
  marks: Marks,
  keeping: Keeping,
  relation: Relation = "conveyed",
): Interest[] {
  const ended: Interest[] = [];
  const created: Creation[] = [];
  for (const p of portions) {
    const { interest } = p;
    if (isZero(p.mineral) && isZero(p.surface) && keeping.marks === undefined) continue;
    ended.push(interest);
    const parts = split(interest, p);
    const severed = parts.length > 1;
    for (const { estate, gone, kept } of parts) {
      for (const t of to) {
        const share = mul(gone, t.share);
        if (!isZero(share)) created.push({ seed: piece(interest, estate, t.holder, share, { ...marks, ...t.marks }), relation, sources: [interest] });
      }
      if (!isZero(kept)) {
        const how: Relation = estate === "mineral" && keeping.relation === "reserved" ? "reserved" : severed ? "severed" : "retained";
        created.push({ seed: piece(interest, estate, interest.holder, kept, keeping.marks ?? {}), relation: how, sources: [interest] });
      }
    }
  }
  if (!ended.length) return [];
  const joined = joinAlike(created);
  const made = ledger.change(sink, ended, joined);
  return made.filter((_, n) => joined[n]?.relation === relation);
}

/** Pieces that one taker gets from several owners, alike in all but their source, are one interest. */
export function joinAlike(created: readonly Creation[]): Creation[] {
  const apart = new Set(created.map((c) => `${c.relation} ${c.seed.estate} ${c.seed.holder.party_id} ${c.seed.holder.name}`));
  if (apart.size === created.length) return [...created];
  const out = new Map<string, Creation>();
  for (const c of created) {
    const { share, effects: _e, by: _b, ...rest } = c.seed;
    const key = JSON.stringify([c.relation, rest], (_k, v) => (typeof v === "bigint" ? v.toString() : v));
    const old = out.get(key);
    out.set(key, old ? { ...old, seed: { ...old.seed, share: add(old.seed.share, share) }, sources: [...old.sources, ...c.sources] } : c);
  }
  return [...out.values()];
}

/** Takes `amount` in proportion from interests with `total` between them. */
export function inProportion(interests: readonly Interest[], amount: Rational, total: Rational): { interest: Interest; part: Rational }[] {
  if (isZero(total)) return interests.map((interest) => ({ interest, part: ZERO }));
  return interests.map((interest) => ({ interest, part: mul(interest.share, div(amount, total)) }));
}
