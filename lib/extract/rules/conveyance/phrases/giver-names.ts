// The giver by the names that forms have for him: first party, Seller, Vendor, Donor, Transferor, the undersigned.

const PARTY =
  /\b(?:the )?(?:said )?(?:part(?:y|ies) of the first(?: part)?|first part(?:y|ies)|first[- ]named part(?:y|ies)|bargainors?|conveyors?)\b(?!['’])/gi;
const ROLE =
  /\b(?:the )?(?:said )?(?:sellers?|vendors?|donors?|transferors?|conveyancers?|makers?|undersigned)\b(?! (?:notary|witness|author|officer|clerk|judge|day))/gi;

/** "his or her interest", "his/her/its share": of each who gives, his own. */
const HIS_OR_HER = /\b(?:his|her|its)(?:(?: or |\/|, )(?:his|hers?|its|theirs?)){1,2}\b/gi;

/** "the part which Seller owns" → "the part which the grantor owns": the same words, whatever the paper calls its giver. Offsets are not kept. */
export const asGrantor = (words: string): string => words.replace(PARTY, "the grantor").replace(ROLE, "the grantor").replace(HIS_OR_HER, "their");
