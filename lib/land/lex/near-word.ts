// Words of the survey damaged by typing or reading: "Townhsip", "Ran9e", "SctION".

const READ_AS: Record<string, string> = { "0": "O", "1": "I", "5": "S", "8": "B", "9": "G", "6": "G", "3": "E", "4": "A" };

/** Edit distance with swaps of neighbours, given up above `limit`. */
export function editDistance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const cost = a[i - 1] === b[j - 1] ? 0 : 1;
      let best = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) best = Math.min(best, (before[j - 2] ?? 0) + 1);
      next.push(best);
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? limit + 1;
}

const sameLetters = (a: string, b: string): boolean => [...a].sort().join("") === [...b].sort().join("");

/** The one target that `word` comes nearest to: same first letter, at most `limit` slips, digits read as the letters they look like. Null where two are as near. */
export function nearWord(word: string, targets: readonly string[], limit: number): string | null {
  const letters = word.replace(/[0-9]/g, (d) => READ_AS[d] ?? d);
  let best: string | null = null;
  let least = limit + 1;
  for (const t of targets) {
    const distance = letters[0] === t[0] ? editDistance(letters, t, limit) : limit + 1;
    if (distance < least) [best, least] = [t, distance];
    else if (distance === least && distance <= limit) best = sameLetters(letters, t) ? t : best && sameLetters(letters, best) ? best : null;
  }
  return best;
}
