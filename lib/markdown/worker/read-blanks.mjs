// Days and months that a hand wrote into the blanks of a date: cut out, freed of what reaches in from other lines, and read by the net.
// Errs to leaving a blank as it was: a day that is not surely read is worse than none.

import { heardDay, heardMonth, likely } from "./blank-odds.mjs";
import { dateBlanks } from "./date-blanks.mjs";
import { look } from "./date-net.mjs";
import { eraseLevelRules, eraseRow } from "./rules.mjs";
import { wordPicture } from "./word-picture.mjs";

/** So likely a day or month must be. */
const DAY_MIN = 0.6;
const MONTH_MIN = 0.6;
/** What a hand wrote is never taken for as sure as print. */
const HAND_MAX = 0.8;
/** What another reading made of handwriting is worth so much at most. */
const UNREAD = 0.4;
const RIMS = [2, 4, 6];
const AREA_MIN = 90;
const SPECK = 12;
/** A hand reaches so many letter heights over the line and under it. */
const ABOVE = 1.7;
const BELOW = 0.45;
/** The letters behind a day may be raised over the line; what is smaller than a dot's size and stands there is a line of dots. */
const RAISED = { day: 0.4, month: 0 };
const DOT = 0.25;
/** Words over a blank begin at most so low. */
const UNDER = 0.4;
const FAR = 0.8;
const NEAR = 0.35;
/** A stroke so many letter heights long is the blank's rule. */
const RULE = 2.2;
/** Of a blank's width its rule covers so much. */
const RULE_COVER = 0.5;
const PRINTED = 0.6;
/** Words of the line above are known for words from so much on. */
const SEEN = 0.3;
const monthNames = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December"];

/** Pieces of ink of a small picture: their boxes and pixels. */
function piecesOf({ ink, width, height }) {
  const seen = new Uint8Array(ink.length);
  const pieces = [];
  for (let seed = 0; seed < ink.length; seed++) {
    if (seen[seed] || !ink[seed]) continue;
    seen[seed] = 1;
    const stack = [seed];
    const piece = { pixels: [], left: width, right: 0, top: height, bottom: 0 };
    while (stack.length > 0) {
      const at = stack.pop();
      const [x, y] = [at % width, (at / width) | 0];
      piece.pixels.push(at);
      piece.left = Math.min(piece.left, x);
      piece.right = Math.max(piece.right, x);
      piece.top = Math.min(piece.top, y);
      piece.bottom = Math.max(piece.bottom, y);
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const next = row * width + column;
          if (!seen[next] && ink[next]) {
            seen[next] = 1;
            stack.push(next);
          }
        }
    }
    pieces.push(piece);
  }
  return pieces;
}

/** Whether a piece belongs to what stands on the line from `top` to `bottom`, and is no rule and no part of another line's letters. */
function belongs(piece, { top, bottom, raised }, { height }) {
  const [w, h] = [piece.right - piece.left + 1, piece.bottom - piece.top + 1];
  const line = bottom - top;
  const isFlat = h < 0.2 * line && w > 3 * h;
  if ((isFlat && (w > 3 * line || piece.top > bottom - 0.45 * line)) || piece.pixels.length < SPECK) return false;
  if (piece.top === 0 && piece.bottom < top + 0.1 * line) return false;
  if (piece.bottom === height - 1 && piece.top > bottom - 0.35 * line) return false;
  if (Math.max(w, h) < DOT * line && piece.bottom < top) return false;
  const middle = (piece.top + piece.bottom) / 2;
  return middle < bottom + 0.1 * line && piece.bottom > top - raised * line;
}

/** The pieces of one word: what stands far off on either side, and is small, is a comma or dirt. */
function together(pieces, line) {
  const kept = [...pieces].sort((a, b) => a.left - b.left);
  const size = ({ left, right, top, bottom }) => Math.max(right - left, bottom - top);
  const whole = Math.max(line, ...pieces.map(size));
  const large = (piece) => size(piece) / line;
  const isApart = (piece, gap) =>
    (large(piece) < 0.5 && gap > (large(piece) < 0.3 ? NEAR : FAR) * line) || (size(piece) < 0.4 * whole && gap > size(piece) + FAR * line);
  for (;;) {
    const [first, last] = [kept[0], kept.at(-1)];
    if (kept.length < 2) return kept;
    if (isApart(last, last.left - Math.max(...kept.slice(0, -1).map((piece) => piece.right)))) kept.pop();
    else if (isApart(first, Math.min(...kept.slice(1).map((piece) => piece.left)) - first.right)) kept.shift();
    else return kept;
  }
}

/** Takes the boxes of words that are read out of a picture. */
function withoutWords({ ink, width, height }, area, words) {
  for (const word of words) {
    const [left, right] = [Math.max(0, Math.round(word.left - area.left)), Math.min(width, Math.round(word.left + word.width - area.left))];
    const [top, bottom] = [Math.max(0, Math.round(word.top - area.top)), Math.min(height, Math.round(word.top + word.height - area.top))];
    for (let y = top; y < bottom; y++) if (right > left) ink.fill(0, y * width + left, y * width + right);
  }
}

/** Rows in the lower part of a blank that are mostly ink are its rule, broken or dashed: it goes, the strokes that cross it stay. */
function eraseBrokenRule(part, from) {
  const { ink, width, height } = part;
  const covered = (y) => {
    let dark = 0;
    for (let x = 0; x < width; x++) dark += ink[y * width + x];
    return dark / width;
  };
  for (let y = Math.max(0, Math.round(from)); y < height; y++) if (covered(y) >= RULE_COVER) eraseRow(part, y, 0, width);
}

/** The pieces of ink of a blank that were written into it, as a picture of the size of its part of the page. */
function picked(part, blank, area) {
  const line = blank.bottom - blank.top;
  const place = { top: blank.top - area.top, bottom: blank.bottom - area.top, raised: RAISED[blank.kind] };
  const kept = together(
    piecesOf(part).filter((piece) => belongs(piece, place, part)),
    line,
  );
  const ink = new Uint8Array(part.ink.length);
  for (const piece of kept) for (const at of piece.pixels) ink[at] = 255;
  return { kept, shades: { ink, width: part.width, height: part.height } };
}

/** The pictures of a blank with only what was written into it, the second without a broken rule that the first may have; null where nothing was. */
function writtenIn(scanned, blank, others) {
  const line = blank.bottom - blank.top;
  const area = {
    left: Math.max(0, Math.round(blank.left + 2)),
    right: Math.round(blank.right - 2),
    top: Math.max(0, Math.round(blank.top - ABOVE * line)),
    bottom: Math.round(blank.bottom + BELOW * line),
  };
  if (area.right - area.left < 8) return null;
  const part = scanned(area);
  withoutWords(part, area, others);
  eraseLevelRules(part, Math.round(RULE * line));
  const ruled = picked(part, blank, area);
  eraseBrokenRule(part, blank.bottom - area.top - 0.5 * line);
  const { kept, shades } = picked(part, blank, area);
  const box = {
    left: area.left + Math.min(...kept.map((piece) => piece.left)),
    right: area.left + Math.max(...kept.map((piece) => piece.right)),
    top: area.top + Math.min(...kept.map((piece) => piece.top)),
    bottom: area.top + Math.max(...kept.map((piece) => piece.bottom)),
  };
  const size = kept.reduce((sum, piece) => sum + piece.pixels.length, 0);
  if (size < AREA_MIN || box.bottom - box.top < 0.4 * line) return null;
  const isRuled = ruled.kept.length > 0 && ruled.shades.ink.some((value, at) => value !== shades.ink[at]);
  return { pieces: kept.length, pictures: isRuled ? [ruled.shades, shades] : [shades], box };
}

const suffix = (day) => (day > 3 && day < 21 ? "th" : (["th", "st", "nd", "rd"][day % 10] ?? "th"));
const most = (shares) => shares.reduce((best, share, at) => (share > shares[best] ? at : best), 0);

/** The net's answers to the word in several sizes, taken together: one look hangs too much on a pixel. */
function looks(pictures) {
  const all = pictures.flatMap((shades) => RIMS.map((rim) => look(wordPicture(shades, rim))));
  const mean = (lists) => lists[0].map((_, at) => lists.reduce((sum, list) => sum + list[at], 0) / lists.length);
  return { days: mean(all.map(({ days }) => days)), months: mean(all.map(({ months }) => months)), other: mean(all.map(({ other }) => [other]))[0] };
}

/** What the net sees in a blank, and what another reading made of it; null where nothing is written. */
function seenIn(scanned, blank, others) {
  const written = writtenIn(scanned, blank, others);
  if (!written) return null;
  const seen = looks(written.pictures);
  const texts = blank.gone.map(({ text }) => text);
  const isDay = blank.kind === "day";
  const shares = isDay ? seen.days : seen.months;
  // One upright stroke may as well be a form's rule.
  if (isDay && most(shares) === 0 && written.pieces === 1) shares.fill(0);
  return { blank, written, shares, other: seen.other, heard: isDay ? heardDay(texts) : heardMonth(texts) };
}

/** The word of a blank: with its place where the net is sure; the words as they were read, believed more, where they say the same; else the same as unread. */
function wordsFor({ blank, written, heard }, shares) {
  const at = most(shares);
  const unread = blank.gone.map((old) => ({ ...old, confidence: Math.min(old.confidence, UNREAD), hand: "unread" }));
  if (shares[at] < (blank.kind === "day" ? DAY_MIN : MONTH_MIN)) return unread;
  const confidence = Math.min(HAND_MAX, shares[at]);
  if (heard.spelt === at)
    return blank.gone.filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).map((old) => ({ ...old, confidence: Math.max(old.confidence, confidence) }));
  const { left, right, top, bottom } = written.box;
  const text = blank.kind === "day" ? `${at + 1}${suffix(at + 1)}` : monthNames[at];
  return [{ text, confidence, left, top, width: right - left + 1, height: bottom - top + 1, hand: "read" }];
}

/**
 * The lines of a page with the days and months that a hand wrote into their blanks.
 * @param {(area: {left: number, right: number, top: number, bottom: number}) => {ink: Uint8Array, width: number, height: number}} scanned
 *   ink (0 or 1) of a part of the levelled page, uncleaned @param {import("../tsv.mjs").OcrLine[]} lines
 */
export function readBlanks(scanned, lines) {
  const changes = new Map();
  const printed = lines.flat().filter((word) => word.confidence >= PRINTED);
  const above = lines.flat().filter((word) => word.confidence >= SEEN && word.confidence < PRINTED && /\p{L}{3}/u.test(word.text));
  const others = (blank) => [
    ...printed.filter((one) => !blank.gone.includes(one)),
    ...above.filter(
      (one) => one.top + one.height < blank.top + UNDER * (blank.bottom - blank.top) && one.top + one.height > blank.top - 2 * (blank.bottom - blank.top),
    ),
  ];
  const seen = dateBlanks(lines).flatMap((blank) => seenIn(scanned, blank, others(blank)) ?? []);
  for (const kind of ["day", "month"]) {
    const own = seen.filter(({ blank }) => blank.kind === kind);
    for (const [at, shares] of likely(own, kind).entries()) {
      const { blank } = own[at];
      const { words, gone } = changes.get(blank.line) ?? { words: [], gone: new Set() };
      for (const old of blank.gone) gone.add(old);
      changes.set(blank.line, { words: [...words, ...wordsFor(own[at], shares)], gone });
    }
  }
  if (changes.size === 0) return lines;
  return lines.map((line) => {
    const change = changes.get(line);
    return change ? [...line.filter((word) => !change.gone.has(word)), ...change.words].sort((a, b) => a.left - b.left) : line;
  });
}
