// Overrides: how large, and on which leases they stand.
import { div, fromWire, isZero, max, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import { isReduced } from "@/lib/text/reduction-words";
import type { Interest } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { type Case, input } from "./case";
import type { Lease } from "./lease";
import { type Clause, evidenceAt, type Matter } from "./matter";
import type { Taker } from "./takers";

const total = (list: readonly Interest[]) => sum(list.map((i) => i.share));

/** Size of an override on one lease as a share of production of the tract. `part` is what this lease bears of an override over several. */
function overrideShare(
  kase: Case,
  tract: string,
  c: Clause,
  lease: Lease | undefined,
  assigned: Rational,
  part: Rational,
): { share: Rational; because: string } {
  const said = c.words.fraction ? fromWire(c.words.fraction) : ZERO;
  const leased = lease?.share ?? ONE;
  if (c.words.less_existing_burdens) {
    const royalty = lease?.royalty ?? ZERO;
    const others = sum(
      kase
        .ledger(tract)
        .current()
        .filter((i) => i.estate === "overriding_royalty" && lease !== undefined && i.leases.includes(lease.id))
        .map((i) => i.share),
    );
    return {
      share: mul(max(ZERO, sub(sub(said, royalty), others)), c.words.of_8_8 === false ? assigned : leased),
      because: "The override is what the stated burden leaves after the lease royalty and earlier overrides.",
    };
  }
  if (c.words.of_8_8 === true && isReduced(c.words.text))
    return {
      share: mul(said, leased),
      because: "The override is on eight eighths of what the lease covers: it is reduced to the lessor's part of the minerals.",
    };
  if (c.words.of_8_8 === true)
    return { share: mul(said, part), because: "The override is on eight eighths, without reduction; several leases bear it by what they cover." };
  if (c.words.of_8_8 === false) return { share: mul(said, assigned), because: "The override is reduced in proportion to the leasehold assigned." };
  return { share: mul(said, leased), because: "No words of reduction: the override is on all production under the lease." };
}

/** Whether a recital's book and page, or instrument number, are those under which a paper is recorded. */
export function isRecordedAs(m: Matter | undefined, at: NonNullable<Clause["words"]["created_in"]>): boolean {
  const r = m?.doc.doc_type.resolved.recording;
  if (!r) return false;
  const same = (a: string | null | undefined, b: string | null | undefined) => a != null && b != null && a.replace(/^0+/, "") === b.replace(/^0+/, "");
  return same(r.instrument_no, at.instrument_no) || (same(r.book, at.book) && same(r.page, at.page));
}

/** "under the Tilley lease only": of several leases, those of the lessor that the clause names; all where it names none. */
function leasesNamed(kase: Case, c: Clause, ids: readonly string[]): readonly string[] {
  const created = c.words.created_in;
  const recorded = created ? ids.filter((id) => isRecordedAs(kase.matters.get(kase.leases.get(id)?.document ?? ""), created)) : [];
  if (recorded.length) return recorded;
  const said = /\b(?:under|on|from) (?:the |said )?([A-Z][\w.,&' -]{2,60}?) lease(?:,| only| and no other)/i.exec(c.words.text)?.[1]?.toLowerCase();
  if (!said || ids.length < 2) return ids;
  const named = ids.filter((id) => (kase.leases.get(id)?.lessors ?? []).some((l) => said.split(/\s+/).every((w) => l.holder.name.toLowerCase().includes(w))));
  return named.length ? named : ids;
}

/** Carves an override out of each lease that the holds come from: every lease bears its own part, and its end leaves the rest. */
export function carveOn(
  kase: Case,
  tract: string,
  draft: EffectDraft,
  c: Clause,
  holds: readonly Interest[],
  rate: Rational,
  to: readonly Taker[],
  relation: "reserved" | "severed",
  matter: Matter,
): Rational {
  const ids = leasesNamed(kase, c, [...new Set(holds.map((h) => h.leases[0] ?? ""))]);
  const shares = ids.map((id) => kase.leases.get(id)?.share ?? ONE);
  const all = sum(shares);
  const made = ids.map((id, n) => {
    const own = holds.filter((h) => (h.leases[0] ?? "") === id);
    const part = ids.length === 1 || isZero(all) ? ONE : div(shares[n] ?? ONE, all);
    return overrideOn(kase, tract, draft, c, { id, own, assigned: mul(total(own), rate), part, to, relation, matter });
  });
  if (c.words.renewals || /extension|renew|new lease/i.test(`${c.words.text} ${matter.conveyance.habendum ?? ""}`)) {
    const words = `${c.words.renewals?.text ?? ""} ${c.words.text} ${matter.conveyance.habendum ?? ""}`.trim();
    kase.extensions.set(draft.effect, { text: words, months: c.words.renewals?.months ?? null });
  }
  for (const t of to) kase.remember(tract, t.holder, matter);
  return sum(made);
}

type OnLease = {
  readonly id: string;
  readonly own: readonly Interest[];
  readonly assigned: Rational;
  readonly part: Rational;
  readonly to: readonly Taker[];
  readonly relation: "reserved" | "severed";
  readonly matter: Matter;
};

function overrideOn(kase: Case, tract: string, draft: EffectDraft, c: Clause, o: OnLease): Rational {
  const lease = kase.leases.get(o.id);
  const sized = overrideShare(kase, tract, c, lease, o.assigned, o.part);
  const sources = kase
    .ledger(tract)
    .current()
    .filter((i) => i.estate === "leasehold" && i.leases[0] === o.id);
  const estate = c.words.estate_type === "production_payment" ? ("production_payment" as const) : ("overriding_royalty" as const);
  kase.ledger(tract).change(
    draft,
    [],
    o.to.map((t) => ({
      seed: { estate, of: "production" as const, holder: t.holder, share: mul(t.share, sized.share), leases: o.id ? [o.id] : [], depths: c.words.depths },
      relation: o.relation,
      sources: o.relation === "severed" && o.own.length ? o.own : sources.slice(0, 1),
    })),
  );
  draft.step({
    rule: "override.base",
    cites: [],
    outcome: "applied",
    inputs: [input("override as worded", c.words.fraction ? fromWire(c.words.fraction) : "not read", evidenceAt(o.matter, "conveyance", c.pointer))],
    output: { name: "of production", value: `${sized.share.n}/${sized.share.d}` },
    because: sized.because,
  });
  if (c.words.of_8_8 == null && !isZero(sub(ONE, lease?.share ?? ONE)))
    kase.issue("ORRI_REDUCTION_UNCLEAR", o.matter, {
      tract,
      effects: [draft.effect],
      detail: "The lease covers a part of the minerals, and the override does not say whether it is reduced.",
      share: sized.share,
    });
  return sized.share;
}
