// Whether what a granting clause gives is a lease that is known by a name: "all it had from A in the Moss lease, 212 acres".

/** "Vol. 9", "Co.": points that end no sentence. */
const SHORT = /\b(?:vols?|bk|pgs?|pp?|nos?|co|corp|inc|ltd|l\.p|l\.l\.c|st|jr|sr|[a-z])\.(?= ?[a-z\d,(])/gi;
const ASIDE = /\([^()]{0,200}\)/g;
/** "which it acquired from A by the assignment in Book 9, page 4,": by which way the giver has it, up to the thing itself. */
const WAY_IT_CAME =
  /,? ?\b(?:(?:(?:which|that|as|what(?:ever)?) )?(?:(?:it|he|she|they|we|I|(?:the )?(?:said )?(?:assignor|grantor|seller|undersigned)s?) )?(?:now )?(?:(?:has|have|had|was|were) )?(?:acquired|got|received|obtained|bought|purchased|took|derived|passed|came|conveyed|assigned|owns?|holds?)) (?:by|from|under|through|to|of|in virtue|via|pursuant)\b[^.;]{0,260}?(?=,? (?:in|under|to)(?:,? (?:and|or) (?:to|under))? (?:the|that|said|its|an?|those)\b|, being\b)/gi;

const OTHER_THING = "minerals?\\b|royalt|overrid|acres\\b|lots?\\b|land\\b|lands\\b|premises\\b|surface\\b|subject to|let\\b|secur|mortgag|rentals?\\b";
const GIVES =
  "\\b(?:sell|sells|sold|convey|conveys|conveyed|assign|assigns|assigned|transfer|transfers|transferred|grant|grants|granted|deliver|delivers|set over|sets over)\\b";
const INTEREST =
  "(?:interests?|estate|title|rights?|(?:whole|all|everything)(?: of)?(?: (?:that|what|which) (?:it|he|she|they) (?:has|have|had|holds?|owns?))?)";
const INTO = "(?:(?:in|under|to|of)\\b,?(?: (?:and|or))? ?){1,3}|being ";
/** Words of a lease's name: its lessor, or what it is a lease of. */
const NAMED = "(?:(?!in\\b|on\\b|under\\b|upon\\b|from\\b|by\\b|as\\b|that\\b|which\\b|is\\b)[\\w.'’&,-]+ ){0,8}?";
const GIVES_LEASE = new RegExp(
  `^(?:(?!\\b(?:${OTHER_THING}))[^.;]){0,200}?${GIVES}(?:(?!\\b(?:${OTHER_THING}))[^.;]){0,260}?\\b${INTEREST}(?: ?, ?| )(?:${INTO})(?:the|that|said|its|a|an|a certain|those) ${NAMED}leases?\\b(?! (?:royalt|bonus|rental|roads?|lines?))`,
  "i",
);

/**
 * True where the first thing given is an interest in a lease, however it is called and however the giver came by it.
 * "every right which it acquired from A by the assignment in Vol. 8, page 4, in the Moss lease, 212 acres" → true; "212 acres, subject to the Moss lease" → false.
 * Errs toward false: where land, minerals or royalty are named before the lease, those are what is given.
 */
export const givesNamedLease = (granting: string): boolean =>
  GIVES_LEASE.test(
    granting
      .slice(0, 1500)
      .replace(ASIDE, " ")
      .replace(SHORT, (w) => `${w.slice(0, -1)} `)
      .replace(/[ \t\n]+/g, " ")
      .replace(WAY_IT_CAME, " "),
  );

/** What keeps, burdens or turns away from the thing given. */
const TURN =
  /\b(?:reserv\w+|except(?:s|ed|ing)?|retain\w*|withh[eo]ld\w*|keep(?:s|ing)?|kept|sav(?:e|es|ing)|subject to|less|burdened|provided|but|who (?:shall|is to)|which (?:shall|is to))\b|;|(?<!\b(?:Inc|Co|Corp|Ltd|Mrs?|Jr|Sr|St|Dr|No|Vol|[A-Z]))\. (?=[A-Z][a-z])/;
const FIRST_THING =
  /\b(?:leases?\b(?! (?:and|to|unto)\b)(?! (?:royalt|bonus|rental|burdens?|roads?|lines?))|leasehold|working interest|overrid\w+|o\.?r\.?r\.?i\b|royalt\w+|production|8\s?\/\s?8)/gi;
/** "an undivided half interest in", "all its right, title and interest in and to": what stands in a lease by these is a share of it. */
const INTEREST_IN =
  /\b(?<!\b(?:working|leasehold|royalty) )(?:interests?|title|estate|share|part)(?:,? (?:in|under|to|of))(?:,? (?:and|or) (?:in|under|to|of)){0,2}(?: (?:the|that|said|its|his|her|their|an?|certain|following))*[^,;]{0,40}$/i;
/** "under the lease", "out of its working interest": where another thing lies or comes from. */
const LIES_IN =
  /\b(?:in|under|from|out of|on|upon|against|by|burdening)(?:,? (?:and|or) (?:in|under|to))?(?: (?:the|that|said|its|his|her|their|an?|all|certain|following|undivided|entire|oil|gas|and|mineral))*(?: [A-Z][\w.'’]*){0,4} $/;

/**
 * True where the first thing that the words behind the act name is a lease or a share of one, ahead of all that is kept or borne:
 * "assigns to B the lease of May 3, 1950 with 3% override reserved" → true; "assigns to B, out of its working interest, 2% of 8/8" → false.
 */
export function givesLeaseFirst(granting: string): boolean {
  const words = granting.slice(0, 900).replace(ASIDE, " ");
  const end = words.search(TURN);
  const given = end < 0 ? words : words.slice(0, end);
  for (const m of given.matchAll(FIRST_THING)) {
    if (!/^(?:lease|working)/i.test(m[0])) return false;
    const before = given.slice(Math.max(0, m.index - 80), m.index);
    if (INTEREST_IN.test(before) || !LIES_IN.test(before)) return true;
  }
  return false;
}

/** As above for the first act of the paper, whatever its reading takes for the granting words. */
export const firstActGivesLease = (text: string): boolean => {
  const at = text.slice(0, 3000).search(/\b(?:assigns?|sells?|transfers?|conveys?|sets? over|makes? over|turns? over|hands? over)\b(?! of\b)/);
  return at >= 0 && givesLeaseFirst(text.slice(at, at + 900));
};
