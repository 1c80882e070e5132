// tesseract's table of words → lines of words with pixel boxes.

/** @typedef {{text: string, confidence: number, left: number, top: number, width: number, height: number}} OcrWord */
/** @typedef {OcrWord[]} OcrLine */

const WORD = "5";

/** "5\t1\t1\t1\t1\t1\t36\t92\t60\t24\t96.1\tDEED" → [[{ text: "DEED", confidence: 0.961, left: 36, … }]]. Rows of other levels and empty words are passed over. */
export function parseTsv(tsv) {
  const lines = new Map();
  for (const row of tsv.split("\n")) {
    const cells = row.split("\t");
    const text = (cells[11] ?? "").trim();
    if (cells[0] !== WORD || text === "") continue;
    const [left, top, width, height] = cells.slice(6, 10).map(Number);
    if (!(width > 0) || !(height > 0)) continue;
    const key = cells.slice(1, 5).join(".");
    if (!lines.has(key)) lines.set(key, []);
    lines.get(key).push({ text, confidence: Math.min(1, Math.max(0, Number(cells[10]) / 100)), left, top, width, height });
  }
  return [...lines.values()];
}
