import { expect, test } from "vitest";
import type { Lane } from "./lanes";
import { openAtFirst } from "./open-lanes";

const lane = (id: string, items: number) =>
  ({ id, label: id, links: [], items: Array.from({ length: items }, (_, n) => ({ id: `${id}${n}` })) }) as unknown as Lane;

test("opens every lane of a small graph, and only the first of a large one", () => {
  expect([...openAtFirst([lane("a", 20), lane("b", 40)])]).toEqual(["a", "b"]);
  expect([...openAtFirst([lane("a", 100), lane("b", 100), lane("c", 1)])]).toEqual(["a"]);
  expect([...openAtFirst([lane("a", 5000), lane("b", 1)])]).toEqual(["a"]);
});
