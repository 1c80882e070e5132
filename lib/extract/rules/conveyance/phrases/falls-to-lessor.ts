// A lease that reaches beyond what its lessor owns to what is to fall to him: "the three-fourths now owned and also the remaining one-fourth if and when it reverts to Lessor".

const REST = "(?:the )?(?:other|remaining|remainder|outstanding|balance|rest)\\b";
const COMES = "(?:comes?|reverts?|falls?|returns?|vests?|accrues?|passes|be acquired|acquires?|goes back)";
const FALLS = new RegExp(
  `\\b(?:and|also|as well as|together with|including|plus)\\b[^.;]{0,30}\\b${REST}(?:[^.;]|\\.(?=\\d)){0,110}\\b(?:if and when|when(?:ever)?|should|if|as soon as|once)\\b[^.;]{0,30}\\b${COMES}\\b(?:[^.;]|\\.(?=\\d)){0,40}`,
  "i",
);
const NOT_LEASED =
  /\b(?:not|nor|never|except\w*|excluding|exclud\w+)\b[^.;]{0,60}\b(?:leased|covered|included|extend|hereby)\b|\b(?:not|excluding|except\w*) (?:the )?(?:other|remaining|outstanding)\b/i;

/** Whether the words say so; errs to what the lessor owns now. */
export const takesInReversion = (words: string): boolean => {
  const m = FALLS.exec(words);
  return m !== null && !NOT_LEASED.test(words.slice(Math.max(0, m.index - 60), m.index + m[0].length + 60));
};
