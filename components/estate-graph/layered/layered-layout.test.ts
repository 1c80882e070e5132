import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { layeredLayout, type Point } from "./layered-layout";

const size = { width: 200, height: 80 };
type Drawn = { items: { id: string; column: number }[]; links: { id: string; source: string; target: string }[] };

const drawings: fc.Arbitrary<Drawn> = fc.array(fc.nat({ max: 5 }), { minLength: 1, maxLength: 24 }).chain((columns) => {
  const items = columns.map((column, n) => ({ id: `i${n}`, column }));
  const ends = fc.tuple(fc.constantFrom(...items), fc.constantFrom(...items)).filter(([a, b]) => a.column < b.column);
  const forward = items.some((a) => items.some((b) => a.column < b.column));
  const pairs = forward ? fc.array(ends, { maxLength: 30 }) : fc.constant([]);
  return pairs.map((list) => ({ items, links: list.map(([a, b], n) => ({ id: `l${n}`, source: a.id, target: b.id })) }));
});

const segments = (route: Point[]) => route.slice(1).map((to, n) => [route[n] ?? to, to] as const);

describe("a lane in layers", () => {
  it("lets no two items touch, and puts later columns right of earlier ones", () => {
    fc.assert(
      fc.property(drawings, ({ items, links }) => {
        const { at } = layeredLayout(items, links, size);
        const boxes = items.map((i) => ({ ...i, ...(at[i.id] ?? { x: Number.NaN, y: Number.NaN }) }));
        for (const a of boxes)
          for (const b of boxes) {
            if (a.column === b.column) expect(a.x).toBe(b.x);
            if (a.column < b.column) expect(a.x + size.width).toBeLessThan(b.x);
            if (a.id < b.id && a.column === b.column) expect(Math.abs(a.y - b.y)).toBeGreaterThan(size.height);
          }
      }),
    );
  });

  it("leads every link by right angles from the right of its source to the left of its target, through no item", () => {
    fc.assert(
      fc.property(drawings, ({ items, links }) => {
        const { at, routes } = layeredLayout(items, links, size);
        for (const link of links) {
          const route = routes[link.id] ?? [];
          expect(route[0]?.x).toBe((at[link.source]?.x ?? 0) + size.width);
          expect(route.at(-1)?.x).toBe(at[link.target]?.x);
          for (const [from, to] of segments(route)) {
            expect(from.x === to.x || from.y === to.y).toBe(true);
            for (const { x, y } of Object.values(at)) {
              const across = Math.min(from.x, to.x) < x + size.width && Math.max(from.x, to.x) > x;
              const along = Math.min(from.y, to.y) < y + size.height && Math.max(from.y, to.y) > y;
              expect(across && along).toBe(false);
            }
          }
        }
      }),
    );
  });

  it("draws the same lane the same way", () => {
    const again = fc.property(drawings, ({ items, links }) => {
      expect(layeredLayout(items, links, size)).toEqual(layeredLayout(items, links, size));
    });
    fc.assert(again, { numRuns: 20 });
  });

  it("runs a chain straight on", () => {
    const items = [0, 1, 2, 3].map((column) => ({ id: `c${column}`, column }));
    const links = [1, 2, 3].map((n) => ({ id: `l${n}`, source: `c${n - 1}`, target: `c${n}` }));
    const { at, routes } = layeredLayout(items, links, size);
    expect(new Set(Object.values(at).map((p) => p.y)).size).toBe(1);
    expect(Object.values(routes).every((route) => route.length === 2)).toBe(true);
  });

  it("gives a link back in time no route", () => {
    const items = [
      { id: "a", column: 1 },
      { id: "b", column: 0 },
    ];
    expect(layeredLayout(items, [{ id: "l", source: "a", target: "b" }], size).routes).toEqual({});
  });

  it("lays a lane of 2,000 items out", () => {
    const items = Array.from({ length: 2000 }, (_, n) => ({ id: `i${n}`, column: Math.floor(n / 8) }));
    const links = items.slice(8).map((item, n) => ({ id: `l${n}`, source: `i${n + ((n * 7) % 8) - (n % 8)}`, target: item.id }));
    expect(Object.keys(layeredLayout(items, links, size).at)).toHaveLength(2000);
  });
});
