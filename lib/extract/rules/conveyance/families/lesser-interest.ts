// Whether a lease pays a lessor who has less than the whole only for what he has, in whatever words it says so.

const USUAL =
  /\b(?:own\w*|cover\w*|holds?)\b[^.;]{0,70}\b(?:less(?:er)?|undivided)\b[^;]{0,220}\b(?:proportion|reduced)|\bless(?:er)? interest\b[^;]{0,260}\b(?:proportion|reduced)|\bproportionate(?:ly)? (?:reduction|reduced|to)|\breduced (?:to|in) (?:the )?(?:same )?proportion|\bin the proportion (?:that|which) (?:the interest of )?(?:lessor|his|its|their|the interest)|\bpayments shall be proportionate/i;

const WHOLE = "(?:whole|entire|entirety|full|complete|all|100 ?(?:%|per ?cent))";
const ESTATE = "(?:fee|estate|minerals?|mineral|title|interest|ownership)";
/** Who has the less: the lessor, and never the lessee or a part of the land. */
const OWNER =
  "(?:lessors?|owners?|landowners?|grantors?|he|she|they|it|I|we|part(?:y|ies)(?: of the first part)?|(?:his|her|their|its|my|our|lessors?'?s?'?) (?:estate|interest|title|ownership|holding))";
const HAS = "(?:owns?|owned|owning|holds?|held|holding|ha(?:s|ve|d)|having|is|are|be|not|falls?|prove[sd]?|turns?|amounts?|possess(?:es)?|of)";
/** Less than all, by whatever name: "a less interest", "not the whole estate", "falls short of the full fee", "but a part of the minerals". */
const LESS = `(?:(?:less(?:er)?|smaller|short)(?: (?:than|of|interest|estate|title))?\\b|(?:not |not have |not own |not hold |owner of )+(?:the )?${WHOLE}\\b|(?:only|but|merely) (?:an? )?(?:part|fraction|portion|undivided|share)\\b|(?:an? )?(?:part|fraction|portion|undivided (?:part|share|interest))(?: only)? of the (?:${WHOLE} )?${ESTATE})`;
const HAS_LESS = new RegExp(
  `\\b${OWNER}\\b[^.;]{0,40}\\b${HAS}\\b[^.;]{0,40}?\\b${LESS}|\\b(?:estate|interest|title|ownership)(?: [^.;,]{1,30})?\\b${HAS} [^.;]{0,20}\\b${LESS}|\\b(?:less(?:er)?|smaller) (?:interest|estate|title)\\b[^.;]{0,60}\\b${HAS}\\b`,
  "i",
);
/** What is given up, or lies in a unit, is measured by acres. */
const OF_ACRES = /\b(?:surrender|releas|pool|unit|acreage)\w*/i;
const CUT =
  /\b(?:proportion\w*|reduced?|reduc(?:es|ing|tion)|cut down|abates?|abated?|abatement|diminish\w*|lowered|scaled (?:down|back)|pro ?-?rat\w+|(?:in|by) (?:the |like |that )?ratio|falls? to the (?:fraction|share|part)|(?:only|but) (?:such|that|the) (?:part|fraction|share|proportion)|(?:same|like|corresponding) (?:fraction|part|share))\b/i;
const PAID = /\b(?:royalt(?:y|ies)|rentals?|rents|payments?|bonus|sums?|paid|payable|receives?)\b/i;
/** "payable to me in the ratio of my interest to the full mineral estate". */
const IN_RATIO = new RegExp(
  `\\b(?:ratio|proportion|fraction|measure) (?:of|that|which|in which|as|to which)\\b[^.;]{0,80}\\b(?:interest|ownership|estate|share|holding|owns?|holds?|has)\\b[^.;]{0,60}\\b(?:to|bears? to|of|over|against) (?:the |a )?${WHOLE}\\b`,
  "i",
);
/** "reduced to the part of the minerals which this lease covers". */
const TO_PART = new RegExp(
  `\\b(?:reduced|cut down|cut|abated?|lowered|limited) to (?:the|that|such|his|their) (?:part|fraction|share|portion) of (?:the )?(?:${WHOLE} )?${ESTATE}\\b`,
  "i",
);
const DENIED = /\b(?:no|not|never|without)\b[^.;]{0,24}\b(?:reduc\w+|abate\w*|cut|diminish\w*|proportion\w*)/i;

/** The place in one sentence of words that reduce what a lessor is paid to what he has; -1 where none do. */
export function reductionAt(sentence: string): number {
  const usual = sentence.search(USUAL);
  if (usual >= 0) return usual;
  if (!PAID.test(sentence) || DENIED.test(sentence) || OF_ACRES.test(sentence)) return -1;
  for (const told of [IN_RATIO, TO_PART]) if (told.test(sentence)) return sentence.search(told);
  return CUT.test(sentence) ? sentence.search(HAS_LESS) : -1;
}
