// Statements of payout: the override of a farmor, or the share held back, becomes a part of the leasehold.
import { findFractions } from "@/lib/fraction/find-fractions";
import { div, isZero, mul, ONE, type Rational, sub, sum } from "@/lib/fraction/rational";
import type { Holder, Interest } from "@/lib/title/ledger/interest";
import { sameHolder } from "@/lib/title/ledger/interest";
import { type PayoutAnswer, type PayoutFacts, payoutRules } from "@/lib/title/rules/lease/payout";
import { decide, type Step } from "@/lib/title/rules/rule";
import { type Case, input } from "./case";
import { type Lease, LIVE } from "./lease";
import { evidenceAt, type Matter } from "./matter";

const REACHED = /\b(?:paid (?:itself )?out|occurr?ed|reached|attained|took place|achieved|effective)\b/i;
const DENIED = /\b(?:not|never|no)\b[^.;]{0,40}$/i;
const ELECTED =
  /\b(?:elects?|elected|election|exercis\w+|chose|chosen|chooses?|opts|opted)\b[^.;]{0,80}\b(?:conver|exchang|trad(?:e|ing)\b|working interest|back in\b)|\b(?:conver|exchang|trad)\w+[^.;]{0,80}\b(?:elected|election|exercised|chosen)\b|\brecogni\w+ (?:of )?(?:the )?election/i;
const CHANGES =
  /\b(?:convert\w*|(?:exchange|trade|swap|surrender|give up)s? (?:its|his|her|the|said|such)\b(?: \w+){0,3} (?:for|against|in exchange for)|in (?:place|lieu|stead) of (?:its|the|said|such)\b(?: \w+){0,2} (?:overrid\w+|royalty)|instead of (?:its|the|said|such)\b(?: \w+){0,2} (?:overrid\w+|royalty)|come(?:s|ing)? (?:back )?in for|rever?t\w*|revest\w*|reassign\w*|back[- ]?in|shall (?:then |thereupon |thereafter )?(?:own|have|hold|be entitled to|become (?:the )?owner))\b/i;
/** "may elect to convert"; not "without further act or election". */
const OPTION = /(?<!\b(?:without|no|nor)\b[^.;,]{0,40})\b(?:option|elect\w*|choos\w+|choice|right to convert)\b|\bmay\b(?! \d)/i;

/** "has recovered all costs of the well": payout told by what it is; not "when it has recovered". */
const RECOVERED = /\b(?:has|have|had|were|was|been) (?:now |fully |wholly |all )*(?:been )?(?:recovered|recouped|returned|repaid|got(?:ten)? back)\b/i;
const CONDITION =
  /\b(?:when|whenever|once|upon|until|till|unless|if|should|shall|as soon as|not|never|yet to|lacks?)\b[^.;]{0,90}$|\b(?:after|before|where|provided|at such time|at the time|in the event|following|assuming)\b[^.;,]{0,90}$/i;

const told = (m: Matter): string[] => (m.conveyance.facts ?? []).map((f) => f.text);
const states = (text: string): boolean => {
  const back = RECOVERED.exec(text);
  if (back && /\b(?:costs?|outlay|expenses?|expenditures?|investment)\b/i.test(text) && !CONDITION.test(text.slice(0, back.index))) return true;
  const said = REACHED.exec(text);
  return said !== null && /\bpay-?\s?out\b|\bpaid (?:itself )?out\b/i.test(text) && !DENIED.test(text.slice(0, said.index));
};

type Terms = { readonly farmout: Matter; readonly share: Rational; readonly option: boolean };

/** "convert the said override to an undivided one-fourth (1/4) of the leasehold": the share, and whether it asks for an election. */
function termsOf(farmout: Matter): Terms | null {
  const texts = (farmout.conveyance.facts ?? []).filter((f) => f.kind === "payout").map((f) => f.text);
  const share = shareIn(texts, true) ?? shareIn(texts, false);
  return share ? { farmout, share, option: texts.some((t) => OPTION.test(t)) } : null;
}

/** "a twenty-five per cent (25%)" and then "of the working interest"; not "royalty of 12.5%, to the override of …". */
const OF_LEASE =
  /^[\s)%]*(?:per ?cent[\s)]*)?(?:\([\d./%]+\)\s*)?(?:undivided\s)?(?:working interest|leasehold|(?:of|in|interest in)\b(?:(?!overrid|royalt)[^.;]){0,40}?\b(?:working interest|leasehold|leases?))\b/i;

/** The share that stands behind the words of change in the first text that has one; `tied`: only one told as of the working interest. */
function shareIn(texts: readonly string[], tied: boolean): Rational | null {
  for (const text of texts) {
    const at = CHANGES.exec(text);
    if (!at || !/\b(?:working interest|leasehold|lease)\b/i.test(text)) continue;
    const told = findFractions(text).filter((f) => !isZero(f.value) && f.value.n < f.value.d && (!tied || OF_LEASE.test(`${text.slice(f.end)} `)));
    // "an undivided fourth of the lease shall revert to Assignor": the share may stand before the words of change, in their sentence.
    const before = tied ? told.findLast((f) => f.end <= at.index && !/[.;]\s/.test(text.slice(f.end, at.index))) : undefined;
    const found = told.find((f) => f.start >= at.index) ?? before;
    if (found) return found.value;
  }
  return null;
}

/** The farmout of which a statement of payout speaks: the one it cites, else the only one over the tract. */
function farmoutOf(kase: Case, m: Matter, tract: string): Terms | null {
  const cited = [...m.cites.values()].map((id) => kase.matters.get(id));
  const near = cited.some((x) => x && termsOf(x)) ? cited : kase.papers().covering(tract);
  const found = near.filter((x): x is Matter => x !== undefined && x.id !== m.id && (x.day ?? "") <= (m.day ?? "9999")).map(termsOf);
  const terms = found.filter((t): t is Terms => t !== null);
  return terms.length === 1 ? (terms[0] ?? null) : null;
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
  if (!told(m).some(states)) return false;
  for (const lease of kase.leasesIn(tract)) raiseRoyalty(kase, m, tract, lease);
  const terms = farmoutOf(kase, m, tract);
  if (!terms) return false;
  const facts: PayoutFacts = { reached: true, option: terms.option, elected: told(m).some((t) => ELECTED.test(t)) };
  const inputs = [
    input("payout", true, evidenceAt(m, "conveyance", "/facts").slice(0, 2), m.id),
    input("share of the leasehold", terms.share, evidenceAt(terms.farmout, "conveyance", "/facts").slice(0, 2), terms.farmout.id),
  ];
  const d = decide<PayoutFacts, PayoutAnswer>(payoutRules, facts, kase.place(tract, m), inputs, (a) => ({ name: "farmor's interest", value: a }));
  kase.issue("BACK_IN_OR_PAYOUT", m, { tract, documents: [m.id, terms.farmout.id], detail: d?.steps.at(-1)?.because ?? "Payout is stated." });
  if (d?.answer !== "converts") return false;
  return write(kase, m, tract, terms, d.steps);
}

function write(kase: Case, m: Matter, tract: string, terms: Terms, steps: readonly Step[]): boolean {
  const ledger = kase.ledger(tract);
  const made = (i: Interest) => i.effects.some((e) => kase.recorder.documentOf(e) === terms.farmout.id);
  const overrides = ledger.current().filter((i) => i.estate === "overriding_royalty" && made(i));
  const farmors: Holder[] = overrides.length ? overrides.map((i) => i.holder) : [...terms.farmout.from];
  const holds = ledger.current().filter((i) => i.estate === "leasehold" && made(i) && !farmors.some((f) => sameHolder(f, i.holder)));
  const held = sum(holds.map((i) => i.share));
  if (!holds.length) return false;
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
  return true;
}
