import { describe, expect, it } from "vitest";
import { dropDotted } from "@/lib/markdown/worker/dotted-rules.mjs";

/** Pieces of ink: [left, top, width, height]. */
function dropped(boxes: readonly (readonly [number, number, number, number])[]): boolean[] {
  const of = (value: (box: readonly [number, number, number, number]) => number) => Int32Array.from(boxes, value);
  const drop = new Uint8Array(boxes.length);
  const components = {
    count: boxes.length,
    left: of(([x]) => x),
    top: of(([, y]) => y),
    right: of(([x, , w]) => x + w - 1),
    bottom: of(([, y, , h]) => y + h - 1),
  };
  dropDotted(components, drop);
  return [...drop].map((value) => value === 1);
}

const row = (count: number, step: number, width: (at: number) => number, y: (at: number) => number = () => 500) =>
  Array.from({ length: count }, (_, at) => [200 + at * step, y(at), width(at), 5] as const);

describe("the dotted lines of forms", () => {
  it("go, dot by dot, though they lie askew or run together here and there", () => {
    expect(dropped(row(20, 12, () => 5)).every(Boolean)).toBe(true);
    expect(
      dropped(
        row(
          20,
          12,
          () => 5,
          (at) => 500 + (at >> 2),
        ),
      ).every(Boolean),
    ).toBe(true);
    const merged = [200, 214, 228, 262, 276, 330].map((left, at) => [left, 500, [6, 6, 26, 6, 46, 7][at] ?? 6, 5] as const);
    expect(dropped(merged).every(Boolean)).toBe(true);
  });

  it("leave the words on them, dashes typed to fill a line, and full stops", () => {
    const letters = [
      [230, 470, 24, 34],
      [262, 470, 22, 34],
    ] as const;
    expect(dropped([...row(20, 12, () => 5), ...letters]).slice(-2)).toEqual([false, false]);
    expect(dropped(row(20, 25, () => 15)).some(Boolean)).toBe(false);
    expect(dropped(row(3, 12, () => 5)).some(Boolean)).toBe(false);
    expect(dropped(row(12, 60, () => 6)).some(Boolean)).toBe(false);
  });
});
