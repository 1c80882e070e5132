import { expect, it } from "vitest";
import { weddingDay } from "./wedding-day";
import { findDates } from "./written-date";

const day = (text: string) => {
  const m = /was married|never married/.exec(text);
  return m && (weddingDay(text, m, findDates(text))?.date ?? null);
};

it("takes for the day of a marriage only the one behind its verb", () => {
  expect(day("He was married to Ada Pike on June 3, 1921, at Elm.")).toBe("1921-06-03");
  expect(day("Statement of October 12, 1984. He never married but once.")).toBeNull();
  expect(day("He was married once; he died May 4, 1970.")).toBeNull();
});
