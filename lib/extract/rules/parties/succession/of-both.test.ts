import { describe, expect, it } from "vitest";
import { allOfBoth } from "./of-both";

describe("all children of the dead as the surviving spouse's too", () => {
  it.each([
    "Every child he ever had was hers too: ABE PECK and CY PECK.",
    "Each child of his is also a child of Ida.",
    "All the children he had were born of that marriage.",
    "He had no child by any other woman.",
    "The couple raised three children together.",
    "Ida is the mother of all his children.",
    "leaving his wife, Ida Peck, and their two children, Abe and Cy",
  ])("%s", (text) => expect(allOfBoth(text)).toBe(true));
  it.each([
    "Not every child of his was hers.",
    "None of his children were hers.",
    "He left three children, Abe, Bea and Cy.",
    "Their land lay beside that of all his children.",
  ])("not: %s", (text) => expect(allOfBoth(text)).toBe(false));
});
