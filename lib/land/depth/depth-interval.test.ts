import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apart, inside, intervalText, layersOf, readInterval } from "./depth-interval";

const read = (words: string) => {
  const i = readInterval(words);
  if (!i) throw new Error(`no interval in ${words}`);
  return i;
};

describe("depth intervals", () => {
  it.each([
    ["from the surface down to a depth of 4,200 feet below the surface", "from the surface to 4,200 feet"],
    ["depths below 7,350 feet beneath the surface of 90 acres", "below 7,350 feet"],
    ["below the base of the Strawn formation", "below the base of the Strawn"],
    ["from the surface to 100 feet below the base of the Hunton", "from the surface to 100 feet below the base of the Hunton"],
    ["as to the Viola formation only", "from the top of the Viola to the base of the Viola"],
  ])("%s", (words, want) => expect(intervalText(read(words))).toBe(want));

  it("are none where the words fix no level", () => {
    for (const words of [
      "all depths",
      "from the surface to the base of the Strawn formation and all depths below",
      "the wellbore of the Hale No. 1",
      "100 feet below the total depth drilled in the Hale No. 1",
      "x".repeat(100_000),
    ])
      expect(readInterval(words)).toBeNull();
  });

  it("divide the land into the coarsest layers that each covers wholly or not at all", () => {
    const layers = layersOf([read("below 4,000 feet"), read("from 4,000 feet to 6,000 feet"), read("from the surface to 6,000 feet")]);
    expect(layers?.map(intervalText)).toEqual(["from the surface to 4,000 feet", "from 4,000 feet to 6,000 feet", "below 6,000 feet"]);
  });

  it("divide nothing where the order of two levels is not known", () => {
    expect(layersOf([read("below the base of the Strawn"), read("below 6,000 feet")])).toBeNull();
    expect(apart(read("below the base of the Strawn"), read("from the surface to 6,000 feet"))).toBe(false);
    expect(inside(read("below the base of the Strawn"), read("below 6,000 feet"))).toBe(false);
  });

  it("of any feet make layers that are apart, and every limit is inside or apart from each", () => {
    const limit = fc.tuple(fc.integer({ min: 10, max: 30_000 }), fc.integer({ min: 0, max: 30_000 })).map(([from, more]) => ({
      from: { of: null, side: null, feet: from },
      to: more === 0 ? null : { of: null, side: null, feet: from + more },
    }));
    fc.assert(
      fc.property(fc.array(limit, { minLength: 1, maxLength: 5 }), (limits) => {
        const layers = layersOf(limits) ?? [];
        for (const [n, layer] of layers.entries()) {
          for (const other of layers.slice(n + 1)) expect(apart(layer, other)).toBe(true);
          for (const l of limits) expect(apart(layer, l) || inside(layer, l)).toBe(true);
          if (layers.length > 1) expect(readInterval(intervalText(layer))).toEqual(layer);
        }
      }),
    );
  });
});
