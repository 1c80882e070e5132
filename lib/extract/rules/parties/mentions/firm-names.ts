// Firms named by the surnames of their partners: "ROE, ROE & DOE", "DOE & ROE, a Texas general partnership".

const SURNAME = "(?:(?:Mc|Mac|Van |De |O')?[A-Z][A-Za-z'-]+)";
/** Three surnames or more, the last behind "&": no list of persons is written so. */
const LISTED = new RegExp(
  `^${SURNAME}(?:, ${SURNAME}){1,5},? & ${SURNAME}(?! [A-Z][a-z]*\\b(?! ?,))(?![\\w'-])(?:,? (?:Inc|INC|Ltd|LTD|LLC|L\\.L\\.C|LLP|LP|L\\.P|P\\.C|Co|CO)\\b\\.?)?`,
);
/** Two surnames that words behind call a partnership. */
const CALLED = new RegExp(
  `^(${SURNAME}(?:, ${SURNAME}){0,5},? (?:&|and|AND) ${SURNAME}),? (?:an?|the) (?:[A-Z][a-z]+ )?(?:[a-z-]+ ){0,3}(?:partnership|firm|joint venture|law firm|association)\\b`,
);

/** Length of the firm's name that starts at `at`; 0 where none does. "DOE & ROE, a partnership, …" → 9. */
export function firmLength(text: string, at: number): number {
  const words = text.slice(at, at + 160);
  return (LISTED.exec(words)?.[0] ?? CALLED.exec(words)?.[1] ?? "").length;
}
