// Words that cut an interest down in proportion to what it burdens or is paid on.

const CUT =
  "(?:reduc(?:ed?|es|ing|tion)|cut(?: down| back)?|scaled? (?:down|back)|abate[sd]?|abatement|lessen(?:ed)?|lowered|diminish(?:ed|es)?|shrink|adjust(?:ed|ment)|prorated?|pro-rated?|apportioned)";
const PROPORTION =
  "(?:(?:in|to|by) (?:the |that |a |such )?(?:(?:same|like|corresponding|said|proper|its|their) )?(?:proportions?|ratio|fraction|extent)\\b|proportionate(?:ly)?|proportionally|pro ?rata|rat(?:e)?ably|accordingly|correspondingly)";
const REDUCED = new RegExp(
  `\\b(?:${CUT}\\b(?: [\\w'-]+){0,2}?,? ${PROPORTION}|(?:proportionate(?:ly)?|proportionally|pro ?rata|rat(?:e)?ably|correspondingly)[ -]${CUT})\\b`,
  "i",
);
const DENIED = new RegExp(
  `\\b(?:not|never|without|nor|no)\\b[^.;]{0,40}?\\b(?:${CUT})\\b(?:[^.;]{0,12}? ${PROPORTION})?|\\bno (?:proportionate(?:ly)? )?reduc\\w+`,
  "gi",
);

/**
 * Whether the words reduce an interest in proportion: "if the lease covers less, the override shall be cut down in the same proportion" → true;
 * "shall not be proportionately reduced" → false. Errs toward false: a reduction must be said with its proportion.
 */
export const isReduced = (words: string): boolean => REDUCED.test(words.replace(DENIED, ""));
