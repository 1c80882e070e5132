// Depth limits in words, compared as intervals between levels, else as words.
import { apart, inside, readInterval } from "@/lib/land/depth/depth-interval";

const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const without = (s: string): string | null => /^all but (.+)$/i.exec(s.trim())?.[1] ?? null;

/**
 * Whether two depth limits have no depth in common: `disjointDepths("all but depths below 9,800 feet", "below 9,800 feet")` → true. No limit is
 * all depths. Errs towards false: what is not known to be apart may overlap.
 */
export function disjointDepths(a: string | null, b: string | null): boolean {
  if (a === null || b === null) return false;
  const [keptA, keptB] = [without(a), without(b)];
  if (keptA !== null && keptB !== null) return false;
  if (keptA !== null) return outside(b, keptA);
  if (keptB !== null) return outside(a, keptB);
  const [x, y] = [readInterval(a), readInterval(b)];
  return x !== null && y !== null && apart(x, y);
}

/** Whether `words` lie wholly within what an "all but" leaves out. */
function outside(words: string, left: string): boolean {
  const [x, y] = [readInterval(words), readInterval(left)];
  if (x && y) return inside(x, y);
  return plain(left).includes(plain(words)) || plain(words).includes(plain(left));
}
