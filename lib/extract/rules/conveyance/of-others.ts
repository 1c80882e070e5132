// Exceptions that say whose the minerals are and not how much they come to: as much as those others have.
import type { Found } from "./interest";
import { findShares } from "./phrases/share";

const THING = "(?:minerals?|oil|gas|coal|royalt(?:y|ies)|rights?|interests?|estate)";
/** Others told by what they are: "the devisees under the will of A", "third parties", "several heirs". */
const OTHERS =
  "(?:(?:the|those|these|said|all|any|several|various|certain|other|former|prior|earlier|named|my|his|her|our|their|living|surviving|third|of|as|two|three|four|five|six) ){0,4}(?:devisees?|legatees?|heirs?|beneficiar(?:y|ies)|children|grandchildren|sons?|daughters?|brothers?|sisters?|nephews?|nieces?|cousins?|co-?tenants?|persons?|people|part(?:y|ies)|owners?|strangers?|others)\\b";
const NOT_GIVER = "(?!(?:[Tt]he )?(?:[Ss]aid )?(?:[Gg]rantors?|part(?:y|ies) of the first)\\b)";
const HELD = "(?:outstanding|owned|held|vested|standing|belonging|devised|willed|bequeathed|left|given|descended)";
const HOLD = "(?:own|hold|have|took|take|received|inherited|acquired|claim)";
/** "the minerals outstanding in A", "the interests that the devisees of A hold": so much as those have, whatever it is; "all the minerals are owned by A" says how much. */
const OF_ANOTHER = new RegExp(
  `^[^.;,]{0,80}\\b${THING}(?: therein| thereunder)?,? (?:(?:(?:which|that|as) (?:(?:is|are|was|were|may be) )?)?(?:(?:now|still|presently) )?(?:${HELD}|belongs?|of record|stands?)(?: of record)? (?:in|by|to) ${NOT_GIVER}(?:(?:the )?[A-Z]|${OTHERS})|(?:(?:which|that) )?${OTHERS}[^.;,]{0,60} ${HOLD}\\b)`,
);
/** "outstanding mineral interests", "minerals severed before": what others have, by no name. */
const PASSED_BEFORE = new RegExp(
  `^[^.;,]{0,40}\\b(?:(?:outstanding|severed) (?:[a-z]+ ){0,3}${THING}\\b|${THING}(?: ${THING})?,? (?:(?:which|that) (?:have|has|had) (?:been )?)?(?:heretofore|previously|already|formerly) (?:been )?(?:severed|parted with|passed)\\b|${THING} severed (?:before|heretofore|from))`,
  "i",
);
/** "the mineral interest excepted or reserved in the deed in Vol. 61": as much as that deed put outstanding. */
const MADE_ELSEWHERE =
  /\b(?:minerals?|oil|gas|coal|royalt(?:y|ies)|interests?|rights?|estate)(?: \w+){0,3}?,? (?:(?:which|that) (?:was|were|has been|have been|is|are) |heretofore |previously |being )*(?:(?:and|or|\/) ?|excepted |reserved |conveyed |severed |sold |retained |granted |created )+(?:and outstanding )?(?:in|by|under|to)\b/i;
/** "such interest in the minerals, if any, as was validly reserved by it". */
const SUCH_AS =
  /\b(?:such|any|whatever|so much of)\b[^.;]{0,60}\b(?:minerals?|oil|gas|coal|royalt(?:y|ies)|interests?|rights?|estate)\b[^.;]{0,70}?\b(?:excepted|reserved|conveyed|severed|sold|retained|granted|created|withheld|kept)\b/i;
const ALL = /\b(?:all|entire|whole|100 ?%|no)\b/i;
/** "mineral interests which prior instruments of record have already reserved": as much as those put outstanding. */
const BY_OTHER_PAPERS =
  /\b(?:minerals?|oil|gas|coal|royalt(?:y|ies)|interests?|rights?|reservations?)\b[^.;]{0,40}\b(?:which|that|as) (?:any |the |other )?(?:prior|earlier|former|previous|other|preceding) (?:recorded )?(?:instruments?|deeds?|conveyances?|papers|owners?|grantors?)\b[^.;]{0,50}\b(?:reserved|conveyed|excepted|severed|sold|created)\b/i;
const unsizedThere = (f: Found, clause: string): boolean => (BY_OTHER_PAPERS.test(clause) && findShares(clause).length === 0) || cited(f, clause);
const cited = (f: Found, clause: string): boolean =>
  (f.interest.created_in !== undefined || f.interest.held_by !== undefined) &&
  findShares(clause).length === 0 &&
  (MADE_ELSEWHERE.test(f.interest.text) || SUCH_AS.test(clause)) &&
  !ALL.test(clause.slice(0, clause.search(/\b(?:excepted|reserved|conveyed|severed|sold|retained|granted|created)\b/i)));
/** "all minerals heretofore conveyed or reserved of record", by whomever: what others have, and so much only; "all minerals conveyed to A" says that A has them all. */
const BY_WHOMEVER = new RegExp(
  `^[^.;]{0,60}\\b${THING}(?: rights?| interests?| estate)?(?: therein| thereunder)?,? (?:(?:which|that|as) )?(?:(?:have|has|had|may have|are|were) )?(?:(?:heretofore|previously|already|formerly|theretofore|prior hereto|validly|been) )+(?:(?:conveyed|reserved|excepted|sold|severed|granted|retained|transferred)(?:,? ?(?:or|and|and\\/or|\\/)? ?)?)+(?: of record| by (?:(?:prior|former|previous|earlier|predecessors?|others?|instruments?|deeds?|conveyances?|owners?|grantors?|in|title|of|record|recorded) ?)+| in (?:the )?(?:chain of title|prior (?:deeds?|conveyances?|instruments?)))?(?: (?:in|under|from|on) (?:the )?(?:said |above |same |these )*(?:described )?(?:lands?|premises|tracts?|property))?[.,;)]?\\s*$`,
  "i",
);
/** "Minerals that other persons hold by old deeds are not sold", "other minerals are outstanding in third parties": those others have no name, so no clause says that they have it all; "the coal, being owned by others" does. */
const BY_NO_NAME =
  /\b(?:minerals?|oil|gas|coal|royalt(?:y|ies)|interests?|rights?|other|those|such)\b(?:(?!, (?:being|which|all|as) |\b(?:right|privilege|lease|leasing|assign|sell|let|payable|paid|with|may|over|across|without)\b)[^.;]){0,90}\b(?:third (?:part(?:y|ies)|persons?)|other (?:persons?|people|part(?:y|ies)|owners?|hands)|others|strangers|(?:former|prior|previous|earlier) (?:owners?|grantors?|holders?|vendors?|sellers?))\b/i;
const byNoName = (clause: string): boolean => {
  const m = BY_NO_NAME.exec(clause);
  return m !== null && !ALL.test(clause.slice(0, m.index + m[0].length)) && findShares(clause).length === 0;
};
const passedBefore = (clause: string): boolean => PASSED_BEFORE.test(clause) && !ALL.test(clause) && findShares(clause).length === 0;
/** So much as others have, whatever it is: the share of an exception that tells whose the minerals are and not how much, as none that is told. Errs toward what is read where a share or a whole is named. */
export const ofAnother = (f: Found, clause: string): Found =>
  f.interest.fraction?.fraction === "1" &&
  (OF_ANOTHER.test(f.interest.text) || BY_WHOMEVER.test(f.interest.text) || passedBefore(clause) || byNoName(clause) || unsizedThere(f, clause))
    ? { ...f, interest: { ...f.interest, fraction: null } }
    : f;
