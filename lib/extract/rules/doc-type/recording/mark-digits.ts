// Figures of numbering machines as OCR leaves them: each sign stands for the figures it may have been.

const mayBe: Record<string, string> = {
  O: "03",
  o: "0",
  D: "05",
  Q: "0",
  U: "0",
  C: "06",
  c: "0",
  e: "0",
  I: "1",
  l: "1",
  i: "1",
  "|": "1",
  "!": "1",
  "]": "1",
  Z: "2",
  z: "2",
  E: "3",
  A: "4",
  h: "4",
  S: "5",
  s: "5",
  G: "6",
  b: "6",
  T: "7",
  "?": "7",
  B: "8",
  R: "8",
  g: "9",
  q: "9",
  J: "3",
};

/** True of a word that may be a number: "G36", "6ZO", "639". */
export const looksNumeric = (word: string): boolean => word.length > 0 && word.length <= 6 && [...word].every((c) => /\d/.test(c) || mayBe[c] !== undefined);

/** The likeliest figures: "G36" → "636", "ZO" → "20". Leading noughts go. */
export const readFigures = (word: string): string =>
  [...word]
    .map((c) => (/\d/.test(c) ? c : (mayBe[c]?.charAt(0) ?? c)))
    .join("")
    .replace(/^0+(?=\d)/, "");

/** How well a spoilt word fits a number, 0 to 1: ("GO7", 637) → 0.9; a figure that contradicts counts nothing, a length that differs ends it. */
export function figureFit(word: string, value: number): number {
  const wanted = String(value);
  const padded = wanted.padStart(word.length, "0");
  if (padded.length !== word.length) return 0;
  let fit = 0;
  for (let i = 0; i < padded.length; i++) {
    const seen = word.charAt(i);
    const want = padded.charAt(i);
    if (seen === want) fit += 1;
    else if (mayBe[seen]?.includes(want)) fit += 0.85;
  }
  return fit / padded.length;
}
