// Paragraphs numbered in Roman figures: "I.  ADA VENN is Seller." begins with no initial of a name.

const NUMERALS = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII"];
const MARK = /^[ \t]*(?=[IVX])(X?(?:IX|IV|V?I{0,3}))\.(?=[ \t]+\S)/gm;
/** Fewer marks in turn number no paragraphs: "I. Venn" on one line, "V. Roe" on another. */
const FEWEST = 3;

/** Where in a text such a mark begins, with its length and its number; none where they do not count on from one. */
export function romanMarks(raw: string): ReadonlyMap<number, { length: number; number: string }> {
  const marks = [...raw.matchAll(MARK)].map((m) => ({ at: m.index + m[0].length - 1 - (m[1] ?? "").length, numeral: m[1] ?? "" }));
  const first = marks.findIndex((_mark, i) => Array.from({ length: FEWEST }).every((_n, k) => marks[i + k]?.numeral === NUMERALS[k]));
  const out = new Map<number, { length: number; number: string }>();
  if (first < 0) return out;
  for (const [k, m] of marks.slice(first).entries()) {
    if (m.numeral !== NUMERALS[k]) break;
    out.set(m.at, { length: m.numeral.length, number: String(k + 1) });
  }
  return out;
}
