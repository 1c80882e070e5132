// The words of a recorder's stamp as a scan leaves them: worn rubber turns d into o, e into c, i into l.

/** Each word with the signs that its letters are taken for; none of them makes another English word. */
const words: readonly (readonly [plain: string, spoilt: RegExp])[] = [
  ["received", /\br[ec6][ce][ec6][il1!|j][vy][ec6][do0]\b/gi],
  ["recorded", /\b[rhk][ec6][ceo][o0c]r[do0][ec6][do0]\b/gi],
  ["record", /\b[rhk][ec6][ceo][o0c]r[do0]\b/gi],
  ["filed", /\bf[il1!|][l1i!|][ec6][do0]\b/gi],
];

const capital = /^[^a-z]*$/;

/**
 * The text with such words spelt out, every letter in its place: "FILEO FOR RECORO" → "FILED FOR RECORD"; "Recelved" → "Received".
 * Its length and the places of all other words are those of the text.
 */
export function withPlainStampWords(text: string): string {
  return words.reduce(
    (all, [plain, spoilt]) =>
      all.replace(spoilt, (m) => (capital.test(m) ? plain.toUpperCase() : /^[A-Z]/.test(m) ? plain.charAt(0).toUpperCase() + plain.slice(1) : plain)),
    text,
  );
}
