// Whether a county named in a paper deals by it, or is only where somebody lives or the paper is made.

/** Words behind a county that make it one who deals and no mere place: "…, a body politic", "…, by its Board of Commissioners", "…, Lessor". */
const DEALING =
  /^(?:, [A-Z]\w+(?: [A-Z]\w+)?)?,? ?\(?["']?(?:an? (?:body|political|municipal|public|quasi)|(?:(?:herein |here )?(?:acting|represented|appearing) (?:herein )?)?(?:by|through)(?: and through)? (?:its|the) |(?:its )?successors and assigns|party of the|and (?:the )?(?:[A-Z][A-Za-z]+ ){1,4}(?:District|DISTRICT)\b)|^(?:, [A-Z]\w+(?: [A-Z]\w+)?)?(?:, | ?\(["']?(?:the |herein\w* )?(?:called )?)["']?(?:grantor|grantee|lessor|lessee|seller|buyer|vendor|purchaser)\b(?!s? ?:)/i;
/** "Webb County, for Ten Dollars, conveys", "…, acting by A. Roe, its Judge", "… does hereby": what only its subject says, where nobody stands before it whose county it may be. */
const SUBJECT =
  /^(?:, [A-Z]\w+(?: [A-Z]\w+)?)?,? ?(?:(?:(?:herein|here|hereby|now) )?(?:acting|represented|appearing)\b|(?:by|through)(?: and through)? (?:order|virtue|authority|[A-Z])|for (?:and in|value|a |the (?:sum|price)|\$|[A-Z])|in (?:consideration|pursuance|the exercise)|(?:do(?:es|th)?|has|hereby|grants?|sells?|conveys?|quit-?claims?|leases?|releases?)\b)/i;
const OPENS = /(?:^|[.;:]|\b(?:that|therefore,?|presents,?|and))\s*(?:the )?$/i;

/** Whether the county named at `start` to `end` deals: it is called a party, acts by its officers, or is the subject of the act. Errs to a mere place. */
export const deals = (text: string, start: number, end: number): boolean =>
  DEALING.test(text.slice(end, end + 80)) || (SUBJECT.test(text.slice(end, end + 80)) && OPENS.test(text.slice(Math.max(0, start - 24), start)));
