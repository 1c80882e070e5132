// "I, A, give what I have as follows. First: the farm, to my son B.": items that lean on the giving words of the head of a will.

const HEAD =
  /\b(?:I|I, [A-Z][^;]{2,120}?,?) (?:do |hereby |also )*(?:give|devise|bequeath|leave|dispose|divide|direct)\b[^.;]{0,120}?\b(?:as follows|in this (?:way|manner|wise)|in the (?:way|manner) (?:following|below|told below)|thus|this way|to wit)\b/;
const ITEM =
  /^\W*(?:(?:first|second|third|fourth|fifth|sixth|seventh|eighth)(?:ly)?|(?:item|article|clause|paragraph) \w+|\(?(?:\d{1,2}|[IVX]{1,4}|[a-h])(?=[.)]))[.:,)]{1,2} ?(?=\S)/i;
/** The thing with words that lead to its taker, or the taker with the thing behind. */
const THING_TO = /\b(?:un)?to (?:my (?:[a-z]+ ){1,4},?|(?:the |said )*)[A-Z]/;

/** "The balance of my estate in three equal shares: one to A": what is left of an estate can only be given. */
const REST = /\b(?:residue|rest|balance|remainder|all|whole) of my (?:estate|property|lands?)\b/i;

/** Whether a sentence without a verb of its own is an item of a will whose head gives "as follows". Errs to no: without a mark of an item or such a head it is none. */
export const isGivenItem = (sentence: string, will: string): boolean =>
  ITEM.test(sentence) && THING_TO.test(sentence) && (REST.test(sentence) || HEAD.test(will.slice(0, 3000)));
