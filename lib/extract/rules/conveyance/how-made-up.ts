// "to A two-thirds, that is, one-third as heir and one-third as assignee of B": how a share is made up, told behind it, divides nothing and names no taker.
import { add, compare, equals, type Rational } from "@/lib/fraction/rational";
import { findShares } from "./phrases/share";
import type { Scene, Sentence } from "./scene";

/** Words that lead from a share to its parts, right behind it or behind its taker. */
const LEAD =
  /^[^.;:()]{0,60}?(?:[,:-]| \() ?(?:that is(?: to say)?|being|namely|to[- ]wit|viz\.?|i\. ?e\.|made up of|composed of|consisting of|comprising|representing|including|of which|whereof|one of (?:such|which|these|those)|(?:his|her|their|its) own)\b/i;
const BRACKETED = /^[^.;:()]{0,60}? \((?=[^()]{4,160}\))/i;
/** The right by which a part came to its taker. */
const HOW =
  /\b(?:as (?:an? )?(?:heir|assignee|devisee|legatee|purchaser|grantee|child|son|daughter|widow|survivor)|by (?:descent|inheritance|purchase|the|assignment|transfer|will|virtue|deed|gift|reason)|in (?:his|her|their|its|own|right|place|lieu|stead)|right of|from|through|under|own|acquired|inherited|released|bought|purchased|assigned|derived|came)\b/i;
/** Takers between the parts: then they are a division. */
const TO_TAKERS = /\b(?:un)?to (?:(?:the|said|each|her|him|them) )*[A-Z]|\bto each\b|\bapiece\b|\beach\b/;
/** Where the words go on with the next taker or the thing. */
const ENDS =
  /;|\.(?= |$)|,? and (?=(?:un)?to (?:the said )?[A-Z])|, (?=(?:un)?to (?:the said )?[A-Z])|, (?=(?:of|in|the) (?:all |the |said ){0,2}(?:following|above|real|land|section|[NSEW][EW]?\/))/i;
const OTHER = /\b(?:the )?other\b/i;
const MOST = 400;

type Stretch = { readonly start: number; readonly end: number };
const endOf = (words: string, bracket: boolean): number => {
  const end = bracket ? words.indexOf(")") + 1 : words.search(ENDS);
  return end > 0 ? end : words.length;
};
const sumOf = (parts: readonly Rational[]): Rational | null => parts.reduce<Rational | null>((s, p) => (s ? add(s, p) : p), null);

/** The stretch behind a share of a sentence that only says how the share is made up; null where it says something else. */
function makeUp(text: string, share: { readonly end: number; readonly value: Rational }, several: boolean): Stretch | null {
  const behind = text.slice(share.end, share.end + MOST);
  const bracket = BRACKETED.exec(behind);
  const lead = bracket ?? LEAD.exec(behind);
  if (!lead || findShares(lead[0]).length) return null;
  const at = bracket ? lead[0].length - 1 : lead[0].search(/[,:-] ?[^,:-]*$/);
  const words = behind.slice(lead[0].length, lead[0].length + endOf(behind.slice(lead[0].length), bracket !== null));
  if (TO_TAKERS.test(words) || !HOW.test(words)) return null;
  const parts = findShares(words).map((s) => s.value);
  const sum = sumOf(parts);
  const ofThem = /one of (?:such|which|these|those)$/i.test(lead[0]) && OTHER.test(words);
  const told = sum ? (parts.length > 1 ? equals(sum, share.value) : !several && compare(sum, share.value) < 0) : !several && ofThem;
  return told ? { start: share.end + Math.max(0, at), end: share.end + lead[0].length + words.length } : null;
}

function makeUpsOf(sentence: Sentence, several: boolean): Stretch[] {
  const shares = findShares(sentence.text);
  const out: Stretch[] = [];
  for (const s of shares) {
    if (out.some((o) => s.start < o.end)) continue;
    const found = makeUp(sentence.text, s, several);
    if (found) out.push(found);
  }
  return out.map((o) => ({ start: sentence.start + o.start, end: sentence.start + o.end }));
}

/** The paper with such tellings blank, at the same places. Errs toward leaving them: parts that do not come to the share, or stand with takers, divide it. `several`: only where two parts or more come to the share. */
export function withoutMakeUps(paper: Scene, several = false): Scene {
  const spans = paper.sentences.flatMap((s) => makeUpsOf(s, several));
  if (!spans.length) return paper;
  const text = spans.reduce((t, s) => t.slice(0, s.start) + " ".repeat(s.end - s.start) + t.slice(s.end), paper.text);
  return { ...paper, text, sentences: paper.sentences.map((s) => ({ ...s, text: text.slice(s.start, s.end) })) };
}
