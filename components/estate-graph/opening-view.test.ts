import { expect, test } from "vitest";
import { openingView } from "./opening-view";

const room = { width: 1000, height: 800 };

test("shows the whole graph, centred, when it can be read so", () => {
  const view = openingView([{ top: 0, width: 900, height: 600 }], room);
  expect(view.zoom).toBeGreaterThan(0.6);
  expect(view.x + (900 * view.zoom) / 2).toBeCloseTo(500);
  expect(view.y + (600 * view.zoom) / 2).toBeCloseTo(400);
});

test("begins at the first lane's top left when the whole would be too small", () => {
  const lanes = [
    { top: 0, width: 3000, height: 700 },
    { top: 728, width: 2800, height: 700 },
  ];
  expect(openingView(lanes, room)).toEqual({ x: 24, y: 24, zoom: 0.75 });
});

test("shows all lanes in their width, however many they are, when that can be read", () => {
  const lanes = Array.from({ length: 9 }, (_, n) => ({ top: n * 728, width: 1190, height: 700 }));
  expect(openingView(lanes, room).zoom).toBeCloseTo(0.8);
});

test("keeps a view for a window without room and a graph without lanes", () => {
  expect(openingView([], room).zoom).toBe(1);
  expect(openingView([{ top: 0, width: 900, height: 600 }], { width: 10, height: 10 }).zoom).toBe(1);
});
