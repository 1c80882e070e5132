// Marks told by their words: "VOL … PAGE 794" where the figures between are taller than a reading expects and come out as letters ("vo. Oo pace 794").

const SURE = 0.9;
const WORDS_EACH_SIDE = 3;
const GAP = 3;
const WORDS_MIN = 3;
const pageSign = /^\W*(?:page|pace|pag[ce]|pgs?|p[gq]|fage|face|race|rage|mage|nage|pare|pase|paee|ace|image|folio)\W*$/i;
const bookSign = /^\W*(?:vol\w?|v[o0][l1i.]?|y[o0]l|book|bk|b[o0]{2}k|reel|film|liber|orv?|drv?|dbv?)\W*$/i;
const figures = /^\W*\d{1,6}\W*$/;
const end = (word) => word.left + word.width;

/** Words that stand beside one another, from `at` towards one side, up to a wide gap. */
function beside(line, at, step) {
  const out = [];
  for (let next = at + step; out.length < WORDS_EACH_SIDE && line[next]; next += step) {
    const [a, b] = step > 0 ? [line[next - 1], line[next]] : [line[next], line[next + 1]];
    if (b.left - end(a) > GAP * Math.max(a.height, b.height)) break;
    out.push(line[next]);
  }
  return out;
}

/** The words of a mark in a line, left to right; null where none is, or all of it was read surely. */
export function markWords(line) {
  for (const [at, word] of line.entries()) {
    if (!pageSign.test(word.text) && !bookSign.test(word.text)) continue;
    const run = [...beside(line, at, -1).reverse(), word, ...beside(line, at, 1)];
    const numbers = run.filter(({ text }) => figures.test(text));
    if (run.length < WORDS_MIN || numbers.length === 0) continue;
    const isClear = numbers.length > 1 && numbers.every(({ confidence }) => confidence >= SURE);
    if (!isClear) return run;
  }
  return null;
}
