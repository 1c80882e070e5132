// Words of ending that end no lease: its years alone are over, another thing than the lease ended, or it is said to be held on.

const NOT_ENDED = /\b(?:not|never)(?: \w+){0,2} (?:terminated|expired|ended|cancelled|released|surrendered|forfeited)$/i;
/** "held beyond its primary term, which ended": the years ended, the lease went on. */
const TERM_ENDED = /\bterm\b,? ?(?:of [^.;,]{0,30})?(?:(?:which|that) )?(?:has |had )?(?:ended|expired|lapsed|ran out|came to an end)$/i;
/** "the lease of 2011 …, and that the back-in ended": another thing than the lease is told to have ended. */
const OTHER_ENDED =
  /\band (?:that )?(?:the|its|his|her|their|said) (?!(?:said )?(?:leases?|oil|term|primary|same|estate|interest)\b)[\w-]+(?: \w+)? (?:had |has )?(?:terminated|expired|ended|lapsed|ran out)$/i;
/** "The primary term of that lease ended in 2008": its years alone. */
const TERM_OF_LEASE = /\bterm\b (?:of|in|under|fixed (?:by|in)|named in|stated in) (?:[\w'’-]+ ){1,12}?leases?\b[^.;]{0,60}$/i;
const HELD_ON = /\bheld|\bin force\b|\bbeyond\b/i;
/** "…, is held by production": said of the lease behind the end of its years. */
const STILL_HELD =
  /^[^.;]{0,40}\b(?:is|has been|was|being|remains?|continues?|stands?)(?: (?:now|still|since|ever since|kept|being))* (?:held|in (?:full )?(?:force|effect)|alive|good|valid)\b/i;

/** Whether the words of ending `words`, between those before and behind them, end no lease: "the primary term of that lease ended in 2008". */
export const isNoEnd = (before: string, words: string, behind: string): boolean =>
  TERM_OF_LEASE.test(`${before.slice(-90)}${words}`) ||
  NOT_ENDED.test(words) ||
  OTHER_ENDED.test(words) ||
  (TERM_ENDED.test(words) && (HELD_ON.test(before + words) || STILL_HELD.test(behind)));
