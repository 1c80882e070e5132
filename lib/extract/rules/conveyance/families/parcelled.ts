// Grants of a gift or order that parts the whole among several, whatever its form.
import { bareInterest, type Found } from "@/lib/extract/rules/conveyance/interest";
import { parcelOut } from "@/lib/extract/rules/shares/parcel-out";
import type { NameAt } from "@/lib/extract/rules/shares/share-list";
import { toWire } from "@/lib/fraction/rational";

const SHE = /\b(?:wife|widow|sister|daughter|niece|mother|aunt|granddaughter|grandmother|girl)s?,? $/i;
const HE = /\b(?:husband|widower|brother|son|nephew|father|uncle|grandson|grandfather|boy)s?,? $/i;
const CALLED =
  /\b(?:(?:the )?(former|latter)|(she|he)|the (first|second|last)(?:[- ](?:named|mentioned))?)\b(?= (?:to |shall |is to |is |taking |having |gets? |takes? |has |will |an? |one|two|three|\d))/gi;

/** "to my niece ANN ROE and my nephew BO ROE, she to have two thirds": the two named first, called up by sex or by their order. */
function calledUp(words: string, named: readonly NameAt[]): NameAt[] {
  const sorted = [...named].sort((a, b) => a.start - b.start).filter((n, i, all) => all.findIndex((o) => o.id === n.id) === i);
  const [a, b, more] = sorted;
  if (!a || !b || more) return [];
  const sex = (n: NameAt) => {
    const ahead = words.slice(Math.max(0, n.start - 30), n.start);
    return SHE.test(ahead) ? "she" : HE.test(ahead) ? "he" : null;
  };
  const bySex = (said: string) => {
    const other = said === "she" ? "he" : "she";
    const own = [a, b].filter((n) => sex(n) === said);
    const rest = [a, b].filter((n) => sex(n) !== other);
    return own.length === 1 ? own[0] : own.length === 0 && rest.length === 1 ? rest[0] : undefined;
  };
  return [...words.matchAll(CALLED)].flatMap((m) => {
    const said = (m[1] ?? m[2] ?? m[3] ?? "").toLowerCase();
    const one = m[2] ? bySex(said) : /^(?:former|first)$/.test(said) ? a : b;
    return m.index > b.end && one ? [{ id: one.id, start: m.index, end: m.index + m[0].length }] : [];
  });
}

/** One grant for each parcel of a whole that `words` part among those `named`; empty where they do not come to the whole. */
export function parcelled(words: string, offset: number, named: readonly NameAt[], from: readonly string[]): Found[] {
  const read = parcelOut(words, [...named, ...calledUp(words, named)]);
  return (read?.parcels ?? []).map((p) => ({
    interest: {
      ...bareInterest(p.thing, words.trim()),
      fraction: toWire(p.value),
      of: read?.whole || p.thing === "surface" ? ("grantor_interest" as const) : ("whole" as const),
      from: [...from],
      to: p.ids,
    },
    span: { start: offset + p.start, end: offset + Math.max(p.end, p.start + 1) },
    fraction: null,
    confidence: 0.8,
  }));
}
