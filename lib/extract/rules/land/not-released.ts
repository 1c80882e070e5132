// A release names the land it gives back, and often what it keeps: "the lease as to the SW/4 is not released".

/** A sentence or a clause between semicolons; the points of short forms end none. */
const CLAUSE = /(?:[^.;]|\.(?!\s)|(?<=\b(?:[A-Z]|Co|Inc|Corp|Ltd|No|Nos|Sec|Secs|T|R|Vol|Twp|Rge|Blk|Bk|p|pp|Ry))\.)+[.;]?/g;
/** "is not released", "nothing is surrendered", "no part thereof is given up". */
const NOT_GIVEN =
  "(?:not (?:hereby |herein |here |thereby |now )?(?:released|surrendered|given (?:up|back)|affected|included|covered)|(?:nothing|none|no part)(?: (?:of (?:it|which|the same)|thereof|therein))? (?:is|are|being|has been|shall be|be) (?:hereby |herein |here |thereby |now )?(?:released|surrendered|given (?:up|back)))";
const NOT_GIVEN_THERE = new RegExp(`\\b${NOT_GIVEN}\\b`, "gi");
const KEPT = new RegExp(
  `\\b(?:${NOT_GIVEN}|(?:is|are|be|being|stands?) (?:hereby |also |still )*(?:retained|kept|unaffected|held back)|retained(?=,| then\\b)|(?:picks?|selects?|designates?|chooses?|keeps?|holds?|hold)(?: and (?:retains?|keeps?))|retain(?:s|ing)?|keeping|(?:remains?|continues?|stays?|shall (?:remain|continue|stay)) (?:\\w+ ){0,4}(?:force|effect|subject|under (?:the|said) lease|held|unreleased|as (?:before|it was)))\\b`,
  "i",
);
const GIVEN_BACK = /\b(?:releas(?:es?|ed)|surrender(?:s|ed)?|relinquish(?:es|ed)?|given? (?:up|back)|cancel(?:s|led|ed)?|quit-?claims?)\b/i;
/** ", retaining the W/2 of the section": the tail of a releasing clause that keeps. */
const KEPT_TAIL =
  /,? (?:but|and|provided(?:,? however)?,?(?: that)?) (?:(?:this|the|said) (?:partial )?(?:release|surrender)|it|the same) (?:does|shall|is|will) not (?:to )?(?:affect|cover|include|embrace|apply to|extend to|reach|operate)\b[\s\S]*$|,? (?:and|but|while)? ?(?:the )?(?:\w+ )?(?:retain(?:s|ing)|keep(?:s|ing)|(?:as to|holding) the (?:rest|remainder|balance))\b[\s\S]*$/i;

const blank = (words: string): string => words.replace(/\S/g, " ");

/** The text of a release with what it keeps blanked out, every place as it was: "…; the S/2 is retained." → "…;                   ". A clause that first gives back stays up to its words of keeping. */
export function withoutWhatIsKept(raw: string): string {
  return raw.replace(CLAUSE, (clause) => {
    const kept = KEPT.exec(clause);
    if (!kept) return clause;
    const back = GIVEN_BACK.exec(clause.replace(NOT_GIVEN_THERE, blank));
    if (!back) return blank(clause);
    return back.index < kept.index ? clause.replace(KEPT_TAIL, blank) : clause;
  });
}

const THE_REST = /\b(?:rest|remainder|balance|residue|other|others|remaining|except\w*)\b/i;

/** The words that `withoutWhatIsKept` blanked out, at their places; empty where they tell of a rest, whose land is what the release does not name. */
export function whatIsKept(raw: string, left: string): string {
  const kept = [...raw].map((c, i) => (left.charAt(i) === c ? " " : c)).join("");
  return THE_REST.test(kept) ? "" : kept;
}
