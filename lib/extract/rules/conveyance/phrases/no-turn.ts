// Words that would turn a sentence to what is kept or left out, and do not: another's old reservation, or one that is denied.

/** "the oil and gas excepted and reserved by A in his deed": how an interest came to be, no turn of this paper. */
export const tellsOfAnother = (marker: string, behind: string): boolean =>
  /^(?:excepted|reserved|saved)\b.*ed$/i.test(marker) &&
  /^ (?:by|in) (?!(?:the |said )*(?:grantors?|part(?:y|ies)|undersigned|us\b|me\b|him|her|them))/i.test(behind);

const DENIED = /\b(?:no|none|nothing|neither|nor|not|without)\b[^.;:,]{0,60}$/i;
/** "No override is" before "reserved:": a participle with a denial ahead of it in its clause. Errs toward no turn. */
export const isDenied = (marker: string, ahead: string): boolean => /^(?:reserved|retained|kept|excepted|withheld)\b/i.test(marker) && DENIED.test(ahead);
