// Property told by its kinds, minerals among them: "all land, mineral and other property", "my property, real, personal and mineral". It is land and all.

const LAND_KIND = "(?:real|lands?|landed|surface|fee)";
const ANY_KIND = "(?:real|lands?|landed|surface|fee|personal|mixed|other|royalty|leasehold|minerals?|oil|gas|coal)";
const JOINED = "(?:,? (?:and|or) |, )(?:all |any )?";
const NOUN = "(?:property|properties|estates?|interests?|holdings|effects|possessions|assets)";
const LIST = `${ANY_KIND}(?:${JOINED}${ANY_KIND}){1,6}`;
/** "all my real, personal and mineral property", "surface, mineral and royalty interests". */
const BEFORE_NOUN = new RegExp(
  `\\b(?:all|every|any|whole|entire|whatever|my|his|her|their|our|the)(?: (?:of|my|his|her|their|our|the|such|other))* (?=(?:${ANY_KIND}(?:${JOINED})){0,5}(?:${LAND_KIND}\\b|minerals? and (?:all )?other ))(?=(?:${ANY_KIND}(?:${JOINED})){0,5}minerals?\\b)${LIST} ${NOUN}\\b`,
  "i",
);
/** "all my property, real, personal and mineral", "my estate, whether land or minerals". */
const BEHIND_NOUN = new RegExp(
  `\\b(?:property|estate|belongings|possessions)(?:,? of every (?:kind|sort))?[,:]? (?:whether |be it |both )?(?=(?:${ANY_KIND}(?:${JOINED})){0,5}minerals?\\b)(?=(?:${ANY_KIND}(?:${JOINED})){0,5}${LAND_KIND}\\b)${LIST}\\b`,
  "i",
);
/** "everything I have, land, minerals, stock and money". */
const ALL_OF_IT =
  /\b(?:everything|all(?: that)?|whatever|property|estate)\b[^.;:]{0,40}[,:] (?:my )?(?:lands?|real estate|surface|farm|ranch)(?:, (?:my )?|,? and (?:my )?)(?:(?:royalt(?:y|ies)|oil|gas|houses?|cattle|money|stock)(?:, | and ))*minerals?\b/i;

/** Whether the words give property by its kinds, of which land is one and minerals another. */
export const isPropertyByKinds = (words: string): boolean => BEFORE_NOUN.test(words) || BEHIND_NOUN.test(words) || ALL_OF_IT.test(words);
