// Who holds an outstanding interest, and the instrument that created it, in the words of an exception.
import type { LandReference } from "@/lib/contracts/aspects/land";
import { findCitations } from "./citation";

const NAME =
  "((?:the )?(?:United States(?: of America)?|(?:Estate of |State of )?[A-Z][\\w.&'-]*)(?:(?:,? |,)(?:of|and|&|or|et|ux\\.?|al\\.?|the|wife,?|his|its|or its|[A-Z][\\w.&'-]*))*)";
const VERBS = "(?:reserved|excepted|retained|conveyed|sold|granted|devised|deeded|assigned|given|owned|held|outstanding|belong(?:s|ing)|leased|vested|created)";
const BY = new RegExp(
  `\\b${VERBS}(?: (?:and|or) (?:\\w+ )?${VERBS})?(?: (?:heretofore|previously|of record|in fee|away))?(?: by (?:us|me|him|her|them|grantors?|said grantors?)(?= (?:to|unto)))?(?: (?:by|to|unto|in|from))(?: the said| said| deed to)? ${NAME}`,
);
const IN = new RegExp(
  `\\b(?:interest|royalt(?:y|ies)|minerals?|half|per ?cent|%|\\d)\\)?,? (?:in|of|outstanding in|heretofore of) ${NAME}(?= ?[,.;(]| and (?:one|two|three|twenty|an?|\\d)| or | under| by| in | recorded|$)`,
);
/** "the minerals which A. Moss reserved", "the lease that B has": who did or holds it, before the verb. */
const WHO_KEPT = new RegExp(
  `\\b(?:which|that|as) (?:the said )?${NAME},? (?:(?:has|have|had|now|still|heretofore|previously|formerly|and wife) ){0,2}(?:reserved|excepted|retained|kept|acquired|bought|purchased|holds?|owns?|has|have)\\b`,
);
/** "our vendor, Henry Moss, already owns one-eighth". */
const OWNS = new RegExp(`${NAME},? (?:already|now|still) (?:owns?|holds?)\\b`);
/** "Ann Moss has one-fourth", "stands of record in Ann Moss". */
const HAS = new RegExp(`${NAME},? (?:owns?|holds?|has|have) (?:an? |the )?(?:undivided )?(?=\\d|half|(?:one|two|three|five|seven)[- ])`);
/** Where land lies, not in whom a title stands: "Reeves County", "the A. Moss Survey". */
const PLACE =
  "(?:the )?(?:[A-Z][\\w.&'-]* ){0,4}(?:County|Counties|Parish|Survey|League|Labor|Grant|Addition|Subdivision|Ranch|Farm|Abstract|Range|Quarter|Half|Volume|Page|Exhibit|Parcel|Records?)\\b";
const STANDS_IN = new RegExp(
  `\\b(?:is|are|being|stands?|lies?|rests?)(?: (?:of record|now|still|outstanding|vested))* in (?:the name of )?(?!${PLACE})${NAME}`,
);
/** "Mineral reservation, 1/2, A. Moss, Vol. 40": a line of a list. */
const LISTED = new RegExp(`(?:\\d|half|%|fourth|third)\\)?, ${NAME}(?=,? (?:Vol|Book|recorded|Deed|Doc|Reception|Instrument))`);

const tidy = (name: string): string =>
  name
    .replace(/,? (?:Record(?:ed|s)?|Deed|Vol(?:ume)?|Book|Doc|Document|Page|Dated|By|In|Under|Recording)\b.*$/, "")
    .replace(/^the (?=[A-Z])/i, (m) => (/^the$/i.test(m.trim()) ? "" : m))
    .replace(/(?:,| and| of| in| by| the| his| its| or| or its|'s)+$/i, "")
    .replace(/(?<!\b(?:[A-Z]|Jr|Sr|Co|Inc|Corp|Ltd|L\.?P|Bros))\.$/, "")
    .trim();

/** "heretofore reserved by A. Moss in deed recorded in Vol. 3, page 9" → "A. Moss"; null where no holder is named. */
export function holderIn(clause: string): string | null {
  const book = (name: string): boolean => /^(?:Vol(?:ume)?|Book)\b/i.test(name);
  const found = [BY, IN, OWNS, WHO_KEPT, LISTED, HAS, STANDS_IN].map((p) => p.exec(clause)?.[1]).find((x) => x && !book(x));
  if (!found) return null;
  const name = tidy(found);
  return name.length > 2 &&
    !/^(?:Sections?|Township|Deed|Survey|Block|Tract|Lots?|First|Second|This|Said|Grantors?|Grantees?|Lessors?|Lessees?|Assignors?)\b/i.test(name)
    ? name
    : null;
}

/** The instrument in which the words say an interest was created, as a land reference of the contract. */
export function createdIn(clause: string): LandReference | null {
  const cited = findCitations(clause)[0];
  if (!cited) return null;
  const { book, page, instrument_no } = cited.reference;
  return { book, page, instrument_no, text: clause.slice(Math.max(0, cited.start - 80), cited.end).trim() };
}

/** "pages 330 and 332", "Book 5, page 9, and Book 6, page 2": a second paper told in one breath with the first. */
const AND_ANOTHER = /^[^.;]{0,12}?(?:\band\b|&)[^.;]{0,40}$/i;

/** So too, where one instrument alone is cited; null where several are told in one breath, since no one of them says what the interest is. */
export function createdInOne(clause: string): LandReference | null {
  const [first, second] = findCitations(clause);
  const several = first && second && (second.start === first.start || AND_ANOTHER.test(clause.slice(first.end, second.start)));
  return several ? null : createdIn(clause);
}
