// Exact fractions over big integers. Written for the verifier alone, so that a fault in the product's own arithmetic would show.

const gcd = (a, b) => {
  let [x, y] = [a < 0n ? -a : a, b];
  while (y) [x, y] = [y, x % y];
  return x || 1n;
};
const make = (n, d) => {
  const g = gcd(n, d);
  return { n: n / g, d: d / g };
};

export const zero = { n: 0n, d: 1n };

/** "3/16" or "2" → a fraction. Throws on anything else. */
export function parse(text) {
  const m = /^(-?\d+)(?:\/(\d+))?$/.exec(String(text));
  const d = BigInt(m?.[2] ?? 1);
  if (!m || d === 0n) throw new Error(`"${text}" is no fraction`);
  return make(BigInt(m[1]), d);
}
/** "212.50" → 425/2; null where it is no decimal number. */
export function parseDecimal(text) {
  const m = /^(-?\d+)(?:\.(\d+))?$/.exec(String(text ?? ""));
  return m ? make(BigInt(m[1] + (m[2] ?? "")), 10n ** BigInt((m[2] ?? "").length)) : null;
}
export const add = (a, b) => make(a.n * b.d + b.n * a.d, a.d * b.d);
export const multiply = (a, b) => make(a.n * b.n, a.d * b.d);
export const same = (a, b) => a.n === b.n && a.d === b.d;
export const isNegative = (a) => a.n < 0n;
export const text = (a) => (a.d === 1n ? `${a.n}` : `${a.n}/${a.d}`);
export const total = (list) => list.reduce(add, zero);

/** Decimal text with so many places, half to even. */
export function decimal(a, places) {
  const scale = 10n ** BigInt(places);
  const negative = a.n < 0n;
  const n = (negative ? -a.n : a.n) * scale;
  let [whole, rest] = [n / a.d, n % a.d];
  if (rest * 2n > a.d || (rest * 2n === a.d && whole % 2n === 1n)) whole += 1n;
  const digits = whole.toString().padStart(places + 1, "0");
  return `${negative ? "-" : ""}${digits.slice(0, -places)}.${digits.slice(-places)}`;
}
