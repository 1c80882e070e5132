import { expect, test } from "vitest";
import { visibleLanes } from "./visible-lanes";

const lanes = Array.from({ length: 100 }, (_, n) => ({ top: n * 100, height: 90 }));

test("names the lanes that a window touches, with half a window to spare", () => {
  expect(visibleLanes(lanes, 0, 400)).toEqual([0, 6]);
  expect(visibleLanes(lanes, 5000, 5400)).toEqual([48, 56]);
  expect(visibleLanes(lanes, 50_000, 50_400)).toEqual([0, -1]);
  expect(visibleLanes([], 0, 400)).toEqual([0, -1]);
});
