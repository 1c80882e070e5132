/** Gives every item of a list a key of its own, told apart by count where two would be the same: ["a","a"] → "a", "a·2". */
export function keyed<T>(items: readonly T[], keyOf: (item: T) => string): { key: string; item: T }[] {
  const seen = new Map<string, number>();
  return items.map((item) => {
    const base = keyOf(item);
    const count = (seen.get(base) ?? 0) + 1;
    seen.set(base, count);
    return { key: count === 1 ? base : `${base}·${count}`, item };
  });
}
