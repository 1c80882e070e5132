// What a lessee gives out of his lease by the lease itself: an override to him who procured it.
import type { Span } from "@/lib/text/view";

const LESSEE = "(?:lessees?|operators?|part(?:y|ies) of the second part|second part(?:y|ies))";
const GIVES = "(?:grants?|gives?|assigns?|conveys?|creates?|transfers?|sets? (?:aside|over)|sells?|allows?|carves?(?: out)?)";
const ACT = new RegExp(
  `\\b${LESSEE}\\b[^.;]{0,140}?\\b${GIVES}\\b(?:,? (?:and )?${GIVES}\\b){0,3}(?: (?:in (?:the )?favou?r of|(?:un)?to|for))?(?: (?:and )?(?:un)?to)?(?: the)?(?: said)?`,
  "i",
);
const OVERRIDE = /\boverrid\w*/i;
/** "Lessee may assign", "no override is given": nothing given now. */
const NO_ACT = /\b(?:may|can|if|should|unless|not|never|nor|no|to|shall|agrees to) (?:\w+ly )?$/i;

/** "For his pains lessee grants to A an overriding royalty of 1/16": the place behind the giving words, where the taker is named; null where the sentence gives none. */
export function lesseeGives(sentence: string): Span | null {
  if (!OVERRIDE.test(sentence)) return null;
  const m = ACT.exec(sentence);
  if (!m) return null;
  const verb = new RegExp(`\\b${GIVES}\\b`, "i").exec(m[0]);
  if (!verb || NO_ACT.test(m[0].slice(0, verb.index))) return null;
  return { start: m.index + m[0].length, end: sentence.length };
}
