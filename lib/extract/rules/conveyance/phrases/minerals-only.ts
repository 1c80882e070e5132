// Words behind a description of land that give the minerals and no surface: "only the minerals are conveyed", "the grantor keeping the surface".
import { isSurfaceOnly, saysSurfaceOnly } from "./surface-only";

const MINERALS =
  "(?:(?:the|all|of|said|such|its|and|or|any|other|rights?|interests?|estate|title|to|in|under|therein|thereunder|his|her|,) ?){0,8}(?=oil|gas|coal|mineral)(?:(?:the|oil|gas|coal|and|or|&|other|minerals?|mineral|rights?|interests?|estate|hydrocarbons|of every (?:kind|nature)),? ?){1,10}";
const UNDER = "(?:(?:in|on|and|under|upon|beneath|of|said|the|such|land|lands|tract|premises|therein|thereunder|thereof|property),? ?){0,10}";
const PASS =
  "(?:(?:is|are|be|being|shall|to|hereby|herein|intended|meant) ){0,4}(?:conveyed|granted|sold|given|included|transferred|deeded|pass(?:es|ing)?|convey|go(?:es)?)";
const GIVES = "(?:conveys?|conveying|grants?|passes|pass|sells?|gives?|covers?|is (?:of|for|to convey)|(?:is )?(?:limited|confined|restricted) to)";
const ONLY = "(?:only|solely|merely|nothing (?:but|except|more than|other than)|no(?:thing)? (?:other )?(?:estate|interest|part)? ?(?:but|except|save))";

const TOLD: readonly RegExp[] = [
  new RegExp(`\\b${ONLY} ${MINERALS}${UNDER}${PASS}\\b`, "i"),
  new RegExp(`\\b${GIVES} (?:hereby )?${ONLY} ${MINERALS}`, "i"),
  new RegExp(`\\b${GIVES} ${MINERALS}${UNDER}(?:only|alone)\\b`, "i"),
  new RegExp(
    `\\b(?:nothing|no (?:other |more )?(?:estate|interest|right|title)) (?:else )?(?:hereby )?${PASS}[^.;]{0,24}\\b(?:but|except|save|other than) ${MINERALS}`,
    "i",
  ),
  new RegExp(`(?:^|[,;(.] |\\bas to )${MINERALS}(?:only|alone)(?:,? ${PASS}| ?[,.;)]|$)`, "i"),
];

const SURFACE =
  "(?:all (?:of )?)?(?:the )?(?:entire )?surface(?: estate| rights?)?(?: (?:of|in|to|upon) (?:the|said|such) (?:land|lands|tract|premises|property|same))?";
/** "the minerals under the surface are kept": minerals, and no surface. */
const NOT_UNDER = "(?<!\\b(?:under|underneath|beneath|below|underlying|in|within|from)(?: (?:all|of|the|said|such|entire)){0,3} )";
/** "nothing above or below the surface is withheld": none of it is kept. */
const NOT_NONE = "(?<!\\b(?:nothing|none|no|neither|nor|without)\\b[^.;]{0,60})";
const GIVER =
  "(?:(?:the )?(?:said )?(?:grantors?|first part(?:y|ies)|part(?:y|ies) of the first part|vendors?|sellers?)|I|we|he|she|they|it|me|us|him|her|them)";
const KEPT: readonly RegExp[] = [
  new RegExp(
    `\\b${GIVER},? (?:hereby |expressly |shall |to |alone |having ){0,3}(?:keep|retain|hold|holding|keeping|retaining|withhold)\\w* (?:back |for (?:himself|herself|themselves|itself) )?${SURFACE}(?= ?[,.;)]|$)`,
    "i",
  ),
  new RegExp(
    `${NOT_UNDER}${NOT_NONE}\\b${SURFACE},? (?:(?:is|are|being|shall|be|does|hereby|to) ){0,3}(?:kept|retained|withheld|not (?:hereby )?(?:convey|sold|grant|pass|includ)\\w*|(?:stay|remain)(?:s|ing)? (?:with|in|the property of|vested in) ${GIVER})\\b`,
    "i",
  ),
];

/** Whether words behind the description say that only minerals pass. "…, 80 acres; nothing but the oil and gas is conveyed" → true. */
export const saysMineralsOnly = (words: string): boolean => TOLD.some((p) => p.test(words)) || KEPT.some((p) => p.test(words));

/** The one estate that a deed of land gives by words of limit: the object is called so, or a sentence behind it says so; null where it gives all. Errs to all. */
export function onlyEstate(object: string, grant: string, keeps: boolean): "surface" | "mineral" | null {
  if (isSurfaceOnly(object, keeps) || saysSurfaceOnly(grant)) return "surface";
  return saysMineralsOnly(grant) ? "mineral" : null;
}
