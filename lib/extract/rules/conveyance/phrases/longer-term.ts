// Options by which a lessee lengthens the primary term by paying, and what papers tell of their being taken up.
import { NUMBER_WORD } from "@/lib/fraction/number-words";

const MAY =
  "\\b(?:may|can|shall(?! extend\\b)|entitled to|(?:right|privilege|option|election) (?:to|of)|and may be|to be)(?: (?:have|be granted) the (?:right|privilege|option|election) (?:to|of))?(?: be)?(?: \\w+)?";
/** "may, by paying $9 an acre before it is out, add". */
const ASIDE = "(?:,? (?:by|on|upon|at|for|if|before|in consideration of|during|within|prior to)(?:[^.;]|\\.(?=\\d)){3,140},)?";
const LENGTHEN = "(?:extend|renew|prolong|lengthen|enlarg|increas)(?:ed|e|ing)?";
const COUNT = `(?:\\d{1,2}|${NUMBER_WORD})(?: \\(\\d{1,2}\\))?`;
const YEARS = "(?:years?|months?)\\b";
const MORE = `(?:(?:(?:an?|the|up to) )?(?:further|additional|another|second|extra|added)\\b[^.;]{0,24}\\b${YEARS}|${COUNT} (?:more|further|additional|extra|other|added) ${YEARS}|(?:an?|${COUNT}) ${YEARS} (?:more|longer|further|additional|beyond|past|besides))`;
const PAYS = "\\b(?:pay|paid|payment|tender)\\w*";
/** Wells, rentals and payments for a well that stands idle keep a lease for a time; they lengthen no term. */
const NO_WELL = "(?![^.;]{0,160}\\b(?:shut[- ]?in|wells?|rentals?|drill\\w*|operations|produc\\w+|force majeure|delay\\w*)\\b)";

/** A clause that lets the lessee lengthen the primary term: "option to extend", "may, by paying $9 an acre, add two (2) years", "on payment of $9 the term shall be extended for two years". */
export const OPTION_TO_LENGTHEN = new RegExp(
  [
    "\\boption to (?:extend|renew|prolong|lengthen)\\b",
    `${MAY}${ASIDE} (?:${LENGTHEN}\\b[^.;]{0,80}\\b${YEARS}|add(?:ing)? (?:to (?:the|its|said|this) (?:primary )?(?:term|lease) )?(?:(?:up to|further|additional|another|an?|the) )*${COUNT} (?:more |further |additional )?${YEARS}|(?:add|buy|purchas|tak|secur|obtain)(?:e|ing)? ${MORE})`,
    `${MAY}${NO_WELL}${ASIDE} \\w+ [^.;]{0,50}?\\b${MORE}`,
    `\\b(?:extend|renew|prolong|lengthen)(?:ed|ing)?\\b[^.;]{0,60}\\bat (?:the )?(?:lessee's|its|his|their) option\\b`,
    `${PAYS}${NO_WELL}(?:[^.;]|\\.(?=\\d)){0,120}\\b(?:term|lease) (?:shall|will|is to) (?:\\w+ )?be (?:\\w+ )?${LENGTHEN}\\b[^.;]{0,40}\\b${YEARS}`,
    `\\boption (?:for|of) ${MORE}`,
  ].join("|"),
  "i",
);

const DONE = "(?:paid|tendered|exercis\\w+|taken up|took up|received|accepted|remitted|made)";
/** A stretch of one sentence: the points of a sum, an initial or "Vol. 9" end none. */
const WITHIN = (most: number): string => `(?:[^.;]|\\.(?=\\d| \\d)|(?<=\\b[A-Z])\\.){0,${most}}`;
/** "The two-year addition to the primary term was paid for", "paid $9 an acre and so extended the term", "the term was lengthened", "the lease was extended to May 3, 1982 by $900.00 paid". */
export const TERM_LENGTHENED = new RegExp(
  [
    `\\b(?:options?|extension|renewal|additions?|added (?:years?|months?|time)|(?:to|for) (?:extend|renew|prolong|lengthen)\\w*)\\b${WITHIN(80)}\\b(?:terms?|years?|lease)\\b${WITHIN(60)}\\b${DONE}\\b`,
    `\\b${DONE}\\b${WITHIN(100)}\\b(?:(?:extend|renew|prolong|lengthen)\\w*|extension|options?|add(?:ed|ing)?)\\b${WITHIN(60)}\\b(?:terms?|years?|months?|lease)\\b`,
    `\\b(?:extension|renewal|option) (?:payment|money|bonus|consideration|fee|price|sum)\\b(?:(?!\\b(?:not|never|no)\\b)(?:[^.;]|\\.(?=\\d| \\d))){0,160}\\b(?:made|paid|tendered|received|accepted|delivered)\\b`,
    `\\b(?:${DONE}|handed|sent|deposited|delivered|takes up)\\b(?:[^.;]|\\.(?=\\d)){0,240}\\b(?:${MORE}|(?:runs?|goes|continues|is carried) (?:on )?(?:to|until|till) [A-Z])`,
    `\\b(?:lease|primary term)\\b(?:[^.;]|\\.(?=,? ?[a-z\\d(]|,)){0,200}?\\b(?:was|has been|had been|is|stands|having been|being|were) (?:\\w+ ){0,2}(?:extended|lengthened|prolonged|renewed|carried (?:on|forward|over))(?: \\w+)? (?:to|until|till|for|by|through|upon|on|in|at)\\b`,
    `\\b(?:lessee|owner|company|it|they|he|she)\\b[^.;]{0,60}\\b(?:extended|lengthened|prolonged|renewed)\\b[^.;]{0,40}\\b(?:leases?|terms?)\\b`,
    `\\b(?:primary|said|its|the) term (?:(?:was|has been|had been|is|having been|being) )(?:\\w+ )?(?:extended|lengthened|prolonged|renewed|added to|carried|enlarged|increased)\\b`,
  ].join("|"),
  "i",
);
