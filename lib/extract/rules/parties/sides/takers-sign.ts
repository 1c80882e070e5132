// Whether those to whom a correction runs have signed it: "executed by Grantors alone", "B. Doe: ______ (not signed)".
import type { InstrumentType } from "@/lib/contracts/instrument-types";
import type { Anatomy } from "@/lib/extract/anatomy/anatomy";
import { sameFirstAndLast } from "@/lib/extract/rules/parties/joinders";
import type { Mention } from "@/lib/extract/rules/parties/mentions/mention";
import { mentionsBetween } from "@/lib/extract/rules/parties/mentions/mentions-between";
import type { ReadParty } from "@/lib/extract/rules/parties/reading";
import { nameKey } from "@/lib/names/name-key";
import type { Span } from "@/lib/text/view";
import { namingsOf } from "./took-before";

const UNSIGNED = /\b(?:unsigned|not signed|no signature|did not sign|has not signed|never signed|refused to sign|declined to sign)\b/i;

/** Signatures and certificates; null where the paper shows no foot. */
function footOf(a: Anatomy): Span | null {
  const start = a.testimonium?.start ?? a.signatures?.start ?? a.acknowledgments[0]?.start;
  return start === undefined ? null : { start, end: a.acknowledgments.at(-1)?.end ?? a.view.text.length };
}

function standsAtFoot(a: Anatomy, m: Mention, foot: Span, named: readonly Mention[]): boolean {
  const { text, lines } = a.view;
  const signed = namingsOf(text, m.name).filter(({ start }) => {
    const line = lines.find((l) => l.start <= start && start < l.end);
    return start >= foot.start && start < foot.end && !(line && UNSIGNED.test(text.slice(line.start, line.end)));
  });
  return signed.length > 0 || named.some((n) => nameKey(n.name) !== nameKey(m.name) && sameFirstAndLast(n.name, m.name));
}

/**
 * The parties of a correction deed, each taker with whether the foot of the paper shows that he signed or acknowledged it.
 * Errs towards leaving it open: nothing is said where the foot shows no giver either, nor of one taker where another signs, who may sign for him (his executor).
 */
export function withTakersSigning(a: Anatomy, parties: readonly ReadParty[], type: InstrumentType): ReadParty[] {
  const foot = type === "correction_deed" ? footOf(a) : null;
  if (!foot) return [...parties];
  const named = mentionsBetween(a, foot.start, foot.end);
  const signing = new Set(parties.filter((p) => standsAtFoot(a, p.mention, foot, named)));
  const one = parties.some((p) => p.side === "to" && signing.has(p));
  if (!one && !parties.some((p) => p.side === "from" && signing.has(p))) return [...parties];
  return parties.map((p) => (p.side === "to" && (signing.has(p) || !one) ? { ...p, signed: { is: signing.has(p), at: foot } } : p));
}
