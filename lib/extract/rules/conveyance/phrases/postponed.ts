// Interests that begin only when something happens: "shall become effective only upon the expiration of …".

const POSTPONED =
  /\b(?:(?:become|becoming|take|be|shall be) effective (?:only )?(?:as and when|when|upon|if|after)|(?:vest|begin|commence|take effect) (?:only )?(?:when|upon|if|after))\b[^.;]{0,240}/i;
/** What every paper waits for anyway: "effective upon execution". */
const AT_ONCE =
  /\b(?:upon|when|after) (?:its |the |this )?(?:due )?(?:execution|execut\w+|delivery|deliver\w+|recording|record\w+|filing|signing|date|acceptance)\b/i;
const GRANT = /\b(?:this|the|such|said) (?:\w+ )?(?:grant|deed|conveyance|assignment|sale|interest|royalty|transfer|instrument)\b[^.;]{0,60}$/i;

/** The words of postponement in a clause that keeps or gives an interest, null where it begins at once. */
export function postponedIn(words: string): string | null {
  const m = POSTPONED.exec(words);
  return m && !AT_ONCE.test(m[0].slice(0, 70)) ? m[0].trim() : null;
}

/** "this grant shall become effective only upon the expiration of the deed to A" → its words; null where no sentence postpones the grant itself. */
export function grantPostponed(sentences: readonly string[]): string | null {
  for (const s of sentences) {
    const words = postponedIn(s);
    if (words && GRANT.test(s.slice(0, s.indexOf(words)))) return words;
  }
  return null;
}
