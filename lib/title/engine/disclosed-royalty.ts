// What the words to which a deed is made subject say of royalties that others have. The owners' own royalty under a lease is none.

/** "subject to the lease, but covers and includes 1/8 of all royalty due under it", "…, and Grantee shall have his part of the royalties": what the taker gets, behind what he takes it under. */
const WHAT_IS_TAKEN =
  /\b(?:covers?|covering|includ(?:es?|ing)|entitled|receiv(?:es?|ing)|carr(?:y|ies)|takes?|pass(?:es)?|conveys?|(?:shall|is to|to|will) (?:also )?(?:have|own|draw|be paid)|grantees? (?:has|have|having|to have))\b[^.;]*/gi;
/** "a lease reserving one-eighth royalty", "the royalty payable under said lease": the owners' own, and no burden on them. */
const OF_THE_LEASE =
  /\bleases?\b[^.;]{0,60}?\b(?:providing|provides|reserving|reserves|bearing|with|at|calling|stipulating|paying|for) (?:(?:for|an?|the|of|usual|one-\w+|\d+\/\d+|\d+%|\([^()]{1,8}\)) ){0,6}royalt\w+|\broyalt\w+(?:(?:,? and|,? or|,) (?:rentals?|bonus(?:es)?|other payments))* (?:(?:due|payable|accruing|reserved|provided(?: for)?|stipulated) )?(?:under|by|in) (?:(?:the|said|such|that|any|oil|and|gas|mineral) )*(?:leases?|it)\b/gi;
/**
 * Whether words to which a deed is made subject tell of a royalty of others: "subject to the royalty of A" does; "subject to the lease, but covers 1/8 of all royalty
 * due under it" does not. Errs toward one: a royalty told in other words counts as disclosed.
 */
export const tellsOfRoyalty = (words: string): boolean => /royalt/i.test(words.replace(WHAT_IS_TAKEN, " ").replace(OF_THE_LEASE, " "));
