// A statement that oil or gas is being got, put together from its parts: what yields or flows, that something is done with it, and that this goes on.
// No one verb is needed: "crude has been trucked from it every fortnight since", "the pump jack has run ever since", "two pumping wells are on it".

const FLOW =
  "(?:(?:oil|gas)(?! (?:pipe ?)?lines?\\b| mains?\\b)|crude|condensate|casing-?head gas|distillate|petroleum|production(?: tax(?:es)?)?|runs|deliver(?:y|ies)(?! of (?!(?:the |all |its )*(?:oil|gas|crude|condensate|production)))|wells?|producers?|pump(?:ing)?[- ]?(?:jacks?|units?)|tank batter(?:y|ies)|lease|\\d-\\d{1,2})";
const GOES_ON =
  "(?:ever since|since(?: (?:then|that|about|early|late|the|its|it|\\d|[A-Z]))?|every (?:\\w+ )?(?:day|week|fortnight|month|quarter|season|year)s?|each (?:\\w+ )?(?:day|week|month|quarter|year)|all months|month(?: by |-by-)month|day (?:by|after) day|monthly|daily|weekly|regularly|steadily|continuously|uninterruptedly|constantly|without (?:a |any )?(?:break|stop|halt|let-?up|pause|interruption|cessation)|thereafter|to (?:this|the present)(?: (?:day|date|time|hour|writing))?|to date|until now|down to (?:this|the|now)|at present|still|yet|now|today|so far)";
/** What is done with a flow, whatever the verb: a participle, a form in -ing or a present. */
const DONE = `(?:(?:has|have|had|is|are|was|were|being|been)(?: \\w+ly| ever| since| always| also| still| now){0,3}(?: (?:been|being))? (?:\\w{2,}(?:ed|en|ing)|run|sold|sent|put|kept|got|had|paid|made|brought|on (?:the )?(?:pump|line|stream))|(?:runs?|pumps?|flows?|makes?|gives?|yields?|goes|averages?|shows?|pays?|produces?|sells?|comes?|brings?|does|went|came|ran|made|gave|put|sent)\\b)`;
const CLAUSE = new RegExp(
  `\\b(${FLOW})\\b(?:(?!\\b(?:no|not|never|nor|neither|nothing|none)\\b)[^.;]|\\.(?= ?\\d)){0,110}?\\b${DONE}(?:[^.;]|\\.(?= ?\\d)){0,130}?\\b${GOES_ON}\\b`,
  "i",
);
/** "Every month since, oil has been hauled": what goes on said first. */
const SAID_FIRST = new RegExp(`\\b(?:${GOES_ON})\\b[^.;]{0,60}\\b(${FLOW})\\b[^.;]{0,40}\\b${DONE}`, "i");
/** "is a going lease", "two pumping wells are on it", "was a paying oil well and still is": the thing itself is called alive. */
const ALIVE =
  /\b(?:is|are|was|were|remains?|stands?|there (?:is|are)|has|have|with|still|now|both|all|two|three|four|\d+)(?: \w+){0,4} (?:going|paying|pumping|flowing|producing|productive|commercial|steady|active)(?: (?:oil|gas))?(?: and (?:oil|gas|paying))? (?:wells?|producers?|lease|concern)\b/i;
/** Nothing is denied by a denial of a stop: "has not been empty a week", "not a month without runs". */
const NEVER_STOPPED =
  /\b(?:no|not|never|nor|neither|at no time)\b[^.;]{0,60}\b(?:empty|idle|missed|miss|fail\w*|stopp?\w*|ceas\w*|cessations?|interrupt\w*|shut (?:down|in|off)|without|skipped|less than|break|off)\b/gi;
const DENIED =
  /\b(?:no|not|never|nor|neither|nothing|none|nobody|without (?:any |ever )?(?:oil|gas|production)|failed|fails|ceased|quit|stopped|dry|water(?:ed)?|plugged|abandoned|dead|claims?|claimed|alleg\w+|untrue|false|rumou?r\w*|denie[sd])\b/i;
const TO_COME =
  /\b(?:(?:so|as) long (?:thereafter|after(?:wards)?|as (?:either )?(?:oil|gas))|shall|will|would|may(?!,? ?\d)|might|should|could|expect\w*|hopes?|hoped|intend\w*|plans?|planned|propos\w+|if|unless|when(?:ever)?|provided|until (?!now|today|this|the present)|before)\b/i;
/** What is owned, held, paid for or shut in yields nothing by that: "the oil has been owned by her ever since", "the lease has been kept alive by rentals to date". */
const OF_TITLE =
  /\b(?:rentals?|bonus(?:es)?|own(?:s|ed)|h[eo]lds?|claim(?:s|ed)|leased|possess\w*|farm(?:s|ed)|till(?:s|ed)|occup(?:y|ies|ied)|vested|reserved|assessed|recorded|paid up|alive|shut)\b/i;
const TAX_ON = /\b(?<!\b(?:production|severance) )tax(?:es)? (?:on|upon|against|for) (?:the |all |this |said )*$/i;
/** "The lease has been paid every year": of a lease alone only what wells do tells of oil. */
const LEASE_ALONE =
  /^lease\b(?!.*\b(?:produc\w+|pump\w*|flow\w*|yield\w*|runs?|royalt\w+|barrels?|wells?|oil|gas|crude|made|makes|gives|gave|go(?:es|ing|ne)|went)\b)/is;
const NO_OIL = /\b(?:wheat|corn|crops?|cattle|calves|calf|milk|grain|hay|cotton|pasture|timber|gravel|coal|water wells?|windmill|house)\b/i;
/** A well on other land than that of the lease. */
const ELSEWHERE =
  /\b(?:(?:his|her|their|my|our) own(?! (?:(?:personal|direct|certain|actual|private) )?(?:knowledge|observation|eyes|sight|inspection|records?|accord|behalf|oath|name|right))|adjoin\w*|neighbou?r\w*|offset\w*|across the (?:road|line|section|fence)|next (?:to it|farm|quarter|door)|nearby|adjacent|contiguous)\b/i;
const IN_A_UNIT = /\b(?:units?|pool\w*|communiti\w+|unitiz\w+|spacing)\b/i;

/** Whether words place the well that they speak of on other land, with no unit that could carry its yield over. */
export const tellsOfElsewhere = (words: string): boolean => ELSEWHERE.test(words) && !IN_A_UNIT.test(words);

/**
 * The words by which a sentence says that oil or gas is got and that it goes on; null where it does not. "Gas has been metered into the line month by month" → these words;
 * "wheat has been sold every year", "oil will be sold every month", "no oil has been run since" → null. Errs toward null.
 */
export function yieldsIn(sentence: string): RegExpExecArray | null {
  const blank = (w: string): string => " ".repeat(w.length);
  const said = sentence.replace(/\bNo\. ?(?=\d)/g, blank).replace(NEVER_STOPPED, blank);
  const m = CLAUSE.exec(said) ?? SAID_FIRST.exec(said) ?? ALIVE.exec(said);
  if (!m) return null;
  const around = said.slice(Math.max(0, m.index - 60), m.index + m[0].length + 40);
  if (OF_TITLE.test(m[0]) || LEASE_ALONE.test(m[0]) || TAX_ON.test(said.slice(Math.max(0, m.index - 60), m.index))) return null;
  return DENIED.test(around) || TO_COME.test(around) || NO_OIL.test(said) || tellsOfElsewhere(said) ? null : m;
}
