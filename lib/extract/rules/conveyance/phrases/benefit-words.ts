// The classes of words that sentences about leasing, bonus and rentals are made of.

export type BenefitClass = "leasing" | "joining" | "bonus" | "delay_rental" | "development";
export type WordClass = BenefitClass | "giver" | "taker" | "who" | "not" | "needless" | "alone" | "has" | "own" | "turn";
export type BenefitWord = { kind: WordClass; start: number; end: number };

/** One of these words or phrases, whole and in any case. */
const oneOf = (...list: readonly string[]): string => `\\b(?:${list.join("|")})\\b`;

const LEASE = oneOf("leases?", "leasing");
/** Up to eight words on the way to "lease" that speak of no money. */
const ON_THE_WAY = "(?:\\W+(?!(?:bonus|rental|royalt|lease|leasing)|and\\b)\\w+){0,8}\\W+(?:and\\W+(?:\\w+\\W+){0,3})?";
/** "participate in any bonus, rentals or leases": a list with the leases at its end. */
const IN_LIST =
  "\\W+in(?:\\W+(?:the|any|all|such|said|future|oil|gas|mineral|delay|bonus(?:es)?|rentals?|royalties|making|execution|of|in|and|or|nor)){0,9}\\W+";
const POWER = oneOf("rights?", "powers?", "privileges?", "authority");
const MAKING = oneOf(
  "execut(?:e|es|ing|ion)",
  "mak(?:e|es|ing)",
  "grant(?:ing)?",
  "negotiat(?:e|es|ing|ion)",
  "sign(?:ing)?",
  "enter(?:ing)? into",
  "giv(?:e|ing)",
);
const TAKING_PART = oneOf("participat(?:e|es|ing)", "(?<=\\b(?:no|not|nor|never|neither|any|without)\\b[^.;]{0,20})(?:parts?|voice|hand|say|shar(?:e|es|ing))");
const AGREEING = oneOf("participation", "consent", "signatures?", "approval", "concurrence");

const CLASSES: readonly (readonly [WordClass, string])[] = [
  [
    "giver",
    oneOf(
      "grantors?",
      "assignors?",
      "vendors?",
      "lessors?",
      "sellers?",
      "(?<=\\bthe )makers?(?= (?:keep|retain|reserve|shall|may|ha[sv]e|alone|do|will)\\b)",
      "transferors?",
      "donors?",
      "first part(?:y|ies)",
      "part(?:y|ies) of the first part",
      "undersigned",
      "I",
      "we",
      "my",
      "our",
    ),
  ],
  [
    "taker",
    oneOf(
      "grantees?",
      "assignees?",
      "vendees?",
      "purchasers?",
      "buyers?",
      "transferees?",
      "donees?",
      "second part(?:y|ies)",
      "part(?:y|ies) of the second part",
      "owners? of (?:the|each) (?:tract|land|minerals)",
    ),
  ],
  ["who", oneOf("who")],
  [
    "not",
    oneOf(
      "not",
      "no(?!\\.)",
      "nor",
      "never",
      "neither",
      "none",
      "nothing(?= (?:from|of|in) (?!this\\b))",
      "without",
      "waives?",
      "relinquish\\w*",
      "gives? up",
      "parts? with",
      "foregoes",
      "forgoes",
      "renounces?",
      "disclaims?",
      "surrenders?",
      "free (?:of|from) any",
    ),
  ],
  [
    "needless",
    oneOf(
      "unnecessary",
      "(?:not|never) (?:(?:ever|be|called|asked) ){0,2}(?:necessary|required|needed|for|sought)",
      "(?:is|are|being) (?:hereby )?(?:waived|dispensed with)",
    ),
  ],
  [
    "alone",
    oneOf(
      "alone",
      "sole(?:ly)?",
      "exclusive(?:ly)?",
      "all (?:of )?(?:the |such )?(?:bonus(?:es)?|rentals?|leas\\w+|rights?)",
      "may (?:\\w+ ){0,2}(?:lease|execute|make)",
      "to be (?:made |done )?(?:by|in|with) (?:the )?(?:said )?(?:grantees?|purchasers?|vendees?|buyers?)",
      "(?<=\\b(?:grantees?|vendees?|buyers?|purchasers?|grantors?|vendors?|sellers?|assigns|successors|heirs)\\b[^.;,]{0,20} )only",
      "as (?:he|she|it|they) (?:may )?(?:sees?|deems?|thinks?) (?:fit|best|proper)",
    ),
  ],
  ["has", oneOf("shall (?:have|receive|make|own|be entitled)", "has", "having", "keeps?", "retains?", "reserves?", "being in", "to have")],
  ["own", "\\b(?:over|of|in|as to) (?:the|said|such) (?:interest|minerals|share|part|estate) (?:so |hereby |herein )?(?:reserved|retained|excepted|kept)\\b"],
  ["turn", oneOf("but", "however", "and (?:the )?(?:said )?grant(?:ee|or)s?")],
  ["leasing", oneOf("executive (?:rights?|powers?)", "leasing (?:rights?|powers?)")],
  ["leasing", "(?<=\\b(?:none|no part|no share|nothing) of the )lease interests?"],
  ["leasing", "\\b(?:the leasing (?:of|thereof)|leasing (?:shall|is|being|rests|lies|stays|remains|belongs))\\b"],
  ["leasing", "(?<=\\b(?:in|over|of|as to|have) (?:the |any )?)leasing\\b"],
  ["leasing", `${MAKING}${ON_THE_WAY}${LEASE}`],
  ["leasing", `${TAKING_PART}${IN_LIST}${LEASE}`],
  ["leasing", `${POWER} (?:to|of) ${LEASE}`],
  ["leasing", oneOf("(?:to|may|can|shall) (?:\\w+ly )?lease", "lease the same", "leases (?:may|shall|can) be (?:made|executed|granted|given)")],
  [
    "leasing",
    `(?<!\\bno\\b(?: [\\w,]+){0,6} )\\bleases?(?: (?!(?:bonus|rental|royalt|provid|is|are|which|that)\\w*\\b)[\\w,]+){0,8} (?:to |shall |may |can |must |will |is to |are to )be (?:\\w+ly |so )?(?:made|executed|granted|given|signed|negotiated|entered into) (?:and (?:executed|delivered|signed|granted) )?by\\b`,
  ],
  ["joining", "\\bleases? need(?: \\w+){0,2} be (?:signed|executed|joined|ratified)|\\bsign(?:ing|s)? (?:the same|them|it|any of them|thereto|therein)\\b"],
  ["joining", "\\bjoin(?:s|ing)?(?: (?:in|with|therein)\\b|(?= ?(?:[,.;)]|$)))|\\bjoinder\\b"],
  ["joining", `(?<=\\bwithout (?:the |any )?)${AGREEING}|${AGREEING}${ON_THE_WAY}${LEASE}`],
  ["bonus", oneOf("bonus(?:es)?")],
  ["delay_rental", oneOf("rentals?", "lease money", "rents")],
  ["development", `(?<=${POWER}[^.;]{0,60} )to ${oneOf("explore", "develop", "drill", "mine", "prospect")}`],
  ["development", `${POWER} (?:to|of) ${oneOf("explor\\w+", "develop\\w*", "drill\\w*", "mine", "mining", "prospect\\w*")}`],
];
const READERS = CLASSES.map(([kind, pattern]) => ({ kind, pattern: new RegExp(pattern, "gi") }));

/** Words of the classes in one sentence, in order: "Grantor shall not join in any lease" → giver, not, joining. */
export function benefitWords(sentence: string): BenefitWord[] {
  return READERS.flatMap(({ kind, pattern }) => [...sentence.matchAll(pattern)].map((m) => ({ kind, start: m.index, end: m.index + m[0].length }))).sort(
    (a, b) => a.start - b.start || b.end - a.end,
  );
}
