// Whether the "of" or "to" behind a word of kin tells whose kin it is.

/** "to whom he was married", "to wit", "of lawful age", "of this county": nobody's kin. */
const NOBODY =
  /^,? (?:of|to) (?:(?:whom|which|wit\b|full|legal|lawful|age\b|sound|record|adult|about|over)|(?:(?:the|this|that|said|same|such) )+(?:county|parish|city|town|village|state|date|day|place|address|neighbou?rhood|township|community|age)\b)/i;
/** "his wife of forty years", "her husband of long standing". */
const FOR_SO_LONG = /^,? of (?:(?!years?\b|months?\b)[\w-]+ ){1,4}(?:years?|months|weeks|decades|standing)\b/i;
/** "a son, of Waco, Texas", ", of Elm County": where one lives. */
const LIVES_AT = /^, of [A-Z][a-z]+(?: (?:City|Springs|Falls|Creek|Rock|Fort|Worth|County))?(?:[,;.)]| (?:and|who|aged?|born)\b)/;

/** What stands behind "a son" → true for " of ADA ROE", " of the said decedent"; false for " of lawful age", ", to whom he was married". */
export const ofAnother = (behind: string): boolean =>
  /^,? (?:of|to) /.test(behind) && !NOBODY.test(behind) && !FOR_SO_LONG.test(behind) && !LIVES_AT.test(behind);
