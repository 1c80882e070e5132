// Years that go on: "and in the event that oil is being produced at the end of the period, then the said reservation shall remain in force as long as such production continues".
import type { Term } from "@/lib/contracts/aspects/conveyance";
import { findShares } from "./share";

const IF_PRODUCED = "\\b(?:if|unless|should|in (?:the )?(?:case|event)|provided|where|when)\\b[^.;]{0,120}\\bproduc(?:ed|ing|tion|es|tive)\\b[^.;]{0,180}?";
const KEPT_OR_GIVEN =
  "\\b(?:reservations?|exceptions?|interests?|royalt(?:y|ies)|estates?|grants?|conveyances?|deeds?|minerals?|terms?|period|rights?|shares?|same|it|they)\\b";
const GOES_ON =
  "\\b(?:continues?|remains?|extends?|extended|endures?|lasts?|runs?|go(?:es)? on|stands?|prolonged|lengthened|(?:be )?(?:in|of) (?:full )?(?:force|effect)|not (?:then )?(?:terminate|expire|end|cease))\\b";
const WHILE_PRODUCED =
  "\\b(?:(?:so|as|for as|for so) (?:long|much longer)|while|until|during|(?:for|throughout) the (?:duration|life|period|continuance) of|for such (?:further |longer )?(?:time|period))\\b[^.;]{0,80}\\b(?:produc\\w+|same|continues?|ceases?)\\b";
/** "first party shall retain the interest": who has it stands before it. */
const HOLDS_ON =
  "\\b(?:retains?|keeps?|holds?|owns?|ha(?:s|ve)|enjoys?|be entitled to)\\b(?: (?:the|said|such|that|so|thus|reserved|excepted|same|undivided|mineral|royalty)){0,4}";
const CLAUSE = new RegExp(`${IF_PRODUCED}(?:${KEPT_OR_GIVEN}[^.;]{0,30}${GOES_ON}|${HOLDS_ON} ?${KEPT_OR_GIVEN})[^.;]{0,60}?(${WHILE_PRODUCED})`, "i");

/** "It lives beyond the fixed term only while minerals are being produced", "shall continue past that period for as long as oil is produced". */
const PAST_TERM = new RegExp(
  `${KEPT_OR_GIVEN}[^.;]{0,60}(?:\\b(?:lives?|exists?|survives?|outlasts?)\\b|${GOES_ON})[^.;]{0,30}\\b(?:beyond|past|after|longer than)\\b[^.;]{0,40}\\b(?:terms?|years|period|time)\\b[^.;]{0,30}?(${WHILE_PRODUCED})`,
  "i",
);

/** Whether the words only let go on what other words keep: "If oil is then produced, grantor shall retain the interest until production ceases". */
export const onlyGoesOn = (words: string): boolean => CLAUSE.test(words) && findShares(words).length === 0;

/** "The land is subject to a lease; should oil be produced, it shall continue in force": the years of the lease. */
const OF_A_LEASE = /\bsubject to\b[^.]{0,120}\bleases?\b/i;

/** The term of what `words` keep or give: years that they let go on with production are that long at the least; any other term stands as it is. */
export function goingOn(term: Term | null, words: string): Term | null {
  if (term?.kind !== "years") return term;
  const m = CLAUSE.exec(words) ?? PAST_TERM.exec(words);
  if (!m || OF_A_LEASE.test(words.slice(words.lastIndexOf(". ", m.index) + 1, m.index + m[0].length))) return term;
  return { ...term, kind: "so_long_as", text: m[1] ?? m[0] };
}
