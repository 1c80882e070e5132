import { describe, expect, it } from "vitest";
import { allOfBoth } from "./of-both";

describe("all children of the dead as the surviving spouse's too", () => {
  it.each([
    "Every one of his children was hers too: ABE PECK and CY PECK.",
    "Each child of his is also a child of Ida.",
    "All the children he had were born of that marriage.",
    "He had no child by any other woman.",
    "The couple raised three children together.",
    "Ida is the mother of all his children.",
    "He married Ida Moss in 1920. Their only child is Abe Peck.",
    "He never had a child with anyone else.",
    "leaving his wife, Ida Peck, and their two children, Abe and Cy",
  ])("%s", (text) => expect(allOfBoth(text, "Ida Peck")).toBe(true));
  it.each([
    "Not every child of his was hers.",
    "None of his children were hers.",
    "He died without a will, leaving a son by another marriage.",
    "Ida was not the mother of his son Cy, who was born of another woman.",
    "He had no children with Ida, and one child by another woman.",
    "Vera Moss was the mother of his son Cy.",
    "The estate bore all costs of his children.",
    "He had two brothers, Abe and Cy. Their children are Dot and Eva.",
    "These two are the children of Ben Peck, a deceased son.",
    "He left three children, Abe, Bea and Cy.",
    "Their land lay beside that of all his children.",
  ])("not: %s", (text) => expect(allOfBoth(text, "Ida Peck")).toBe(false));
});
