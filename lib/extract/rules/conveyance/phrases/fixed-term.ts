// Leases for years and no more: words by which production carries them over no day.
const ENDS =
  "(?:ends?|ceases?|determines?|terminates?|expires?|lapses?|falls? in|is (?:over|at an end|spent)|(?:comes?|be brought|brought) to an end|reverts?|returns?|be (?:given|yielded|delivered|handed) (?:back|up)|be surrendered)";
/** "for fifty years from this date, and no longer"; not "so long as oil is produced, and no longer". */
const NO_LONGER =
  /\b(?:years?|months?)\b(?:(?!\b(?:produc\w+|so long|as long|while|until|unless|if)\b)[^.;]){0,60}(?:\b(?:and|but)|,) (?:for )?(?:no|not) (?:longer|more|further|beyond|after|thereafter)\b(?! than\b)|\b(?:and|but) (?:for )?no longer (?:time|period|term)\b(?! than\b)/i;
const ALTHOUGH =
  "(?:whether(?: or not)?|although|though|albeit|even (?:if|though|while|when)|notwithstanding(?! any\\w*\\b)|despite|in spite of|regardless(?: of(?: whether)?)?|irrespective of|no matter (?:that|whether|if|how))";
const YIELDS = "(?:produc(?:e|es|ed|ing|tion|tive)|wells?|oil|gas|flow\\w*|pump\\w*)";
/** "shall then end, whether or not the wells produce", "Although oil be then produced, the lease expires on that day". */
const IN_SPITE = new RegExp(
  `\\b${ENDS}\\b[^;]{0,90}\\b${ALTHOUGH}\\b[^.;]{0,60}\\b${YIELDS}\\b|\\b${ALTHOUGH}\\b[^.;]{0,60}\\b${YIELDS}\\b[^.;]{0,90}\\b${ENDS}\\b`,
  "i",
);
/** "No production shall extend the term", "production will not carry the lease past that day". */
const NOT_CARRIED =
  /\b(?:no|neither)\b[^.;]{0,24}\bproduction\b[^.;]{0,50}\b(?:shall|will|can|may|is to|does)\b[^.;]{0,12}\b(?:extend|prolong|lengthen|continue|keep|hold|carry|renew)\b[^.;]{0,40}\b(?:terms?|lease|years?|period|it)\b|\bproduction\b[^.;]{0,50}\b(?:(?:shall|will|can|may|does|is) (?:not|never|in no (?:wise|way|case|event))|cannot)\b[^.;]{0,14}\b(?:extend|prolong|lengthen|continue|keep|hold|carry|renew)\b[^.;]{0,40}\b(?:terms?|lease|years?|period|it)\b|\bnot (?:to )?be (?:extended|prolonged|lengthened|continued|kept alive|carried|held)\b[^.;]{0,40}\bby (?:(?:any|the|reason of|virtue of|such) )*production\b/i;
/** What ends in part, by depth or for want of payment, what is done on other land, and what does not end, sets no end to the lease. */
const OF_PART =
  /\b(?:units?|pooled|outside|acreage|depths?|formations?|portions?|parts? of|as to (?:all|any|such|the)|rentals?|shut-?in|unless|royalty|override|pipe ?lines?|houses?|(?:other|adjoining|adjacent|neighbou?ring) (?:lands?|leases?|tracts?|premises|propert\w+))\b/i;
/** "may put off the first well two years and no longer", "may take its casing for six months after the lease ends, and no longer". */
const OF_WORK =
  /\bwithin\b|\bput off\b|\b(?:begin|commence|drill|suspend|delay|defer|notice|remov|graz|pastur|occup|stor(?:e|age))\w*\b|\b(?:casing|machinery|fixtures|crops?|timber|water)\b|\bafter (?:the end of )?(?:this|the|said) (?:lease|term)\b/i;
/** "ends when production ceases, whether or not the well is plugged": an end that is not that of the years. */
const ON_STOP = /\b(?:when\w*|(?<!\beven )if|should|upon)\b[^.;]{0,50}\b(?:no|not|ceas\w*|cessation|fails?|stops?)\b/i;
const DENIED = new RegExp(`\\b(?:not|never|nor)\\b(?: \\w+){0,3} ${ENDS}\\b`, "i");
const OF_LEASE = /\b(?:lease|leases|term|years?|grant|rights?|privileges?|estate|it|demise)\b/i;

/** The sentence by which a lease ends with its years although something is produced; null where none says so. Errs toward null. */
export function fixedTermIn(sentences: readonly { readonly text: string }[]): string | null {
  const says = (s: string): boolean =>
    !OF_PART.test(s) &&
    ((NO_LONGER.test(s) && !OF_WORK.test(s)) || (OF_LEASE.test(s) && (NOT_CARRIED.test(s) || (IN_SPITE.test(s) && !DENIED.test(s) && !ON_STOP.test(s)))));
  return sentences.find((s) => says(s.text))?.text.trim() ?? null;
}
