import { expect, it } from "vitest";
import { depthWords } from "./depth-words";

it.each([
  ["all rights lying more than five thousand (5,000) feet below the surface", "below 5,000 feet"],
  ["from the surface down to 3,200 feet", "from the surface to 3,200 feet"],
  ["below the base of the Oak Sand", "below the base of the Oak"],
  ["deeper than 4,100 feet from the surface", "below 4,100 feet"],
])("%s", (words, want) => expect(depthWords(words)?.text).toBe(want));

it.each(["not less than 330 feet from any line", "a strip more than 200 feet wide", "more than 100 feet north of the barn", "less than 900 feet of casing"])(
  "is no depth: %s",
  (words) => expect(depthWords(words)).toBeNull(),
);
