// A share of what a lease pays to the owner of the land, told by its rate with no word of royalty: "sixty per cent of the landowner's one-eighth".

/** "of the lessor's usual one-eighth", in the words of a double fraction. */
const OWNERS =
  /\b(?:land ?(?:owner|lord)|lessor|farmer|(?:fee|royalty|mineral) ?owner)['’]?s?['’]? (?:(?:usual|customary|ordinary|standard|regular|common|full|basic),? )*(?:\(?\d|one\b|an? |eighth|sixth|fifth|fourth|three|twelve)/i;
/** "of the usual one-eighth" alone: a rate of leases. */
const USUAL = /\bof (?:the|an?) (?:(?:and|or|usual|customary|ordinary|standard|regular|common|prevailing),? )+(?:one|1|an)\b/i;
/** Behind it: what a lease pays, or what comes out of the ground; not minerals in place. */
const PAID =
  /^[^.;]{0,90}?\b(?:under (?:any|an|such|each|every|all|the|said|future|whatever)\b[^.;]{0,30}\bleases?|produced|production|(?:falls?|falling|pa(?:id|yable)|due|going|coming|accru\w+|belong\w*) to the (?:owners?|land ?owners?|lessors?|farmer))\b/i;
const IN_PLACE = /^[^.;]{0,60}?\b(?:in(?:,| and|, on and) (?:to and )?under|in place|underlying)\b/i;

/** Whether the words of a share (`said`, with those behind it in `after`) make it a share of the lease royalty. Errs towards minerals. */
export const isOfLandownersRate = (said: string, after: string): boolean =>
  (OWNERS.test(said) || (USUAL.test(said) && PAID.test(after))) && !IN_PLACE.test(after);
