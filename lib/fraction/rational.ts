// Exact rational numbers on bigint. Shares of title are never floating point.
import type { Fraction } from "@/lib/contracts/fraction";

/** A reduced fraction; `d` is always positive. */
export type Rational = { readonly n: bigint; readonly d: bigint };

const magnitude = (x: bigint): bigint => (x < 0n ? -x : x);

const SAFE = BigInt(Number.MAX_SAFE_INTEGER);

/** Nearly every share is small: its divisor is found on plain numbers, which is as exact and leaves nothing to collect. */
function gcd(a: bigint, b: bigint): bigint {
  let x = magnitude(a);
  let y = magnitude(b);
  if (x <= SAFE && y <= SAFE) {
    let m = Number(x);
    let n = Number(y);
    while (n !== 0) [m, n] = [n, m % n];
    return BigInt(m);
  }
  while (y !== 0n) [x, y] = [y, x % y];
  return x;
}

/** `rational(6, 32)` → 3/16. Throws RangeError where the denominator is 0 or a number is not whole. */
export function rational(n: bigint | number, d: bigint | number = 1n): Rational {
  const top = BigInt(n);
  const bottom = BigInt(d);
  if (bottom === 0n) throw new RangeError("A fraction cannot have the denominator 0.");
  const divisor = gcd(top, bottom) || 1n;
  if (divisor === 1n && bottom > 0n) return { n: top, d: bottom };
  const sign = bottom < 0n ? -1n : 1n;
  return { n: (sign * top) / divisor, d: (sign * bottom) / divisor };
}

export const ZERO: Rational = { n: 0n, d: 1n };
export const ONE: Rational = { n: 1n, d: 1n };

/** `add(1/2, 1/3)` → 5/6. */
export const add = (a: Rational, b: Rational): Rational => rational(a.n * b.d + b.n * a.d, a.d * b.d);
/** `sub(1/2, 1/3)` → 1/6. May be negative; see `isNegative`. */
export const sub = (a: Rational, b: Rational): Rational => rational(a.n * b.d - b.n * a.d, a.d * b.d);
/** `mul(1/2, 1/8)` → 1/16. */
export const mul = (a: Rational, b: Rational): Rational => rational(a.n * b.n, a.d * b.d);
/** `div(1/16, 1/8)` → 1/2. Throws RangeError on division by zero. */
export const div = (a: Rational, b: Rational): Rational => rational(a.n * b.d, a.d * b.n);

/** −1, 0 or 1 as `a` is less than, equal to or greater than `b`. */
export function compare(a: Rational, b: Rational): -1 | 0 | 1 {
  const left = a.n * b.d;
  const right = b.n * a.d;
  if (left === right) return 0;
  return left < right ? -1 : 1;
}

export const equals = (a: Rational, b: Rational): boolean => a.n === b.n && a.d === b.d;
export const min = (a: Rational, b: Rational): Rational => (compare(a, b) <= 0 ? a : b);
export const max = (a: Rational, b: Rational): Rational => (compare(a, b) >= 0 ? a : b);
export const isZero = (r: Rational): boolean => r.n === 0n;
export const isNegative = (r: Rational): boolean => r.n < 0n;

/** `sum([1/2, 1/4])` → 3/4; the sum of nothing is 0. */
export const sum = (list: readonly Rational[]): Rational => list.reduce(add, ZERO);

/**
 * Reads "3/16", "-1/2", "7" or a plain decimal "0.1875" exactly → Rational. Null for anything else, also for a denominator 0:
 * the caller decides what a missing share means. Words are read by `findFractions`.
 */
export function parseRational(text: string): Rational | null {
  const s = text.trim();
  const ratio = /^(-?\d{1,40})\s?\/\s?(\d{1,40})$/.exec(s);
  if (ratio) return BigInt(ratio[2] ?? "0") === 0n ? null : rational(BigInt(ratio[1] ?? "0"), BigInt(ratio[2] ?? "1"));
  const decimal = /^(-?)(\d{0,40})(?:\.(\d{1,40}))?$/.exec(s);
  if (!decimal || (!decimal[2] && !decimal[3])) return null;
  const places = decimal[3] ?? "";
  const value = rational(BigInt(`${decimal[2] ?? ""}${places}`), 10n ** BigInt(places.length));
  return decimal[1] ? sub(ZERO, value) : value;
}

/** 3/16 → "3/16"; 2 → "2". The truth of the wire form. */
export const toText = (r: Rational): string => (r.d === 1n ? r.n.toString() : `${r.n}/${r.d}`);

/** 1/3 → "0.33333333": decimal text rounded half to even, for people only. */
export function toDecimal(r: Rational, places = 8): string {
  const scale = 10n ** BigInt(places);
  const whole = magnitude(r.n) * scale;
  let quotient = whole / r.d;
  const twice = 2n * (whole % r.d);
  if (twice > r.d || (twice === r.d && quotient % 2n === 1n)) quotient += 1n;
  const digits = quotient.toString().padStart(places + 1, "0");
  const sign = r.n < 0n && quotient !== 0n ? "-" : "";
  const text = places === 0 ? digits : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
  return sign + text;
}

/** 3/16 → `{fraction: "3/16", decimal: "0.18750000"}`, the wire form of the contract. */
export const toWire = (r: Rational): Fraction => ({ fraction: toText(r), decimal: toDecimal(r) });

/** Wire form → Rational, from `fraction` (the truth). Throws RangeError where it is not a fraction: stored values are validated before. */
export function fromWire(f: Fraction): Rational {
  const value = parseRational(f.fraction);
  if (!value) throw new RangeError(`Not a fraction: ${f.fraction}`);
  return value;
}
