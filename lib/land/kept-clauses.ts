// "…, except the minerals under the NE/4": what is kept back of the land is an interest. The part it lies in is told by the clause and is neither left out of the land nor added to it.

const INTEREST = "(?:OIL|GAS|MINERALS?|COAL|ROYALT(?:Y|IES)|HYDROCARBONS?|PETROLEUM)";
const TURN = "(?:EXCEPT(?:ING|ED|S)?|SAV(?:E|ING)|LESS|RESERV(?:E|ES|ED|ING)|RETAIN(?:S|ED|ING)?|KEEP(?:S|ING)|WITHHOLD(?:S|ING)?)";
/** Words that may stand among the names of substances: "oil, gas and all other minerals and mineral rights of every kind". */
const AMONG =
  "(?:,|AND|OR|OF|THE|ALL|ANY|OTHER|SUCH|SAID|KINDS?|EVERY|WHATSOEVER|RIGHTS?|ESTATE|INTERESTS?|SUBSTANCES|LYING|SITUATED|LOCATED|FOUND|PRODUCED|SAVED|SOLD|WHICH|THAT|MAY|BE|THEREIN|OWNED|NOW)";
/** "less the N/2 N/2 thereof, and less all the coal": what the first of two turns leaves out is its own. */
const AGAIN = ",\\s(?:EXCEPT|SAV(?:E|ING)|LESS)(?:ING)?\\s|,?\\s(?:AND|ALSO)\\s(?:ALSO\\s)?(?:EXCEPT|SAV(?:E|ING)|LESS)(?:ING)?\\s";
/** "less the N/2 N/2, leaving 480 acres, and all the oil thereunder": back to what is given. */
const OF_THE_WHOLE = ",?\\s(?:AND\\s)?(?:CONTAINING|LEAVING|MAKING|IN\\sALL)\\s[^.;]{1,40}\\sACRES(?![A-Z])";
const UNDER = "(?:IN|UNDER|UPON|ON|FROM|BENEATH|WITHIN|UNDERLYING|THEREUNDER)";
const PLACE_GOES_ON = "(?:SEC|T\\.?\\s?\\d|TOWNSHIP|TWP|R\\.?\\s?\\d|RANGE|RGE|BLOCK|BLK|AND\\s(?:THE\\s)?(?:LOTS?|SEC|[NSEW]))";
const IN_SENTENCE = `(?:(?!${AGAIN})[^,;.]|(?<=\\b(?:SEC|SECS|T|R|N|S|E|W|TWP|RGE|NO|BLK))\\.)`;
const KEPT = new RegExp(
  `(?<![A-Z])(?<!MORE\\sOR\\s)${TURN}\\b(?:(?!${AGAIN}|${OF_THE_WHOLE})[^;.]){0,110}?\\b${INTEREST}(?:,?\\s(?:${AMONG}|${INTEREST})){0,14}?,?\\s${UNDER}(?:\\s(?:AND|OR|,|${UNDER}|TO))*\\s${IN_SENTENCE}{1,160}(?:,\\s${PLACE_GOES_ON}${IN_SENTENCE}{0,80}){0,6}`,
  "g",
);
/** "save and except, as to the NE/4, one-half of the minerals": the part told ahead of what is kept there. */
const KEPT_BEHIND_PLACE = new RegExp(
  `(?<![A-Z])${TURN},?(?:\\sHOWEVER,?)?\\s(?:(?:TO|UNTO|FOR)\\s(?:THE\\s)?(?:SAID\\s)?[A-Z]+,?\\s)?(?:(?:BUT\\s)?(?:ONLY\\s)?(?:AS\\sTO|SO\\sFAR\\sAS|IN\\sTHE\\sCASE\\sOF|WITH\\sRESPECT\\sTO|FROM|OUT\\sOF|UNDER|IN))\\s${IN_SENTENCE}{1,160}(?:,\\s${PLACE_GOES_ON}${IN_SENTENCE}{0,80}){0,6}(?:\\s(?:ONLY|ALONE))?,\\s(?:AN?\\s|ALL\\s|THE\\s)?(?:[A-Z/\\d()½¼¾⅛%-]+\\s){0,7}?(?:OF|IN)\\s(?:(?:ALL|THE|OF|SAID|ANY)\\s){0,3}${INTEREST}(?![A-Z])`,
  "g",
);
/** "The NE/4 of said quarter is subject to an outstanding half": a sentence that tells of a part of what was described. */
const TELLS_OF_PART =
  /(?<=\.\s{1,4})(?:AS\sTO\s)?(?:THE\s)?[^.;:]{2,80}?\bSAID\s[^.;:]{2,60}?,?\s(?:IS|ARE|WAS|WERE|HAS|HAVE)\s(?:NOW\s|ALSO\s)?(?:SUBJECT|BURDENED|CHARGED|ENCUMBERED|LEASED|OWNED|OUTSTANDING|BEEN)[^.;]{0,200}/g;
const ON_IN_SENTENCE = "(?:[^.;]|(?<=(?:\\b[A-Z]|VOL|BK|PG|PP|NOS?|CO|RY|DEC|SEC))\\.)";
const BURDEN_OF = "(?:ROYALT(?:Y|IES)|INTERESTS?|MORTGAGE|LIEN|DEED\\sOF\\sTRUST|EASEMENT|RIGHT[\\s-]OF[\\s-]WAY|LEASE|BURDEN|CHARGE|SERVITUDE|RENTAL|PAYMENT)";
const LIES_ON =
  "(?:BURDENS?|ENCUMBERS?|CHARGES|(?:RESTS?|ATTACHES|LIES|CONTINUES|STANDS|REMAINS)\\s(?:AGAINST|UP?ON)|(?:IS|ARE)\\s(?:ALSO\\s|LIKEWISE\\s)?(?:AN?\\s)?(?:BURDEN|CHARGE|LIEN|PAYABLE|OWED|OWING|DUE)\\s(?:AGAINST|UP?ON|OUT\\sOF))";
/** "The royalty of A in Vol. 6, page 9, burdens the NW/4 as well as the rest of the West Half": a burden told of land that is more, or less, than what was described; "a royalty in the SE/4, being payable out of it" is given itself. */
const TELLS_OF_BURDEN = new RegExp(
  `(?<=[.;]\\s{1,4})(?:THE|AN?|SAID|THAT|ANY|ALL)\\s${ON_IN_SENTENCE}{0,40}?\\b${BURDEN_OF}\\b${ON_IN_SENTENCE}{0,160}?\\b${LIES_ON}\\b${ON_IN_SENTENCE}{0,200}`,
  "g",
);
/** What shows that land was described before the clause. */
const LAND_BEFORE =
  /(?<![A-Z])(?:SEC(?:TIONS?|S)?[.\s]{1,2}\S|TOWNSHIP|TWP|SURVEY|ABSTRACT|LEAGUE|LOTS?\s\S|ACRES?|[NS][EW]\s?(?:\/4|¼|1\/4)|[NSEW]\s?(?:\/2|½)|QUARTER|\d{1,2}-\d{1,3}[NS]?-\d{1,3}[EW]?)/;

/**
 * Upper-case text with the clauses that keep an interest in a part of the land blanked out, all offsets as they were:
 * "SECTION 5, …, EXCEPT THE MINERALS UNDER THE NE/4 THEREOF" → "SECTION 5, …,      ". Where no land stands before the clause it may be the description itself and stays.
 */
export function withoutKeptClauses(plain: string): string {
  if (!/MINERAL|OIL|GAS|COAL|ROYALT|MORTGAGE|LIEN|TRUST|EASEMENT|WAY/.test(plain)) return plain;
  const blank = (words: string, at: number) => (LAND_BEFORE.test(plain.slice(Math.max(0, at - 2000), at)) ? " ".repeat(words.length) : words);
  return plain.replace(KEPT, blank).replace(KEPT_BEHIND_PLACE, blank).replace(TELLS_OF_PART, blank).replace(TELLS_OF_BURDEN, blank);
}
