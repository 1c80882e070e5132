import { expect, it } from "vitest";
import { startOfTerm } from "./term-start";

it.each([
  ["all minerals for a period of ten (10) years from and after March 4, 1951, and so long thereafter as oil is produced", "1951-03-04"],
  ["one-half of the oil for fifteen years from the 2nd day of May, 1940", "1940-05-02"],
  ["a term of 20 years, beginning on January 1, 1960", "1960-01-01"],
  ["for twenty years, to be computed from June 9, 1944,", "1944-06-09"],
  ["for a term commencing July 1, 1950, and running for fifteen years", "1950-07-01"],
  ["from August 3, 1970, for twelve years and as long thereafter", "1970-08-03"],
])("years run from the day that the words name: %s", (words, day) => {
  expect(startOfTerm(words)).toBe(day);
});

it.each([
  "for twenty years from the date hereof",
  "for fifteen years, and the lease from Ada Venn of May 3, 1940, stands",
  "for ten years after date and so long as oil is produced; the deed is of May 3, 1940",
  "until May 3, 1950",
])("no other day is taken: %s", (words) => {
  expect(startOfTerm(words)).toBeNull();
});
