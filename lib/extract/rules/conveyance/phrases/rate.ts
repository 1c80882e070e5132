// Shares that are rates: of the royalty that another share is of, of the lease by which it is reckoned.

/** "one-half of the usual royalty of one-eighth", "60% of the royalty, usually one-eighth": the rate of the royalty that a share is of, no share beside it. */
const RATE_OF_ROYALTY =
  /(?:\d|half|thirds?|fourths?|quarters?|fifths?|eighths?|th|\)|%|per ?cent) (?:part |interest )?(?:of|in) (?:the |all |our |my |such |said |usual |customary |existing |present |land ?owner'?s?'? |lessor'?s?'? |\w+ ){0,4}royalt(?:y|ies)(?: of (?:an? |the )?(?:usual |customary |equal )?|,? \(?(?:(?:being|which is|that is|the same being|namely) )?(?:(?:an? |the )?(?:usual|customary|ordinary|standard|common|regular)|usually|commonly|ordinarily|customarily|now|at present|presently|currently)(?: (?:an?|the|being))? )\(?$/i;
/** "(… when the lease royalty is one-eighth)", "under a lease at one-sixth": the rate at which something else is reckoned. */
const RECKONED_AT =
  /\b(?:when|if|where|while|in case|should|on the basis of|under an?|assuming|based on|from an?)\b[^.;)]{0,60}\b(?:royalt(?:y|ies)|leases?)\b[^.;)]{0,24}\b(?:is|are|be|being|of|at|reserves?|provid(?:es?|ing)(?: for)?|carr(?:y|ies))(?: (?:an?|the|but|only|usual|royalty|of))* \(?$/i;
/** Whether a share behind `before` is only a rate by which another is reckoned; the first share of a clause is one only as the rate of the royalty it is of. */
export const isRate = (before: string, first: boolean): boolean => RATE_OF_ROYALTY.test(before.slice(-110)) || (!first && RECKONED_AT.test(before.slice(-120)));
