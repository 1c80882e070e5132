import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { orderKeepingMedians } from "./order-keeping-medians";

const at = (...places: number[]) => places.map((place) => ({ at: place, weight: 1 }));

describe("order-keeping medians", () => {
  it("fulfils wishes that are in order", () => {
    expect(orderKeepingMedians([at(1), at(5), at(9)])).toEqual([1, 5, 9]);
  });

  it("puts those that want to pass each other at one place between them", () => {
    expect(orderKeepingMedians([at(9), at(1), at(5)])).toEqual([1, 1, 5]);
    expect(orderKeepingMedians([at(9), at(7), at(1)])).toEqual([7, 7, 7]);
  });

  it("lets the heavier wish win", () => {
    expect(orderKeepingMedians([[{ at: 9, weight: 8 }], at(1)])).toEqual([9, 9]);
  });

  it("never descends, and is never farther from the wishes in sum than all at one place", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: -50, max: 50 }), { minLength: 1, maxLength: 30 }), (places) => {
        const found = orderKeepingMedians(places.map((p) => at(p)));
        expect(found).toEqual(found.toSorted((a, b) => a - b));
        const far = (from: (n: number) => number) => places.reduce((sum, p, n) => sum + Math.abs(p - from(n)), 0);
        for (const place of places) expect(far((n) => found[n] ?? 0)).toBeLessThanOrEqual(far(() => place));
      }),
    );
  });
});
