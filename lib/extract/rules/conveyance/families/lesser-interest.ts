// Whether a lease pays a lessor who has less than the whole only for what he has, in whatever words it says so.

const USUAL =
  /\b(?:own\w*|cover\w*|holds?)\b[^.;]{0,70}\b(?:less(?:er)?|undivided)\b[^;]{0,220}\b(?:proportion|reduced)|\bless(?:er)? interest\b[^;]{0,260}\b(?:proportion|reduced)|\bproportionate(?:ly)? (?:reduction|reduced|to)|\breduced (?:to|in) (?:the )?(?:same )?proportion|\bin the proportion (?:that|which) (?:the interest of )?(?:lessor|his|its|their|the interest)|\bpayments shall be proportionate/i;

const WHOLE = "(?:whole|entire|entirety|full|complete|all|100 ?(?:%|per ?cent))";
const ESTATE = "(?:fee|estate|minerals?|mineral|title|interest|ownership|land|premises)";
/** "hold less than the whole fee", "has not the entire estate", "falls short of the full fee simple", "owns but a part of the minerals". */
const HAS_LESS = new RegExp(
  `\\b(?:less(?:er)?|smaller|short)(?: (?:than|of|interest|estate|title))?\\b|\\bnot (?:have |has |own |hold |owner of )?(?:the )?${WHOLE}\\b|\\b(?:only|but|merely) (?:an? )?(?:part|fraction|portion|undivided|share)\\b|\\b(?:part|fraction|portion|undivided (?:part|share|interest))(?: only)? of the (?:${WHOLE} )?${ESTATE}`,
  "i",
);
const CUT =
  /\b(?:proportion\w*|reduced?|reduc(?:es|ing|tion)|cut down|abates?|abated?|abatement|diminish\w*|lowered|scaled (?:down|back)|pro ?-?rat\w+|(?:in|by) (?:the |like |that )?ratio|falls? to the (?:fraction|share|part)|(?:only|but) (?:such|that|the) (?:part|fraction|share|proportion)|(?:same|like|corresponding) (?:fraction|part|share))\b/i;
const PAID = /\b(?:royalt(?:y|ies)|rentals?|rents|payments?|bonus|sums?|paid|payable|receives?)\b/i;
/** "payable to me in the ratio of my interest to the full mineral estate". */
const IN_RATIO = new RegExp(
  `\\b(?:ratio|proportion|fraction|measure) (?:of|that|which|in which|as|to which)\\b[^.;]{0,80}\\b(?:interest|ownership|estate|share|holding|owns?|holds?|has)\\b[^.;]{0,60}\\b(?:to|bears? to|of|over|against) (?:the |a )?${WHOLE}\\b`,
  "i",
);
const DENIED = /\b(?:no|not|never|without)\b[^.;]{0,24}\b(?:reduc\w+|abate\w*|cut|diminish\w*|proportion\w*)/i;

/** The place in one sentence of words that reduce what a lessor is paid to what he has; -1 where none do. */
export function reductionAt(sentence: string): number {
  const usual = sentence.search(USUAL);
  if (usual >= 0) return usual;
  if (!PAID.test(sentence) || DENIED.test(sentence)) return -1;
  const ratio = sentence.search(IN_RATIO);
  if (ratio >= 0) return ratio;
  return CUT.test(sentence) ? sentence.search(HAS_LESS) : -1;
}
