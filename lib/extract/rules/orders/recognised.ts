// Louisiana judgments of possession: "that A and B be recognized as the sole heirs of C and as such sent and put into possession of …".
import type { Span } from "@/lib/text/view";

/** One clause of such a judgment: who is recognized stands ahead of `verb`, as what and of which share behind it. */
export type Recognised = Span & { readonly verb: Span };

const VERB =
  /\b(?:be,? (?:and (?:(?:he|she|they|the same) )?(?:is|are) (?:hereby )?)?|(?:is|are) (?:hereby )?|be hereby )recogni[sz]ed(?: and (?:declared|decreed|adjudged))? (?:as|to be)\b/gi;
const OPENS = /\b(?:DECREED|decreed|ADJUDGED|adjudged|ORDERED|ordered)\b,? (?:further )?(?:that )?|; (?:and )?(?:that )?|(?<=[a-z\d)]{2})\. (?=[A-Z])/g;
const POSSESSION = /\b(?:sent|put|placed)\b[^.;]{0,30}\b(?:in|into) (?:the )?possession\b/i;

/** The clauses of a text that recognize takers; none where nobody is sent into possession. */
export function recognisedIn(text: string): Recognised[] {
  if (!POSSESSION.test(text)) return [];
  const verbs = [...text.matchAll(VERB)];
  const opens = [...text.matchAll(OPENS)].map((m) => m.index + m[0].length);
  return verbs.map((m, i) => {
    const start = opens.findLast((o) => o <= m.index) ?? Math.max(0, m.index - 200);
    const next = verbs[i + 1]?.index ?? text.length;
    const end = Math.min(i + 1 < verbs.length ? (opens.findLast((o) => o <= next && o > m.index) ?? next) : text.length, m.index + 1400);
    return { start, end, verb: { start: m.index, end: m.index + m[0].length } };
  });
}
