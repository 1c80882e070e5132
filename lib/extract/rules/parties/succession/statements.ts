// What a statement says of the whole: that it is complete, what kind of property it was, whose the children are.
import type { Parties } from "@/lib/contracts/aspects/parties";
import type { Marriage } from "./marriage";

type Character = NonNullable<Parties["succession"]>[number]["character"];

/** "and no others", "only child", "never any other child" → true. */
export function isComplete(text: string): boolean {
  return /\b(?:no (?:other|more)s?\b|no more\b|and none other|sole (?:and only )?(?:heirs?|surviving|devisee|distributee)|only (?:\w+ )?(?:child|children|heirs?|issue)|one child only|(?:but|only) one child|were no others|never any other child|left no other|only persons entitled|constitute all|all of (?:his|her|the) heirs)/i.test(
    text,
  );
}

/** "None of it was acquired by joint industry during the marriage". */
const NOT_JOINT =
  /\b(?:none of (?:it|them|the (?:land|property))|no (?:part|portion) (?:of (?:it|the \w+))?|nothing(?: of it)?|not|never|neither)\b[^.;]{0,60}\b(?:joint industry|during (?:the|said|their|his|her) (?:\w+ )?(?:marriage|coverture))/gi;

const NOT_COMMUNITY = /\b(?:not|never|none|neither|no part)\b[^.;]{0,60}\bcommunity(?: property| estate)?\b/gi;
/** "which her father had given her", "by gift from his aunt", "inherited from her mother": what one has so is his own. */
const GIVEN =
  /\b(?:father|mother|parents?|grand\w+|uncle|aunt|brother|sister)\b[^.;]{0,30}\b(?:gave|given|deeded|devised|left)\b[^.;]{0,16}\b(?:him|her)\b|\b(?:came|acquired|taken|received|owned|held|got)\b[^.;]{0,40}\b(?:by|through) (?:way of )?(?:gift|inheritance|devise|descent)\b|\bgiven to (?:him|her) by\b|\binherited (?:by (?:him|her) )?from\b/i;

const NOT_SEPARATE = /\b(?:not|never|none|neither|no part)\b[^.;]{0,40}\bseparate (?:property|estate)\b/gi;

/** "was hers before she married", "bought two years before that wedding": had before there was a spouse. */
const BEFORE_MARRIAGE =
  /\b(?:acquired|bought|purchased|owned|had|hers|his|came|got|held|holding|deed(?:ed)?|homesteaded|patented|conveyed|already|taken)\b[^.;]{0,120}\b(?:before|prior to|previous to) (?:(?:(?:either|his|her|the|that|any|said|their) (?:\w+ )?(?:marriage|wedding))|(?:he|she) (?:was |were |had |ever |was ever )?(?:married|wed)\b)/i;
const COMMUNITY = /\bcommunity (?:property|estate|funds|money|moneys|land|homestead)\b|\b(?:their|the) (?:\w+ )?community\b/i;
/** "bought during the marriage with common earnings": by the joint industry of both. */
const EARNED =
  /\b(?:common|joint|their) earnings\b|\b(?:bought|purchased|paid for)\b[^.;]{0,80}\b(?:during (?:the|their|that|said) (?:\w+ )?marriage|after they (?:were )?married|they (?:had )?(?:made|earned) together)/i;

/** Character of the property where the words say so; more than one kind → unknown. */
export function characterOf(said: string): Character {
  const text = said.replace(NOT_SEPARATE, "");
  const separate =
    BEFORE_MARRIAGE.test(text) ||
    /\bseparate (?:property|estate|lands?)\b|\bno part of this was acquired during\b|\bacquired (?:by (?:him|her) )?(?:before|prior to) (?:his|her|the|said) (?:\w+ )?marriage\b|\bnot (?:acquired|earned) during (?:the|his|her) (?:\w+ )?marriage|\bwhen (?:he|she) was (?:a )?(?:single|unmarried)/i.test(
      text,
    ) ||
    GIVEN.test(text);
  const community = COMMUNITY.test(text.replace(NOT_COMMUNITY, ""));
  const paid = text.replace(NOT_JOINT, "");
  const joint =
    (EARNED.test(paid) ||
      /\bjoint industry\b|\b(?:money|funds) earned during the marriage\b|\bacquired (?:by (?:their )?joint|during (?:the|said|their|his|her) (?:\w+ )?(?:marriage|coverture))/i.test(
        paid,
      )) &&
    !community &&
    !separate;
  const kinds = ([separate ? "separate" : null, community ? "community" : null, joint ? "joint_industry" : null] as const).filter(
    (k): k is NonNullable<typeof k> => k !== null,
  );
  return kinds.length === 1 ? (kinds[0] ?? null) : kinds.length > 1 ? "unknown" : null;
}

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
  if (said) return true;
  return m.count === 1 && m.spouse !== null && /\bborn to\b/i.test(text) && !/\badopted by (?:him|her) (?:alone|only)/i.test(text) ? true : null;
}
