// The covenant for the title, by grammar: who answers for the title, and against whom. "will make good the title against every lawful claimant" is a general warranty in other words.

export type Covenant = "general" | "special" | "none";

/** Verbs of one who answers for a title; "warrant" as a noun ("land warrant No. 4", "by virtue of a warrant") is none. */
const WARRANTS =
  "(?:(?<!\\b(?:an?|the|land|bounty|military|treasury|death|search|that|said|such|by|under|of|which) )warrants?(?! (?:no|number|of|for|officer|issued|dated)\\b)|(?<!\\b(?:not|nor) (?:\\w+ ){0,3})warranted|warranting|guarantees?|guaranteed)";
const DEFENDS =
  "(?:defends?|defended|upholds?|uphold|maintains?|mak(?:es?|ing) (?:[^.;]{0,40} )?good|made good|keeps? good|stands? good|answers?|answerable|stands? behind|protects?|secures?|stands? as warrantors?|be warrantors?|stands? bound|assures?)";
const THING =
  "(?:titles?|same|it|them|lands?|premises|property|estate|fee|survey|tracts?|lots?|farm|quarter|section|acres|acreage|soil|minerals?|royalt(?:y|ies)|interests?|grant|sale|possession|ownership|(?:one-|two-|three-)?(?:half|halves|thirds?|fourths?|quarters?|fifths?|sixths?|sevenths?|eighths?|tenths?|twelfths?|sixteenths?)|\\d/\\d+)";
/** Everybody, or whoever claims: what makes a warranty general. */
const ALL =
  "(?:(?:against|from|whoever|whomsoever|though)\\b[^.;]{0,60}\\b(?:all|any|anyone|anybody|every|everyone|everybody|each|whoever|whomsoever|who(?:ever)? may|the (?:whole )?world|comers|others|claims?|claimants?|demands?|persons?|adverse|lawful(?:ly)?)\\b)";

/** "covenant of general warranty", "with full covenants", "The warranty: general", "our warranty of title". */
const noun =
  /\b(?:general(?:ly)? (?:covenants? of )?warrant(?:y|ies|s)?\b(?! deed)|warrant(?:y|s|ed)?,? generally\b|warranty(?: of title)?(?: is|:| shall be|,) (?:a )?(?:full(?:y)? and )?general\b|(?:full|usual|statutory|all the usual) (?:covenants?|warrant(?:y|ies))\b|covenants? of (?:general )?(?:warranty|title)\b|with (?:the )?(?:covenant of )?(?:full )?warranty\b(?! deed)|(?:my|our|his|her|its|their) (?:own )?(?:full |general )?(?:covenant of )?warranty (?:of|for) (?:the )?title\b|under (?:my|our|his|her|its|their) covenants? of warranty|(?:my|our) warranty (?:runs|goes|is)|indenture of warranty)/i;
const warrantsIt = new RegExp(`\\b${WARRANTS}\\b[^.;]{0,110}?\\b${THING}\\b`, "i");
/** "the title is warranted", "Its title is warranted to her", "which I warrant". */
const isWarranted =
  /\b(?:is|are|be|stands?|stand) (?:hereby |also |all )?warranted\b|\btitles?,? (?:hereby |fully |also )?warranted\b|(?:^|[.;]) ?(?:fully )?warranted(?: against\b|[.;]|$)|\b(?:our|the|this|said) warranty (?:of title )?(?:is|being|shall be)\b|\bwarranted (?:\w+ ){0,2}by (?:me|us|him|her|it|them|the|said)\b|\b(?:which|title|this) (?:I|we|he|she|it|they) (?:\w+ )?(?:also )?warrants?\b/i;
const conveysAndWarrants =
  /\b(?:convey|sell|grant|confirm|release|give|set over|deliver)(?:s|ed)?(?:,|,? and|,? &|,? to)? (?:and )?(?:hereby |also |forever |does |do )?warrants?\b|\bwarrants?,? (?:and )?(?:confirms?|conveys?|defends?)\b/i;
const defendsIt = new RegExp(`\\b${DEFENDS}\\b[^.;]{0,90}?\\b${THING}\\b|\\bmak(?:es?|ing) [^.;]{0,40}?\\b${THING} good\\b`, "i");
const keepsQuiet = /\bkeep\b[^.;]{0,100}\b(?:quiet|undisturbed|secure|harmless)\b[^.;]{0,60}\b(?:title|possession|enjoyment|land)\b/i;
const againstAll = new RegExp(ALL, "i");
const binds =
  /\b(?:binds?|bound|binding|pledges?|engages?|promises?|agrees?|undertakes?|covenants?|shall|will|must|heirs|successors|forever|hold ourselves|hold myself)\b/i;

/** Against those only who claim under the giver, or against his own acts. */
const SELF =
  "(?:him(?:self)?|her(?:self)?|it(?:self)?|them(?:selves)?|us|me|ourselves|myself|(?:the |said )?(?:grantors?|sellers?|vendors?|assignors?|transferors?|company|corporation|first part(?:y|ies))|[A-Z][\\w.&]*(?:,? [A-Z][\\w.&]*){0,4})";
const limited = new RegExp(
  `\\bspecial(?:ly)?\\b[^.;]{0,40}\\bwarrant|\\bwarrant\\w*[^.;]{0,60}\\b(?:special(?:ly)?|limited)\\b|\\blimited warranty|(?:against|from|only|except|for|as to|to)\\b[^.;]{0,120}\\b(?:(?:by|through)(?:,? (?:through|by))?,?(?: (?:and|or|and/or))? (?:by, through,? or )?under,? ${SELF}|claim(?:s|ing)?(?: or to claim)? under ${SELF}|those under ${SELF})|\\b(?:against|only|just|for|to)\\b[^.;]{0,60}\\b(?:own acts?|acts? of ${SELF}|(?:what|anything) (?:I|we|he|she|it|they) (?:may have |have |has |had )?(?:done|did|suffered))`,
  "i",
);
const refused =
  /\b(?:without (?:any |covenant or |covenants or )?(?:warrant(?:y|ies)|covenants?|recourse)|(?:makes?|gives?|given|made|giving|with) no (?:\w+ ){0,2}(?:warrant(?:y|ies)|covenants?)|no (?:\w+ ){0,2}(?:warrant(?:y|ies)|covenants?)(?: of title)?,? (?:is|are|being|shall be)\b|there is no (?:\w+ )?warranty|(?:does|do|shall|will) not (?:\w+ )?warrant)/i;
/** A warranty that is told of another paper: "conveyed by warranty deed", "the warranty in the deed from Roe". */
const ofAnother = /\b(?:by|in|under|through|that|said|a|an|certain|prior|former) (?:\w+ ){0,3}warranty deed\b/gi;

/**
 * What one sentence says of the warranty; null where it says nothing of one.
 * ("Vendor will stand good for the title against every lawful claimant") → "general"; ("grantor answers only for its own acts in the title") → "special"; ("no warranty is made") → "none".
 */
export function covenantIn(sentence: string): Covenant | null {
  const text = sentence.replace(ofAnother, " ");
  const warrants = noun.test(text) || conveysAndWarrants.test(text) || isWarranted.test(text) || warrantsIt.test(text);
  const defends = (defendsIt.test(text) && (againstAll.test(text) || binds.test(text) || limited.test(text))) || keepsQuiet.test(text);
  if ((warrants || defends || refused.test(text)) && limited.test(text)) return "special";
  if (refused.test(text)) return "none";
  return warrants || (defends && /\btitle|defend|good|warrantor|quiet|bound\b/i.test(text)) ? "general" : null;
}

/** The covenant of several sentences: one that answers to all goes before one that answers for oneself, and both before a refusal. */
export function covenantAmong(sentences: readonly string[]): Covenant | null {
  const found = sentences.map(covenantIn);
  return (["special", "general", "none"] as const).find((c) => found.includes(c)) ?? null;
}
