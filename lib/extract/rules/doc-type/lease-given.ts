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
