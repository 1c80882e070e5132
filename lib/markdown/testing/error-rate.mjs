/** Characters or words to change, over those that should be there: 0 is right. */
export function errorRate(truth, read, unit = "characters") {
  const parts = (text) => (unit === "words" ? text.trim().split(/\s+/) : [...text.replace(/\s+/g, " ").trim()]);
  const [a, b] = [parts(truth), parts(read)];
  let row = Uint32Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i++) {
    const next = new Uint32Array(b.length + 1);
    next[0] = i;
    for (let j = 1; j <= b.length; j++) next[j] = Math.min(row[j] + 1, next[j - 1] + 1, row[j - 1] + (a[i - 1] === b[j - 1] ? 0 : 1));
    row = next;
  }
  return row[b.length] / Math.max(1, a.length);
}
