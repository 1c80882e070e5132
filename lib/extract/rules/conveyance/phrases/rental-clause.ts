// The clause of a lease by which it ends on its rental day unless a well is begun or the rental paid, as against one that only promises to drill or pay.
const ENDS =
  "(?:terminat\\w*|expir\\w*|lapse[sd]?|ceases?|(?:cease|end)s? and determine[sd]?|determine[sd]?|ends?|(?:become|be|is|stand|fall)s? (?:at (?:an|its) end|ended|terminated|(?:wholly )?(?:null|void)|of no (?:further )?(?:force|effect)|dead|over|forfeited|surrendered)|comes? to (?:an|its) end|runs? out|stops?)";
const PAYS = "(?:pa(?:y|ys|id|ying|yment|yments)|tender\\w*|deposit\\w*|rentals?|remit\\w*)";
const WELL = "(?:wells?|drill\\w*|operations|spud\\w*|boring)";
const CLAUSE = new RegExp(
  [
    `\\b${ENDS}\\b(?:[^.;]|\\.(?=\\d)){0,120}\\b(?:unless|except (?:that|if|as)|save (?:that|if|where))\\b(?:[^.;]|\\.(?=\\d)){0,220}\\b${PAYS}\\b`,
    `\\bunless\\b(?:[^.;]|\\.(?=\\d)){0,220}\\b${PAYS}\\b(?:[^.;]|\\.(?=\\d)){0,220}\\b${ENDS}\\b`,
    `\\b${ENDS}\\b(?:[^.;]|\\.(?=\\d)){0,120}\\b(?:if|should|where|when)\\b(?:[^.;]|\\.(?=\\d)){0,160}\\b(?:no|not|neither|nor|fails?)\\b(?:[^.;]|\\.(?=\\d)){0,160}\\b${PAYS}\\b`,
    `\\b(?:if|should|where|when)\\b(?:[^.;]|\\.(?=\\d)){0,120}\\b(?:no|not|neither|nor|fails?)\\b(?:[^.;]|\\.(?=\\d)){0,200}\\b${PAYS}\\b(?:[^.;]|\\.(?=\\d)){0,160}\\b${ENDS}\\b`,
    `\\b${PAYS}\\b(?:[^.;]|\\.(?=\\d)){0,200}[;,.] ?(?:and |but )?(?:otherwise|failing (?:which|both|either|that|such)|in default of|or else|else)\\b(?:[^.;]|\\.(?=\\d)){0,120}\\b${ENDS}\\b`,
  ].join("|"),
  "i",
);
const OF_WELL = new RegExp(`\\b${WELL}\\b`, "i");
/** An end that waits for the lessor's word or a notice, or that hangs on a royalty, is another clause. */
const NOT =
  /\bshut[- ]?in\b|\blessors? (?:may|shall (?:be|have)|(?:can|could))\b|\b(?:option|election|pleasure) of (?:the )?lessors?\b|\blessors?['’]s? (?:option|election)\b|\b(?:written )?notice\b|\bdeclare\b/i;

/** The words of the first such clause among sentences; null where none has one. */
export function unlessClause(sentences: readonly { readonly text: string }[]): string | null {
  for (const [n, { text }] of sentences.entries()) {
    // "Lessee shall pay $200 on or before May 1, 1931. Otherwise the lease is at an end."
    const next = sentences[n + 1]?.text ?? "";
    const both = /^(?:otherwise|failing|in default of|or else|unless)\b/i.test(next.trim()) ? `${text} ${next}` : text;
    for (const words of text === both ? [text] : [text, both]) if (OF_WELL.test(words) && CLAUSE.test(words) && !NOT.test(words)) return words.trim();
  }
  return null;
}
