// How much a page's words look like English prose of an instrument. Tells a good text layer from a bad one: a hidden layer of poor OCR, a font that lies.

const COMMON = new Set(
  (
    "the of and to in a said by for that or from as is on with at be this it his her their all which any not are was has have had shall may under into " +
    "state county recorded deed page book grantor grantee lessor lessee land lands section range township north south east west feet acres dated day"
  ).split(" "),
);

/** 0..1: the share of tokens that are words of this kind, weighed with the share of common words. "the grantor doth grant" → high; "tlle gr4nt0r d()th" → low. */
export function textQuality(words: readonly string[]): number {
  if (words.length === 0) return 0;
  let wordlike = 0;
  let common = 0;
  let letters = 0;
  for (const word of words) {
    const core = word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
    if (core === "") continue;
    letters++;
    if (COMMON.has(core.toLowerCase())) common++;
    if (/^[\d.,/:%$-]+$/.test(core) || (/^(?:\p{Lu}?[\p{Ll}'’-]+|\p{Lu}[\p{Lu}'’-]*\.?)$/u.test(core) && (core.length <= 2 || /[aeiouyAEIOUY]/.test(core))))
      wordlike++;
  }
  if (letters === 0) return 0;
  return Math.min(1, (0.7 * wordlike) / letters + 0.3 * Math.min(1, common / letters / 0.25)) * (letters / words.length) ** 0.5;
}
