// Numbers in words as deeds write them: "twenty-sixth", "one thousand nine hundred and twenty", "nineteen hundred and nineteen".
const units: Record<string, number> = {
  zero: 0,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
  thirteen: 13,
  fourteen: 14,
  fifteen: 15,
  sixteen: 16,
  seventeen: 17,
  eighteen: 18,
  nineteen: 19,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fourty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
  first: 1,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  nineth: 9,
  tenth: 10,
  eleventh: 11,
  twelfth: 12,
  twelth: 12,
  thirteenth: 13,
  fourteenth: 14,
  fifteenth: 15,
  sixteenth: 16,
  seventeenth: 17,
  eighteenth: 18,
  nineteenth: 19,
  twentieth: 20,
  thirtieth: 30,
  fortieth: 40,
  fiftieth: 50,
};
const words = Object.keys(units).sort((a, b) => b.length - a.length);

/** Pattern source of one number word. */
export const numberWord = `(?:${words.join("|")}|hundred|thousand|million)`;

/** One slip (a letter changed, lost or added) at most; short words must be exact. */
function near(word: string): number | undefined {
  const own = units[word];
  if (own !== undefined) return own;
  if (word.length < 5) return undefined;
  const hits = words.filter((w) => w.length >= 5 && Math.abs(w.length - word.length) <= 1 && slips(w, word) <= 1);
  const values = new Set(hits.map((w) => units[w]));
  return values.size === 1 ? [...values][0] : undefined;
}

function slips(a: string, b: string): number {
  let i = 0;
  while (i < a.length && a.charAt(i) === b.charAt(i)) i++;
  let j = 0;
  while (j < a.length - i && j < b.length - i && a.charAt(a.length - 1 - j) === b.charAt(b.length - 1 - j)) j++;
  return Math.max(a.length, b.length) - i - j;
}

/**
 * "twenty-sixth" → 26; "one thousand nine hundred and seventy-eight" → 1978; "nineteen hundred nineteen" → 1919; "lot" → null.
 * A word may carry one OCR slip. Two words that each name a whole ("nineteen twenty") → 1920.
 */
export function numberFromWords(text: string): number | null {
  const parts = text
    .toLowerCase()
    .replace(
      /(?:tie|ty|y)[es](?=t?h?ree|two|one|four|five|six|seven|eight|nine|first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)/g,
      (m) => `${m.slice(0, -1)}-`,
    )
    .split(/[\s-]+/)
    .filter((w) => w && w !== "and" && w !== "&" && w !== "a");
  if (parts.length === 0) return null;
  let total = 0;
  let current = 0;
  for (const p of parts) {
    if (p === "hundred" || p === "hundredth" || (p.length > 5 && slips("hundred", p) <= 1)) current = (current || 1) * 100;
    else if (p === "thousand" || (p.length > 6 && slips("thousand", p) <= 4 && /^.?th?o\w+[nm]d$/.test(p))) {
      total += (current || 1) * 1000;
      current = 0;
    } else {
      const n = near(p);
      if (n === undefined) return null;
      current = current >= 13 && current < 100 && n >= 10 && current % 10 !== 0 ? current * 100 + n : current === 20 && n >= 10 ? 2000 + n : current + n;
    }
  }
  return total + current;
}
