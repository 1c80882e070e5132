// Words that stand side by side and are two names, as their letters show: "COUNTY OF ELM Fred Roe".

const loud = (w: string): boolean => w === w.toUpperCase();
const SHORT = /^(?:St|Ste|San|De|La|Le|Mc|Van)\.?$/i;

/** ["CENTRE", "Fred"] → ["CENTRE"], or ["Fred"] where the name is told to end the words (`last`); words in like letters, and short words of names, stay together. */
export function inLikeLetters(words: readonly string[], last: boolean): string[] {
  const [first = "", second = ""] = words;
  return words.length === 2 && !SHORT.test(first) && loud(first) !== loud(second) ? [last ? second : first] : [...words];
}
