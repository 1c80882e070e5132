// Words of a page's text layer with their boxes, character by character from pdfium.

const SOFT_HYPHENS = new Set([0x02, 0xad, 0x2010, 0x2011]);
const isSpace = (code) =>
  code === 0 || code === 0x20 || (code >= 0x09 && code <= 0x0d) || code === 0xa0 || (code >= 0x2000 && code <= 0x200b) || code === 0x3000 || code === 0xfeff;
const isPrivate = (code) => (code >= 0xe000 && code <= 0xf8ff) || code === 0xfffd || code === 0xfffe || (code < 32 && !SOFT_HYPHENS.has(code));

/** Reads the box of a character as [left, bottom, right, top] in page units: the loose box (full line height), the tight one where that is absurd. */
function charBox(module, text, index, buffer) {
  const tight = () => {
    module._FPDFText_GetCharBox(text, index, buffer, buffer + 8, buffer + 16, buffer + 24);
    const [left, right, bottom, top] = new Float64Array(module.HEAPU8.buffer, buffer, 4);
    return [left, bottom, right, top];
  };
  if (!module._FPDFText_GetLooseCharBox(text, index, buffer)) return tight();
  const [left, top, right, bottom] = new Float32Array(module.HEAPU8.buffer, buffer, 4);
  const sane = right > left && top > bottom && top - bottom < 200 && right - left < 400;
  return sane ? [left, bottom, right, top] : tight();
}

const grow = (box, other) => [Math.min(box[0], other[0]), Math.min(box[1], other[1]), Math.max(box[2], other[2]), Math.max(box[3], other[3])];

/** A new word begins where the next character leaves the line or jumps ahead by more than a third of the line height. */
function breaks(word, box, angle) {
  if (Math.abs(word.angle - angle) > 0.1) return true;
  const height = Math.max(word.last[3] - word.last[1], 1);
  if (Math.abs(angle) > 0.1) return false;
  const gap = box[0] - word.last[2];
  const overlap = Math.min(word.last[3], box[3]) - Math.max(word.last[1], box[1]);
  return gap > height * 0.35 || gap < -height * 1.5 || overlap < 0.2 * Math.min(height, box[3] - box[1]);
}

/** Radians clockwise (as pdfium counts), folded to -pi..pi. */
const foldAngle = (angle) => (angle > Math.PI ? angle - 2 * Math.PI : angle);

/**
 * @returns {{texts: string[], boxes: Float32Array, angles: Float32Array, odd: number, chars: number}} words with x, y, w, h as fractions of the upright page;
 * `odd` counts characters that stand for nothing (private use, unmapped): a font that lies.
 */
export function pageWords(module, page, map) {
  const text = module._FPDFText_LoadPage(page);
  if (!text) return { texts: [], boxes: new Float32Array(), angles: new Float32Array(), odd: 0, chars: 0 };
  const buffer = module._malloc(32);
  const words = [];
  let word = null;
  let odd = 0;
  const count = Math.min(module._FPDFText_CountChars(text), 200_000);
  for (let index = 0; index < count; index++) {
    const code = module._FPDFText_GetUnicode(text, index);
    if (isSpace(code) || module._FPDFText_IsGenerated(text, index) === 1) {
      word = null;
      continue;
    }
    if (isPrivate(code) || module._FPDFText_HasUnicodeMapError(text, index) === 1) odd++;
    const box = charBox(module, text, index, buffer);
    const angle = foldAngle(module._FPDFText_GetCharAngle(text, index));
    if (!word || breaks(word, box, angle)) {
      word = { text: "", box, last: box, angle };
      words.push(word);
    }
    const surrogateOrBad = code > 0x10ffff;
    word.text += SOFT_HYPHENS.has(code)
      ? "-"
      : isPrivate(code) || surrogateOrBad
        ? "\uFFFD"
        : code > 0xffff
          ? String.fromCodePoint(code)
          : String.fromCharCode(code);
    word.box = grow(word.box, box);
    word.last = box;
  }
  module._free(buffer);
  module._FPDFText_ClosePage(text);
  return pack(words, map, odd);
}

function pack(words, map, odd) {
  const boxes = new Float32Array(words.length * 4);
  const angles = new Float32Array(words.length);
  words.forEach(({ box, angle }, index) => {
    const [ax, ay] = map(box[0], box[1]);
    const [bx, by] = map(box[2], box[3]);
    boxes.set([Math.min(ax, bx), Math.min(ay, by), Math.abs(bx - ax), Math.abs(by - ay)], index * 4);
    // Along the line on the upright page: the map may turn the page.
    const [ox, oy] = map(0, 0);
    const [tx, ty] = map(1000 * Math.cos(angle), -1000 * Math.sin(angle));
    angles[index] = Math.atan2(ty - oy, tx - ox);
  });
  return { texts: words.map((word) => word.text.toWellFormed()), boxes, angles, odd, chars: words.reduce((sum, word) => sum + word.text.length, 0) };
}
