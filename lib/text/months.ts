// Month names as OCR leaves them: printed ones with slips, written ones by likeness.
/** January … December in lower case. */
export const months = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];

function slips(a: string, b: string): number {
  const row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    let diagonal = row[0] ?? 0;
    row[0] = i;
    for (let j = 1; j <= b.length; j++) {
      const above = row[j] ?? 0;
      row[j] = Math.min(above + 1, (row[j - 1] ?? 0) + 1, diagonal + (a.charAt(i - 1) === b.charAt(j - 1) ? 0 : 1));
      diagonal = above;
    }
  }
  return row[b.length] ?? 99;
}

/** Short month names as OCR spoils them. */
const misread: Record<string, number> = {
  jnne: 6,
  juue: 6,
  jun: 6,
  wov: 11,
  hov: 11,
  nuv: 11,
  oec: 12,
  uec: 12,
  dee: 12,
  deo: 12,
  ang: 8,
  aus: 8,
  aue: 8,
  oot: 10,
  cct: 10,
  ocl: 10,
  jau: 1,
  fob: 2,
  mer: 3,
  sopt: 9,
  juiy: 7,
  jnly: 7,
  jul: 7,
  juy: 7,
};

/** Short names of an older hand: "Jany.", "Octr", "Mch." */
const olden: Record<string, number> = {
  jany: 1,
  janry: 1,
  feby: 2,
  febry: 2,
  mch: 3,
  apl: 4,
  augt: 8,
  sepr: 9,
  septr: 9,
  octr: 10,
  octo: 10,
  novr: 11,
  decr: 12,
  decbr: 12,
};

/** "Sept." → 9; "Ju1y" → 7; "Oatober" → 10; "Marsh" → 3; "Harvey" → null. Two slips at most in long names, one in short ones. */
export function monthOf(word: string): number | null {
  const w = word
    .toLowerCase()
    .replaceAll("1", "l")
    .replaceAll("0", "o")
    .replace(/[^a-z]/g, "");
  if (w.length < 3) return null;
  const old = olden[w];
  if (old !== undefined) return old;
  const short = months.findIndex((m) => m === w || (w.length <= 4 && m.startsWith(w)));
  if (short >= 0) return short + 1;
  if (w.length < 5) return misread[w] ?? null;
  const scored = months
    .map((m, i) => ({ i, d: slips(w, m), m }))
    .filter((x) => x.d <= (x.m.length >= 7 ? 2 : 1) && x.m.length >= 5)
    .sort((a, b) => a.d - b.d);
  const best = scored[0];
  return best && best.d < (scored[1]?.d ?? 99) ? best.i + 1 : null;
}

/** Length of the longest common subsequence. */
function common(a: string, b: string): number {
  let row = new Array<number>(b.length + 1).fill(0);
  for (let i = 1; i <= a.length; i++) {
    const next = [0];
    for (let j = 1; j <= b.length; j++) next.push(a.charAt(i - 1) === b.charAt(j - 1) ? (row[j - 1] ?? 0) + 1 : Math.max(row[j] ?? 0, next[j - 1] ?? 0));
    row = next;
  }
  return row[b.length] ?? 0;
}

const shorts = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sept", "oct", "nov", "dec"];

/**
 * How much a spoilt word is like each month, 0 to 1: "Daembee" → December 0.67, November 0.53 …; "Dec" → December 1.
 * For weighing with other evidence, never alone.
 */
export function monthLikeness(word: string): number[] {
  const w = word
    .toLowerCase()
    .replace(/[^a-z]/g, "")
    .slice(0, 14);
  return months.map((m, i) => {
    const short = shorts[i] ?? "";
    return w.length < 2 ? 0 : Math.max((2 * common(w, m)) / (w.length + m.length), (2 * common(w, short)) / (w.length + short.length));
  });
}
