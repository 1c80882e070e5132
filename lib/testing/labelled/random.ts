// A stream of chance that is the same for the same seed.
export type Chance = { below: (n: number) => number; pick: <T>(list: readonly T[]) => T; share: (p: number) => boolean };

/** Numbers from 0 to below n by a multiply-with-carry of 32 bits; chance(7) gives the same stream every time. */
export function chance(seed: number): Chance {
  let a = (seed >>> 0) + 0x9e3779b9;
  const unit = (): number => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const below = (n: number): number => Math.floor(unit() * n);
  return { below, pick: (list) => list[below(list.length)] as (typeof list)[number], share: (p) => unit() < p };
}
