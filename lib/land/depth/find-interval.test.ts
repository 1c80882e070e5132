import { describe, expect, it } from "vitest";
import { intervalText } from "./depth-interval";
import { findInterval } from "./find-interval";

const read = (words: string): string | null => {
  const found = findInterval(words);
  return found && intervalText(found.interval);
};

describe("limits of depth in whatever words", () => {
  it.each([
    ["from a point 12,000 feet beneath the surface down to the center of the earth", "below 12,000 feet"],
    ["in the stratum found between 4,800 feet and 5,600 feet below ground", "from 4,800 feet to 5,600 feet"],
    ["such minerals as lie deeper than 3,500 feet", "below 3,500 feet"],
    ["down to but not deeper than five thousand (5,000) feet", "from the surface to 5,000 feet"],
    ["as deep as 7,000 feet", "from the surface to 7,000 feet"],
    ["takes no rights below 6,000 feet", "below 6,000 feet"],
    ["from the top of the Strawn to the base of the Ellenburger", "from the top of the Strawn to the base of the Ellenburger"],
    ["the rights 100 feet below the base of the Hunton and deeper", "below 100 feet below the base of the Hunton"],
  ])("%s → %s", (words, want) => expect(read(words)).toBe(want));

  it.each([
    "at any and every depth",
    "in all depths, zones, formations and horizons whatsoever",
    "as to all depths and formations not sold before",
    "shall drill a well to a depth of 9,500 feet",
    "shall set pipe below the fresh water at 300 feet",
    "no well nearer than 330 feet from the line of the tract",
    "the surface of the East 100 acres",
  ])("are none in: %s", (words) => expect(read(words)).toBeNull());

  it("are sought in a long text to its end", () => expect(() => findInterval("below the base of the and 100 feet from ".repeat(2600))).not.toThrow());
});
