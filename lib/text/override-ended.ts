// Words by which a paper says that an overriding royalty is gone: merged, ended, released, turned into another interest.

/** Between the override and its end: nothing that may come to be, or is denied ("not to be merged", "to be converted at payout"). */
const NO_DOUBT =
  "(?:(?!\\b(?:shall|will|may|if|should|would|until|unless|not|never|nor|without|to be|can|could|when|option|right)\\b)(?:[^.;]|\\.(?= ?\\d))){0,200}?";

/** "the override reserved in said assignment being merged in the leasehold". */
export const OVERRIDE_ENDED = new RegExp(
  `\\boverrid\\w*\\b${NO_DOUBT}\\b(?:merged|extinguished|ended|terminated|released|cancelled|converted|exchanged|surrendered|at an end|swallowed up|ceased|lapsed|of no (?:further )?(?:force|effect))\\b`,
  "i",
);
