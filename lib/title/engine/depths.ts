// Depth limits in words, compared as intervals in feet where they give figures, else as words.

type Span = { readonly from: number; readonly to: number };

const figure = (s: string) => Number(s.replace(/,/g, ""));

/** "depths below 9,800 feet" → 9800 and deeper; "from the surface to 5,000 feet" → 0 to 5000. Null where no figure stands. */
function spanOf(words: string): Span | null {
  const between = /(?:from|between)[^.;]{0,40}?(\d[\d,]*)\s*(?:feet|ft|')[^.;]{0,40}?(?:to|and|down to)[^.;]{0,40}?(\d[\d,]*)\s*(?:feet|ft|')/i.exec(words);
  if (between) return { from: figure(between[1] ?? "0"), to: figure(between[2] ?? "0") };
  const deeper = /(?:below|beneath|deeper than|under)\s+(?:a depth of |the depth of |the depths? |depths? )?(\d[\d,]*)\s*(?:feet|ft|')/i.exec(words);
  if (deeper) return { from: figure(deeper[1] ?? "0"), to: Number.POSITIVE_INFINITY };
  const shallower = /(?:above|down to|to|through|shallower than)\s+(?:a depth of |the depth of )?(\d[\d,]*)\s*(?:feet|ft|')/i.exec(words);
  return shallower ? { from: 0, to: figure(shallower[1] ?? "0") } : null;
}

const plain = (s: string) =>
  s
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
const without = (s: string): string | null => /^all but (.+)$/i.exec(s.trim())?.[1] ?? null;
const inside = (a: Span, b: Span) => a.from >= b.from && a.to <= b.to;
const apart = (a: Span, b: Span) => a.to <= b.from || b.to <= a.from;

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
  const [x, y] = [spanOf(a), spanOf(b)];
  return x !== null && y !== null && apart(x, y);
}

/** Whether `words` lie wholly within what an "all but" leaves out. */
function outside(words: string, left: string): boolean {
  const [x, y] = [spanOf(words), spanOf(left)];
  if (x && y) return inside(x, y);
  return plain(left).includes(plain(words)) || plain(words).includes(plain(left));
}
