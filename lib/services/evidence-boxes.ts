// Boxes of evidence from the words of its pages. Pure.
import type { Box, Evidence, EvidenceMap } from "@/lib/contracts/evidence";

type Word = { start: number; end: number; x: number; y: number; w: number; h: number };
type PageWords = { page: number; start: number; end: number; words: unknown };

/** Every aligned quote gets its page and one box a line; pages of plain text have no words and give no boxes. */
export function withBoxes(evidence: EvidenceMap, pages: PageWords[]): EvidenceMap {
  return Object.fromEntries(Object.entries(evidence).map(([pointer, list]) => [pointer, list.map((e) => boxed(e, pages))]));
}

function boxed(e: Evidence, pages: PageWords[]): Evidence {
  const { start, end } = e;
  if (start === null || end === null) return e;
  const at = pages.filter((p) => p.start < end && p.end > start);
  const boxes = at.flatMap((p) => lineBoxes(wordsWithin(p.words as Word[], start, end)).map((box) => ({ ...box, page: p.page })));
  return { ...e, page: at[0]?.page ?? e.page, ...(boxes.length ? { boxes } : {}) };
}

/** Words are in order of their offsets: found by bisection. */
function wordsWithin(words: Word[], start: number, end: number): Word[] {
  let lo = 0;
  let hi = words.length;
  while (lo < hi) {
    const mid = (lo + hi) >> 1;
    if ((words[mid]?.end ?? 0) <= start) lo = mid + 1;
    else hi = mid;
  }
  const out: Word[] = [];
  for (let i = lo; i < words.length; i++) {
    const word = words[i];
    if (!word || word.start >= end) break;
    out.push(word);
  }
  return out;
}

/** Neighbouring words on one line become one box. */
function lineBoxes(words: Word[]): Box[] {
  const out: Box[] = [];
  for (const word of words) {
    const last = out.at(-1);
    const sameLine = last && word.x >= last.x && Math.abs(word.y + word.h / 2 - (last.y + last.h / 2)) < Math.max(word.h, last.h) * 0.6;
    if (!sameLine) out.push({ x: word.x, y: word.y, w: word.w, h: word.h });
    else {
      const [right, bottom, y] = [Math.max(last.x + last.w, word.x + word.w), Math.max(last.y + last.h, word.y + word.h), Math.min(last.y, word.y)];
      Object.assign(last, { y, w: right - last.x, h: bottom - y });
    }
  }
  return out;
}
