import { describe, expect, it } from "vitest";
import { sameFirstAndLast } from "./joinders";

describe("whether two names of one paper are one", () => {
  it.each([
    ["Ann B. Doe", "Ann Doe", true],
    ["Ann B. Doe", "Ann Belle Doe", true],
    ["Phillip H. Stone", "Phillip Dale Stone", false],
    ["J. W. Doe", "J. B. Doe", false],
    ["Ira Stone", "Ada Stone", false],
  ])("%s and %s: %s", (a, b, same) => expect(sameFirstAndLast(a, b)).toBe(same));
});
