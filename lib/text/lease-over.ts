// Words that say of a lease that it is over, whatever the verb: source of a pattern, for the reader of sentences and for the engine.

/** "ceased to exist", "is dead", "no longer in force", "the land is free of the lease". Stands behind the word lease, or before it. */
export const LEASE_OVER =
  "ceased to (?:exist|be|have (?:any )?(?:force|effect))|(?:is|are|was|were|became|stands?|has been|as|now|being)(?: \\w+){0,3} (?:at an end|dead|extinct|defunct|no more|null and void|void|gone|over|without (?:force|effect))|(?:is|are|was|were|remains?)(?: now)? (?:no longer|not now) (?:\\w+ ){0,2}(?:force|effect|alive|held|binding|valid|good|subsisting|standing)|of no (?:further |more )?(?:force|effect|avail)|died|fell (?:in|through)|went out of (?:force|being|existence)|passed out of (?:force|being|existence)";
