// Marriages told as rows and as things: "Marriages: (1) ADA POE, 1940", "First marriage: ADA POE", "his second was ADA POE", "by the first".

/** Words that open a row of husbands or wives where a name follows: "Marriages:", "First marriage:", "Her marriages were as follows:". */
const ROW =
  /(?<=^|[\s.;,(])(?:(first|second|third|fourth|last|only|sole|one|prior|former|previous|earlier|present|current|his|her|decedent's|the) ){0,3}marriages?(?: history| record)?(?: (?:was|is|were|are|being)?,? ?(?:as follows|these|(?:the )?following|listed below|to))?[:.]? ?(?=:|\s|\.)/gi;
/** What must stand behind such words, and must not stand before them. */
const NAME_BEHIND = /^[:.]? {0,3}\n?(?:\(?[a-z\d]{1,2}[.)] ?|(?:first|1st|second|2nd|once)[,:] )?[A-Z][\w.'’-]+ (?:[A-Z][\w.'’-]*)/;
const OF_MARRIAGE = /\b(?:of|by|from|during|to|after|before|under|no|the date of|issue|with|in|upon|and|or|that|this|said|such|which|each|any|our|my|their) $/i;

/** "by the first", "of the latter": a marriage told before. */
export const BY_THE_FIRST =
  /\b(?:of|by|from|with) (?:the|his|her) (?:first|second|third|former|latter|last|earlier|later)(?:[- ](?:one|named|mentioned))?(?=[,;:.)]| (?:he|she|there|were|was|came|a|an|one|two|three|four|five|six)\b)/gi;
/** "his second was ADA POE", "and her second, who outlived her, is AL POE": a husband or wife, where one was told of right before. */
const SECOND = /\b(?:his|her|the) (?:first|second|third|fourth|last|present)(?=,? (?:was|is|being|who|to whom|whom)\b|, [A-Z])/gi;
const OF_SPOUSES = /\b(?:wife|husband|wives|husbands|spouses?|married|marriages?)\b[^.]{0,160}(?:\. ?)?[^.]{0,20}$/i;

/** So far behind "The first was …" stands "The second was …" of the same row. */
const FAR = 250;

/** "The oldest was ADA, survived by her husband. The second was BO": children by age, as behind "He had three children." */
const AMONG_CHILDREN = /\b(?:oldest|eldest|first-?born|youngest)\b(?! (?:brother|sister))|\b(?:children|sons|daughters|issue)\b[^.;:]{0,20}[.;:] (?:and )?$/i;

export type MarriageRow = { readonly start: number; readonly end: number; readonly plural: boolean; readonly words: string };

/** Rows of marriages between two places of a text, in order; "children of the first marriage: A" is none. */
export function marriageRows(text: string, from: number, to: number): MarriageRow[] {
  let earlier = -FAR;
  const second = [...text.slice(from, to).matchAll(SECOND)].flatMap((m): MarriageRow[] => {
    const start = from + m.index;
    const told =
      !AMONG_CHILDREN.test(text.slice(Math.max(0, start - 300), start)) &&
      (OF_SPOUSES.test(text.slice(Math.max(0, start - 200), start)) || start - earlier < FAR) &&
      !/\b(?:by|of|with|from) $/i.test(text.slice(Math.max(0, start - 5), start));
    if (told) earlier = start;
    return told ? [{ start, end: start + m[0].length, plural: false, words: m[0] }] : [];
  });
  const rows = [...text.slice(from, to).matchAll(ROW)].flatMap((m): MarriageRow[] => {
    const start = from + m.index;
    const end = start + m[0].trimEnd().length;
    const labelled = /[:.] ?$/.test(m[0]) || text.charAt(end) === ":";
    if (!labelled || OF_MARRIAGE.test(text.slice(Math.max(0, start - 13), start)) || !NAME_BEHIND.test(text.slice(end, end + 60))) return [];
    return [{ start, end: end - (/[:.]$/.test(text.slice(start, end)) ? 1 : 0), plural: /marriages/i.test(m[0]), words: m[0] }];
  });
  return [...rows, ...second];
}
