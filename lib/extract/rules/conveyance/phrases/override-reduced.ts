// Whether an override falls with what the lease covers: "payable only in the proportion that the interest leased bears to the whole".

const CUT =
  /\b(?:proportion\w*|ratio|pro ?-?rata|reduc(?:ed?|es|ing|tion)|abat(?:es?|ed|ement)|diminish\w*|scaled|cut (?:down|back)|lowered|lessened|accordingly|corresponding(?:ly)?|(?:same|like|that|such) (?:fraction|part|share|relation))\b/i;
/** The words that keep it whole: "not to be reduced", "nor shall it abate". */
const UNCUT =
  /\b(?:not|never|nor|without|no)\b[^.;,]{0,40}\b(?:reduc|abat|diminish|scaled|cut|lowered|lessened|proportion|pro ?-?rat)\w*(?:[^.;,]{0,20}\bproportion\w*)?/gi;
const LEASED = /\b(?:leases?|leased|leasehold|lessors?['’]?s?['’]?|title|mineral (?:interest|estate))\b/i;
const LESS =
  /\b(?:less(?:er)?|smaller|undivided|partial(?:ly)?|in part|(?:only|but) a (?:part|fraction|share)|fails?|failed|failure|bears? to|is to|is of|not (?:the )?(?:whole|entire|full|all)|covered|if it does not|is good)\b/i;
/** What lies in a unit, or is given up, is measured by acres. */
const OF_ACRES = /\b(?:pool|unit|acreage|surrender|releas)\w*/i;
/** "computed only on the mineral interest covered by said lease", "payable on the net mineral interest under lease". */
const ONLY_ON =
  /\b(?:appl(?:y|ies|ied|icable|ying)|computed|calculated|figured|reckoned|based|payable|paid|due|borne|limited|confined|attach\w*)\b[^.;]{0,40}\b(?:on|to|from|by|against|out of) (?:only |solely |that |the |such |said |an? |assignors?['’]s? |lessors?['’]s? ){0,4}(?:(?:net |leased |undivided |mineral |royalty ){0,3}(?:interests?|share|part|minerals)\b[^.;]{0,60}\b(?:covered|leased|subject to|under|attributable)\b[^.;]{0,40}\bleases?\b|(?:net mineral|leased (?:mineral )?)(?:interests?|share|part|half|third|fourth|minerals)\b)/i;

/** "3% of 8/8. If the lease covers less than the entire mineral estate, this override shall abate in like proportion" → true; where it is said not to be reduced → false. */
export const fallsWithLease = (text: string): boolean =>
  text
    .replace(UNCUT, " ")
    .split(/[.;] (?=\D)/)
    .some((s) => (CUT.test(s) && LEASED.test(s) && LESS.test(s) && !OF_ACRES.test(s)) || ONLY_ON.test(s));
