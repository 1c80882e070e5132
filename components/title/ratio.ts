// Exact ratios for the formulas that the browser shows: it multiplies what the server computed, to show that the factors give the share.
export type Ratio = { n: bigint; d: bigint };

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? (a < 0n ? -a : a) : gcd(b, a % b));

/** ratio(6n, 8n) → 3/4, with a positive denominator. A denominator of 0 gives 0/1: a formula is then never shown as exact. */
export function ratio(n: bigint, d: bigint): Ratio {
  if (d === 0n) return { n: 0n, d: 1n };
  const g = gcd(n, d) * (d < 0n ? -1n : 1n);
  return g === 0n ? { n: 0n, d: 1n } : { n: n / g, d: d / g };
}

/** "3/16" → 3/16, "1" → 1/1. */
export function ratioOf(text: string): Ratio {
  const [n = "0", d = "1"] = text.split("/");
  return ratio(BigInt(n), BigInt(d));
}

export const multiply = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.n, a.d * b.d);
export const divide = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);
export const sum = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const same = (a: Ratio, b: Ratio): boolean => a.n === b.n && a.d === b.d;

/** 3/16 → "3/16", 2/1 → "2". */
export const ratioText = (r: Ratio): string => (r.d === 1n ? String(r.n) : `${r.n}/${r.d}`);
/** 3/16 → 0.1875: for widths of bars only, never shown. */
export const approximate = (r: Ratio): number => Number((r.n * 1_000_000n) / r.d) / 1_000_000;
