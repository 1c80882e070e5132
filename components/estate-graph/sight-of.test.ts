import { expect, test } from "vitest";
import { inStretch, sightOf } from "./sight-of";

const lanes = Array.from({ length: 100 }, (_, n) => ({ top: n * 100, width: 10_000, height: 90, open: true, lane: { items: Array.from({ length: 50 }) } }));
const window = { x: 0, y: 0, zoom: 1, width: 1200, height: 400 };

test("names the lanes that a window touches, with half a window to spare", () => {
  expect(sightOf(lanes, window)).toMatchObject({ first: 0, last: 6 });
  expect(sightOf(lanes, { ...window, y: -5000 })).toMatchObject({ first: 48, last: 56 });
  expect(sightOf(lanes, { ...window, y: -50_000 })).toMatchObject({ first: 0, last: -1 });
});

test("names whole stretches at the sides, so that a small move changes nothing", () => {
  expect(sightOf(lanes, { ...window, x: -3100 })).toEqual(sightOf(lanes, { ...window, x: -3400 }));
  const sight = sightOf(lanes, { ...window, x: -3100 });
  expect(inStretch(3000, sight)).toBe(true);
  expect(inStretch(9000, sight)).toBe(false);
});

test("leaves closed lanes out", () => {
  const some = lanes.map((lane, n) => ({ ...lane, open: n > 3 }));
  expect(sightOf(some, window)).toMatchObject({ first: 4, last: 6 });
});

test("sees cards as boxes from far off only", () => {
  expect(sightOf(lanes, window).boxes).toBe(false);
  expect(sightOf(lanes, { ...window, zoom: 0.1 }).boxes).toBe(true);
});

test("has a small graph in sight as a whole, wherever the window is", () => {
  const sight = sightOf(lanes.slice(0, 2), { ...window, x: 90_000, y: 90_000 });
  expect(sight).toMatchObject({ first: 0, last: 1, boxes: false });
  expect(inStretch(5000, sight)).toBe(true);
});
