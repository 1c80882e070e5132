// Gifts for life and what comes after them, in the words of deeds: "so long as she lives", "and from and after her decease the same shall go to".

const OWNERS = "(?:his|her|their|my|our|its|the|both)";
/** "for and during the full term of her natural life", "during her lifetime", "so long as she may live", "until her death", "a life estate". */
export const FOR_LIFE = new RegExp(
  `\\b(?:for|during|throughout)(?: and (?:for|during|throughout))? (?:(?:the )?(?:full |natural |entire |whole )?(?:term|period|time|space|remainder|rest|balance|course) of )?(?:${OWNERS} )?(?:(?:own|sole|remaining|said|joint) )*(?:natural )?(?:lifetime|li(?:fe|ves))\\b(?! (?:tenan|insur))(?! of (?:any|the|said|such|this|a|an) (?:\\w+ )?(?:leases?|unit|well|patent|building))` +
    "|\\blife estate\\b|\\bas (?:a )?life tenants?\\b|\\b(?:so|as) long as (?:he|she|they|(?:the )?(?:said )?grantees?) (?:shall |may )?lives?\\b|\\bwhile (?:he|she|they) (?:shall |may )?(?:lives?|(?:is|are) (?:living|alive))\\b|\\buntil (?:his|her|their) (?:death|decease|demise)\\b",
  "i",
);

const DEATH = "(?:deaths?|decease|demise|passing)";
const OF_HIM =
  "(?: of (?:(?:the|said|such|my|his|her) )*(?:life tenants?|grantees?|sisters?|brothers?|mother|father|wife|husband|sons?|daughters?|[A-Z][^,;.]{2,50}?))?";
const WHOSE = "(?:(?:my|his|her|their|our|the|said|such|that|life|tenant['’]s|grantee['’]s) )*(?:[A-Z][\\w'’]+ ){0,3}?";
const THE_SAME =
  "(?:(?:the )?(?:same|whole|rest|remainder|fee|title|estate|lands?|premises|property|minerals?|interests?|royalt(?:y|ies)|all of (?:it|them|the same))|it|they|all|said (?:lands?|premises|property|minerals?|interests?))";
const GOES =
  "(?:(?:shall|will|is|are|to|then|thereupon|forthwith|be|absolutely|fully|also) )*(?:go|goes|pass(?:es)?|vest|vests|descend|belong|conveyed|given|owned|over|inure)\\b(?: and (?:vest|pass|go|belong|descend))?(?: (?:absolutely|in fee(?: simple)?|over|and be vested|forthwith))*";
/** Between the death and the name: "the same shall go and belong". */
const MIDDLE = `(?:,? (?:then|and then|thereupon|over|in fee(?: simple)?(?: absolute)?|${THE_SAME}(?: (?:therein|thereof|thereto|in (?:the|said) (?:lands?|minerals?|premises)))?|${GOES}))*`;
const AFTER = `(?:(?:from and )?after|at|upon|on|following|immediately (?:up)?on|at and after|at or after) ${WHOSE}${DEATH}${OF_HIM}`;
const WHEN = `(?:when|as soon as) (?:(?:the )?(?:said )?(?:life tenant|grantee)|he|she|they|[A-Z][\\w ]{2,40}?) (?:dies?|(?:shall|may) (?:die|have died)|(?:is|are|shall be) (?:dead|no more)|passes away)`;
const KIN =
  "(?:(?:(?:my|his|her|their|our|the|said|two|three|four|five|six) )*(?:[a-z-]+ ){0,2}?(?:child(?:ren)?|sons?|daughters?|nephews?|nieces?|brothers?|sisters?|cousins?|friends?|grand\\w+|issue|remainderm[ae]n),? (?:(?:namely|to-?wit|viz\\.?|being)[,:]? )?)?";
const LEAVES = `(?:with |and |the )*remainders?(?: over)?(?: (?:thereof|therein|in fee|simple|absolute|and|interest|estate|after (?:her|his|their|said|such) (?:death|life|decease|life estate)|I give|is given|is (?:hereby )?granted|being (?:given|granted)|shall|to|be|go|goes|pass|vest|vesting|vests|going|passing|belongs?|belonging))*?`;

/** Words that lead from a gift for life to those who take after it, up to their first name. */
const AFTER_LIFE = new RegExp(
  `\\b(?:${LEAVES}|${AFTER}${MIDDLE}|${WHEN}${MIDDLE}),? (?:un)?(?:to|in),? (?:the said |said )?${KIN}(?=[A-Z][\\w.'’-]* [A-Z])`,
  "g",
);
/** Words of the order of time alone. */
const THEN_TO = new RegExp(
  `\\b(?:and )?(?:then|thereafter|thereupon|afterwards?|after (?:that|her|him|them))${MIDDLE},? (?:un)?(?:to|in),? (?:the said |said )?${KIN}(?=[A-Z][\\w.'’-]* [A-Z])`,
  "g",
);

/** Words that open a sentence with a capital. */
const OPENING = /\b(?:At|Upon|On|After|From|Following|When|Remainder|The|Then|Thereafter|Afterwards?|With|Immediately)\b/g;
/** ", and unto B and C the remainder": those who take stand before the word. */
const REMAINDER_BEHIND = /,? (?:and|with|then)? ?(?:un)?to (?:the said |said )?(?=[A-Z][\w.'’-]* [A-Z][^.;]{3,120}? (?:the |a )remainder\b)/g;

/** "She has three-eighths; the remainder belongs to A": told of who has the rest, where no gift for life stands before. */
const BELONGS = /^(?:with |and |the )*remainders?\b[^.;]*\bbelongs?(?:ing)?\b/;

/** Where words lead on to those who take after a life, in order; "then to" and "to B the remainder" count behind words of a gift for life that stand near. */
export function leadsAfterLife(paper: string): { start: number; end: number }[] {
  const text = paper.replace(OPENING, (w) => w.toLowerCase());
  const near = (at: number): boolean => FOR_LIFE.test(text.slice(Math.max(0, at - 300), at));
  const ordered = [...text.matchAll(THEN_TO), ...text.matchAll(REMAINDER_BEHIND)].filter((m) => near(m.index));
  const after = [...text.matchAll(AFTER_LIFE)].filter((m) => !BELONGS.test(m[0]) || near(m.index));
  return [...after, ...ordered].map((m) => ({ start: m.index, end: m.index + m[0].length })).sort((a, b) => a.start - b.start);
}

/** The words up to those that lead on to who takes after a life. */
export function beforeAfterLife(words: string): string {
  const lead = FOR_LIFE.test(words) ? leadsAfterLife(words)[0] : undefined;
  return lead ? words.slice(0, lead.start) : words;
}
