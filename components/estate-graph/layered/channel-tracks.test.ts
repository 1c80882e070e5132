import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { channelTracks } from "./channel-tracks";

describe("tracks between two layers", () => {
  it("needs none for a straight link", () => {
    expect(channelTracks([{ left: 5, right: 5 }])).toEqual({ track: [-1], count: 0 });
  });

  it("shares a track between links that are not at the same height", () => {
    const { count } = channelTracks([
      { left: 0, right: 10 },
      { left: 30, right: 50 },
    ]);
    expect(count).toBe(1);
  });

  it("never lets two links run along one another", () => {
    const ends = fc.uniqueArray(fc.nat({ max: 60 }), { minLength: 2, maxLength: 24 });
    fc.assert(
      fc.property(ends, (heights) => {
        const half = heights.length >> 1;
        const risers = heights.slice(0, half).map((left, n) => ({ left, right: heights[half + n] ?? left }));
        const { track } = channelTracks(risers);
        for (const [n, a] of risers.entries())
          for (const [m, b] of risers.entries()) {
            if (n >= m || track[n] !== track[m] || track[n] === -1) continue;
            expect(Math.max(Math.min(a.left, a.right), Math.min(b.left, b.right))).toBeGreaterThan(
              Math.min(Math.max(a.left, a.right), Math.max(b.left, b.right)),
            );
          }
      }),
    );
  });

  it("turns a link that comes in where another leaves first", () => {
    const { track } = channelTracks([
      { left: 10, right: 40 },
      { left: 40, right: 80 },
    ]);
    expect(track[1]).toBeLessThan(track[0] ?? 0);
  });
});
