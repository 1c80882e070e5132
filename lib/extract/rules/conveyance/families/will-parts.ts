// Gifts that follow from the words before them: so many of equal parts, the half that remains.
import type { Found } from "@/lib/extract/rules/conveyance/interest";
import { findShares } from "@/lib/extract/rules/conveyance/phrases/share";
import type { Scene, Sentence } from "@/lib/extract/rules/conveyance/scene";
import { countsParts, dividesEqually, inFractions } from "@/lib/extract/rules/shares/equal-parts";
import { compare, fromWire, ONE, sub, toWire } from "@/lib/fraction/rational";
import { sharedGifts, takers } from "./will-gift";
import { BARE_GIFT, GIFT, REAL, RESIDUE } from "./will-words";

/** "the remaining half": what is left of the thing told before, and no rest of the estate. */
const OTHER_PART = /\b(?:other|remaining) (?:(?:one|two|three)-?)?(?:half|thirds?|fourths?|quarters?|fifths?)\b/gi;

/** "All the residue … divided into five equal parts. Two of such parts I give to A. Of the other three …": the gifts, and where the last sentence of them ends. */
export function byEqualParts(s: Sentence, scene: Scene): { gifts: Found[]; end: number } | null {
  if (!dividesEqually(s.text) || (!REAL.test(s.text) && !RESIDUE.test(s.text))) return null;
  let end = s.end;
  for (const next of scene.sentences.filter((x) => x.start >= s.end).slice(0, 5)) {
    if (!countsParts(next.text)) break;
    end = next.end;
  }
  const words = inFractions(scene.text.slice(s.start, end));
  const gifts = words ? sharedGifts({ ...s, end, text: scene.text.slice(s.start, end) }, words, s.start, scene) : [];
  const text = scene.text.slice(s.start, end).trim();
  return gifts.length ? { gifts: gifts.map((f) => ({ ...f, interest: { ...f.interest, text } })), end } : null;
}

const WHAT_REMAINS =
  /^\W*(?:[A-Z]+\. |\(?\w{1,3}[.)] )?(?:And )?[Tt]he (?:remaining|other|rest|balance|residue)\b(?! of my)(?: (?:of )?(?:the|said|such) (?:minerals?|oil and gas|royalt(?:y|ies)))?/;

/** "The remaining half shall be divided among B and C", behind a gift of one half: of the same thing, to those named. Null where no share before it leaves so much. */
export function whatRemains(before: Found | undefined, s: Sentence, scene: Scene): Found | null {
  const given = before?.interest.fraction ? fromWire(before.interest.fraction) : null;
  if (!before || !given || before.interest.term || compare(given, ONE) >= 0 || !WHAT_REMAINS.test(s.text) || !GIFT.test(s.text)) return null;
  const left = sub(ONE, given);
  const said = findShares(s.text)[0];
  const to = takers(s.text, scene);
  if (!to.length || (said && compare(said.value, left) !== 0) || RESIDUE.test(s.text.replace(OTHER_PART, ""))) return null;
  const interest = { ...before.interest, fraction: toWire(left), readings: [], to, text: s.text.trim() };
  return { ...before, interest, span: { start: s.start, end: s.end }, fraction: said ? { start: s.start + said.start, end: s.start + said.end } : null };
}

/** "one-eighth of the same", "another one-eighth thereof": a share of the thing that the gift before it told. */
const OF_THE_SAME = /\b(?:of (?:the same|it|them)|thereof|therein)\b/i;

/** "To my friend B another one-eighth thereof", behind a gift of a share of minerals: so much of the same thing to those named. Null where the words name a thing of their own. */
export function moreOfTheSame(before: Found | undefined, s: Sentence, scene: Scene): Found | null {
  if (!before?.interest.fraction || before.interest.term || before.interest.residuary || !OF_THE_SAME.test(s.text)) return null;
  if (REAL.test(s.text) || RESIDUE.test(s.text) || !(GIFT.test(s.text) || BARE_GIFT.test(s.text.trim()))) return null;
  const [said, more] = findShares(s.text);
  const to = takers(s.text, scene);
  if (!said || more || !to.length) return null;
  const interest = { ...before.interest, fraction: toWire(said.value), readings: [], to, text: s.text.trim() };
  return { ...before, interest, span: { start: s.start, end: s.end }, fraction: { start: s.start + said.start, end: s.start + said.end } };
}
