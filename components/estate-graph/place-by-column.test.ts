import { expect, test } from "vitest";
import type { Item } from "./lanes";
import { placeByColumn, stepRoute } from "./place-by-column";

const size = { width: 100, height: 50 };
const item = (id: string, column: number) => ({ id, column }) as unknown as Item;

test("stacks items of one column and sets later columns to the right", () => {
  const { at, width, height } = placeByColumn([item("a", 0), item("b", 0), item("c", 1)], size);
  expect(at.a).toEqual({ x: 0, y: 0 });
  expect(at.b?.y).toBeGreaterThan(50);
  expect(at.c?.x).toBeGreaterThan(100);
  expect([width, height]).toEqual([244, 114]);
});

test("leads a route from the right edge to the left edge by right angles only", () => {
  const route = stepRoute({ x: 0, y: 0 }, { x: 300, y: 100 }, size);
  expect(route[0]).toEqual({ x: 100, y: 25 });
  expect(route.at(-1)).toEqual({ x: 300, y: 125 });
  for (const [n, p] of route.entries()) if (n) expect(p.x === route[n - 1]?.x || p.y === route[n - 1]?.y).toBe(true);
});
