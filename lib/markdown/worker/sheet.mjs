// Small pictures under one another on one white sheet, so that they cost one reading.

/** @param {{ink: Uint8Array, width: number, height: number}[]} pictures @param {number} gap white around each @returns {{sheet: object, tops: number[]}} `tops`: where each begins */
export function stacked(pictures, gap) {
  const width = Math.max(...pictures.map((picture) => picture.width)) + 2 * gap;
  const tops = [];
  let height = gap;
  for (const picture of pictures) {
    tops.push(height);
    height += picture.height + gap;
  }
  const sheet = { ink: new Uint8Array(width * height), width, height };
  for (const [at, { ink, width: w, height: h }] of pictures.entries())
    for (let y = 0; y < h; y++) sheet.ink.set(ink.subarray(y * w, (y + 1) * w), (tops[at] + y) * width + gap);
  return { sheet, tops };
}

/** The words of a read sheet that stand in the picture from `top` on, as lines, in pixels of that picture. */
export const linesIn = (lines, { top, height, gap }) =>
  lines
    .map((line) =>
      line
        .filter((word) => word.top + word.height / 2 >= top - gap / 2 && word.top + word.height / 2 < top + height + gap / 2)
        .map((word) => ({ ...word, left: word.left - gap, top: word.top - top })),
    )
    .filter((line) => line.length > 0);
