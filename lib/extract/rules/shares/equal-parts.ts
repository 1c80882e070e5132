// Shares counted in equal parts: "divided into five equal parts, two to ANN ROE and one to BO ROE".
const NUMBERS = ["zero", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine"];
const NUMBER = "one|two|three|four|five|six|seven|eight|nine";
const DIVIDED = new RegExp(
  `\\b(?:divid\\w+|split|partition\\w*|made|cut|consist\\w+)\\b(?: \\w+){0,6}? (?:in|into|as|of) (?:a total of )?(${NUMBER}|\\d)(?: \\(\\d\\))? (?:equal|like|even)(?: undivided)? (?:parts|shares|portions|moieties|divisions)\\b`,
  "i",
);
/** "in two equal parts: one part to A and the other part to B": the list right behind says that they are parts of the thing. */
const IN_PARTS = new RegExp(
  `\\b(?:in|into|by) (${NUMBER}|\\d)(?: \\(\\d\\))? (?:equal|like|even)(?: undivided)? (?:parts|shares|portions|moieties)\\b(?=[,:;. -]{1,3}(?:of which |to-?wit:? |namely,? |and I give |I give )?(?:the )?(?:one|first|two|three|\\d)\\b)`,
  "i",
);
/** "the other part to B", of two. */
const OTHER = /\bthe (?:other|second|remaining|last)(?= (?:such |equal )?(?:part|share|portion|moiety)\b| (?:un)?to\b| (?:I|shall|is|goes?)\b)/gi;
const FIRST = /\b(?:the|a) first(?= (?:such |equal )?(?:part|share|portion|moiety)\b| (?:un)?to\b)/gi;
/** "two of such parts", "one such share to", "one each": how many parts one has; "the other three" and "my two sons" count what is left and who takes. */
const COUNTED = new RegExp(
  `(?<!\\b(?:other|remaining|last|first|these|those|my|his|her|their|our|said|all|the|section|item|lot|block|paragraph|article|twenty|thirty|forty)[ -])\\b(${NUMBER})(?=(?: of)?(?: (?:the|such|said|these|those))*(?: equal)?(?: (?:parts?|shares?|portions?))?(?: thereof)?(?:,? (?:un)?to\\b| each\\b|,? (?:and )?(?:I|shall|is|are|goes?|go)\\b|[,.;]|$))`,
  "gi",
);

/** Whether words divide a thing into equal parts. */
export const dividesEqually = (words: string): boolean => DIVIDED.test(words) || IN_PARTS.test(words);
/** Whether words count parts: "one to ANN ROE". */
export const countsParts = (words: string): boolean => words.search(COUNTED) >= 0;

/** The same words with the counts as fractions, every other word in its place: "… five equal parts: two to ANN ROE" → "2/5 to ANN ROE"; null where nothing is divided so. */
export function inFractions(words: string): string | null {
  const m = DIVIDED.exec(words) ?? IN_PARTS.exec(words);
  const said = m?.[1]?.toLowerCase() ?? "";
  const parts = /^\d$/.test(said) ? Number(said) : NUMBERS.indexOf(said);
  if (!m || parts < 2) return null;
  const from = m.index + m[0].length;
  const head = words.slice(0, from);
  const counted = words.slice(from).replace(COUNTED, (w) => `${NUMBERS.indexOf(w.toLowerCase())}/${parts}`.padEnd(w.length));
  const halves = (w: string) => `1/${parts}`.padEnd(w.length);
  return head + (parts === 2 ? counted.replace(OTHER, halves).replace(FIRST, halves) : counted);
}
