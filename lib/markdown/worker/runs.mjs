// The horizontal runs of ink of a bitmap, row by row.

/** Calls `each(y, from, to)` for every run, columns half-open; a run ends where its row ends. Blank paper costs one search, not one a row. */
export function forEachRun({ ink, width }, each) {
  let at = ink.indexOf(1, 0);
  while (at !== -1) {
    const y = Math.floor(at / width);
    const end = (y + 1) * width;
    let stop = at + 1;
    while (stop < end && ink[stop]) stop++;
    each(y, at - y * width, stop - y * width);
    at = ink.indexOf(1, stop);
  }
}
