// What a statement says of the whole: that it is complete, what kind of property it was, whose the children are.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Marriage } from "./marriage";
import { allOfBoth } from "./of-both";
import { withoutAsked } from "./questions";

type Character = NonNullable<Parties["succession"]>[number]["character"];

/** "and no others", "only child", "never any other child" → true. */
export function isComplete(text: string): boolean {
  return /\b(?:no (?:other|more)s?\b|no more\b|and none other|sole (?:and only )?(?:heirs?|surviving|devisee|distributee)|only (?:\w+ )?(?:child|children|heirs?|issue)|one child only|(?:but|only) one child|the one child (?:that|whom)|were no others|never any other child|left no other|only persons entitled|constitute all|all (?:of )?(?:his|her|the) (?:children|heirs)|had no others|nobody else)/i.test(
    text,
  );
}

/** "No part of the price came by gift", "never the separate property of either": what is denied, up to where the sentence turns. */
const DENIED = /\b(?:no(?! \d)|none|not|never|nothing|neither|nor)\b(?:(?!\bbut\b|\band (?:was|is|were|it|he|she|that)\b)[^.;]){0,140}/gi;
/** "None of it was acquired during the marriage": had before there was a spouse. */
const NOT_DURING =
  /\b(?:none|not|never|no part|nothing)\b[^.;]{0,60}\b(?:acquired|bought|earned|purchased)\b[^.;]{0,40}\bduring (?:the|said|their|that|this|his|her) (?:\w+ )?(?:marriage|coverture)|\b(?:none|not|never|no part|nothing)\b[^.;]{0,60}\b(?:acquired|bought|earned|purchased|won|gained|(?:result|product|fruit)s?)\b[^.;]{0,30}\bjoint (?:industry|efforts?|labou?r)\b/i;

/** "which her father had given her", "by gift from his aunt", "inherited from her mother": what one has so is his own. */
const GIVEN =
  /\b(?:father|mother|parents?|grand\w+|uncle|aunt|brother|sister)\b[^.;]{0,30}\b(?:gave|given|deeded|devised|left)\b[^.;]{0,16}\b(?:him|her)\b|\b(?:came|acquired|taken|received|owned|held|got)\b[^.;]{0,40}\b(?:by|through) (?:way of )?(?:gift|inheritance|devise|descent)\b|\bgift (?:of|from|by|made by) (?:his|her) (?:own |late )?(?:father|mother|parents?|grand\w+|uncle|aunt|brother|sister)\b|\bgiven (?:to )?(?:him|her|(?:the )?decedent) by\b|\binherited (?:by (?:him|her|(?:the )?decedent) )?from\b/i;

const OWN_KIN = "(?:his|her|decedent['’]s)(?: own| late| deceased| dead)? (?:father|mother|parents?|folks|grand\\w+|uncle|aunt|brother|sister)\\b";
/** What passes on to those who come after, and what is known of a family, is not how the dead came by the land: "passed to his children from their father", "received this history from her mother". */
const ON_TO_OTHERS =
  "(?! (?:on |down )?to (?:the |his |her |their |said |such )?(?:\\w+ )?(?:children|heirs|issue|sons?|daughters?|them|us|me)\\b)(?![^.;]{0,30}\\b(?:history|information|knowledge|facts?|news|word|letters?)\\b)";
/** "came to her from her late father", "fell to him upon the death of his uncle". */
const FROM_KIN = new RegExp(
  `\\b(?:came|come|coming|descended|passed|fell|went|got|had|received|taken|took|acquired|derived)\\b${ON_TO_OTHERS}[^.;]{0,50}\\b(?:(?:from|through|under|out of)\\b[^.;]{0,30}\\b${OWN_KIN}|(?:by|at|on|upon) (?:(?:the )?(?:\\w+ )?(?:death|will|deed|gift)s? (?:of|from) ${OWN_KIN}|${OWN_KIN}['’]s? (?:death|will|deed|gift)))`,
  "i",
);
/** "his by inheritance", "by deed of gift", "came to her as an heir"; not what passes "under the laws of descent" or goes "by descent to the heirs". */
const BY_GIFT =
  /(?<!\b(?:pass\w*|descend\w*|vest\w*|takes?|took|claim\w*|entitled)\b[^.;]{0,60})\b(?:by|as|through) (?:a |an |way of )?(?:gift|inheritance|devise|descent)\b(?! tax| and distribution| to\b)|\bgift deed\b|\bdeed of gift\b|\b(?:came|come|acquired|received|owned|held|got|had|(?:he|she) took)\b[^.;]{0,40}\bas (?:an heir|heir|devisee|a gift)\b/i;

/** "was hers before she married", "bought two years before that wedding": had before there was a spouse. */
const BEFORE_MARRIAGE =
  /\b(?:acquired?|bought|purchased|paid for|owned|had|hers|his|came|got|held|holding|deed(?:ed)?|homesteaded|patented|conveyed|already|taken)\b[^.;]{0,120}\b(?:before|prior to|previous to) (?:(?:(?:either|his|her|the|that|any|said|their) (?:\w+ )?(?:marriage|wedding))|(?:he|she) (?:was |were |had |ever |was ever )?(?:married|wed|met|knew)\b)|\b(?:years?|months?|weeks?|long|just) before (?:he|she|they|that marriage|the marriage) ?(?:was |were |had |ever )?(?:married|wed|met|knew)?\b/i;
const COMMUNITY =
  /\bcommunity (?:property|estate|funds|money|moneys|land|homestead)\b|\b(?:their|the) (?:\w+ )?community\b|\b(?:is|was|were|are|as|being|be|all|character:?) community\b(?! (?:cent|church|hall|college|hospital|bank))/i;
/** "bought during the marriage with common earnings": by the joint industry of both. */
const EARNED =
  /\b(?:common|joint|their) earnings\b|\b(?:earned|bought|purchased|saved|paid for|made|acquired) by (?:the (?:two|both)(?: of them)?|both(?: of them)?|them both)\b|\b(?:bought|purchased|paid for)\b[^.;]{0,80}\b(?:during (?:the|their|that|said) (?:\w+ )?marriage|after they (?:were )?married|they (?:had )?(?:made|earned) together)|\b(?:with|from|out of) what (?:the two|they|both|the couple)(?: of them)?(?: had)?(?: both)? (?:earned|made|saved)|\bcommon property of (?:the two|both|husband and wife|(?:him|her)self and)/i;

const SEPARATE =
  /\bseparate (?:property|estate|lands?)\b|\bno part of this was acquired during\b|\bacquired (?:by (?:him|her) )?(?:before|prior to) (?:his|her|the|said) (?:\w+ )?marriage\b|\b(?:when|while) (?:(?:he|she) was )?(?:still )?(?:a )?(?:single|unmarried)/i;
const JOINT =
  /\bjoint (?:industry|efforts?|labou?r)\b|\b(?:money|funds) earned during the marriage\b|\bacquired (?:by (?:their )?joint|during (?:the|said|their|his|her) (?:\w+ )?(?:marriage|coverture))/i;

/** "H&TC Ry. Co. Survey, Sec. 4": points that end no sentence. */
const SHORTENED = /\b(Ry|RR|R|Co|Sec|Blk|Abst|Abs|Vol|Bk|No|Nos|pp?|Tex|Okla|Cert|Twp|Tp|Rge|I|M|T|N|E|S|W|P|A|Mr|Mrs|Dr|St|Jr|Sr)\. ?/g;

/** Character of the property where the words say so; more than one kind → unknown. */
export function characterOf(paper: string): Character {
  const text = withoutAsked(paper).replace(SHORTENED, "$1 ");
  const said = text.replace(DENIED, "");
  const separate = BEFORE_MARRIAGE.test(said) || SEPARATE.test(said) || GIVEN.test(said) || FROM_KIN.test(said) || BY_GIFT.test(said) || NOT_DURING.test(text);
  const community = COMMUNITY.test(said);
  const joint = (EARNED.test(said) || JOINT.test(said)) && !community;
  const kinds = ([separate ? "separate" : null, community ? "community" : null, joint ? "joint_industry" : null] as const).filter(
    (k): k is NonNullable<typeof k> => k !== null,
  );
  return kinds.length === 1 ? (kinds[0] ?? null) : kinds.length > 1 ? "unknown" : null;
}

const OF_EARLIER =
  /(?<!\b(?:death|demise|loss|divorced?|separated|separation|parted|widower|widow),? )\b(?:by|of|from|in|during|to) (?:(?:an?|his|her|the|that|said) )?(?:prior|former|previous|first|earlier) (?:marriage|union|wife|husband)\b/i;
const CHILDREN = /\b(?:child|children|sons?|daughters?|issue|born|both|all of whom|each)\b/i;
const NONE = /\b(?:no|not|none|never|nor|without|childless|neither)\b(?! others?\b| more\b)/i;

/** "A and B, both of the first marriage", "of the first marriage were born A and B": some children are of a marriage that ended before, and not of none; "upon the death of his first wife" tells of none. */
export const someOfEarlier = (text: string, m: Marriage): boolean =>
  (m.spouses.length > 1 || (m.count ?? 0) > 1) &&
  text.split(/[.;]\s/).some((s) => OF_EARLIER.test(s) && CHILDREN.test(s.replace(OF_EARLIER, "")) && !NONE.test(s));

/** Whether all children are said to be the surviving spouse's too; null where nothing is said. */
export function ofThatMarriage(text: string, m: Marriage): boolean | null {
  if (m.count === 0) return null;
  if (
    /\b(?:by|of|from) (?:(?:an?|his|her|the) )?(?:prior|former|previous|first|earlier) (?:marriage|wife|husband)\b[^.;]{0,80}\b(?:child|son|daughter|children)\b|\b(?:child|children|son|daughter)s?\b[^.;]{0,60}\bby (?:(?:an?|his|her|the) )?(?:prior|former|previous|first|earlier) (?:marriage|wife|husband)/i.test(
      text,
    )
  )
    return false;
  const said =
    /\b(?:(?:both|all|each|the only \w+|children|child|issue) (?:born )?(?:of|to|by) (?:that|this|said|the|their) (?:\w+ )?(?:marriage|union)|(?:born|children|child|issue) (?:of|to|from) (?:his|her) (?:only |sole |said )?(?:marriage|union) (?:with|to)|each of whom is (?:also )?the child of|also (?:the )?(?:child|children|issue) of|they had (?:\w+ )?(?:\w+ )?(?:child|children|son|daughter)|born to them|to their marriage|(?:both|all|each)(?: of (?:them|whom))?(?: being)? (?:by (?:[A-Z]|the said [A-Z])|hers\b|his\b(?= ?[,.;]))|of the marriage)/i.test(
      text,
    );
  if (said || (m.spouses.length === 1 && m.count !== 2 && m.count !== 3 && allOfBoth(text, m.spouses[0] ?? null))) return true;
  return m.count === 1 && m.spouse !== null && /\bborn to\b/i.test(text) && !/\badopted by (?:him|her) (?:alone|only)/i.test(text) ? true : null;
}
