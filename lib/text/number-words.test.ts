import { describe, expect, it } from "vitest";
import { numberFromWords } from "./number-words";

describe("numberFromWords", () => {
  it.each([
    ["twenty-sixth", 26],
    ["one thousand nine hundred and seventy-eight", 1978],
    ["nineteen hundred and nineteen", 1919],
    ["nineteen twenty", 1920],
    ["trenty-five", 25],
    ["one thovsend nine hundred", 1900],
  ])("%s → %d", (words, value) => {
    expect(numberFromWords(words)).toBe(value);
  });

  it("is null for words that are no number", () => {
    expect(numberFromWords("iron pin")).toBeNull();
  });
});
