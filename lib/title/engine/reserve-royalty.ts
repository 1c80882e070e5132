// Royalties that a deed keeps: a new charge on the minerals that pass, held by those who keep it.
import { div, fromWire, isZero, mul, ONE, type Rational, sub, sum, ZERO } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import type { EffectDraft } from "@/lib/title/recorder/recorder";
import { fixedOrFloatingRules, type RoyaltyFacts, type RoyaltyKind } from "@/lib/title/rules/royalty/fixed-or-floating";
import { decide, type Place, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import type { Deed, Reckoning } from "./convey-land";
import { keptApart } from "./kept-apart";
import { mineralsOf } from "./land-words";
import { actorsFor, type Clause, clauses, evidenceAt, type Matter } from "./matter";
import { tiedToLease } from "./one-lease";
import { joinRoyalties } from "./one-royalty";
import { royaltyIssues } from "./royalty-issues";
import { onTerm, royaltyOverconveyed } from "./royalty-overconveyed";
import { takers } from "./takers";
import { termOfWords } from "./term";

export function royaltyKind(matter: Matter, c: Clause, place: Place): { kind: RoyaltyKind; steps: Step[] } {
  const { words } = c;
  const facts: RoyaltyFacts = {
    fraction: words.fraction ? fromWire(words.fraction) : null,
    floating: words.floating,
    ofRoyalty: words.of === "royalty" || /\bof (?:the |all |any )?royalt/i.test(words.text),
    ofProduction: !/\broyalt/i.test(words.text) || /\bproduc|\b8\/8|\beight[- ]eighths?\b|\bgross\b|\bsaved\b/i.test(words.text),
    readings: words.readings.map((r) => ({ fraction: fromWire(r.fraction), rule: r.rule, floating: r.floating ?? null })),
  };
  const inputs = [
    input("fraction as worded", facts.fraction ?? "all", evidenceAt(matter, "conveyance", c.pointer)),
    ...facts.readings.map((r) => input(r.rule, r.fraction)),
  ];
  const d = decide(fixedOrFloatingRules, facts, place, inputs, (a) => ({
    name: `share of ${a.base.replace("_", " ")}`,
    value: `${a.fraction.n}/${a.fraction.d}`,
  }));
  return { kind: d?.answer ?? { fraction: ONE, base: "lease_royalty", reading: "floating" }, steps: d?.steps ?? [] };
}

/** Share of the lease royalty that minerals still carry for their owners: minerals less what floating royalties take of them. */
export function royaltyLeft(kase: Case, tract: string, minerals: readonly Interest[]): Rational {
  const all = kase.ledger(tract).current();
  return sum(
    minerals.map((m) => {
      let left = ONE;
      for (const id of m.charges) {
        if (kase.charges.get(id)?.base !== "lease_royalty") continue;
        const taken = sum(all.filter((i) => i.estate === "royalty" && i.charges.includes(id)).map((i) => i.share));
        const bearing = sum(all.filter((i) => (i.estate === "fee" || i.estate === "mineral") && i.charges.includes(id)).map((i) => i.share));
        if (!isZero(bearing)) left = sub(left, div(taken, bearing));
      }
      return mul(m.share, left.n < 0n ? ZERO : left);
    }),
  );
}

/** The royalty's share of the whole tract, by its base. More than the minerals can bear means a share of theirs. */
export function royaltyShare(
  kind: RoyaltyKind,
  of: Clause["words"]["of"],
  owned: Rational,
  left: Rational,
  conveyed: Rational,
): { share: Rational; because: string; ambiguous: boolean } {
  if (of === "grantor_interest")
    return {
      share: mul(kind.fraction, kind.base === "lease_royalty" ? left : owned),
      because: "The fraction is of what the grantors owned.",
      ambiguous: false,
    };
  if (of === "described_interest") return { share: mul(kind.fraction, conveyed), because: "The fraction is of the interest conveyed.", ambiguous: false };
  if (kind.base === "lease_royalty" && kind.fraction.n * left.d > left.n * kind.fraction.d)
    return {
      share: mul(kind.fraction, left),
      because: "The grantors' minerals cannot bear so large a share of the whole royalty; the fraction is of theirs.",
      ambiguous: true,
    };
  return { share: kind.fraction, because: "The fraction is of the royalty or production of the land described.", ambiguous: false };
}

type Kept = { charges: string[]; creations: ((draft: EffectDraft) => void)[] };

/** Who keeps: those named, so far as they owned something; else the owners in their proportions. */
export function keepers(d: Pick<Deed, "kase" | "matter" | "sources">, c: Clause): { holder: Holder; share: Rational }[] {
  const held = mineralsOf(d.sources);
  const minerals = held.length ? held : d.sources;
  const total = sum(minerals.map((i) => i.share));
  const named = actorsFor(d.matter, c.words.to, []);
  const owners = minerals.filter((i) => !named.length || named.some((n) => sameHolder(n, i.holder)));
  // Of spouses who give together the first named is only assumed to be the owner; what they keep for the other, or in shares for both, is the other's.
  if (
    !owners.length &&
    named.length &&
    (minerals.every((i) => i.assumed) || keptApart(d.matter, c)) &&
    named.every((n) => d.matter.from.some((f) => sameHolder(f, n)))
  )
    return takers(named);
  const list = owners.length ? owners : minerals;
  const sumOf = sum(list.map((i) => i.share));
  if (isZero(total) || isZero(sumOf)) return takers(named);
  const merged: { holder: Holder; share: Rational }[] = [];
  for (const i of list) {
    const part = div(i.share, sumOf);
    const old = merged.find((m) => sameHolder(m.holder, i.holder));
    if (old) old.share = { ...sum([old.share, part]) };
    else merged.push({ holder: i.holder, share: part });
  }
  return merged;
}

/** Reserved royalties, and excepted ones that no instrument had created: both stay with the grantors as charges on what passes. */
export function keepRoyalties(d: Deed, r: Reckoning, draft: EffectDraft): Kept {
  const out: Kept = { charges: [], creations: [] };
  const reserved = clauses(d.matter, "reservations", d.tract).filter((c) => c.words.estate_type === "royalty");
  const excepted = clauses(d.matter, "exceptions", d.tract).filter((c) => c.words.estate_type === "royalty" && c.words.fraction && !outstanding(d, c));
  for (const c of excepted.filter((x) => !x.words.to.length))
    d.kase.issue("EXCEPTION_VS_RESERVATION", d.matter, {
      tract: d.tract,
      effects: [draft.effect],
      evidence: evidenceAt(d.matter, "conveyance", c.pointer),
      detail: "The royalty excepted is given to nobody and no earlier paper created it; it stays in the grantor.",
    });
  for (const { clause, again, steps } of joinRoyalties(d.matter, [...reserved, ...excepted], d.place)) {
    draft.step(...steps);
    if (again.some((c) => c.words.readings.length > 1))
      for (const code of ["FIXED_OR_FLOATING_ROYALTY", "DOUBLE_FRACTION"] as const)
        d.kase.issue(code, d.matter, {
          tract: d.tract,
          effects: [draft.effect],
          evidence: evidenceAt(d.matter, "conveyance", again[0]?.pointer ?? clause.pointer),
          detail: "A clause says the royalty again as a fraction of a fraction; it is read with the others as one share of the royalty.",
        });
    keepOne(d, r, draft, clause, out);
  }
  keepBenefits(d, r, draft, out);
  holdBackBenefits(d, r, draft, out);
  return out;
}

/** "25% of the minerals and 25% of the royalties" out of an undivided share: both are measured by that share, so the benefits are what the minerals kept bear anyway. */
const goesWithShare = (c: Clause, r: Reckoning): boolean => r.facts.reservedOfShare === true && c.words.benefits?.fraction === c.words.fraction?.fraction;

/**
 * A covenant that fixes lease benefits apart from the minerals kept: what it gives beyond them is a share of every lease's royalty out of the
 * minerals that pass. It is no grant of minerals, so no over-conveyance cuts it down (Benge v. Scharbauer).
 */
function keepBenefits(d: Deed, r: Reckoning, draft: EffectDraft, out: Kept): void {
  for (const c of r.reserved) {
    const said = c.words.benefits ? fromWire(c.words.benefits) : null;
    const more = said ? sub(said, r.quantum.kept) : ZERO;
    if (!said || more.n <= 0n || isZero(r.quantum.passes) || goesWithShare(c, r)) continue;
    const id = `${draft.effect}.r${out.charges.length + 1}`;
    d.kase.charges.set(id, { id, tract: d.tract, base: "lease_royalty", document: d.matter.id });
    out.charges.push(id);
    draft.step(benefitStep(d, c, more));
    out.creations.push((effect) => {
      d.kase.ledger(d.tract).change(
        effect,
        [],
        keepers(d, c).map((k) => ({
          seed: { estate: "royalty" as const, of: "lease_royalty" as const, holder: k.holder, share: mul(k.share, more), charges: [id] },
          relation: "reserved" as const,
          sources: mineralsOf(d.sources)
            .filter((m) => sameHolder(m.holder, k.holder))
            .slice(0, 1),
        })),
      );
    });
  }
}

const LESS = /\b(?:only|but|no more than|not more than|limited to|instead of)\b/i;

/** "one-half of the minerals, but grantee shall have only one-fourth of bonus, rentals and royalties": the rest of the royalty stays with the owners. */
function holdBackBenefits(d: Deed, r: Reckoning, draft: EffectDraft, out: Kept): void {
  const c = d.group.clauses.find((x) => x.words.estate_type === "mineral" && x.words.benefits != null && LESS.test(x.words.text));
  const said = c?.words.benefits ? fromWire(c.words.benefits) : null;
  const back = said ? sub(r.quantum.passes, said) : ZERO;
  if (!c || back.n <= 0n) return;
  const id = `${draft.effect}.r${out.charges.length + 1}`;
  d.kase.charges.set(id, { id, tract: d.tract, base: "lease_royalty", document: d.matter.id });
  out.charges.push(id);
  draft.step(benefitStep(d, c, back));
  const owners = keepers(d, { ...c, words: { ...c.words, to: [] } });
  out.creations.push((effect) => {
    d.kase.ledger(d.tract).change(
      effect,
      [],
      owners.map((k) => ({
        seed: { estate: "royalty" as const, of: "lease_royalty" as const, holder: k.holder, share: mul(k.share, back), charges: [id] },
        relation: "reserved" as const,
        sources: mineralsOf(d.sources)
          .filter((m) => sameHolder(m.holder, k.holder))
          .slice(0, 1),
      })),
    );
  });
}

const benefitStep = (d: Deed, c: Clause, more: Rational): Step => ({
  rule: "royalty.covenant-on-lease-benefits",
  cites: ["Benge v. Scharbauer, 259 S.W.2d 166 (Tex. 1953)"],
  outcome: "applied",
  inputs: [input("benefits by the covenant", c.words.benefits ? fromWire(c.words.benefits) : "none", evidenceAt(d.matter, "conveyance", c.pointer))],
  output: { name: "of the lease royalty, beside the minerals", value: `${more.n}/${more.d}` },
  because: "The covenant on bonuses, rentals and royalties stands as written, whatever share of the minerals the grantor is left with.",
});

/** Whether royalties of others stand already on the grantors' minerals: the exception then points to them. */
function outstanding(d: Deed, c: Clause): boolean {
  const charged = mineralsOf(d.sources).some((i) => i.charges.length > 0);
  return charged || c.words.held_by != null;
}

function keepOne(d: Deed, r: Reckoning, draft: EffectDraft, c: Clause, out: Kept): void {
  const minerals = mineralsOf(d.sources);
  const { kind, steps } = royaltyKind(d.matter, c, d.place);
  const owned = r.facts.owned;
  const left = royaltyLeft(d.kase, d.tract, minerals);
  const sized = royaltyShare(kind, c.words.of, owned, left, r.quantum.passes);
  const failed = royaltyOverconveyed(d, r, c, kind, left, sized.share);
  if (failed) {
    draft.step(...failed.steps);
    sized.share = failed.kept;
  }
  if (isZero(sized.share) || !minerals.length) return;
  const id = `${draft.effect}.r${out.charges.length + 1}`;
  d.kase.charges.set(id, { id, tract: d.tract, base: kind.base, document: d.matter.id });
  out.charges.push(id);
  draft.step(...steps, baseStep(d.matter, c, sized));
  const keepersOf = keepers(d, c);
  const term = termOfWords(d.kase, d.matter, c);
  const tied = tiedToLease(d.kase, d.matter, d.tract, c);
  draft.step(...tied.steps);
  const joint = c.words.survivorship && keepersOf.length > 1 ? `${draft.effect}.joint` : null;
  out.creations.push((effect) => {
    d.kase.ledger(d.tract).change(
      effect,
      [],
      keepersOf.map((k) => ({
        seed: {
          estate: "royalty" as const,
          of: kind.base,
          holder: k.holder,
          share: mul(k.share, sized.share),
          charges: [id],
          term,
          burdens: tied.burdens,
          survivorship: joint,
        },
        relation: "reserved" as const,
        sources: minerals.filter((m) => sameHolder(m.holder, k.holder)).slice(0, 1),
      })),
    );
  });
  royaltyIssues(d.kase, d.matter, d.tract, c, kind, sized, draft.effect);
  const held = { tract: d.tract, effects: [draft.effect], share: sized.share, evidence: evidenceAt(d.matter, "conveyance", c.pointer) };
  if (c.words.effective_when || onTerm(d, minerals))
    d.kase.issue("SPRINGING_RESERVATION", d.matter, { ...held, detail: "The royalty takes effect as outstanding interests for a term end." });
  if (owned.n !== owned.d && c.words.of !== "grantor_interest")
    d.kase.issue("FRACTION_BASE_AMBIGUITY", d.matter, {
      ...held,
      detail: "The grantors owned a part of the minerals; the fraction is read as of the whole royalty of the land described.",
    });
}

export const baseStep = (matter: Matter, c: Clause, sized: { share: Rational; because: string }): Step => ({
  rule: "royalty.base",
  cites: ["Averyt v. Grande, Inc., 717 S.W.2d 891 (Tex. 1986)"],
  outcome: "applied",
  inputs: [input("base", c.words.of, evidenceAt(matter, "conveyance", c.pointer))],
  output: { name: "of the whole tract", value: `${sized.share.n}/${sized.share.d}` },
  because: sized.because,
});
