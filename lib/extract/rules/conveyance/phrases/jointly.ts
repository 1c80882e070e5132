// Words that give several people one estate, which stays with those who live longest.

const JOINTLY =
  /\b(?:as joint tenants?\b|in joint tenancy\b|rights? of survivorship\b|tenants? by (?:the )?entiret\w+|(?:and|unto|to) the (?:survivors? (?:of|among|between) (?:them|either|said|the two)|longe(?:r|st) liver(?: of (?:them|either|the two))?)|survivorship (?:marital )?property|(?:survivors?|longe(?:r|st) liver|longest lived|one who (?:survives|outlives|lives longest))(?: (?:of|among|between) (?:them|the two|said \w+))? (?:to|shall|is to|will) (?:take|have|own|hold|be (?:the )?owner)\b)/i;
const NOT_JOINTLY = /\bnot (?:as |in )?(?:joint tenan\w+|with (?:any )?rights? of survivorship)|\bwithout (?:any )?rights? of survivorship/i;

/** "as joint tenants, and not as tenants in common, with right of survivorship" → true; "not as joint tenants" → false. */
export const isJointly = (words: string): boolean => JOINTLY.test(words.replace(NOT_JOINTLY, ""));
