// Shares that a deed tells of as those of one who is no party: "our vendor already owns one-eighth", "one-fourth stands of record in A. Moss".
import { A_SHARE } from "./keeping-receives";
import type { Word } from "./keeping-side";
import { findShares } from "./phrases/share";

/** "our vendor already owns one-eighth of them": a share that is told to be another's. */
const OTHERS =
  /\b(?<!\b(?:he|she|it|they|we|I) )(?:already|now|still) (?:owns?|holds?)\b|\b(?:is|are|being|stands?) (?:(?:already|now|still|heretofore) )?(?:owned by|held by|outstanding in|vested in|standing in) (?!(?:the )?(?:said )?(?:grantors?|us|me|him|her|them)\b)/i;
const FRACTION = "(?:an? |the )?(?:undivided )?(?:(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|fifths?|sixths?|eighths?|sixteenths?)|\\d+\\/\\d+|\\d+%)";
const HOLDER = "[A-Z][\\w.'’-]*(?:,? (?:(?:of|and|&) )?[A-Z][\\w.'’-]*){1,6}";
/** "Ann Moss owns one-fourth of the minerals", "one-fourth of the minerals stands of record in Ann Moss": so too, of whom the capitals tell. */
const BY_NAME = new RegExp(
  `(?<who>${HOLDER}),? (?:(?:now|still|also|yet) )?(?:owns?|holds?|has|have|(?:is|are|remains?|continues?|stays?)(?: (?:to be|now|still|yet|also))* (?:the )?(?:record )?owners? of) ${FRACTION}(?: \\([^)]{1,10}\\))?(?: (?:interest|part|share))? (?:of|in) (?:all )?(?:the )?(?:oil|gas|minerals?)\\b|\\b${FRACTION}[^.;]{1,60}\\b(?:oil|gas|minerals?)\\b[^.;]{0,30} (?:is|are|being|stands?|lies?|rests?)(?: (?:of record|now|still|outstanding|vested))* in (?:the name of )?(?<in>${HOLDER})`,
);
/** What may be, or what one says, is nobody's yet. */
const UNSURE = /\b(?:if|whether|should|unless|claims?|may|says?|will|shall)\b/i;
/** "one-half of the minerals was retained by A. Moss": a share with which the clause opens, gone to another. */
const GONE =
  /^\W*(?:(?:and|but|it is (?:\w+ ){0,3}) ?)?(?:that )?(?:an? |the )?(?:undivided )?(?:[a-z]+[- ])?(?:half|thirds?|fourths?|quarters?|eighths?|sixteenths?|\d+\/\d+|\d+%)(?: \([^)]{1,10}\))? (?:interest )?(?:of|in|thereof|which)\b[^.;]{0,60}?\b(?:was|were|is|are|has been|have been|having been|being) (?:heretofore |previously |already |formerly )?(?:reserved|retained|excepted|conveyed|sold|kept|deeded|granted) (?:by|to)\b/i;
/** Whether a clause tells of a share as one that a third has; `words`: the sides named in it. */
export const ownedByAnother = (words: readonly Word[], clause: string): boolean => {
  const gone = GONE.exec(clause);
  if (gone) return !words.some((w) => (w.kind === "giver" || w.kind === "taker") && w.start >= gone[0].length && w.start - gone[0].length < 12);
  const at = clause.search(OTHERS);
  if (at < 0) {
    const told = UNSURE.test(clause) ? null : BY_NAME.exec(clause);
    const name = told?.groups?.who ?? told?.groups?.in ?? "";
    const from = told ? told.index + told[0].indexOf(name) : 0;
    return told !== null && !words.some((w) => (w.kind === "giver" || w.kind === "taker") && w.start < from + name.length && from < w.end);
  }
  const side = words.findLast((w) => (w.kind === "giver" || w.kind === "taker") && w.end <= at);
  return (side === undefined || at - side.end > 3) && A_SHARE.test(clause);
};

/** "heretofore sold", "reserved by A. Moss", "outstanding in A. Moss": the thing of a verb is another's already. */
const HAD_BEFORE =
  /\b(?:heretofore|previously|formerly|already|theretofore) (?:\w+ (?:and|or) )?(?:reserved|excepted|conveyed|sold|granted|deeded|retained|severed)\b(?! (?:un)?to (?:(?:the|said) )*(?:him|her|them|us|me|it|[Gg]rantors?|[Vv]endors?|[Ss]ellers?|undersigned)\b)|\b(?:reserved|retained|excepted|kept|owned|held)(?: of record)? (?:by|in) (?:the (?:said )?|said )?[A-Z]|\b(?:sold|conveyed|granted|deeded|assigned)(?: of record)? (?:un)?to (?:the )?(?!Grantors?\b|Vendors?\b|Sellers?\b)[A-Z]|\b(?:outstanding|vested) in [A-Z]/;
/** "being the same half reserved by A. Moss": what is kept is called the same as what another kept. */
const SAME_AS = /\b(?:being|is) (?:the|that) (?:same |identical )?[^.;,]{0,30}$/;

const AND_KEEPS = /^,? (?:and|or) (?:hereby )?(?:reserv|retain|keep|withh)/i;

/** The place in the words behind a verb where the one thing they name is told to be another's already; -1 where it is not, or where a second share stands before. */
function hadAt(behind: string): number {
  const at = AND_KEEPS.test(behind) ? -1 : behind.search(HAD_BEFORE);
  return at >= 0 && findShares(behind.slice(0, at)).length < 2 ? at : -1;
}

/** Whether a giver only leaves out what a third has: "Grantor excepts the half heretofore reserved by A. Moss". `verb`: the word that excepts or reserves. */
export function leavesAnothers(words: readonly Word[], verb: Word, clause: string): boolean {
  const behind = clause.slice(verb.end);
  const at = hadAt(behind);
  const had = at < 0 ? "" : (HAD_BEFORE.exec(behind)?.[0] ?? "");
  if (!had || words.some((w) => w.kind === "giver" && w.start >= verb.end + at && w.start <= verb.end + at + had.length)) return false;
  return /^excepts?$/i.test(clause.slice(verb.start, verb.end)) || SAME_AS.test(behind.slice(0, at));
}

/** Whether the words behind "excepts" tell of a thing that another has already. */
export const hadBefore = (behind: string): boolean => hadAt(behind) >= 0;
