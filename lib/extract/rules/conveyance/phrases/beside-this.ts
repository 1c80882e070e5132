// What others have, told beside the share that a clause deals with: "2½ % …, this being in addition to the 4 % given to A. Roe", "…, B. Coe having one-eighth before this".
import { findShares } from "./share";

/** Words that set this share beside another one, which may be this paper's or somebody's: how the other is told says which. */
const BESIDE =
  /[,;.(]? ?(?:and |but )?(?:(?:which|this|it|the same|same|(?:this|said|such) (?:royalty|interest|share)) (?:is |being |are |ranks? |shall be |to be )?|being )?(?:not (?:an? )?|in no way |nowise |without )?(?:in addition to|additional to|over and above|beside(?:s)?|beyond|apart from|aside from|(?:(?:distinct|different|separate)(?: and (?:apart|distinct|separate))?) from(?: and besides)?|independent(?:ly)? of|exclusive of|other than|outside(?: of)?|subordinate to|junior to|second(?:ary)? to|(?:next )?(?:behind|after)|prejudice (?:to|of)|(?:in )?derogation of|disturb(?:ance of|ing)|affect(?:ing)?|touch(?:ing)?|diminish(?:ing)?|(?:a |any |no )?part of|out of(?: or diminishing)?|making(?:,? together)?,? with|(?:making |taken |reckoned )?together with) (?=(?:(?:the|that|those|said|such|any|an?|my|our|his|her|its|their)\b|[\d(]|one|two|three|four|five|six|seven|eight|nine|ten))/gi;
/** Words behind a share that tell it is somebody's already. */
const HAD =
  /^[^.;]{0,90}?\b(?:(?:heretofore|previously|formerly|already|before this|now|still|last (?:year|month|week|[A-Z]\w+)|in [A-Z]\w+ last|once|earlier|hitherto)\b(?! (?:payable|paid|accru\w+|due|produc\w+|leased|the|known|called)\b)|(?:(?:given|made over|sold|conveyed|assigned|granted|deeded|belonging|transferred|parted with|passed) (?:away )?(?:by (?:me|us|him|her|them|it|(?:the )?(?:said )?grantors?) )?(?:(?:to|unto) |in [A-Z]))|(?:held|owned|had|outstanding|vested|standing|claimed) (?:by|in) |(?:which|that) (?:(?:the )?[A-Z]|(?:I|we|he|she|they|it|grantors?) (?:have|has|had|gave|sold|made|conveyed|assigned|granted|deeded))|(?:of|in) (?:the )?(?:said )?[A-Z][\w.&'’-]+ (?:[A-Z&][\w.&'’-]*|and [A-Z]))/;
/** Words that may as well add to the gift, and what the giver has, which is given with it: "together with one-fourth of the minerals owned by Grantor". */
const ADDS = /\b(?:together with|in addition to|additional to|over and above|besides?|beyond) $/i;
const GIVERS =
  /^[^.;]{0,90}?\b(?:held|owned|had|claimed|vested|standing|belonging|which|that)\b(?: now| still)? (?:(?:by|in|to) )?(?:(?:the |said )*(?:grantors?|assignors?|sellers?|vendors?|lessors?)|I|we|he|she|me|us|him|her|them)\b(?! (?:have |has |had )?(?:gave|given|sold|made|conveyed|assigned|granted|deeded))/i;
/** "…, The Roe Company having four per cent": ahead of the share, who has it. */
const HAVING =
  /[,;(] ?(?:and |but )?(?:the )?(?:said )?(?:[A-Z][\w.&'’-]*,? (?:of |and |& )?){1,6}(?:already |now |still )?(?:having|holding|owning|has|holds|owns) (?=an? |the |one|two|three|four|five|six|seven|eight|nine|ten|\d)/g;
/** "…, the four per cent of A. Roe being left as it is": what stays as it stood. */
const LEFT_ALONE =
  /[,;(] ?(?:and |but |with )?(?=(?:the|that|said|such) [^.;,]{2,90}? (?:of|in|held by|owned by|belonging to) (?:the )?(?:said )?[A-Z][^.;,]{1,70}? (?:being|is|are|to be|shall be|remaining|remains?|to remain|standing|stands?|to stand)\b[^.;,]{0,30}?\b(?:left|not|un\w+|as (?:it|they)|outstanding|in force|still|good)\b)/g;

/** The end of the clause that opens at `from`: the next comma or stop behind its share; names and figures may hold points. */
function clauseEnd(words: string, from: number): number {
  const m = /[,;](?=\s)|(?:[a-z]{4,}|\d|[)%])\.(?=\s|$)/.exec(words.slice(from));
  return m ? from + m.index + m[0].length : words.length;
}

/**
 * The words with blanks for what is told of others' shares; every other word keeps its place. A share before such words must stand, so that the object itself is never lost.
 * "2½ % of all oil, besides the 4 % belonging to A. Roe" → "2½ % of all oil". Errs toward keeping: what nobody is said to have stays.
 */
export function withoutBesideThis(words: string): string {
  const marks = [BESIDE, HAVING, LEFT_ALONE].flatMap((p) => [...words.matchAll(p)].map((m) => ({ kind: p, start: m.index, end: m.index + m[0].length })));
  if (marks.length === 0) return words;
  const shares = findShares(words);
  const first = shares[0];
  let out = words;
  for (const m of marks) {
    const share = shares.find((s) => s.start >= m.end && s.start - m.end < REACH);
    if (!first || !share || first.end > m.start || /[.;]/.test(words.slice(m.end, share.start))) continue;
    const behind = words.slice(share.end);
    if (m.kind === BESIDE && (!HAD.test(behind) || (ADDS.test(words.slice(0, m.end)) && GIVERS.test(behind)))) continue;
    const end = clauseEnd(words, share.end);
    out = out.slice(0, m.start) + " ".repeat(end - m.start) + out.slice(end);
  }
  return out;
}

/** So far behind such words the other share stands. */
const REACH = 70;
