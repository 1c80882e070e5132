// Disclaimers of an inheritance or devise: what an heir or devisee gave up, and who stands in his place.
import type { EstateType } from "@/lib/contracts/estates";
import { add, fromWire, isZero, mul, ONE, type Rational, sub, toText } from "@/lib/fraction/rational";
import { type Holder, sameHolder } from "@/lib/title/ledger/interest";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type DisclaimerFacts, disclaimerRules } from "@/lib/title/rules/succession/disclaimer";
import { type Case, input } from "./case";
import type { Succession } from "./family";
import { type Actor, evidenceAt, type Matter } from "./matter";

export type Disclaimer = {
  readonly matter: Matter;
  readonly by: Actor;
  /** The part of what would come to him that he gave up. */
  readonly part: Rational;
  /** His descendants whom the papers name. */
  readonly issue: readonly Holder[];
  readonly steps: readonly Step[];
};
/** One who takes, in what share and how. */
type Taken = { readonly holder: Holder; readonly share: Rational; readonly life?: boolean; readonly remainder?: boolean };

/** The disclaimers that a paper holds, by the decedent of whose estate it speaks. */
function disclaimed(m: Matter): [Holder, Matter][] {
  if (m.type !== "disclaimer") return [];
  return [...m.actors.values()].flatMap((a): [Holder, Matter][] => (a.party.role === "decedent" ? [[a, m]] : []));
}

/** A deed or lease of the land by him between the death and the disclaimer. */
const accepted = (kase: Case, tract: string, m: Matter, by: Actor, died: string | null): boolean =>
  kase
    .papers()
    .covering(tract)
    .some(
      (x) =>
        ["convey", "lease", "encumber"].includes(x.conveyance.action) &&
        x.day !== null &&
        m.day !== null &&
        x.day < m.day &&
        (died === null || x.day > died) &&
        x.from.some((f) => sameHolder(f, by)),
    );

/** Whether a paper speaks of an estate in a tract: it names no land, names this, or names some beside all the rest; and it keeps this estate to no other. */
function speaksOf(m: Matter, tract: string, estate: EstateType): boolean {
  const said = (m.conveyance.facts ?? []).find((f) => f.kind === "other");
  const here =
    !m.covers.length || m.covers.some((c) => c.tract === tract) || /\b(?:including|inter alia|wherever|wheresoever|among other)\b/i.test(said?.text ?? "");
  return here && (!said?.value || said.value === estate);
}

/** What was given up of the estate of the dead in a tract, each with the rule that lets it pass over. `died`: the day from which it counts. */
export function disclaimersOf(kase: Case, tract: string, dead: Holder, estate: EstateType, died: string | null): Disclaimer[] {
  const papers = kase.papers().told(disclaimed).all(dead);
  return papers.flatMap((m): Disclaimer[] => {
    if ((m.day !== null && m.day > kase.asOf) || !speaksOf(m, tract, estate)) return [];
    return m.from.flatMap((by): Disclaimer[] => {
      const facts: DisclaimerFacts = { accepted: accepted(kase, tract, m, by, died) };
      const part = by.party.share ? fromWire(by.party.share) : ONE;
      const inputs = [input("disclaimer", by.name, evidenceAt(m, "conveyance", "/facts").slice(0, 1), m.id), input("part given up", toText(part))];
      const d = decide(disclaimerRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "share", value: a.replace("_", " ") }));
      if (d?.answer !== "passes_over") return [];
      const issue = [...m.actors.values()].filter((a) => a.party.relation === "child" && a.party.relation_of === by.local);
      return [{ matter: m, by, part, issue, steps: d.steps }];
    });
  });
}

function isOne(matter: Matter, id: string | null, who: Holder): boolean {
  const a = id ? matter.actors.get(id) : undefined;
  return a !== undefined && sameHolder(a, who);
}

/** A family without one who is as if dead: no spouse, no living heir. */
function without(matter: Matter, s: Succession, by: Holder): Succession {
  const is = (id: string | null) => isOne(matter, id, by);
  return {
    ...s,
    spouse: is(s.spouse) ? null : s.spouse,
    heirs: s.heirs.filter((h) => !(is(s.spouse) && is(h.party))).map((h) => (is(h.party) ? { ...h, living: false } : h)),
  };
}

/** Shares of one taker in one manner made one. */
function joined(list: readonly Taken[]): Taken[] {
  const out: Taken[] = [];
  for (const t of list) {
    const at = out.findIndex((o) => sameHolder(o.holder, t.holder) && o.life === t.life && o.remainder === t.remainder);
    const old = out[at];
    if (old) out[at] = { ...old, share: add(old.share, t.share) };
    else if (!isZero(t.share)) out.push(t);
  }
  return out;
}

const scaled = (list: readonly Taken[], by: Rational): Taken[] => list.map((t) => ({ ...t, share: mul(t.share, by) }));

const isAbove = (relation: string): boolean => /^(?:parent|father|mother)/i.test(relation);

/** The descendants who stand in the place of a child or brother who gave up: those whom the papers name; null where he has none such to stand for him. */
function issueOf(matter: Matter, s: Succession, d: Disclaimer): readonly Holder[] | null {
  const heir = s.heirs.find((h) => h.party !== s.spouse && isOne(matter, h.party, d.by));
  if (!heir || isAbove(heir.relation)) return null;
  const below = s.heirs.filter((h) => h.per_stirpes_of === heir.party && h.living !== false).flatMap((h) => matter.actors.get(h.party) ?? []);
  return below.length ? below : d.issue;
}

/** Says of every disclaimant whose descendants no paper names that they, if there are any, take before the others. */
export function issueUntold(kase: Case, matter: Matter, tract: string, s: Succession, list: readonly Disclaimer[]): void {
  for (const d of list)
    if (issueOf(matter, s, d)?.length === 0)
      kase.issue("UNPROBATED_INTESTATE_ESTATE", d.matter, {
        tract,
        parties: [d.by.party_id],
        evidence: evidenceAt(d.matter, "conveyance", "/facts").slice(0, 1),
        detail: `${d.by.name} disclaimed, and no paper tells whether descendants of theirs were living, who would take in that place; an affidavit of their family is to be filed.`,
      });
}

/**
 * Shares of an intestate's heirs after disclaimers. A child's or brother's share goes to those of his descendants whom a paper names, as the
 * statutes say of the interest itself; where there are none, or a spouse or parent gives up, `take` is asked for the family without him.
 */
export function passedOver(list: readonly Disclaimer[], matter: Matter, s: Succession, take: (s: Succession) => readonly Taken[]): readonly Taken[] {
  if (!list.length) return take(s);
  let cases: { readonly s: Succession; readonly weight: Rational }[] = [{ s, weight: ONE }];
  const stands: { readonly d: Disclaimer; readonly issue: readonly Holder[] }[] = [];
  for (const d of list) {
    const issue = issueOf(matter, s, d);
    if (issue?.length) stands.push({ d, issue });
    else
      cases = cases.flatMap((c) => [
        { s: without(matter, c.s, d.by), weight: mul(c.weight, d.part) },
        ...(d.part.n === d.part.d ? [] : [{ s: c.s, weight: mul(c.weight, sub(ONE, d.part)) }]),
      ]);
  }
  let taken = cases.flatMap((c) => scaled(take(c.s), c.weight));
  for (const { d, issue } of stands)
    taken = taken.flatMap((t) =>
      sameHolder(t.holder, d.by)
        ? [
            { ...t, share: mul(t.share, sub(ONE, d.part)) },
            ...issue.map((holder) => ({
              ...t,
              holder: { party_id: holder.party_id, name: holder.name },
              share: mul(t.share, { n: d.part.n, d: d.part.d * BigInt(issue.length) }),
            })),
          ]
        : [t],
    );
  return joined(taken);
}
