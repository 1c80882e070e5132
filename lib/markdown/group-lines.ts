// Loose words of a page → lines, by where they stand. Used for text layers, whose own order is that of the drawing program.
import type { FoundLine, FoundWord } from "./markdown-document";

interface Growing {
  words: FoundWord[];
  last: FoundWord;
  top: number;
}

const middle = (word: FoundWord): number => word.y + word.h / 2;

/** Two words stand in one line when the middle of the lower one lies within the taller one's height, with half of that to spare for skew. */
const sameLine = (a: FoundWord, b: FoundWord): boolean => Math.abs(middle(a) - middle(b)) < 0.5 * Math.max(Math.min(a.h, b.h), 0.6 * Math.max(a.h, b.h));

/** Lines top to bottom, words left to right. Words must be horizontal; each is compared with the nearest word of a line, so slight skew is followed. */
export function groupLines(words: readonly FoundWord[]): FoundLine[] {
  const open: Growing[] = [];
  const sorted = [...words].sort((a, b) => middle(a) - middle(b) || a.x - b.x);
  let firstOpen = 0;
  for (const word of sorted) {
    while (firstOpen < open.length && (open[firstOpen]?.top ?? 0) < word.y - 0.05) firstOpen++;
    let best: Growing | null = null;
    let bestGap = Number.POSITIVE_INFINITY;
    for (let index = firstOpen; index < open.length; index++) {
      const line = open[index];
      if (!line) continue;
      const near = line.words.reduce((a, b) => (distance(b, word) < distance(a, word) ? b : a));
      const gap = distance(near, word);
      if (sameLine(near, word) && gap < bestGap) {
        best = line;
        bestGap = gap;
      }
    }
    if (best) {
      best.words.push(word);
      best.last = word;
      best.top = Math.max(best.top, word.y);
    } else open.push({ words: [word], last: word, top: word.y });
  }
  return open.map((line) => line.words.sort((a, b) => a.x - b.x)).sort((a, b) => lineMiddle(a) - lineMiddle(b));
}

const distance = (a: FoundWord, b: FoundWord): number => Math.max(a.x - (b.x + b.w), b.x - (a.x + a.w), 0) + Math.abs(middle(a) - middle(b));
const lineMiddle = (line: FoundLine): number => line.reduce((sum, word) => sum + middle(word), 0) / line.length;
