// "the surface …, and conveys and quitclaims to the same grantee all the minerals": a further act that names its taker once more.

const NOW = "(?:give|grant|convey|sell|quit-?claim|assign|transfer|release)s?";
/** The pattern of such an act, from its "and" to its last verb. */
export const TO_SAME_TAKER = `(?:[,;] |\\b)and (?:also |further )?(?:,? ?without [^,;.]{3,60}, )?${NOW}(?:(?:, | and |, and )${NOW})*(?= (?:un)?to (?:the (?:same|said)|said|him|her|them|it)\\b)`;
const ACT = new RegExp(TO_SAME_TAKER);

/** Where such an act begins in the words of an object, which ends there; their length where none does. */
export function furtherActAt(words: string): number {
  const at = words.search(ACT);
  return at < 0 ? words.length : at;
}
