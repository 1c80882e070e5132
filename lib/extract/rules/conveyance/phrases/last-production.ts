// Words that tell when production stopped: "the well quit producing in July of 1986", "the last oil was run on May 3, 1971", "pumped until June 4, 1980, when it went dry".
import { monthOrYear } from "./production";
import { findDates } from "./written-date";

const SUBSTANCE = "(?:oil|gas|condensate|production|runs?|sales?|barrels?|loads?|shipments?|deliver(?:y|ies)|checks?|royalty|pickups?|tickets?)";
const YIELD =
  "(?:produc(?:ed|es|ing|tion)|sold|run|pump(?:ed|s|ing)?|made|taken|marketed|delivered|flow(?:ed|s|ing)?|yield(?:ed|s|ing)?|paid|shipped|hauled|had|obtained)";
/** "the last oil was sold", "date of last production:", "it last produced", "made its last barrel", "final gas sales were". */
const LAST = `(?<!\\b(?:for|in|during|within|over|of) (?:the|this) )\\b(?:last|final)(?: (?:known|reported|recorded|commercial|month(?:ly)?(?: of)?|day(?: of)?|date of|year of))*(?: (?:oil|gas|lease))? ${SUBSTANCE}\\b(?! (?:deeds?|leases?|interests?|contracts?|(?:of|to) (?:(?:the|said|his|her|my|our|their|an?) )*(?:house|home|lands?|lots?|tracts?|farm|place|cattle|property|premises|interests?))\\b)|\\blast(?: (?:known|reported) to have)? (?:produced|pumped|flowed|(?:made|sold|gave|yielded|ran) (?:any )?(?:oil|gas))\\b`;
/** "quit producing", "stopped making oil", "went off production", "ceased to yield", "gave out", "played out", "went dry", "watered out". */
const QUIT = `\\b(?:quit|stopp(?:ed|ing)|ceas(?:ed|ing)|discontinued|gave over|left off)(?: (?:all|to|its|any|the|of))* ${YIELD}\\b|\\b${YIELD}\\b(?: (?:of|from|in|on|the|said|leased|oil|and|or|gas|any|all|sole|only|one|single|last|remaining|two|three|no\\. ?\\d+|#\\d+|lands?|lease|premises|property|tract|wells?|both|here|there|thereon|therefrom|\\w+'s)){0,8} (?:has |had |was |were |having )?(?:wholly |entirely |then |finally |altogether )*(?:ceas(?:ed|ing)|stopped|quit|ended|terminated|failed|fell off to nothing|came to an end|was discontinued|been discontinued|discontinued)\\b|\\b(?:wells?|it|they|both|lease|field|sand) (?:(?:has|have|had|was|were|then|finally|soon|both|all) )*(?:(?:went|gone|go) (?:off (?:of )?production|dry|dead|to (?:salt ?)?water)|(?:ran|run|given|gave|give|played|petered) (?:out|dry)|was(?: plugged and)? abandoned|(?:was |were )?plugged)\\b|\\b(?:wells?|it|they|both|sand|lease) (?:(?:has|have|had|was|were|then|finally|soon|both|all) )*(?:played out|gave out|watered out|dried up|died out|drowned out|pumped off for good|shut down for good)\\b`;
const MONTH = "(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const THEN = `(?=[^.;]{0,24}(?:\\b${MONTH}[a-z]*\\b|\\b(?:18|19|20)\\d\\d\\b))`;
/** "pumped until June 4, 1980", "made oil from 1956 down to 1971, when": no "until now". */
const UNTIL = `\\b(?:produced|pumped|flowed|yielded|in production|producing|pumping|(?:gave|made|sold|ran)(?=[^.;]{0,60}\\b(?:oil|gas|condensate|barrels?|production)\\b))\\b(?![^.;]{0,120}\\b(?:no|not|nor|nothing|dry)\\b[^.;]{0,60}\\b(?:until|till))(?:(?!\\b(?:shall|may|should|will|would)\\b)[^.;]){0,90}?\\b(?:until|till|up to|down to)(?: about| late| early| some time in| sometime in)? ${THEN}`;

const RAN = /\b(?:until|till|up to|down to)\b/i;
const STOPPED = new RegExp(`${LAST}|${QUIT}|${UNTIL}`, "i");
/** What never was, is only feared or is asked of the lease itself: "has never stopped producing", "if production shall cease", "did not quit". */
const NOT_SO =
  /\b(?:no|not|never|nor|neither|if|should|shall|may|when(?:ever)?|unless|until|in (?:the )?(?:event|case)|without)\b(?![^.;]{0,30}\band )[^.;]{0,50}$/i;
/** "ceased on May 3, 1980 for two days and was taken up again". */
const CAME_BACK =
  /^[^;]{0,200}\b(?:resum\w+|restored|(?:brought|put|came|went|got|goes|go) back\b|back (?:on|in)(?:to)? (?:production|the (?:pump|line))|taken up again|began again|started again|producing again|re-?established|repaired|re-?work(?:ed|ing)|(?:still|yet|now) produc(?:es|ing)(?! (?:nothing|no|only|salt|water)\b)|produc(?:es|ing) (?:still|yet|now)|production (?:still )?(?:continues|goes on))\b/i;
/** "until June 1, 1990, the date hereof": it still ran when the paper was made. */
const UNTIL_THIS_DAY = /^[^.;]{0,40}\b(?:(?:the )?(?:date|day) (?:hereof|of this|this)|when (?:this|I)\b|this (?:date|day)\b)/i;
const WENT_NOWHERE = /\b(?:no|not|never|nor|without|nobody|neither|fail\w*|attempt\w*|efforts?|tr(?:y|ied))\b/i;

/** `ran`: the words also tell that it produced until then. */
export type LastProduction = { words: RegExpExecArray; date: string | null; ran: boolean };

/**
 * Where and when a sentence says that production stopped; the day null where it names none, all null where it says nothing of the kind.
 * "The last oil was sold in May of 1991" → 1991-05-28. Errs toward null: a stop that the sentence denies, fears or takes back is none.
 */
export function lastProduction(text: string): LastProduction | null {
  const m = STOPPED.exec(text);
  if (!m || NOT_SO.test(text.slice(Math.max(0, m.index - 70), m.index))) return null;
  const behind = text.slice(m.index + m[0].length);
  const back = CAME_BACK.exec(behind);
  if (back && !WENT_NOWHERE.test(back[0])) return null;
  const clause = /^(?:[^;]){0,120}/.exec(behind)?.[0] ?? "";
  const day = findDates(clause)[0]?.date ?? null;
  const before = findDates(text.slice(0, m.index)).at(-1)?.date ?? null;
  const month = monthOrYear(clause) ?? yearThen(clause);
  const ran = RAN.test(m[0]);
  if (ran && UNTIL_THIS_DAY.test(behind)) return null;
  return { words: m, ran, date: day ?? month ?? (/\b(?:on|in|since|of)\b[^.;]{0,40}$/i.test(text.slice(0, m.index)) ? before : null) };
}

/** "until 1971", "in the fall of 1986": a year alone. */
const yearThen = (words: string): string | null => {
  const year = /\b((?:18|19|20)\d\d)\b/.exec(words.slice(0, 60))?.[1];
  return year ? `${year}-12-31` : null;
};
