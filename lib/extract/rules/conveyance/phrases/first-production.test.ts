import { describe, expect, it } from "vitest";
import { PRODUCTION } from "./production";

describe("first production", () => {
  it.each(["effective on first production", "effective upon the date of first production", "held until first sales of gas"])(
    "is no fact where it is to come: %s",
    (words) => expect(PRODUCTION.test(words)).toBe(false),
  );
  it.each(["first production was on May 2, 1963", "the date of first sales was June 3, 1971", "First oil May, 2010"])("is one where it is told: %s", (words) =>
    expect(PRODUCTION.test(words)).toBe(true),
  );
});
